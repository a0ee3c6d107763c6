import { describe, expect, it } from 'vitest';
import type { BlockOf, Card } from '../blocks';
import { makeCards } from '../make-cards';
import { plainText } from '../text/text-runs';
import { joinCards } from './page-cards';

const FIRST = 'We closed the bridge on the first day. Volunteers carried sandbags to eleven houses. The water fell.';
const SECOND = 'The pumps came late. They should be in the depot by February. The list of volunteers was old.';
const TEXT = `# Report\n\n## What we did\n\n${FIRST}\n\n${SECOND}\n\n## Thanks\n\nTo everybody who helped.`;

function paragraphsOf(cards: readonly Card[]): string[] {
  return cards.flatMap(({ blocks }) =>
    blocks
      .filter((block): block is BlockOf<'paragraph'> => block.kind === 'paragraph')
      .map(({ runs }) => plainText(runs)),
  );
}

describe('the joined cards of a document', () => {
  it.each([4, 5, 6, 7, 8])('have every paragraph in one piece if there are %i cards', (numCards) => {
    const input = { inputText: TEXT, textMode: 'preserve', amount: 'medium', cardSplit: 'auto' } as const;
    const { cards } = makeCards({ ...input, format: 'document', dimensions: 'a4', numCards });
    expect(cards).toHaveLength(numCards);
    expect(paragraphsOf(joinCards(cards))).toEqual([FIRST, SECOND, 'To everybody who helped.']);
  });

  it('have text without spaces between words in one piece', () => {
    const runs = (text: string) => [{ text }];
    const lines = { from: 3, to: 3 };
    const heading = { kind: 'heading', level: 2, runs: runs('橋'), lines: { from: 1, to: 1 } } as const;
    const part = (text: string) => ({ kind: 'paragraph', runs: runs(text), lines }) as const;
    const card = { notes: null, labelOnly: false };
    const again = { ...card, blocks: [part('水が引いた。')], repeats: { heading, isContinued: true } };
    const joined = joinCards([{ ...card, blocks: [heading, part('橋を閉じた。')] } as Card, again as Card]);
    expect(paragraphsOf(joined)).toEqual(['橋を閉じた。水が引いた。']);
  });
});
