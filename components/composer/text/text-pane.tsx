'use client';

import dynamic from 'next/dynamic';
import {
  type Ref,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { isMac, useCommands } from '@/components/commands/command-registry';
import type { CardListHandle } from '@/components/editor/card-list';
import type { FormattedPaste } from '@/components/editor/formatted-paste';
import type { Outline } from '@/components/preview/deck-maker';
import { useBar } from '@/components/ui/bars';
import { classNames } from '@/components/ui/class-names';
import { FieldNotesBelow } from '@/components/ui/field';
import { loadPart } from '@/components/ui/load-part';
import { LoadingState } from '@/components/ui/states';
import { useHydrated } from '@/components/ui/use-page-state';
import type { Draft } from '@/lib/composer/draft';
import { LIMITS } from '@/lib/contract/limits';
import { ACCEPTED_FILES, pastedFiles } from '@/lib/text-import/file-kind';
import { insertBlock } from '@/lib/text-import/insert-block';
import { perLocale } from '@/lib/words/messages-in-use';
import { t, tPlural } from '@/lib/words/t';
import { useGenerateInstead, useWriterWords } from '../form-session';
import { EditorTools, StartButtons } from '../later-parts';
import type { CurrentCard } from '../preview/current-card';
import { useDraftField } from '../settings/draft-fields';
import type { TextView } from './editor-strip';
import { PaneNote, type PaneNoteContent } from './pane-note';
import { TextEditor, type TextEditorHandle } from './text-editor';
import { pasteNote, useTextImport } from './use-text-import';

const PLACEHOLDERS = perLocale(() => ({
  generate: t('Describe your deck, or paste notes.'),
  condense: t('Paste the text to shorten'),
  preserve: t('Paste your notes, an article or an outline'),
  template: t('Describe the new content. Paste text or image URLs.'),
}));

/** Goes to where a card (0-based) begins in the text; inserts text at the caret. */
export type TextPaneHandle = { goToCard: (card: number) => void; insert: (text: string) => void };

type Props = Pick<Outline, 'entries' | 'toFill'> & {
  handle?: Ref<TextPaneHandle>;
  path: 'inputText' | 'prompt';
  /** Whether the draft has loaded. Before that, an empty text does not mean that the draft is empty. */
  isReady: boolean;
  /** Updated with the caret position. */
  current: CurrentCard;
  onCard: (card: number) => void;
  /** Opens the table of a batch. */
  onBatch: () => void;
  /** Handles a whole request read from a file; without it the request's text is inserted. */
  onRequestJson?: (body: Record<string, unknown>) => void;
  className?: string;
};

/** The text, as one document or card by card, with its tools in a strip below. */
export function TextPane({ handle, path, entries, toFill, isReady, current, className, ...on }: Props) {
  const { onCard, onBatch, onRequestJson } = on;
  const { control, setValue, getValues } = useFormContext<Draft>();
  const { field } = useController({ control, name: path });
  const { id, notes, control: aria } = useDraftField(path);
  const editor = useRef<TextEditorHandle>(null);
  const cards = useRef<CardListHandle>(null);
  const [view, setView] = useState<TextView>('text');
  const [note, setNote] = useState<PaneNoteContent | null>(null);
  const [cardSplit, textMode] = useWatch({ control, name: ['cardSplit', 'textMode'] });
  const cuts = cardSplit === 'inputTextBreaks' || path === 'prompt';
  const settled = useSettled(field.value);
  const instead = useGenerateInstead();
  const writerWords = useWriterWords();
  const countId = useId();
  const isTemplate = path === 'prompt';
  const label = isTemplate ? t('What should replace this deck’s content?') : t('Text');
  const isBlank = isReady && !isTemplate && field.value === '';
  const fileInput = useRef<HTMLInputElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  useBar(foot);
  const onFile = () => fileInput.current?.click();
  const isText = view === 'text';
  const onText = field.onChange as (text: string) => void;
  const describedBy = [aria['aria-describedby'], countId].filter(Boolean).join(' ');
  const shownNote = note?.holdsFor === undefined || note.holdsFor === field.value ? note : null;

  const restore = (text: string) => {
    onText(text);
    setNote(null);
  };
  const reader = useTextImport({
    onText: (text, point) => {
      if (isText) return editor.current?.insertBlock(text, point);
      const now = getValues(path);
      const { from, to, insert } = insertBlock(now, { from: now.length, to: now.length }, text);
      onText(now.slice(0, from) + insert + now.slice(to));
    },
    onNote: setNote,
    currentText: () => getValues(path),
    onRestore: restore,
    onRequestJson,
  });
  const onPasted = useCallback((paste: FormattedPaste) => setNote(pasteNote(paste, () => setNote(null))), []);
  const goToCard = (card: number) => {
    const line = entries[card]?.line;
    if (line == null) return;
    if (isText) editor.current?.goToLine(line);
    else cards.current?.goToCard(card);
  };
  const insert = (text: string) => {
    // The caret is that of the editor, which stays mounted in the card view.
    flushSync(() => setView('text'));
    editor.current?.insert(text);
  };
  useImperativeHandle(handle, () => ({ goToCard, insert }));
  useCommands(() =>
    isText
      ? [
          {
            id: 'break',
            title: t('Insert --- line at cursor'),
            group: 'Compose',
            words: t('split card marker break ---'),
            run: () => {
              editor.current?.insertBlock('---');
              editor.current?.focus();
            },
          },
        ]
      : [],
  );
  const useBreaks = () => setValue('cardSplit', 'inputTextBreaks', { shouldDirty: true });
  const useSample = async () => {
    const { SAMPLE_TEXT } = await import('./sample-text');
    // React moves a textarea's caret to the end when it sets the value, so the value must be committed before the caret
    // is moved.
    flushSync(() => {
      setValue(path, SAMPLE_TEXT, { shouldDirty: true, shouldValidate: false });
      useBreaks();
    });
    editor.current?.focus();
    editor.current?.goToTop();
  };
  return (
    <div className={classNames('relative flex min-h-0 flex-1 flex-col', className)} {...reader.dropTarget}>
      {isTemplate && <TemplateHead label={label} />}
      <div
        className={classNames(
          'relative flex min-h-0 flex-1 flex-col',
          isTemplate && 'mx-4 mb-3 overflow-hidden rounded-card border border-edge lg:mx-6',
        )}
      >
        {/* The editor stays mounted in the card view: it holds the undo history. */}
        <div className={classNames('flex min-h-0 min-w-0 flex-1 flex-col', !isText && 'hidden')}>
          <TextEditor
            {...aria}
            aria-describedby={describedBy}
            id={isText ? id : `${id}-free`}
            label={label}
            handle={editor}
            value={field.value}
            onChange={onText}
            onBlur={field.onBlur}
            onPasted={onPasted}
            onCaret={current.setPlace}
            cuts={cuts}
            placeholder={isReady ? PLACEHOLDERS[isTemplate ? 'template' : textMode] : ''}
          />
        </div>
        {!isText && (
          <div className="min-h-0 min-w-0 flex-1">
            <CardsView
              id={id}
              label={label}
              text={field.value}
              entries={entries}
              cuts={cuts}
              onText={onText}
              onBlur={field.onBlur}
              onNote={setNote}
              onCaret={current.setPlace}
              handle={cards}
              aria-describedby={describedBy}
            />
          </div>
        )}
        {isBlank && isText && (
          <StartButtons
            onPaste={() => void pasteInto(editor, setNote, (files) => void reader.take(files))}
            onSample={() => void useSample()}
            onFile={onFile}
            onBatch={onBatch}
            isReading={reader.isReading}
            writerWords={textMode === 'preserve' ? null : writerWords}
          />
        )}
      </div>
      <div ref={foot} className="shrink-0">
        <PaneNote note={shownNote} onClose={() => setNote(null)} />
        {settled !== '' && <BreakNotes text={settled} onUseBreaks={useBreaks} {...{ cuts, onText, instead }} />}
        <div className="shrink-0 px-4 pb-1 empty:hidden lg:px-6">
          <FieldNotesBelow id={id} {...notes} />
        </div>
        {!(isBlank && isText) && (
          <EditorTools
            view={view}
            onView={setView}
            onFind={() => editor.current?.find()}
            onFile={onFile}
            isReading={reader.isReading}
            {...{ entries, toFill, current }}
            onGo={(card) => {
              goToCard(card);
              onCard(card);
            }}
            count={
              <TextCount
                id={countId}
                length={field.value.length}
                limit={LIMITS[path]}
                settled={settled}
                more={isTemplate ? t(', plus the template’s text') : undefined}
              />
            }
          />
        )}
      </div>
      <FileInput input={fileInput} onFile={(file) => void reader.take([file])} />
      {reader.isOver && (
        <div className="pointer-events-none absolute inset-2 z-10 grid place-items-center rounded-card border-2 border-dashed border-edge bg-paper/90 text-14 font-medium">
          {t('Drop a DOCX, PDF, Markdown, text or JSON file, or images')}
        </div>
      )}
    </div>
  );
}

/** A hidden file input that a button elsewhere opens. */
function FileInput({ input, onFile }: { input: RefObject<HTMLInputElement | null>; onFile: (file: File) => void }) {
  return (
    <input
      ref={input}
      type="file"
      accept={ACCEPTED_FILES}
      aria-label={t('File to add')}
      tabIndex={-1}
      className="hidden"
      onChange={(event) => {
        const file = event.target.files?.[0];
        if (file) onFile(file);
        // Lets the same file be chosen again.
        event.target.value = '';
      }}
    />
  );
}

/** Pastes on a button press; if the browser denies access, shows the keyboard shortcut instead. */
async function pasteInto(
  editor: RefObject<TextEditorHandle | null>,
  onNote: (note: PaneNoteContent) => void,
  onFiles: (files: File[]) => void,
): Promise<void> {
  const copied = await readClipboard();
  editor.current?.focus();
  if (copied === null) {
    onNote({ said: isMac() ? t('Press ⌘V to paste.') : t('Press Ctrl+V to paste.') });
    return;
  }
  const files = pastedFiles(copied);
  if (files.length > 0) return onFiles(files);
  if (copied.getData('text/plain') === '' && copied.getData('text/html') === '') {
    onNote({ said: t('There is no text on the clipboard.') });
    return;
  }
  editor.current?.paste(copied);
}

/** The clipboard, with formatting and an image if there is any; null if the browser denies access. */
async function readClipboard(): Promise<DataTransfer | null> {
  const { clipboard } = navigator;
  const copied = new DataTransfer();
  try {
    // Pages on plain HTTP have no clipboard API.
    if (!clipboard?.read) {
      copied.setData('text/plain', await clipboard.readText());
      return copied;
    }
    const [item] = await clipboard.read();
    for (const type of ['text/html', 'text/plain'])
      if (item?.types.includes(type)) copied.setData(type, await (await item.getType(type)).text());
    const image = item?.types.find((type) => type.startsWith('image/'));
    if (item && image) copied.items.add(new File([await item.getType(image)], 'image', { type: image }));
    return copied;
  } catch {
    return null;
  }
}

const CardsView = dynamic(
  loadPart(() => import('../preview/cards-view').then((module) => module.CardsView)),
  {
    ssr: false,
    loading: () => <LoadingState label={t('Loading…')} className="p-4" />,
  },
);

// Notes on the text, loaded once there is some. The editor works without them.
const BreakNotes = dynamic(
  () =>
    import('./break-notes').then(
      (module) => module.BreakNotes,
      () => () => null,
    ),
  { ssr: false },
);

const TemplateHead = dynamic(
  loadPart(() => import('../settings/template-field').then((module) => module.TemplateHead)),
  { ssr: false, loading: () => <LoadingState label={t('Loading…')} rows={2} className="p-4" /> },
);

const LONG_TEXT = 20_000;
const DEBOUNCE_MS = 400;

/** A text for notes and counts: immediate while it is short, debounced once reading it takes noticeable time. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  const isLong = text.length > LONG_TEXT;
  useEffect(() => {
    if (!isLong) return;
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, isLong]);
  return useDeferredValue(isLong ? settled : text);
}

type TextCountProps = { id: string; length: number; limit: number; settled: string; more?: string };

/** The limit is shown from this share of it. */
const LIMIT_SHOWN_FROM = 0.8;

/** The length of the text; the approximate number of tokens shows on hover. */
function TextCount({ id, length, limit, settled, more }: TextCountProps) {
  // The server does not know the reader's locale, so the first render uses a fixed one to match.
  const locale = useHydrated() ? undefined : 'en';
  const count = length.toLocaleString(locale);
  const tokens = approximateTokens(settled).toLocaleString(locale);
  return (
    <p
      id={id}
      title={settled === '' ? undefined : t('About {tokens} tokens', { tokens })}
      className="truncate text-12 text-quiet tabular-nums"
    >
      <span className={classNames(length > limit && 'font-medium text-bad')}>
        {length < limit * LIMIT_SHOWN_FROM
          ? tPlural(length, { one: '{shown} character', other: '{shown} characters' }, { shown: count })
          : t('{count} of {limit} characters', { count, limit: limit.toLocaleString(locale) })}
      </span>
      {more}
    </p>
  );
}

/** Scripts in which a character is about one token. */
const DENSE = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]/g;

/** The approximate number of tokens in a text: one per four Latin letters, one per Chinese character. */
function approximateTokens(text: string): number {
  let dense = 0;
  for (const _ of text.matchAll(DENSE)) dense += 1;
  return Math.ceil(dense + (text.length - dense) / 4);
}
