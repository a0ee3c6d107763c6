'use client';

import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useDropToasts, useToast } from '@/components/ui/toasts';
import type { Draft } from '@/lib/composer/draft';
import { withoutFrontMatter } from '@/lib/composer/front-matter';
import { isOtherText } from '@/lib/composer/is-other-text';
import { LIMITS } from '@/lib/contract/limits';
import { t } from '@/lib/words/t';
import { SPLIT_TOAST } from './split-toast';

/**
 * The interface's marker (2.4, card splitting rule 3). This cheap test runs first, because the text may be long and is
 * tested on each keystroke.
 */
const MARKER = /\n---\r?\n/;

/** Front matter ends with a `---` line that starts no card. */
const hasBreak = (text: string) => MARKER.test(text) && MARKER.test(withoutFrontMatter(text));

/** A change of at least this many characters counts as a paste. */
const MIN_PASTE_LENGTH = 200;

export type SplitOfItself = {
  /** Whether "At --- lines" was selected automatically. */
  chosenOfItself: boolean;
  /** Records that the person has chosen. */
  touch: () => void;
};

/**
 * Selects "At --- lines" automatically when the first marker appears in the text, and deselects it with the last one,
 * or when a text without any replaces the text, unless the person has chosen a card count. A text that already had
 * markers when it was opened changes nothing.
 */
export function useSplitOfItself(): SplitOfItself {
  const { subscribe, getValues, setValue } = useFormContext<Draft>();
  const touched = useRef(false);
  const [chosenOfItself, setChosen] = useState(false);
  const chosen = useRef(false);
  const toast = useToast();
  const dropToasts = useDropToasts();
  const toasts = useRef({ toast, dropToasts });
  toasts.current = { toast, dropToasts };
  const set = (next: boolean) => {
    if (chosen.current && !next) toasts.current.dropToasts([SPLIT_TOAST]);
    chosen.current = next;
    setChosen(next);
  };
  useEffect(() => {
    let had = hasBreak(getValues('inputText'));
    let text = getValues('inputText');
    const split = () => {
      set(true);
      setValue('cardSplit', 'inputTextBreaks', { shouldDirty: true });
      const undo = () => {
        touched.current = true;
        set(false);
        setValue('cardSplit', 'auto', { shouldDirty: true });
      };
      toasts.current.toast(t('Split at your --- lines'), { label: t('Undo'), act: undo }, [SPLIT_TOAST]);
    };
    /** Pasted text may use --- lines between chapters, so it is only split if its parts are card-sized. */
    const splitPasted = async (text: string) => {
      const { partsAreCards } = await import('@/lib/composer/parts-are-cards');
      const now = getValues();
      if (now.inputText === text && !touched.current && isUndecided(now) && partsAreCards(text)) split();
    };
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        const has = hasBreak(values.inputText);
        const before = had;
        had = has;
        const textBefore = text;
        text = values.inputText;
        // The whole form was reset, including its card settings.
        if (name === undefined) return set(false);
        if (chosen.current && values.cardSplit !== 'inputTextBreaks') set(false);
        if (name !== 'inputText' || has === before || touched.current) return;
        if (has && isUndecided(values)) {
          if (Math.abs(text.length - textBefore.length) < MIN_PASTE_LENGTH) split();
          else splitPasted(text).catch(() => {});
        } else if (!has && (chosen.current || (isSplit(values) && isReplaced(textBefore, text)))) {
          // Another text without markers would become one card, even if an earlier visit selected the split.
          set(false);
          setValue('cardSplit', 'auto', { shouldDirty: true });
        }
      },
    });
    return () => {
      unsubscribe();
      // The toast's Undo changes this draft, so it goes when the page is left.
      toasts.current.dropToasts([SPLIT_TOAST]);
    };
  }, [subscribe, getValues, setValue]);
  return {
    chosenOfItself,
    touch: () => {
      touched.current = true;
      set(false);
    },
  };
}

/** Whether a text with markers was replaced by one without. Several markers are not removed at once by editing. */
function isReplaced(before: string, after: string): boolean {
  return before.split(MARKER).length > 2 || isOtherText(before, after);
}

const isSplit = ({ cardSplit }: Draft) => cardSplit === 'inputTextBreaks';

function isUndecided({ cardSplit, numCards, autoLength }: Draft): boolean {
  if (autoLength) return cardSplit !== 'inputTextBreaks';
  return cardSplit !== 'inputTextBreaks' && ['', String(LIMITS.numCards.default)].includes(numCards.trim());
}
