import { describe, expect, it } from 'vitest';
import { readContent } from '@/lib/deck/content/read-content';
import { readVisual } from '@/lib/deck/content/read-visual';
import { blockText } from '@/lib/deck/text/block-text';
import { readCardAnswer } from './card-answer';
import { modelCard } from './model-card';

const PLACE = { index: 1, passages: [], addresses: new Set(['known.example/page']), heading: '' };

function cardOf(answer: unknown) {
  const read = readCardAnswer(typeof answer === 'string' ? answer : JSON.stringify(answer));
  if (!read.ok) throw new Error(read.problems.join(' '));
  return modelCard(read.card, PLACE).card;
}

const withBlock = (block: object, heading = 'What we found') => cardOf({ heading, blocks: [block] });
const visualOf = (block: object, heading?: string) =>
  readVisual(readContent(withBlock(block, heading), 'en'))?.visual.kind ?? null;
const pairs = (...items: [string, string][]) => items.map(([label, text]) => ({ label, text }));
const grid = (...rows: string[]) => rows.map((row) => row.split('|'));

it('removes passage ids and Markdown heading marks', () => {
  const card = cardOf({
    heading: '[s1] # Harbour Line annual review',
    blocks: [
      { kind: 'paragraph', text: '[s2] ## Fleet' },
      { kind: 'bullets', items: ['The boats were full again [s1, s4].', '[draft] of a plan'] },
    ],
    notes: '[s13] Say it slowly.',
    picture: '[s1] # a ferry',
  });
  expect(card.blocks.map(blockText)).toEqual([
    'Harbour Line annual review',
    'Fleet',
    'The boats were full again.\n[draft] of a plan',
  ]);
  expect(card).toMatchObject({ notes: 'Say it slowly.', pictureQuery: 'a ferry' });
});

describe('each kind of block', () => {
  it.each([
    ['stats', { kind: 'stats', items: pairs(['98 %', 'retention'], ['€4.2M', 'revenue']) }],
    [
      'timeline',
      { kind: 'timeline', items: pairs(['2019', 'Founded'], ['2021', 'First shop'], ['2024', 'Ten shops']) },
    ],
    ['steps', { kind: 'steps', items: pairs(['', 'Grind the beans'], ['', 'Heat the water'], ['', 'Pour slowly']) }],
    [
      'features',
      { kind: 'features', items: pairs(['Fast', 'in a minute'], ['Warm', 'all day'], ['Near', 'round the corner']) },
    ],
    ['comparison', { kind: 'comparison', rows: grid('Us|Open at six|Own roast', 'Them|Open at nine|Bought roast') }],
    ['chart', { kind: 'table', rows: grid('Year|Cups', '2022|120', '2023|190', '2024|260') }],
  ])('%s gets the layout for its kind', (kind, block) => expect(visualOf(block)).toBe(kind));

  it.each([
    [
      'stats with units',
      'stats',
      pairs(['120 Gt', 'carbon each year'], ['21%', 'oxygen in the air'], ['450 nm', 'blue light']),
    ],
    ['stats that are parts of a whole', 'stats', pairs(['52%', 'drinks'], ['28%', 'food'], ['20%', 'beans'])],
    ['people', 'people', pairs(['Ada Byron', 'Roaster'], ['Ben Okri', 'Barista'], ['Cy Twombly', 'Painter'])],
  ])('%s keep the kind that the model named', (_, kind, items) =>
    expect(visualOf({ kind, items }, 'Some words')).toBe(kind),
  );

  it('quotes keep their source, callouts their kind, code its lines', () => {
    const { blocks } = cardOf({
      heading: 'Words',
      blocks: [
        { kind: 'quote', text: '“Coffee first.”', label: 'Ada' },
        { kind: 'callout', text: 'Mind the steam.', label: 'Warning' },
        { kind: 'code', text: '```js\nlet a = 1;\n  b();\n```', label: 'js' },
      ],
    });
    expect(blocks[1]).toMatchObject({
      kind: 'quote',
      paragraphs: [[{ text: 'Coffee first.' }]],
      source: [{ text: 'Ada' }],
    });
    expect(blocks[2]).toMatchObject({ kind: 'quote', callout: 'warning' });
    expect(blocks[3]).toMatchObject({ kind: 'code', text: 'let a = 1;\n  b();', language: 'js' });
  });
});

describe('ticks and dashes in a table', () => {
  const table = (...rows: string[][]) => withBlock({ kind: 'table', rows });
  const rows = [
    ['', 'Ember & Oat', 'Chain kiosk', 'Bakery'],
    ['Specialty beans', '✓', '–', '-'],
    ['Open after 16:00', '✗', '**✓**', '•'],
  ];

  it('are kept in their cells', () => {
    const block = table(...rows).blocks.at(-1);
    expect(block && blockText(block)).toBe(
      '\nEmber & Oat\nChain kiosk\nBakery\nSpecialty beans\n✓\n–\n-\nOpen after 16:00\n✗\n✓\n•',
    );
  });
});

describe('content that a model must not add', () => {
  it('removes tags, pictures, headings and unknown links, and keeps the words', () => {
    const card = withBlock({
      kind: 'bullets',
      items: [
        '# Not <b>a heading</b>',
        '![x](https://evil.example/x.png) the words [here](https://evil.example)',
        'See https://known.example/page. It is **bold** and a < b',
      ],
    });
    expect(blockText(card.blocks[1]!)).toBe(
      'Not a heading\nthe words here\nSee https://known.example/page. It is bold and a < b',
    );
    expect(JSON.stringify(card)).not.toContain('evil.example');
    expect(JSON.stringify(card)).toContain('"href":"https://known.example/page"');
    expect(card.blocks).toHaveLength(2);
  });

  it('keeps no more than fits on a card', () => {
    const long = 'word '.repeat(500);
    const card = cardOf({
      heading: long,
      blocks: Array.from({ length: 50 }, () => ({ kind: 'bullets', items: Array.from({ length: 200 }, () => long) })),
      notes: long,
    });
    expect(card.blocks.length).toBeLessThanOrEqual(7);
    expect(JSON.stringify(card).length).toBeLessThan(80_000);
  });
});

describe('a malformed answer', () => {
  it.each([
    ['in a fence', '```json\n{"heading":"A","blocks":[{"kind":"paragraph","text":"b"}]}\n```'],
    ['among words', 'Sure {here}: {"heading":"A","blocks":[{"kind":"paragraph","text":"b"}]} Done {x}.'],
    ['after thinking', '<think>{"heading":"No"}</think>{"heading":"A","blocks":[{"kind":"paragraph","text":"b"}]}'],
    ['under other names', '{"title":"A","bullets":["b"]}'],
    ['with texts for items', '{"heading":"A","blocks":["b"]}'],
    ['with nulls', '{"heading":"A","blocks":[{"kind":"paragraph","text":"b","items":null,"rows":null}],"notes":null}'],
  ])('is read %s', (_, answer) => {
    const card = cardOf(answer);
    expect(card.blocks.map(blockText)).toEqual(['A', 'b']);
  });

  it.each([
    ['no JSON', 'I cannot do that.', /not a JSON object/],
    ['an unknown kind', '{"heading":"A","blocks":[{"kind":"video","text":"b"}]}', /kind must be one of/],
    ['no heading', '{"heading":" ","blocks":["b"]}', /heading must not be empty/],
    ['no blocks', '{"heading":"A"}', /blocks must not be empty/],
  ])('is sent back for %s', (_, answer, problem) => {
    const read = readCardAnswer(answer);
    expect(read.ok ? '' : read.problems.join(' ')).toMatch(problem);
  });
});
