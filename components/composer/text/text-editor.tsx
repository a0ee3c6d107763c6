'use client';

import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { CaretPlace } from '@/components/editor/editor-reports';
import type { FormattedPaste } from '@/components/editor/formatted-paste';
import type { OpenEditor } from '@/components/editor/open-editor';
import { classNames } from '@/components/ui/class-names';
import { deferUntilInteractive, firstThingsDone, nextTask, whenIdle } from '@/components/ui/first-things';
import { loadPart } from '@/components/ui/load-part';
import { listenTo } from '@/lib/listeners';
import { insertBlock } from '@/lib/text-import/insert-block';
import { indexOfLine, placeInText } from './text-lines';

deferUntilInteractive();

export type TextEditorHandle = {
  goToLine: (line: number) => void;
  focus: () => void;
  /** Inserts text as separate lines, at a point on the screen or at the caret. */
  insertBlock: (block: string, point?: { x: number; y: number }) => void;
  /** Pastes as if by keyboard. */
  paste: (copied: DataTransfer) => void;
  /** Inserts text at the caret, and focuses it. */
  insert: (text: string) => void;
  /** Moves the caret and the scroll position to the top. */
  goToTop: () => void;
  find: () => void;
};

type Props = {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  onPasted: (paste: FormattedPaste) => void;
  /** Called shortly after the caret has moved. */
  onCaret: (place: CaretPlace) => void;
  /** Whether --- lines split the text, and are drawn and numbered as splits. */
  cuts: boolean;
  placeholder: string;
  handle: Ref<TextEditorHandle>;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
};

/**
 * The text of the cards. The page is served with a plain textarea that is usable at once; when the full editor
 * (markers, find) has loaded, it takes over the value and the caret.
 */
export function TextEditor({
  id,
  label,
  value,
  onChange,
  onBlur,
  onPasted,
  onCaret,
  cuts,
  placeholder,
  handle,
  ...aria
}: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<OpenEditor | null>(null);
  const [open, setOpen] = useState(false);
  const attributes: Record<string, string> = {
    id,
    'aria-label': label,
    // Already focusable; set explicitly so that accessibility checks see the scroll container as focusable.
    tabindex: '0',
    spellcheck: 'true',
    autocapitalize: 'sentences',
  };
  if (aria['aria-invalid']) attributes['aria-invalid'] = 'true';
  if (aria['aria-describedby']) attributes['aria-describedby'] = aria['aria-describedby'];
  const serialized = JSON.stringify(attributes);
  const latest = useRef({ value, onChange, onBlur, onPasted, onCaret, cuts, placeholder, attributes });
  latest.current = { value, onChange, onBlur, onPasted, onCaret, cuts, placeholder, attributes };

  useEffect(() => {
    const gone = new AbortController();
    const from = area.current;
    if (!from) return;
    // Not before the textarea is interactive: loading would delay the first keystrokes.
    const loaded = whenFree(from, Promise.resolve(), gone.signal)
      .then(() => {
        firstThingsDone();
        return whenIdle(gone.signal);
      })
      .then(loadPart(loadEditor));
    void whenFree(from, loaded, gone.signal).then((module) => {
      if (!module || !place.current) return;
      const now = latest.current;
      const [start, end] = [placeInText(now.value, from.selectionStart), placeInText(now.value, from.selectionEnd)];
      const backward = from.selectionDirection === 'backward';
      const hadFocus = document.activeElement === from;
      editor.current = new module.OpenEditor({
        parent: place.current,
        text: now.value,
        selection: backward ? { anchor: end, head: start } : { anchor: start, head: end },
        attributes: now.attributes,
        placeholder: now.placeholder,
        cuts: now.cuts,
        onChange: (text) => latest.current.onChange(text),
        onBlur: () => latest.current.onBlur(),
        onPasted: (paste) => latest.current.onPasted(paste),
        onCaret: (caret) => latest.current.onCaret(caret),
      });
      // The textarea is hidden in the same task, so no keystroke can fall between.
      from.hidden = true;
      if (hadFocus) editor.current.focus();
      setOpen(true);
    });
    return () => {
      gone.abort();
      editor.current?.close();
      editor.current = null;
    };
  }, []);

  useEffect(() => editor.current?.setText(value), [value]);
  useEffect(() => editor.current?.setCuts(cuts), [cuts]);
  useEffect(() => editor.current?.setPlaceholder(placeholder), [placeholder]);
  useEffect(() => editor.current?.setAttributes(JSON.parse(serialized)), [serialized]);

  useImperativeHandle(handle, () => ({
    focus: () => (editor.current ?? area.current)?.focus(),
    find: () => editor.current?.find(),
    paste: (copied) => {
      if (editor.current) return editor.current.paste(copied);
      onChange(latest.current.value + copied.getData('text/plain'));
      toTop(area.current);
    },
    insert: (text) => {
      const copied = new DataTransfer();
      copied.setData('text/plain', text);
      (editor.current ?? area.current)?.focus();
      if (editor.current) editor.current.paste(copied);
      else onChange(latest.current.value + text);
    },
    goToTop: () => (editor.current ? editor.current.goToLine(1) : toTop(area.current)),
    insertBlock: (block, point) => {
      if (editor.current) return editor.current.insertBlock(block, point);
      const text = latest.current.value;
      const caret = placeInText(text, area.current?.selectionStart ?? 0);
      const change = insertBlock(text, { from: caret, to: caret }, block);
      onChange(text.slice(0, change.from) + change.insert + text.slice(change.to));
    },
    goToLine: (line) => {
      if (editor.current) return editor.current.goToLine(line);
      const element = area.current;
      if (!element) return;
      const index = indexOfLine(element.value, line);
      // The browser scrolls to the caret when the editor is focused, not when the caret moves.
      element.blur();
      element.setSelectionRange(index, index);
      element.focus();
    },
  }));

  return (
    <div
      className={classNames(
        'min-h-0 min-w-0 flex-1 transition-shadow focus-within:shadow-[inset_2px_0_0_var(--ink)] rtl:focus-within:shadow-[inset_-2px_0_0_var(--ink)]',
        aria['aria-invalid'] && 'shadow-[inset_3px_0_0_var(--bad)] rtl:shadow-[inset_-3px_0_0_var(--bad)]',
      )}
    >
      {/* CSS containment: a keystroke must not trigger layout of the whole page. */}
      <div ref={place} className={classNames(open ? 'h-full contain-strict' : 'contents')} />
      {!open && (
        <textarea
          ref={area}
          id={id}
          aria-label={label}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onPaste={() => {
            const element = area.current;
            if (element?.value === '') setTimeout(() => element.value.includes('\n') && toTop(element));
          }}
          onBlur={onBlur}
          placeholder={placeholder}
          spellCheck
          className="block h-full w-full resize-none bg-transparent py-4 pe-6 ps-12 text-14 leading-6 wrap-anywhere outline-none placeholder:text-20 placeholder:leading-8 pointer-coarse:text-16"
          {...aria}
        />
      )}
    </div>
  );
}

