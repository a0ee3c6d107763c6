import { createHash } from 'node:crypto';
import type { Card } from '@/lib/deck/blocks';
import { loadIcons } from '@/lib/deck/icons/load-icons';
import { illustrate } from '@/lib/deck/illustrate/illustrate';
import { readContent } from '@/lib/deck/layout/read-content';
import { subjectOf } from '@/lib/deck/subjects/subject-of';
import { detectLanguage } from '@/lib/deck/text/detect-language';
import { findStandardTheme } from '@/lib/deck/themes/all-themes';
import { readVisual } from '@/lib/deck/visual/read-visual';
import type { CorpusText } from '../check-deck/corpus';
import { layOutLikeEngine } from '../check-deck/make-deck';
import { MODES, makeCardsIn } from '../check-deck/modes';

/** The decks that are placed, with their text preserved. Placing takes longer than making the cards. */
const PLACED = [
  { format: 'presentation', dimensions: '16x9' },
  { format: 'document', dimensions: 'a4' },
] as const;

const icons = await loadIcons();
const theme = findStandardTheme('proof')!;

/** A view is a hash of what it shows. */
export type View = () => string;

export function cardViews(text: CorpusText): View[] {
  return MODES.map((mode) => () => {
    const { cards, title } = makeCardsIn(text, mode);
    const drawn = mode.format === 'presentation' ? [cards.map(drawnContent), subjectOf(title, cards)] : [];
    return hashOf([cards, title, drawn]);
  });
}

export function placedViews(text: CorpusText): View[] {
  return PLACED.map((shape) => () => {
    const { cards: plain, title } = makeCardsIn(text, { textMode: 'preserve', format: shape.format });
    const { cards } = illustrate(plain, { source: 'aiGenerated', style: null, format: shape.format });
    const look = { ...shape, theme, title, icons, language: detectLanguage(text.text) };
    return hashOf(layOutLikeEngine(cards, look).cards);
  });
}

function drawnContent(card: Card): unknown {
  const content = readContent(card);
  return [content, readVisual(content)];
}

/** The lines of the source that a block is from are no part of a view. */
function hashOf(view: unknown): string {
  const json = JSON.stringify(view, (key, value: unknown) => (key === 'lines' && !Array.isArray(value) ? 0 : value));
  return createHash('sha1').update(json).digest('base64');
}
