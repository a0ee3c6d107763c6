'use client';

import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Draft } from '@/lib/composer/draft';
import { LIMITS } from '@/lib/contract/limits';

/** The interface's marker (2.4, card splitting rule 3), looked for alone: the text may be long, and a key is waiting. */
const BREAK = /\n---\r?\n/;

/**
 * "At my breaks" chooses itself when the first break comes into the text, and takes itself back with the last one; only
 * while the person has decided nothing about the cards. A text that had breaks when it was opened decides nothing.
 */
export function useSplitOfItself() {
  const { subscribe, getValues, setValue } = useFormContext<Draft>();
  const touched = useRef(false);
  const [chosenOfItself, setChosen] = useState(false);
  const chosen = useRef(false);
  const set = (next: boolean) => {
    chosen.current = next;
    setChosen(next);
  };
  useEffect(() => {
    let had = BREAK.test(getValues('inputText'));
    return subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        const has = BREAK.test(values.inputText);
        const before = had;
        had = has;
        // The whole form was put in: what it says about the cards was decided elsewhere.
        if (name === undefined) return set(false);
        if (chosen.current && values.cardSplit !== 'inputTextBreaks') set(false);
        if (name !== 'inputText' || has === before || touched.current) return;
        if (has && isUndecided(values)) {
          set(true);
          setValue('cardSplit', 'inputTextBreaks', { shouldDirty: true });
        } else if (!has && chosen.current) {
          set(false);
          setValue('cardSplit', 'auto', { shouldDirty: true });
        }
      },
    });
  }, [subscribe, getValues, setValue]);
  return {
    chosenOfItself,
    /** The person has decided. */
    touch: () => {
      touched.current = true;
      set(false);
    },
    /** Back to a number, for good. */
    undo: () => {
      touched.current = true;
      set(false);
      setValue('cardSplit', 'auto', { shouldDirty: true });
    },
  };
}

function isUndecided({ cardSplit, numCards }: Draft): boolean {
  return cardSplit !== 'inputTextBreaks' && ['', String(LIMITS.numCards.default)].includes(numCards.trim());
}
