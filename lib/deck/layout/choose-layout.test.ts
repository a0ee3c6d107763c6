import { describe, expect, it } from 'vitest';
import type { BlockOf, Card, Picture } from '../blocks';
import { layOutDeck } from '../lay-out-deck';
import { LAYOUT_NAMES, type LayoutName } from '../placed';
import { card, code, heading, image, list, paragraph, prose, quote, table } from '../testing/sample-blocks';
import { sampleOptions } from '../testing/sample-options';
import { findStandardTheme } from '../themes/all-themes';
import type { LayoutOptions } from './layout-options';

const PHOTO: Picture = { kind: 'file', key: 'k', mediaType: 'image/png', width: 1600, height: 900 };
const FIRST = card(heading('Cover', 1));
const LAST = card(heading('Thank you'));

/** The layout of one card in the middle of a deck, where it is neither the cover nor the closing card. */
function layoutOf(each: Card, changes: Partial<LayoutOptions> = {}): LayoutName {
  return layOutDeck([FIRST, each, card(heading('Between'), paragraph(prose(80))), LAST], sampleOptions(changes))
    .cards[1]!.layout;
}

const layoutsOf = (cards: Card[], changes: Partial<LayoutOptions> = {}) =>
  layOutDeck(cards, sampleOptions(changes)).cards.map(({ layout }) => layout);

describe('the layout of a card', () => {
  it.each<[string, Card, LayoutName]>([
    ['a heading alone', card(heading('Part two')), 'section'],
    ['one short paragraph', card(paragraph('Half the diesel, half the dust.')), 'statement'],
    ['a heading and a list', card(heading('Why'), list('Dust rose', 'Diesel rose')), 'bullets'],
    ['a quotation with its source', card(quote('We open the windows.', '— Marta')), 'quote'],
    ['a table under a heading', card(heading('Results'), table(['Quarter', 'Days'], ['Q1', '14'])), 'table'],
    ['code under a heading', card(heading('Feed'), code('const a = 1;')), 'code'],
    ['a picture under a heading', card(heading('Dawn'), image(PHOTO)), 'image-full'],
    ['a heading and an ordinary paragraph', card(heading('Next'), paragraph(prose(30))), 'flow'],
    ['four pictures', card(heading('Basins'), image(), image(), image(), image()), 'gallery'],
  ])('%s', (_, each, expected) => expect(layoutOf(each)).toBe(expected));

  it('opens with a title card and ends with a closing card', () =>
    expect(
      layoutsOf([card(heading('Harbour', 1), paragraph('A report')), card(heading('A'), list('b', 'c')), LAST]),
    ).toEqual(['title', 'bullets', 'closing']));

  it('puts pictures on alternating sides', () => {
    const pictured = card(heading('A berth'), list(prose(6), prose(6), prose(6), prose(6)), image());
    const [, one, two] = layoutsOf([FIRST, pictured, pictured, LAST]);
    expect([one, two].sort()).toEqual(['bullets-image-left', 'bullets-image-right']);
  });
});

describe('a requested layout', () => {
  const each = card(heading('Six'), list('aa bb', 'cc dd', 'ee ff', 'gg hh', 'ii jj'));

  it('follows the sequence of a template in order, and repeats it', () => {
    const cards = Array.from({ length: 4 }, () => each);
    expect(layoutsOf(cards, { layoutSequence: ['two-columns', 'bullets'] })).toEqual([
      'two-columns',
      'bullets',
      'two-columns',
      'bullets',
    ]);
  });

  it('skips layouts that the content does not suit', () => {
    for (const layout of LAYOUT_NAMES) {
      const [placed] = layOutDeck([card(paragraph(prose(30)))], sampleOptions({ layoutSequence: [layout] })).cards;
      const shown = placed!.elements.some((element) => element.kind === 'text' && element.paragraphs.length > 0);
      expect([layout, shown]).toEqual([layout, true]);
    }
    expect(layoutOf(each, { layoutSequence: ['table'] })).toBe('bullets');
  });

  it.each<[string, LayoutName]>([
    ['Use two columns for the lists.', 'two-columns'],
    ['Three columns please', 'three-columns'],
    ['card 2: two columns; card 3: bullets', 'two-columns'],
    ['On slide 3 use two columns', 'bullets'],
    ['Keep it formal.', 'bullets'],
  ])('%s', (additionalInstructions, expected) => expect(layoutOf(each, { additionalInstructions })).toBe(expected));
});

it('draws the cards of a web page in the layouts of a presentation, as its PDF and PPTX show them', () => {
  const figures = card(heading('Key figures'), list('1.42M loans', '806,000 visits', '61 % of children'));
  const look = { format: 'webpage', dimensions: 'fluid', theme: findStandardTheme('harbour')! } as const;
  expect(layoutsOf([FIRST, figures, LAST], look)).toEqual(['title', 'stats', 'closing']);
});

it('uses the closing layout for the last card, unless it continues an earlier one', () => {
  const middle = card(heading('Between'), paragraph(prose(80)));
  const last = card(paragraph('Read the docs.'));
  const repeats = { heading: heading('Thanks') as BlockOf<'heading'>, isContinued: true };
  expect(layoutsOf([FIRST, middle, card(heading('Thanks'), ...last.blocks)]).at(-1)).toBe('closing');
  expect(layoutsOf([FIRST, middle, { ...last, repeats }]).at(-1)).not.toBe('closing');
});
