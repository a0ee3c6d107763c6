import { describe, expect, it } from 'vitest';
import type { Dimensions, Format } from '../../../contract/enums';
import { checkPlaced } from '../../check/check-placed';
import { layOutDeck } from '../../lay-out-deck';
import { findLostWords } from '../../testing/find-lost-words';
import { deckFrom, textsOf, wordsOf } from '../../testing/sample-deck';
import { sampleOptions } from '../../testing/sample-options';
import { SKELETON_THEMES } from '../../testing/tested-themes';

const GROUPS = `## Sales

Sales rose in all shops.

## By shop

- Harbour: 61 t
- Mill: 39 t
- Station: 24 t
- Market: 12 t
- Boat: 7 t

## Next year

We open in Elm Road.`;
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const YEAR = `## Outages\n\n| Month | Outages |\n|---|---|\n${MONTHS.map((month, at) => `| ${month} | ${at * 7 + 12} |`).join('\n')}`;
const SHARES = `## Where members garden

- Own garden: 46 %
- Allotment: 27 %
- Balcony: 18 %
- Shared ground: 9 %`;

describe.each(SKELETON_THEMES)('$skeleton', (theme) => {
  it('draws the chart of a group beside other groups, with every word', () => {
    const { cards } = deckFrom(GROUPS, { numCards: 1 });
    const placed = layOutDeck(cards, sampleOptions({ theme, dimensions: '16x9' })).cards;
    expect(checkPlaced(placed)).toEqual({ inside: [], overlaps: [] });
    expect(findLostWords(cards[0]!, placed)).toEqual([]);
    expect(placed[0]!.elements.filter(({ kind }) => kind === 'chart')).toHaveLength(1);
  });

  it('draws the key figures of groups, with every word', () => {
    const clubs = '## Rowing\n\n- 412 members\n- £91,200 raised\n\n## Sailing\n\n- 268 members\n- £64,800 raised';
    const { cards } = deckFrom(clubs, { numCards: 1 });
    const placed = layOutDeck(cards, sampleOptions({ theme, dimensions: '16x9' })).cards;
    expect(checkPlaced(placed)).toEqual({ inside: [], overlaps: [] });
    expect(textsOf(placed[0]!).map(wordsOf)).toEqual(expect.arrayContaining(['412', '£91,200', '268', '£64,800']));
    expect(findLostWords(cards[0]!, placed)).toEqual([]);
  });

  it.each<[Format, Dimensions]>([
    ['presentation', '16x9'],
    ['social', '4x5'],
    ['document', 'a4'],
  ])('draws shares of a whole as a ring in every format: %s', (format, dimensions) => {
    const { cards } = deckFrom(SHARES, { numCards: 1, format, dimensions });
    const placed = layOutDeck(cards, sampleOptions({ theme, format, dimensions })).cards;
    const kinds = placed.flatMap(({ elements }) =>
      elements.flatMap((it) => (it.kind === 'chart' ? it.chart.kind : [])),
    );
    expect(kinds).toEqual(['doughnut']);
  });

  it('breaks no word of the names below a chart in a document', () => {
    const { cards } = deckFrom(YEAR, { numCards: 1, format: 'document', dimensions: 'a4' });
    const placed = layOutDeck(cards, sampleOptions({ theme, format: 'document', dimensions: 'a4' })).cards;
    const chart = placed.flatMap(({ elements }) => elements.filter(({ kind }) => kind === 'chart'));
    // Files with charts of their own draw the same kind.
    expect(chart.map((it) => it.kind === 'chart' && it.chart.kind)).toEqual(['bar']);
    const names = new Set(textsOf({ ...placed[0]!, elements: chart }).map(wordsOf));
    expect(MONTHS.filter((month) => [...names].some((name) => name !== month && month.startsWith(name)))).toEqual([]);
  });
});
