import { describe, expect, it } from 'vitest';
import { deckFrom } from '../testing/sample-deck';
import { plainText } from '../text/text-runs';
import { splitChart } from './chart-facts';
import { readContent } from './read-content';
import { readVisual } from './read-visual';

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
    ['features', '## Plans\n\n- **雨の日**：屋根のある通り\n- **ごみ**：皿を貸す\n- **音**：二十一時に止める'],
    ['timeline', '## Calendrier\n\n- Avril 2026 : accord\n- Juin 2026 : travaux\n- Septembre 2026 : ouverture'],
    ['timeline', '## Fechas\n\n- 3 de mayo: plan\n- 4 mayo 2026: salida\n- 9 de junio de 2026: vuelta'],
    ['timeline', '## Даты\n\n- 3 июля: приезд\n- 4 июля: гора\n- 5 июля: паром'],
    ['timeline', '## Trip\n\n**3 July** Arrival at noon.\n\n**4 July** A hike.\n\n**5 July** Ferry to the lighthouse.'],
    ['timeline', '## Work\n\n2019 – today: Engineer  \n2015 – 2019: Trainee  \n2013 – 2015: Student'],
    [
      'people',
      '## Whom to ask\n\n- Maria Costa – contracts\n- Ben Adeyemi – laptops\n- Sofie Jansen – safety\n- Your buddy – the rest',
    ],
    ['people', '## L’équipe\n\n- Claire Morel, cuisinière\n- Samir Benali, coordinateur'],
    ['hierarchy', '## Company\n\n- Director\n  - Sales\n    - Europe\n    - Asia\n  - Finance'],
    ['comparison', '## Two ways\n\n- Tea\n  - Slow\n  - Cheap\n- Coffee\n  - Quick\n  - Strong'],
  ])('finds %s in %j', (kind, text) => {
    expect(visualOf(text)?.kind).toBe(kind);
  });

  it.each([
    [
      'sentences',
      '- Walls\n  - You may paint them in any colour that you like.\n  - Ask first.\n- Floor\n  - Leave it.',
    ],
    ['numbered steps', '1. Prepare\n   1. Cut\n   2. Wash\n2. Cook\n   1. Boil'],
    ['one remark below one of many items', '- Bread\n- Milk\n  - oat\n- Eggs\n- Salt\n- Tea'],
    ['more than sixteen terms', Array.from({ length: 6 }, (_, at) => `- T${at}\n  - a\n  - b`).join('\n')],
    ['four levels', '- A\n  - B\n    - C\n      - D\n      - E\n  - F'],
  ])('doesn’t draw a tree for %s', (_, list) => {
    expect(visualOf(`## Structure\n\n${list}`)?.kind).not.toBe('hierarchy');
  });

  it('keeps the numbers of a list with points below them', () => {
    expect(visualOf('## Phases\n\n2. Setup\n   - Connect data\n3. First value\n   - Build a report')).toBeNull();
  });

  it('finds the person in either order', () => {
    const visual = visualOf('## Team\n\n- Chair: Katrin Vogel\n- Cash: Ute Brandner');
    expect(visual?.kind === 'people' && visual.items.map(({ term }) => plainText(term))).toEqual([
      'Katrin Vogel',
      'Ute Brandner',
    ]);
  });

  it('reads amounts with a word as their unit as figures, but not dates', () => {
    const visual = visualOf('## Times\n\n- 1.8: 46 minutes\n- 2.0: 10 minutes\n- Others: 22 minutes');
    expect(visual?.kind === 'stats' && visual.items.map(({ figure }) => figure)).toEqual([
      '46 minutes',
      '10 minutes',
      '22 minutes',
    ]);
    expect(visualOf('## Dates\n\n- Begin: 12 November\n- Offers: 3 December\n- Move: 4 May')?.kind).not.toBe('stats');
  });

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

  it('charts figures after or before their names', () => {
    const years = '2019 412 GWh\n2020 389 GWh\n2021 401 GWh';
    expect(chartOf(`## Use\n\n${years}`)).toMatchObject({ kind: 'column', categories: ['2019', '2020', '2021'] });
    expect(chartOf('## Sources\n\nSolar 18 %\nWind 27 %\nGas 38 %\nOther 17 %')?.kind).toBe('doughnut');
  });

  it('keeps numbers that name something as text', () => {
    for (const lines of [
      'Energy desk 0171 555 0134\nChimney sweep 0171 555 0199\nFire 0171 555 0112',
      'Room 214\nHall 107\nOffice 310',
      'Chapter one 1999\nChapter two 2004\nChapter three 2011',
      '10115\n10117\n10119',
    ])
      expect(visualOf(`## Numbers\n\n${lines}`)).toBeNull();
    expect(visualOf('## Who answered\n\nWomen 648\nMen 561\nNo answer 31')?.kind).toBe('stats');
  });

  it('doesn’t chart a sum, whose bars would have no signs', () => {
    expect(visualOf('+ Fees 640 €\n- Clay 210 €\n- Glaze 95 €\n= 335 €')).toBeNull();
  });

  it('reads possible years as counts next to years and other figures', () => {
    const table = (head: string, ...rows: string[]) =>
      `## Guests\n\n| ${head} |\n|---|---|\n| ${rows.join(' |\n| ')} |`;
    const guests = ['2023 | 1200', '2024 | 1900', '2025 | 2600'];
    expect(chartOf(table('Year | Visits', ...guests))?.series[0]?.values).toEqual([1200, 1900, 2600]);
    expect(chartOf(table('Year | Visits', '2023 | 1600', '2024 | 1800', '2025 | 1900'))?.kind).toBe('column');
    expect(chartOf(table('Pier | Visits', 'Nordby | 1900', 'Kvarnholm | 840', 'Alma | 700'))?.kind).toBe('column');
    expect(chartOf(table('Boat | Built', 'Alma | 1978', 'Freya | 2023', 'Signe | 2025'))).toBeNull();
  });

  it('only uses rising figures as the scale of a chart', () => {
    const table = (...rows: string[]) => `## Light\n\n| Distance | Bubbles |\n|---|---|\n| ${rows.join(' |\n| ')} |`;
    expect(chartOf(table('10 | 46', '20 | 31', '30 | 17'))?.categories).toEqual(['10', '20', '30']);
    expect(chartOf(table('30 | 46', '10 | 31', '20 | 17'))).toBeNull();
    expect(chartOf(table('10 | 46', '20 km | 31', '30 | 17'))).toBeNull();
  });

  it('separates series over time that can’t share an axis', () => {
    const table = (...rows: string[]) =>
      `## Results\n\n| Quarter | Returns | Cost |\n|---|---|---|\n${rows.map((row) => `| ${row} |`).join('\n')}`;
    const chart = chartOf(table('Q1 | 18,000 | €9.40', 'Q2 | 31,000 | €8.10', 'Q3 | 54,000 | €6.90'));
    expect(chart).toMatchObject({ kind: 'column', isSeparate: true });
    expect(splitChart(chart!).map(({ series }) => series[0]?.name)).toEqual(['Returns', 'Cost']);
    expect(chartOf(table('North | 18,000 | €9.40', 'South | 31,000 | €8.10', 'West | 54,000 | €6.90'))).toBeNull();
    expect(chartOf(table('Q1 | 18,000 | €9.40', 'Q2 | 31,000 | $8.10', 'Q3 | 54,000 | €6.90'))).toBeNull();
  });

  it('reads values that share any unit', () => {
    const table = (...cells: string[]) =>
      `## Pressure\n\n| Tyre | City |\n|---|---|\n${cells.map((cell, at) => `| T${at} | ${cell} |`).join('\n')}`;
    expect(chartOf(table('6.0 bar', '4.0 bar', '2.5 bar'))?.series[0]?.values).toEqual([6, 4, 2.5]);
    expect(chartOf(table('6.0 bar', '4.0 psi', '2.5 bar'))).toBeNull();
  });

  it('uses horizontal bars if values wouldn’t fit above columns', () => {
    const row = (name: string) => `| ${name} | 610,400 | 618,900 | 640,200 |`;
    const rows = ['Main', 'Docks', 'Hill', 'East', 'Mill'].map(row).join('\n');
    expect(chartOf(`## Loans\n\n| Branch | A | B | C |\n|---|---|---|---|\n${rows}`)?.kind).toBe('bar');
  });

  it.each([
    ['a poem', '## Hope\n\nHope is the thing with feathers  \nThat perches in the soul  \nAnd sings the tune'],
    ['a letter', '## Dear Ms Solberg\n\nMy grandfather built a boat.\n\nIt stands in our shed.\n\nKind regards'],
    ['a table with words in it', '## Plan\n\n| | Us | Them |\n|---|---|---|\n| Price | low | high |\n| Help | ✓ | ✗ |'],
    [
      'a ticked table whose first column has a name',
      '## P\n\n| What | Us | Them |\n|---|---|---|\n| A | ✓ | ✗ |\n| B | ✓ | ✗ |',
    ],
  ])('reads %s as text', (_, text) => {
    expect(visualOf(text)).toBeNull();
  });
});

it('takes no conversation for features', () => {
  const turns = 'Dana: So do we roll out?\n\nTom: I would go to half of them.\n\nLuis: Fine with me.';
  expect(visualOf(`## Sync\n\n${turns}`)?.kind).not.toBe('features');
});
