import type { BlockOf, Card } from '@/lib/deck/blocks';
import { readListComparison } from '@/lib/deck/content/read-comparison';
import { countWords } from '@/lib/deck/text/count-words';
import { plainText } from '@/lib/deck/text/text-runs';
import { condenseCard, wordsOnCard } from '@/lib/deck/write/condense-card';
import { WHOLE_LIST } from '@/lib/deck/write/condense-units';

/** Longer tables are shortened by rows. */
const MOST_ROWS = 12;
/** Cells are read faster than prose, and the text keeps at least this share of the words. */
const TABLE_COST = 0.5;
const LEAST_TEXT = 0.4;

/**
 * Shortens a card to about `words` by rules, keeping whole sentences. Null if nothing has to be left out. The sides of
 * a comparison lose the same number of points each. Tables and charts are kept, because they say most: the text gives
 * way, and they come after it.
 */
export function shortenCard(card: Card, words: number): Card | null {
  if (wordsOnCard(card.blocks) <= words) return null;
  const tables = card.blocks.filter((block) => block.kind === 'table' && block.rows.length <= MOST_ROWS);
  const texts = card.blocks.filter((block) => !tables.includes(block));
  const blocks = texts.map((block) => (block.kind === 'list' ? withEvenSides(block) : block));
  const room = Math.max(words * LEAST_TEXT, words - wordsOnCard(tables) * TABLE_COST);
  const text = condenseCard({ ...card, blocks }, Math.round(room));
  const short = { ...text, blocks: [...text.blocks, ...tables] };
  return wordsOnCard(short.blocks) < wordsOnCard(card.blocks) ? short : null;
}

/** Drops the last points of a comparison until the list is short enough to be kept as a whole. */
function withEvenSides(list: BlockOf<'list'>): BlockOf<'list'> {
  if (!readListComparison(list)) return list;
  let place = 0;
  const places = list.items.map(({ level }) => (place = level === 0 ? 0 : place + 1));
  for (let points = Math.max(...places); points > 1; points -= 1) {
    const items = list.items.filter((_, at) => places[at]! <= points);
    const words = items.reduce((sum, { runs }) => sum + countWords(plainText(runs)), 0);
    if (words <= WHOLE_LIST.words.other) return { ...list, items };
  }
  return { ...list, items: list.items.filter((_, at) => places[at]! <= 1) };
}
