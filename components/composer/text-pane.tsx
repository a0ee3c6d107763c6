'use client';

import dynamic from 'next/dynamic';
import { type Ref, useCallback, useId, useImperativeHandle, useRef, useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useCommands } from '@/components/commands/command-registry';
import type { CardListHandle } from '@/components/editor/card-list';
import type { FormattedPaste } from '@/components/editor/formatted-paste';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { FieldNotesBelow } from '@/components/ui/field';
import { loadPart } from '@/components/ui/load-part';
import { LoadingState } from '@/components/ui/states';
import type { Draft } from '@/lib/composer/draft';
import { LIMITS } from '@/lib/contract/limits';
import { insertBlock } from '@/lib/text-import/insert-block';
import { say } from '@/lib/words/say';
import { CardOutline } from './card-outline';
import type { CurrentCard } from './current-card';
import { useDraftField } from './draft-fields';
import type { OutlineEntry } from './outline-cards';
import { PaneNote, type PaneNoteContent } from './pane-note';
import { pasteNote } from './paste-note';
import { TextCount } from './text-count';
import { TextEditor, type TextEditorHandle } from './text-editor';
import { TextPaneHeader, type TextView } from './text-pane-header';
import { useSettled } from './use-settled';
import { useTextImport } from './use-text-import';

const CardList = dynamic(
  loadPart(() => import('@/components/editor/card-list').then((module) => module.CardList)),
  {
    ssr: false,
    loading: () => <LoadingState label={say('Loading the cards')} className="p-4" />,
  },
);

// There is nothing to note on a text that nobody has written yet. Where they cannot be had one writes without them.
const BreakNotes = dynamic(
  () =>
    import('./break-notes').then(
      (module) => module.BreakNotes,
      () => () => null,
    ),
  { ssr: false },
);

const PLACEHOLDERS = {
  inputText: say('Write or paste your text. A line of three dashes begins a new card.'),
  prompt: say('Write what the template is to be filled with: text, image addresses, and what to do with them.'),
};

/** Goes to where a card (0-based) begins in the text. */
export type TextPaneHandle = { goToCard: (card: number) => void };

type Props = {
  handle?: Ref<TextPaneHandle>;
  path: 'inputText' | 'prompt';
  entries: readonly OutlineEntry[];
  saved: string | null;
  /** Kept up with where one writes. */
  current: CurrentCard;
  onCard: (card: number) => void;
  /** Takes a whole request that came as a file; without it the text in it is taken. */
  onRequestJson?: (body: Record<string, unknown>) => void;
};

/** The text, free or card by card, with the outline of its cards beside it and what is to be said about it below. */
export function TextPane({ handle, path, entries, saved, current, onCard, onRequestJson }: Props) {
  const { control, setValue, getValues } = useFormContext<Draft>();
  const { field } = useController({ control, name: path });
  const { id, notes, control: aria } = useDraftField(path);
  const editor = useRef<TextEditorHandle>(null);
  const cards = useRef<CardListHandle>(null);
  const [view, setView] = useState<TextView>('text');
  const [note, setNote] = useState<PaneNoteContent | null>(null);
  const cuts = useWatch({ control, name: 'cardSplit' }) === 'inputTextBreaks' || path === 'prompt';
  const settled = useSettled(field.value);
  const countId = useId();
  const label = path === 'inputText' ? say('Text') : say('Prompt');
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
  useImperativeHandle(handle, () => ({ goToCard }));
  useCommands(() =>
    isText
      ? [
          {
            id: 'break',
            title: say('Insert a break at the cursor'),
            group: 'Compose',
            words: say('cut card marker ---'),
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
    setValue(path, SAMPLE_TEXT, { shouldDirty: true, shouldValidate: false });
    useBreaks();
    editor.current?.focus();
  };
  return (
    <div
      className="relative flex flex-col border-b border-hairline lg:min-h-60 lg:flex-[1_1_50%]"
      {...reader.dropTarget}
    >
      <TextPaneHeader
        view={view}
        onView={setView}
        onFind={() => editor.current?.find()}
        onFile={(file) => void reader.take(file)}
        isReading={reader.isReading}
      />
      <div className="relative flex h-[26rem] flex-col sm:flex-row lg:h-auto lg:min-h-0 lg:flex-1">
        {/* The editor stays while the cards are shown: it keeps what can be undone. */}
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
            onCaret={current.stands}
            cuts={cuts}
            placeholder={PLACEHOLDERS[path]}
          />
        </div>
        {!isText && (
          <div className="min-h-0 min-w-0 flex-1">
            <CardList
              id={id}
              label={label}
              text={field.value}
              onText={onText}
              onBlur={field.onBlur}
              onDone={(said, before) =>
                setNote({
                  said,
                  action: { label: say('Undo'), act: () => restore(before) },
                  holdsFor: getValues(path),
                })
              }
              // Cards of a set number are not those between the breaks.
              onCaret={({ line, card }) => current.stands({ line, card: cuts ? card : null })}
              handle={cards}
              aria-describedby={describedBy}
            />
          </div>
        )}
        {isText && field.value === '' && path === 'inputText' && (
          <div className="absolute top-16 start-12 max-sm:top-24">
            <Button look="outline" onClick={() => void useSample()}>
              {say('Try a sample')}
            </Button>
          </div>
        )}
        {entries.length > 0 && (
          <div className="flex max-h-32 flex-col border-hairline max-sm:border-t sm:max-h-none sm:w-48 sm:border-s">
            <CardOutline
              entries={entries}
              current={current}
              onGo={(card) => {
                goToCard(card);
                onCard(card);
              }}
            />
          </div>
        )}
      </div>
      <PaneNote note={shownNote} onClose={() => setNote(null)} />
      {settled !== '' && <BreakNotes text={settled} cuts={cuts} onText={onText} onUseBreaks={useBreaks} />}
      <div className="flex items-start justify-between gap-4 border-t border-hairline px-4 py-1.5 lg:px-6 text-12 text-quiet">
        <div>
          <TextCount
            id={countId}
            length={field.value.length}
            limit={LIMITS[path]}
            settled={settled}
            more={path === 'prompt' ? say('The template’s own text counts too.') : undefined}
          />
          <FieldNotesBelow id={id} {...notes} />
        </div>
        {saved && <p className="shrink-0">{saved}</p>}
      </div>
      {reader.isOver && (
        <div className="pointer-events-none absolute inset-2 z-10 grid place-items-center rounded-card border-2 border-dashed border-edge bg-paper/90 text-14 font-medium">
          {say('Drop it to add its text: .txt, .md, .docx, .pdf or .json')}
        </div>
      )}
    </div>
  );
}
