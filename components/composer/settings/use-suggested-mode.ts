import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { loadLater } from '@/components/ui/load-part';
import { isReplaced } from '@/lib/composer/choice-mark';
import type { Draft } from '@/lib/composer/draft';
import type { TextMode } from '@/lib/contract/enums';

// Loaded later: it knows how prompts are worded.
const load = loadLater(() => import('@/lib/composer/suggest/suggest-text-mode'));

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
  const suggestion = useRef<Suggest | null>(null);
  const writes = useRef(writesText);
  writes.current = writesText;
  const chosen = useRef<{ textMode: TextMode; isOtherText: boolean } | null>(null);
  /** The draft as it was opened, until it can be compared with the suggestion. */
  const opened = useRef<Pick<Draft, 'inputText' | 'textMode'> | null>(null);
  const isOwn = useRef(false);

  const [update] = useState(() => () => {
    const suggest = suggestion.current;
    if (suggest === null || writes.current === undefined) return;
    const writesText = writes.current;
    if (opened.current) {
      const { inputText, textMode } = opened.current;
      const isOtherText = isReplaced(inputText, form.getValues('inputText'));
      if (suggest({ writesText, text: inputText }) !== textMode) chosen.current ??= { textMode, isOtherText };
      opened.current = null;
    }
    const { operation, inputText, textMode } = form.getValues();
    const next = suggest({ writesText, text: inputText, chosen: chosen.current });
    if (next !== chosen.current?.textMode) chosen.current = null;
    if (operation === 'generate' && next !== textMode) {
      isOwn.current = true;
      form.setValue('textMode', next, { shouldDirty: true });
      isOwn.current = false;
    }
    setChosen(chosen.current !== null);
  });
  useEffect(() => {
    let text = '';
    const open = ({ inputText, textMode }: Draft) => {
      text = inputText;
      chosen.current = null;
      opened.current = { inputText, textMode };
    };
    open(form.getValues());
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        if (name === undefined) open(values);
        else if (name === 'textMode') {
          if (isOwn.current) return;
          chosen.current = { textMode: values.textMode, isOtherText: false };
        } else if (name === 'inputText') {
          if (chosen.current && isReplaced(text, values.inputText)) chosen.current.isOtherText = true;
          text = values.inputText;
        } else return;
        update();
      },
    });
  }, [form, update]);
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
