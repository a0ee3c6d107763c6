import type { Card } from '../blocks';
import { blockText } from '../text/block-text';
import { plainText } from '../text/text-runs';

const MOST_WORDS = 8;
const MOST_LETTERS = 120;

/** The deck's name: its first heading, else its first words. Never empty. */
export function deckTitle(cards: readonly Card[], inputText: string): string {
  const blocks = cards.flatMap((card) => card.blocks);
  const heading = blocks.find((block) => block.kind === 'heading' && plainText(block.runs).trim() !== '');
  const text = heading ? blockText(heading) : (blocks.map(blockText).find((each) => each.trim() !== '') ?? inputText);
  const whole = text.replace(/\s+/g, ' ').trim();
  const words = whole.split(' ');
  const few = heading || words.length <= MOST_WORDS ? whole : `${words.slice(0, MOST_WORDS).join(' ')}…`;
  if (few === '') return 'Untitled';
  return few.length <= MOST_LETTERS
    ? few
    : `${few
        .slice(0, MOST_LETTERS)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()}…`;
}
