'use client';

import { type ComponentProps, useImperativeHandle, useMemo, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { CardList, type CardListHandle } from '@/components/editor/card-list';
import type { Draft } from '@/lib/composer/draft';
import { t } from '@/lib/words/t';
import type { PaneNoteContent } from '../text/pane-note';
import type { OutlineEntry } from './outline-cards';

type Props = Omit<ComponentProps<typeof CardList>, 'lines' | 'onSplit' | 'onDone'> & {
  entries: readonly OutlineEntry[];
  /** Whether --- lines split the text. */
  cuts: boolean;
  onNote: (note: PaneNoteContent | null) => void;
};

/** The text card by card, as the preview splits it. */
export function CardsView({ entries, cuts, onNote, text, onText, onCaret, handle, ...list }: Props) {
  const { getValues, setValue } = useFormContext<Draft>();
  // What comes before the first card, such as front matter, belongs to it.
  const lines = useMemo(
    () => (cuts || entries.length === 0 ? null : entries.slice(1).map(({ line }) => line)),
    [cuts, entries],
  );
  const cards = useRef<CardListHandle>(null);
  useImperativeHandle(handle, () => ({
    // Several cards of the preview may come from the same line.
    goToCard: (card) =>
      cards.current?.goToCard(lines ? new Set(lines.slice(0, card).filter((line) => line !== null)).size : card),
  }));
  const latest = useRef(text);
  latest.current = text;
  /** The text before it was split at --- lines, and the split then. */
  const unsplit = useRef<{ text: string; cardSplit: Draft['cardSplit'] } | null>(null);
  const setSplit = (cardSplit: Draft['cardSplit']) => setValue('cardSplit', cardSplit, { shouldDirty: true });
  return (
    <CardList
      {...list}
      handle={cards}
      text={text}
      lines={lines}
      onText={(next) => {
        latest.current = next;
        onText(next);
      }}
      onSplit={() => {
        unsplit.current = { text, cardSplit: getValues('cardSplit') };
        setSplit('inputTextBreaks');
      }}
      onDone={(said, before) => {
        const from = unsplit.current?.text === before ? unsplit.current : null;
        const undo = () => {
          if (from) setSplit(from.cardSplit);
          onText(before);
          onNote(null);
        };
        // After the change itself, which the undo applies to.
        queueMicrotask(() => onNote({ said, action: { label: t('Undo'), act: undo }, holdsFor: latest.current }));
      }}
      // Where cards are not drawn in the editor, their number is not known there.
      onCaret={({ line, card }) => onCaret({ line, card: cuts ? card : null })}
    />
  );
}
