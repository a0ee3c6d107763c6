'use client';

import { type Ref, useImperativeHandle, useRef } from 'react';
import { classNames } from '@/components/ui/class-names';
import { EditorBackdrop } from './editor-backdrop';
import { indexOfLine } from './text-lines';

/** Drawing the cut lines costs a second copy of the text; beyond this the text stands alone. */
const BACKDROP_LIMIT = 60_000;

export type TextEditorHandle = { goToLine: (line: number) => void; focus: () => void };

type Props = {
  id: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  /** Whether the breaks cut, and are drawn and numbered as such. */
  cuts: boolean;
  placeholder: string;
  handle: Ref<TextEditorHandle>;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
};

/** The text of the cards. Everything about how it is edited ends at these properties, so that it can be exchanged. */
export function TextEditor({ id, value, onChange, onBlur, cuts, placeholder, handle, ...aria }: Props) {
  const input = useRef<HTMLTextAreaElement>(null);
  const drawn = value.length <= BACKDROP_LIMIT;

  useImperativeHandle(handle, () => ({
    focus: () => input.current?.focus(),
    goToLine: (line) => {
      const element = input.current;
      if (!element) return;
      const index = indexOfLine(element.value, line);
      // The browser brings the caret into view when the focus arrives, not when the caret moves.
      element.blur();
      element.setSelectionRange(index, index);
      element.focus();
      element.parentElement?.querySelector(`[data-line="${line}"]`)?.scrollIntoView({ block: 'start' });
    },
  }));

  const type = 'px-12 py-4 text-14 leading-6 pointer-coarse:text-16';
  return (
    <div
      className={classNames(
        'min-h-0 flex-1 overflow-y-auto transition-shadow focus-within:shadow-[inset_2px_0_0_var(--ink)]',
        aria['aria-invalid'] && 'shadow-[inset_3px_0_0_var(--bad)]',
      )}
    >
      <div className={classNames('grid', drawn ? 'min-h-full' : 'h-full')}>
        {drawn && <EditorBackdrop text={value} cuts={cuts} className={type} />}
        <textarea
          ref={input}
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          placeholder={placeholder}
          spellCheck
          className={classNames(
            'col-start-1 row-start-1 block w-full resize-none bg-transparent wrap-anywhere outline-none',
            drawn ? 'overflow-hidden' : 'overflow-y-auto',
            type,
          )}
          {...aria}
        />
      </div>
    </div>
  );
}
