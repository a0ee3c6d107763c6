import type { Block, Card } from '@/lib/deck/blocks';
import { type PlacedCard, paragraphsOf } from '@/lib/deck/placed';
import { runsOfBlock } from '@/lib/deck/text/block-text';
import { foldCase, lettersOf } from './placed-text';

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** All symbols but those that a visual replaces by its own form: "Retention: 98 %" becomes a figure with a label. */
const SYMBOL = /[^\p{L}\p{N}\p{M}\p{C}\s:：,.\p{Pd}]/gu;

/**
 * Words and symbols that occur less often in the placed text of a card than in the card itself. A visual may split and
 * reorder the text of an item, so they are counted and their order is ignored.
 */
export function findUnplacedWords({ blocks }: Card, pages: readonly PlacedCard[]): string[] {
  const shown = pages
    .flatMap(({ elements }) => elements.flatMap(paragraphsOf))
    .map(({ marker, lines }) => [marker?.text ?? '', ...lines.flatMap(({ runs }) => runs.map(({ text }) => text))])
    .map((texts) => texts.join(' '));
  return [...findMissingWords(blocks, shown.map(lettersOf).join('\n')), ...missingSymbols(blocks, shown.join('\n'))];
}

function missingSymbols(blocks: readonly Block[], shown: string): string[] {
  const texts = blocks.filter(({ kind }) => kind !== 'image').flatMap(runsOfBlock);
  const own = countSymbols(texts.map((runs) => runs.map(({ text }) => text).join('')).join('\n'));
  const placed = countSymbols(shown);
  return [...own].filter(([symbol, count]) => (placed.get(symbol) ?? 0) < count).map(([symbol]) => symbol);
}

function countSymbols(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [symbol] of text.matchAll(SYMBOL)) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  return counts;
}

/** The same for any output. `shown`: its letters and digits (see `lettersOf`), with a line break between pieces of text. */
export function findMissingWords(blocks: readonly Block[], shown: string): string[] {
  const counts = new Map<string, number>();
  // The text of a picture is its alternative text, which is not drawn.
  for (const block of blocks.filter(({ kind }) => kind !== 'image'))
    for (const runs of runsOfBlock(block)) {
      const text = runs.map((run) => run.text).join('');
      for (const [word] of foldCase(text).matchAll(WORD)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  // Scripts without spaces between words may break across columns and pages within what counts as one word here.
  const joined = shown.replaceAll('\n', '');
  const isShown = ([word, count]: [string, number]) =>
    occurrences(shown, word, count) >= count || occurrences(joined, word, count) >= count;
  return [...counts].filter((each) => !isShown(each)).map(([word]) => word);
}

/** Counts a word in a text, up to `enough`. */
function occurrences(text: string, word: string, enough: number): number {
  let found = 0;
  for (let at = text.indexOf(word); at !== -1 && found < enough; at = text.indexOf(word, at + word.length)) found += 1;
  return found;
}
