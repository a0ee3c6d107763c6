'use client';

import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useDropToasts, useToast } from '@/components/ui/toasts';
import { ChoiceMark } from '@/lib/composer/choice-mark';
import type { Draft } from '@/lib/composer/draft';
import { withoutFrontMatter } from '@/lib/composer/text-breaks';
import { LIMITS } from '@/lib/contract/limits';
import { t } from '@/lib/words/t';
import { SPLIT_TOAST } from '../preview/view-tabs';

/**
 * The interface's marker (2.4, card splitting rule 3). This cheap test runs first, because the text may be long and is
 * tested on each keystroke.
 */
const MARKER = /\n---\r?\n/;

/** In a text with front matter (Marp, Slidev), the split would turn the settings into a card. */
const hasBreak = (text: string) => MARKER.test(text) && withoutFrontMatter(text) === text;

/** A change of at least this many characters counts as a paste. */
const MIN_PASTE_LENGTH = 200;

const LENGTH_FIELDS: readonly string[] = ['cardSplit', 'autoLength', 'numCards'] satisfies (keyof Draft)[];

/**
 * Selects "At --- lines" automatically when the first marker appears in the text, and deselects it with the last one,
 * or when a text without any replaces the text, unless the person has chosen a length for this text. A text that
 * already had markers when it was opened changes nothing. Returns whether the selection is automatic.
 */
export function useSplitOfItself(): boolean {
  const { subscribe, getValues, setValue } = useFormContext<Draft>();
  const [chosenOfItself, setChosen] = useState(false);
  const chosen = useRef(false);
  const toast = useToast();
  const dropToasts = useDropToasts();
  const toasts = useRef({ toast, dropToasts });
  toasts.current = { toast, dropToasts };
  useEffect(() => {
    const mark = new ChoiceMark();
    let isOwn = false;
    let had = false;
    let text = '';
    const set = (next: boolean) => {
      if (chosen.current && !next) toasts.current.dropToasts([SPLIT_TOAST]);
      chosen.current = next;
      setChosen(next);
    };
    const setSplit = (cardSplit: Draft['cardSplit']) => {
      isOwn = true;
      setValue('cardSplit', cardSplit, { shouldDirty: true });
      isOwn = false;
    };
    const open = (draft: Draft) => {
      text = draft.inputText;
      had = hasBreak(text);
      mark.open(text, !isUndecided(draft) && !isSplit(draft));
    };
    const split = () => {
      set(true);
      setSplit('inputTextBreaks');
      const undo = () => {
        mark.set();
        set(false);
        setSplit('auto');
      };
      toasts.current.toast(t('Split at your --- lines'), { label: t('Undo'), act: undo }, [SPLIT_TOAST]);
    };
    /** Pasted text may use --- lines between chapters, so it is only split if its parts are card-sized. */
    const splitPasted = async (pasted: string) => {
      const { partsAreCards } = await import('@/lib/composer/text-breaks');
      const now = getValues();
      if (now.inputText === pasted && !mark.isSet && !isSplit(now) && partsAreCards(pasted)) split();
    };
    open(getValues());
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        if (name === undefined) {
          // The whole form was reset, including its card settings.
          open(values);
          return set(false);
        }
        if (LENGTH_FIELDS.includes(name) && !isOwn) {
          mark.set();
          return set(false);
        }
        if (name !== 'inputText') return;
        const before = text;
        text = values.inputText;
        const isOther = mark.follow(text) || before.trim() === '';
        const hadOwn = had && !isOther;
        had = hasBreak(text);
        if (mark.isSet) return;
        if (had && !hadOwn && !isSplit(values)) {
          if (Math.abs(text.length - before.length) < MIN_PASTE_LENGTH) split();
          else splitPasted(text).catch(() => {});
        } else if (!had && isSplit(values) && (chosen.current || isOther || countMarkers(before) > 1)) {
          // Another text without markers would become one card, even if an earlier visit selected the split. Several
          // markers are not removed at once by editing.
          set(false);
          setSplit('auto');
        }
      },
    });
    return () => {
      unsubscribe();
      // The toast's Undo changes this draft, so it goes when the page is left.
      toasts.current.dropToasts([SPLIT_TOAST]);
    };
  }, [subscribe, getValues, setValue]);
  return chosenOfItself;
}

const countMarkers = (text: string) => text.split(MARKER).length - 1;

const isSplit = ({ cardSplit }: Draft) => cardSplit === 'inputTextBreaks';

/** Whether the length is the default. */
function isUndecided({ autoLength, numCards }: Draft): boolean {
  return autoLength || ['', String(LIMITS.numCards.default)].includes(numCards.trim());
}
