import type { Block, Card } from '@/lib/deck/blocks';
import type { Deck } from '@/lib/deck/deck';
import type { PlacedCard, PlacedParagraph } from '@/lib/deck/placed';

export type SourceCard = Omit<Card, 'notes'>;

/** The blocks of a deck. For an older deck without stored blocks, they are made from its placed texts and tables. */
export function sourceCards({ blocks, cards }: Pick<Deck, 'blocks' | 'cards'>): SourceCard[] {
  return blocks ?? cards.map((card, at) => ({ ...placedBlocks(card), ...(at === 0 ? { part: 'title' } : {}) }));
}

const LINES = { from: 1, to: 1 };

function placedBlocks({ elements }: PlacedCard): SourceCard {
  const blocks = elements.flatMap((element): Block[] => {
    switch (element.kind) {
      case 'text': {
        const { role, headingLevel, paragraphs, repeated } = element;
        if (repeated || role === 'header' || role === 'footer' || role === 'cardNumber' || role === 'ornament')
          return [];
        if (headingLevel !== null)
          return paragraphs.map(({ runs }) => ({ kind: 'heading', level: headingLevel, runs, lines: LINES }));
        if (role === 'quote') return [{ kind: 'quote', paragraphs: paragraphs.map(({ runs }) => runs), lines: LINES }];
        if (role === 'code')
          return [{ kind: 'code', text: paragraphs.map(textOf).join('\n'), language: null, lines: LINES }];
        return paragraphs.map(asBlock);
      }
      case 'table': {
        const rows = element.rows.map(({ cells }) => cells.map((cell) => cell.paragraphs.flatMap(({ runs }) => runs)));
        const [header = [], ...rest] = rows;
        const align = element.rows[0]?.cells.map(({ paragraphs }) => paragraphs[0]?.align ?? 'left') ?? [];
        return [{ kind: 'table', align, header, rows: rest, lines: LINES }];
      }
      case 'image':
        return element.decorative ? [] : [{ kind: 'image', picture: element.picture, alt: element.alt, lines: LINES }];
      default:
        return [];
    }
  });
  return { blocks, labelOnly: false };
}

function asBlock({ marker, runs }: PlacedParagraph): Block {
  if (!marker) return { kind: 'paragraph', runs, lines: LINES };
  const ordered = marker.kind === 'number' && marker.number !== null;
  const items = [{ level: marker.level, runs }];
  return { kind: 'list', ordered, start: marker.number ?? 1, items, lines: LINES };
}

function textOf({ runs }: PlacedParagraph): string {
  return runs.map(({ text }) => text).join('');
}
