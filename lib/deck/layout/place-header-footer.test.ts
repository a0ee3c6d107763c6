import { describe, expect, it } from 'vitest';
import type { HeaderFooter } from '../../contract/request/header-footer';
import { checkPlaced } from '../check/check-placed';
import { layOutDeck } from '../lay-out-deck';
import type { PlacedCard } from '../placed';
import { plainTheme } from '../testing/plain-theme';
import { card, heading, list } from '../testing/sample-blocks';
import { sampleOptions } from '../testing/sample-options';
import type { LayoutOptions } from './layout-options';

const CARDS = [card(heading('Cover', 1)), card(heading('Middle'), list('one', 'two')), card(heading('End'))];
const text = (value: string) => ({ type: 'text', value }) as const;

const lay = (headerFooter: HeaderFooter, changes: Partial<LayoutOptions> = {}) => {
  const laid = layOutDeck(CARDS, sampleOptions({ headerFooter, ...changes }));
  expect(checkPlaced(laid.cards)).toEqual({ inside: [], overlaps: [] });
  return laid;
};
const shown = ({ elements }: PlacedCard) =>
  elements.flatMap((element) =>
    element.kind === 'text' && ['header', 'footer', 'cardNumber'].includes(element.role)
      ? element.paragraphs.flatMap(({ lines }) => lines.flatMap(({ runs }) => runs.map((run) => run.text)))
      : [],
  );
const images = ({ elements }: PlacedCard) => elements.filter((element) => element.kind === 'image');

describe('header and footer', () => {
  it('fill all six positions, with the header first and the footer last in reading order', () => {
    const { cards } = lay({
      topLeft: text('a'),
      topCenter: text('b'),
      topRight: text('c'),
      bottomLeft: text('d'),
      bottomCenter: text('e'),
      bottomRight: { type: 'cardNumber' },
    });
    expect(shown(cards[1]!)).toEqual(['a', 'b', 'c', 'd', 'e', '2']);
    const boxes = cards[1]!.elements.filter(
      (element) => element.kind === 'text' && element.role !== 'body' && element.role !== 'title',
    );
    expect(boxes.map((element) => (element.kind === 'text' ? element.paragraphs[0]!.align : ''))).toEqual(
      'left center right left center right'.split(' '),
    );
  });

  it('are hidden on the first and the last card if requested', () => {
    const { cards } = lay({ topLeft: text('a'), hideFromFirstCard: true, hideFromLastCard: true });
    expect(cards.map((each) => shown(each).includes('a'))).toEqual([false, true, false]);
  });

  it('keep the aspect ratio of a picture at four sizes', () => {
    const pictures = new Map([
      [
        'https://example.org/logo.png',
        { kind: 'file', key: 'k', mediaType: 'image/png', width: 300, height: 100 } as const,
      ],
    ]);
    const heights = (['sm', 'md', 'lg', 'xl'] as const).map((size) => {
      const topRight = { type: 'image', source: 'custom', src: 'https://example.org/logo.png', size } as const;
      const [picture] = images(lay({ topRight }, { pictures }).cards[1]!);
      expect(picture!.box.width / picture!.box.height).toBeCloseTo(3);
      return picture!.box.height;
    });
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    expect(new Set(heights).size).toBe(4);
  });

  it('show the logo of the theme, or warn that there is none', () => {
    const topLeft = { type: 'image', source: 'themeLogo' } as const;
    const without = lay({ topLeft });
    expect(without.warnings).toEqual([{ message: expect.stringContaining('has no logo') }]);
    const theme = { ...plainTheme, logo: 'https://example.org/logo.svg' };
    const having = lay({ topLeft }, { theme });
    expect(having.warnings).toEqual([]);
    expect(images(having.cards[1]!)).toHaveLength(1);
  });
});
