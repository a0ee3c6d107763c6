import type { Block, Card, TextRun } from '../blocks';
import type { PlacedCard, PlacedParagraph } from '../placed';

/**
 * The words of a card that its placed lines do not show. Letters are compared without spaces, because lines break
 * inside words, and without what only line breaking brings or takes: hyphens, soft hyphens, zero-width spaces.
 */
export function findLostWords(card: Card, pages: PlacedCard[]): string[] {
  const shown = plainLetters(pages.flatMap(linesOf).join('')).join('');
  return card.blocks
    .flatMap(textsOf)
    .flatMap((text) => text.split(/\s+/))
    .filter((word) => word !== '' && !shown.includes(plainLetters(word).join('')));
}

/** Every letter of the text as it is compared, in order. */
function plainLetters(text: string): string[] {
  return [...text.toUpperCase()].filter((letter) => !/[\s\u00AD\u200B\u2010-]/.test(letter));
}

function linesOf(card: PlacedCard): string[] {
  return card.elements.flatMap((element) => {
    if (element.kind === 'text') return element.paragraphs.flatMap(lettersOf);
    if (element.kind === 'table') {
      return element.rows.flatMap(({ cells }) =>
        cells.flatMap(({ paragraphs }) => [...paragraphs.flatMap(lettersOf), '\n']),
      );
    }
    return [];
  });
}

function lettersOf({ lines }: PlacedParagraph): string[] {
  return lines.flatMap(({ runs }) => runs.map(({ text }) => text));
}

const joined = (runs: TextRun[]) => runs.map(({ text }) => text).join('');

function textsOf(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [joined(block.runs)];
    case 'list':
      return block.items.map(({ runs }) => joined(runs));
    case 'quote':
      return block.paragraphs.map(joined);
    case 'table':
      return [block.header, ...block.rows].flat().map(joined);
    case 'code':
      return [block.text];
    case 'image':
      return [];
  }
}
