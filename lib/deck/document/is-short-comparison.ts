import type { Card } from '../blocks';
import { readContent } from '../layout/read-content';
import { readVisual } from '../visual/read-visual';

/** A comparison with up to this many words stays on one page. */
const MOST_WORDS = 80;

/** Whether a card compares two sides, and should stay on one page. */
export function isShortComparison(card: Card, language?: string): boolean {
  const content = readContent(card, language);
  return content.words <= MOST_WORDS && readVisual(content)?.visual.kind === 'comparison';
}
