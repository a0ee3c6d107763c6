import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { loadLater } from '@/components/ui/load-later';
import { ChoiceMark } from '@/lib/composer/choice-mark';
import type { Draft } from '@/lib/composer/draft';

// Loaded later: it knows how prompts are worded.
const load = loadLater(() => import('@/lib/composer/suggest-text-mode'));

type SuggestedMode = {
  /** Whether the person has chosen the mode for this text. */
  isChosen: boolean;
  /** Resolves once the mode is the suggested one. Sending waits for it. */
  settle: () => Promise<void>;
};

type Suggest = Awaited<ReturnType<typeof load>>['suggestTextMode'];

/**
 * Keeps the text mode at the suggestion for the text and the target until the person chooses one. A draft opened with
 * another mode than the suggested one counts as a choice.
 * @param writesText whether the target writes text; undefined while that is unknown
 */
export function useSuggestedMode(form: UseFormReturn<Draft>, writesText: boolean | undefined): SuggestedMode {
  const [isChosen, setChosen] = useState(false);
  const [mark] = useState(() => new ChoiceMark());
  const suggestion = useRef<Suggest | null>(null);
  const writes = useRef(writesText);
  writes.current = writesText;
  /** The draft as it was opened, until it can be compared with the suggestion. */
  const opened = useRef<Pick<Draft, 'inputText' | 'textMode'> | null>(null);
  const isOwn = useRef(false);

  const [update] = useState(() => () => {
    const suggest = suggestion.current;
    if (suggest === null || writes.current === undefined) return;
    const facts = (text: string) => ({ writesText: writes.current === true, text });
    if (opened.current) {
      const { inputText, textMode } = opened.current;
      if (suggest(facts(inputText)) !== textMode) mark.set();
      opened.current = null;
    }
    const { operation, inputText, textMode } = form.getValues();
    const next = suggest({ ...facts(inputText), chosen: mark.isSet ? textMode : null });
    if (operation === 'generate' && next !== textMode) {
      isOwn.current = true;
      form.setValue('textMode', next, { shouldDirty: true });
      isOwn.current = false;
    }
    setChosen(mark.isSet);
  });
  useEffect(() => {
    const open = ({ inputText, textMode }: Draft) => {
      opened.current = { inputText, textMode };
      mark.open(inputText, false);
    };
    open(form.getValues());
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        if (name === undefined) open(values);
        else if (name === 'textMode') {
          if (isOwn.current) return;
          mark.set();
        } else if (name === 'inputText') {
          if (mark.follow(values.inputText)) opened.current = null;
        } else return;
        update();
      },
    });
    return stop;
  }, [form, mark]);
  const [settle] = useState(() => async () => {
    suggestion.current ??= (await load()).suggestTextMode;
    update();
  });
  useEffect(() => void settle().catch(() => {}), [settle]);
  // Another target has other abilities. Before the draft is opened there is nothing to suggest.
  useEffect(() => {
    if (writesText !== undefined) update();
  }, [writesText, update]);
  return { isChosen, settle };
}
