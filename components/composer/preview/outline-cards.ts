import { findMarkers, splitAtMarkers } from '@/lib/contract/request/count-cards';
import type { Card } from '@/lib/deck/blocks';
import { firstText } from '@/lib/deck/content/read-content';

/**
 * A card in the outline. `title` is null if the text has none; the fallback is translated elsewhere, because this runs
 * in a worker. `line` (1-based) is where the card begins; null if it comes from no line.
 */
export type OutlineEntry = { title: string | null; line: number | null; empty: boolean };

const MAX_TITLE_LENGTH = 80;

/**
 * One entry per card: its heading, or else its first words. When splitting at markers, a card begins on the line after
 * its marker.
 */
export function outlineCards(cards: readonly Card[], text: string, atBreaks: boolean): OutlineEntry[] {
  const parts = atBreaks && findMarkers(text).length + 1 === cards.length ? splitAtMarkers(text) : null;
  return cards.map((card, index) => {
    const lead =
      // The program's own heading is only translated on the card.
      (card.repeats?.own ? undefined : card.repeats?.heading) ??
      card.blocks.find(({ kind }) => kind === 'heading') ??
      card.blocks.find((block) => block.kind === 'image' || firstText(block) !== '');
    const title = lead ? firstText(lead) : '';
    const line =
      parts?.[index]?.firstLine ??
      (card.labelOnly ? null : ((card.blocks[0] ?? card.repeats?.heading)?.lines.from ?? null));
    return { title: shorten(title) || null, line, empty: title === '' && lead?.kind !== 'image' };
  });
}

function shorten(title: string): string {
  return title.length > MAX_TITLE_LENGTH ? `${title.slice(0, MAX_TITLE_LENGTH).trimEnd()}…` : title;
}
