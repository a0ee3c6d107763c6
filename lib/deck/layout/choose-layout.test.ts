import { describe, expect, it } from 'vitest';
import type { BlockOf, Card, Picture } from '../blocks';
import { layOutDeck } from '../lay-out-deck';
import { LAYOUT_NAMES, type LayoutName } from '../placed';
import { card, code, heading, image, list, paragraph, prose, quote, table } from '../testing/sample-blocks';
import { sampleOptions } from '../testing/sample-options';
import { findStandardTheme, STANDARD_THEMES } from '../themes/all-themes';
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
    ['a heading and a few words', card(heading('Dust'), paragraph('Half the diesel, half the dust')), 'flow'],
    ['a heading and a short sentence', card(heading('Dust'), paragraph('Half the diesel.')), 'flow'],
    ['a long section card', { ...card(heading('Dust'), paragraph(prose(20))), part: 'section' as const }, 'section'],
    ['a heading and an ordinary paragraph', card(heading('Next'), paragraph(prose(30))), 'flow'],
    ['four pictures', card(heading('Basins'), image(), image(), image(), image()), 'gallery'],
    [
      'two groups',
      card(heading('Ways'), heading('Dues', 3), paragraph(prose(9)), heading('Bond', 3), paragraph(prose(9))),
      'two-columns',
    ],
    [
      'ten short items',
      card(heading('All'), list(...Array.from({ length: 10 }, (_, at) => `Item ${at}`))),
      'two-columns',
    ],
    ['several paragraphs', card(heading('Story'), paragraph(prose(40)), paragraph(prose(40))), 'flow'],
  ])('%s', (_, each, expected) => {
    expect(layoutOf(each)).toBe(expected);
  });

  it('opens with a title card and ends with a closing card', () => {
    expect(
      layoutsOf([card(heading('Harbour', 1), paragraph('A report')), card(heading('A'), list('b', 'c')), LAST]),
    ).toEqual(['title', 'bullets', 'closing']);
  });

  it('is the same for equal cards in a row', () => {
    const lists = card(heading('Three things'), list('the first of them', 'the second of them', 'the third of them'));
    const mixed = card(heading('Feed'), paragraph(prose(24)), code('const a = 1;\nconst b = 2;\nsum(a, b);'));
    for (const each of [
      lists,
      mixed,
      ...[9, 18, 34, 60, 120].map((words) => card(heading('Next'), paragraph(prose(words)))),
    ])
      expect(new Set(layoutsOf([FIRST, each, each, each, LAST]).slice(1, 4)).size).toBe(1);
  });

  it('sets a centred paragraph of long words smaller rather than in columns', () => {
    const words = 'Wohnungsbaugenossenschaft möchte Entscheidungen zusammenfassen und '.repeat(7);
    const each = card(heading('Wärmewende im Quartier Lindenhof: Konzept für ein kaltes Netz'), paragraph(words));
    expect(layoutsOf([FIRST, each, LAST], { theme: findStandardTheme('nocturne')! })[1]).toBe('flow');
  });

  it('puts pictures on alternating sides', () => {
    const pictured = card(heading('A berth'), list(prose(6), prose(6), prose(6), prose(6)), image());
    const [, one, two] = layoutsOf([FIRST, pictured, pictured, LAST]);
    expect([one, two].sort()).toEqual(['bullets-image-left', 'bullets-image-right']);
  });

  it('uses the flow layout for documents', () => {
    const each = card(
      heading('Ways'),
      heading('Dues', 3),
      paragraph(prose(9)),
      heading('Bond', 3),
      paragraph(prose(9)),
    );
    expect(layoutOf(each, { format: 'document', dimensions: 'fluid' })).toBe('flow');
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
  ])('%s', (additionalInstructions, expected) => {
    expect(layoutOf(each, { additionalInstructions })).toBe(expected);
  });

  it('puts the picture where the instructions ask for it, and avoids layouts that they rule out', () => {
    const pictured = card(heading('A berth'), list(prose(6), prose(6), prose(6), prose(6)), image());
    for (const side of ['left', 'right'] as const) {
      expect(layoutOf(pictured, { additionalInstructions: `Images on the ${side}, please` })).toBe(
        `bullets-image-${side}`,
      );
    }
    const three = card(heading('Ways'), list(...Array.from({ length: 10 }, (_, at) => `Item ${at}`)));
    expect(layoutOf(three, { additionalInstructions: 'Do not use two columns' })).toBe('bullets');
  });

  it('keeps the cover when the instructions apply to all cards', () => {
    expect(layoutsOf([FIRST, each, LAST], { additionalInstructions: 'Two columns' })).toEqual([
      'title',
      'two-columns',
      'closing',
    ]);
  });
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

it('does not close posts with the last sentence of a section that is not an ending', () => {
  const middle = card(heading('Risks'), paragraph(prose(80)));
  const last = {
    ...card(paragraph('If filters do not arrive we launch without them.')),
    repeats: { heading: heading('Risks') as BlockOf<'heading'>, isContinued: false },
  };
  expect(layoutsOf([FIRST, middle, last]).at(-1)).not.toBe('closing');
});

it.each(STANDARD_THEMES)('leaves out the drawings of earlier versions in $id', (theme) => {
  const plain = [FIRST, card(heading('Bees')), card(heading('Bees'), list('a', 'b')), LAST];
  for (const format of ['presentation', 'social'] as const)
    for (const picture of [{ kind: 'art' }, { kind: 'art', object: 'bee' } as Picture] as const) {
      const drawn = plain.map(({ blocks }) => card(...blocks, image(picture)));
      const elements = (cards: Card[]) =>
        layOutDeck(cards, sampleOptions({ theme, format })).cards.map((each) => each.elements);
      expect(elements(drawn)).toEqual(elements(plain));
    }
});