/** Runs after the new value has rendered. */
function toTop(area: HTMLTextAreaElement | null): void {
  setTimeout(() => {
    area?.setSelectionRange(0, 0);
    area?.scrollTo(0, 0);
  });
}

/**
 * Waits until `loaded` is done and the textarea can be replaced: it is enabled and has no active IME composition. Null
 * if `signal` aborts first or loading fails; the textarea then stays.
 */
function whenFree<T>(area: HTMLTextAreaElement, loaded: Promise<T>, signal: AbortSignal): Promise<T | null> {
  return new Promise((resolve) => {
    let composing = false;
    let found: { it: T } | null = null;
    const observer = new MutationObserver(() => check());
    const stop = listenTo(area, ['compositionstart', 'compositionend'], ({ type }) => {
      composing = type === 'compositionstart';
      // The event fires before the text has changed.
      if (!composing) setTimeout(check);
    });
    const end = (result: T | null) => {
      observer.disconnect();
      stop();
      resolve(result);
    };
    const check = () => {
      if (found && !signal.aborted && !composing && !area.matches(':disabled')) end(found.it);
    };
    signal.addEventListener('abort', () => end(null));
    const form = area.closest('fieldset');
    if (form) observer.observe(form, { attributes: true, attributeFilter: ['disabled'] });
    loaded.then(
      (it) => {
        found = { it };
        check();
      },
      () => end(null),
    );
  });
}

/** Loads the editor's modules in separate tasks: evaluating all at once would block typing on a slow phone. */
async function loadEditor(): Promise<typeof import('@/components/editor/open-editor')> {
  for (const part of PARTS) {
    await part();
    await nextTask();
  }
  const editor = await import('@/components/editor/open-editor');
  await nextTask();
  return editor;
}

const PARTS = [
  () => import('@/components/editor/parts/state'),
  () => import('@/components/editor/parts/view'),
  () => import('@/components/editor/parts/commands'),
  () => import('@/components/editor/parts/search'),
];
