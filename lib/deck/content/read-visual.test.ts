import { describe, expect, it } from 'vitest';
import { deckFrom } from '../testing/sample-deck';
import { readContent } from './read-content';
import { readVisual, totalAfter } from './read-visual';

function visualOf(inputText: string) {
  const { cards } = deckFrom(inputText, { cardSplit: 'inputTextBreaks' });
  return readVisual(readContent(cards[0]!))?.visual ?? null;
}

const chartOf = (text: string) => {
  const visual = visualOf(text);
  return visual?.kind === 'chart' ? visual.chart : null;
};

describe('readVisual', () => {
  it.each([
    ['stats', '## Numbers\n\n- 4,200人 来場者\n- 38店 参加した店\n- 92 % また来たい'],
    ['stats', '## Balance\n\nAt the bank on 31 August: £38,214'],
    ['features', '## Plans\n\n- **雨の日**：屋根のある通り\n- **ごみ**：皿を貸す\n- **音**：二十一時に止める'],
    ['timeline', '## Calendrier\n\n- Avril 2026 : accord\n- Juin 2026 : travaux\n- Septembre 2026 : ouverture'],
    ['timeline', '## Trip\n\n**3 July** Arrival at noon.\n\n**4 July** A hike.\n\n**5 July** Ferry to the lighthouse.'],
    ['timeline', '## Work\n\n2019 – today: Engineer  \n2015 – 2019: Trainee  \n2013 – 2015: Student'],
    [
      'people',
      '## Whom to ask\n\n- Maria Costa – contracts\n- Ben Adeyemi – laptops\n- Sofie Jansen – safety\n- Your buddy – the rest',
    ],
    ['hierarchy', '## Company\n\n- Director\n  - Sales\n    - Europe\n    - Asia\n  - Finance'],
    ['comparison', '## Two ways\n\n- Tea\n  - Slow\n  - Cheap\n- Coffee\n  - Quick\n  - Strong'],
  ])('finds %s in %j', (kind, text) => expect(visualOf(text)?.kind).toBe(kind));

  it('keeps the numbers of a list with points below them', () =>
    expect(visualOf('## Phases\n\n2. Setup\n   - Connect data\n3. First value\n   - Build a report')).toBeNull());

  it('charts values that the heading compares, and amounts of money', () => {
    const lines = (...items: string[]) => items.join('\n');
    expect(
      chartOf(`## Benchmarks\n\n${lines('1.8: 46 minutes', '2.0: 10 minutes', 'Others: 22 minutes')}`)?.series[0]
        ?.values,
    ).toEqual([46, 10, 22]);
    expect(chartOf(`## Loans by kind\n\n${lines('Books: 1,210', 'Music: 140', 'Games: 98')}`)?.kind).toBe('column');
    expect(chartOf(`## Budget\n\n${lines('Staff: €612', 'Media: €148', 'House: €97', 'Events: €31')}`)?.kind).toBe(
      'column',
    );
    expect(visualOf(`## Us\n\n${lines('People: 420', 'Offices: 12', 'Countries: 7', 'Awards: 3')}`)?.kind).toBe(
      'stats',
    );
    expect(visualOf(`## By kind\n\n${lines('Books: 1,210', 'Time: 14 days', 'Share: 98 %')}`)?.kind).toBe('stats');
  });

  it.each([
    ['Food and drink cost £21, rent £18, the van £9 and fees £2.', ['Food and drink', 'rent', 'the van', 'fees']],
    ['Rooms cost £9,180, materials £4,350, travel £3,900 and food £760.', ['Rooms', 'materials', 'travel', 'food']],
    ['€1.4m goes into cold boxes, €0.8m into a hub, €0.6m into sales, and €0.4m into law.', ['cold boxes', 'a hub']],
    ['Our largest were Dunn (£96), J. Tran & Co (£88), Hall (£61) and, new, Pike (£54).', ['Dunn', 'J. Tran & Co']],
  ])('charts figures that a sentence lists: %s', (text, names) =>
    expect(chartOf(`## Money\n\n${text}`)?.categories.slice(0, names.length)).toEqual(names),
  );

  it('doesn’t chart amounts of several sentences', () =>
    expect(visualOf('## Money\n\nRent is £900. Nobody pays £40 more, or £20, if they came late with £5.')).toBeNull());

  it.each([
    ['- Bus: 62 €\n- Beds: 184 €\n- Walk: 40 €\n- Museum: 30 €', 'Total : 316 €', '316 €'],
    ['- Bus: 62 €\n- Beds: 184 €\n- Walk: 40 €\n- Museum: 30 €', '396 € in all', undefined],
    ['Setting up: 24 h\nKitchen: 31 h\nStage: 12 h', 'Total: 67 h', '67 h'],
    ['Setting up: 24 h\nKitchen: 31 h\nStage: 12 h', 'Last year: 60 h', undefined],
    ['Setting up: 24 h\nKitchen: 31 h\nStage: 12 h\n67 h in all', '', '67 h'],
    ['1. Play: 900 €\n2. Revue: 1450 €\n3. Panto: 2650 €\n4. Total: 5000 €', '', '5000 €'],
  ])('reads the sum of figures as a key figure below their chart: %s, %s', (lines, line, figure) => {
    const { cards } = deckFrom(`## Cost\n\n${lines}\n\n${line}`, {
      cardSplit: 'inputTextBreaks',
    });
    expect(totalAfter(readVisual(readContent(cards[0]!))!)?.figure).toBe(figure);
  });

  it('doesn’t chart a sum, whose bars would have no signs', () =>
    expect(visualOf('+ Fees 640 €\n- Clay 210 €\n- Glaze 95 €\n= 335 €')).toBeNull());

  it.each([
    ['a poem', '## Hope\n\nHope is the thing with feathers  \nThat perches in the soul  \nAnd sings the tune'],
    ['a letter', '## Dear Ms Solberg\n\nMy grandfather built a boat.\n\nIt stands in our shed.\n\nKind regards'],
    ['a table with words in it', '## Plan\n\n| | Us | Them |\n|---|---|---|\n| Price | low | high |\n| Help | ✓ | ✗ |'],
    [
      'a ticked table whose first column has a name',
      '## P\n\n| What | Us | Them |\n|---|---|---|\n| A | ✓ | ✗ |\n| B | ✓ | ✗ |',
    ],
  ])('reads %s as text', (_, text) => expect(visualOf(text)).toBeNull());
});
