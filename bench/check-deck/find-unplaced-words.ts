import type { Card } from '@/lib/deck/blocks';
import { paragraphsOf } from '@/lib/deck/paragraphs-of';
import type { PlacedCard } from '@/lib/deck/placed';
import { runsOfBlock } from '@/lib/deck/text/block-text';
import { foldCase, lettersOf } from './placed-text';

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/**
 * Words of a card that its placed text shows less often than the card holds them. A drawing may part and reorder what
 * an item says ("Retention: 98 %" becomes a figure with a label), so words are counted and their order is not looked at.
 */
export function findUnplacedWords({ blocks }: Card, pages: readonly PlacedCard[]): string[] {
  const counts = new Map<string, number>();
  // What a picture shows is said by its alternative text, which is not drawn.
  for (const block of blocks.filter(({ kind }) => kind !== 'image'))
    for (const runs of runsOfBlock(block)) {
      const text = runs.map((run) => run.text).join('');
      for (const [word] of foldCase(text).matchAll(WORD)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  const shown = pages
    .flatMap(({ elements }) => elements.flatMap(paragraphsOf))
    .map(({ marker, lines }) => [marker?.text ?? '', ...lines.flatMap(({ runs }) => runs.map(({ text }) => text))])
    .map((texts) => lettersOf(texts.join(' ')))
    .join('\n');
  // Columns and pages part texts that are written without spaces inside what reads as one word.
  const unparted = shown.replaceAll('\n', '');
  const isShown = ([word, count]: [string, number]) =>
    occurrences(shown, word, count) >= count || occurrences(unparted, word, count) >= count;
  return [...counts].filter((each) => !isShown(each)).map(([word]) => word);
}

/** How often a word is in a text, counted up to `enough`. */
function occurrences(text: string, word: string, enough: number): number {
  let found = 0;
  for (let at = text.indexOf(word); at !== -1 && found < enough; at = text.indexOf(word, at + word.length)) found += 1;
  return found;
}
