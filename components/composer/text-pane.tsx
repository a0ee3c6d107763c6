'use client';

import { useDeferredValue, useId, useRef } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { FieldNotesBelow } from '@/components/ui/field';
import type { Draft } from '@/lib/composer/draft';
import { LIMITS } from '@/lib/contract/limits';
import { BreakNotes } from './break-notes';
import { CardOutline } from './card-outline';
import { useDraftField } from './draft-fields';
import type { OutlineEntry } from './outline-cards';
import { SAMPLE_TEXT } from './sample-text';
import { TextEditor, type TextEditorHandle } from './text-editor';

const PLACEHOLDERS = {
  inputText: 'Write or paste your text. A line of three dashes begins a new card.',
  prompt: 'Write what the template is to be filled with: text, image addresses, and what to do with them.',
};

type Props = {
  path: 'inputText' | 'prompt';
  entries: readonly OutlineEntry[];
  saved: string | null;
  onCard: (card: number) => void;
};

/** The text with the outline of its cards beside it, and what is to be said about it below. */
export function TextPane({ path, entries, saved, onCard }: Props) {
  const { control, setValue } = useFormContext<Draft>();
  const { field } = useController({ control, name: path });
  const { id, notes, control: aria } = useDraftField(path);
  const editor = useRef<TextEditorHandle>(null);
  const cuts = useWatch({ control, name: 'cardSplit' }) === 'inputTextBreaks' || path === 'prompt';
  const text = useDeferredValue(field.value);
  const countId = useId();
  const empty = field.value === '';
  const useSample = () => {
    setValue(path, SAMPLE_TEXT, { shouldDirty: true, shouldValidate: false });
    setValue('cardSplit', 'inputTextBreaks', { shouldDirty: true });
    editor.current?.focus();
  };
  return (
    <div className="flex h-[32rem] flex-col border-b border-hairline lg:h-auto lg:min-h-60 lg:flex-[1_1_50%]">
      <label htmlFor={id} className="sr-only">
        {path === 'inputText' ? 'Text' : 'Prompt'}
      </label>
      <div className="relative flex min-h-0 flex-1 flex-col sm:flex-row">
        <TextEditor
          {...aria}
          aria-describedby={[aria['aria-describedby'], countId].filter(Boolean).join(' ')}
          id={id}
          handle={editor}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          cuts={cuts}
          placeholder={PLACEHOLDERS[path]}
        />
        {empty && path === 'inputText' && (
          <div className="absolute top-16 left-12">
            <Button look="outline" onClick={useSample}>
              Try a sample
            </Button>
          </div>
        )}
        {entries.length > 0 && (
          <div className="flex max-h-32 flex-col border-hairline max-sm:border-t sm:max-h-none sm:w-48 sm:border-l">
            <CardOutline
              entries={entries}
              onGo={(card, line) => {
                editor.current?.goToLine(line);
                onCard(card);
              }}
            />
          </div>
        )}
      </div>
      <BreakNotes
        text={text}
        cuts={cuts}
        onText={field.onChange}
        onUseBreaks={() => setValue('cardSplit', 'inputTextBreaks', { shouldDirty: true })}
      />
      <div className="flex items-start justify-between gap-4 border-t border-hairline px-4 py-1.5 text-12 text-quiet">
        <div>
          <p id={countId} className="tabular-nums">
            {field.value.length.toLocaleString()} of {LIMITS[path].toLocaleString()} characters
          </p>
          <FieldNotesBelow id={id} {...notes} />
        </div>
        {saved && <p className="shrink-0">{saved}</p>}
      </div>
    </div>
  );
}
