import fc from 'fast-check';
import type { Block, Card, CellAlign, ListItem, Picture, TextRun } from '../blocks';

/** Cards as people and machines write them, for the property tests: every block kind, unusual scripts, long words. */

const lines = { from: 1, to: 1 };

const word = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constantFrom('the', 'harbour', 'quay', 'measures', 'Δelta', 'Straße', 'ещё', '12.5', '—', 'e-mail'),
  },
  {
    weight: 2,
    arbitrary: fc.string({ minLength: 1, maxLength: 14 }).map((text) => text.replace(/\s|\p{C}/gu, '') || 'x'),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'https://example.org/a/very/long/address/that/goes/on?and=on&and=on#until-it-ends',
      'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
      '東京都の港湾局は、新しい計画を発表しました。',
      'soft\u00ADhyphen\u00ADation',
      'zero\u200Bwidth',
      '👩‍👩‍👧‍👦🏳️‍🌈👍🏽',
      'שלום',
      'مرحبا',
      'tab\tbed',
    ),
  },
);

const words = (max: number) => fc.array(word, { minLength: 1, maxLength: max }).map((all) => all.join(' '));

const run = (max: number): fc.Arbitrary<TextRun> =>
  fc
    .record({ text: words(max), look: fc.constantFrom('plain', 'plain', 'bold', 'italic', 'code', 'strike', 'link') })
    .map(({ text, look }) => {
      if (look === 'plain') return { text };
      return look === 'link' ? { text, href: 'https://example.org/' } : { text, [look]: true };
    });

/** Runs separated by spaces, as the text reader produces them. */
const runs = (max: number, most = 3): fc.Arbitrary<TextRun[]> =>
  fc
    .array(run(max), { minLength: 1, maxLength: most })
    .map((all) => all.map((each, at) => (at === 0 ? each : { ...each, text: ` ${each.text}` })));

const picture: fc.Arbitrary<Picture> = fc.oneof(
  fc.constant<Picture>({ kind: 'placeholder', reason: 'Not fetched' }),
  fc.constant<Picture>({ kind: 'url', url: 'https://example.org/a.png' }),
  fc
    .record({ width: fc.integer({ min: 1, max: 6000 }), height: fc.integer({ min: 1, max: 6000 }) })
    .map((size): Picture => ({ kind: 'file', key: 'k', mediaType: 'image/png', ...size })),
);

const item: fc.Arbitrary<ListItem> = fc.record({
  level: fc.constantFrom(0, 0, 0, 1, 2, 5),
  runs: runs(12, 2),
});

const table = fc.integer({ min: 1, max: 9 }).chain((columns) => {
  const row = fc.array(fc.oneof(runs(6, 1), fc.constant<TextRun[]>([])), { minLength: columns, maxLength: columns });
  return fc.record({
    header: row,
    rows: fc.array(row, { maxLength: 14 }),
    align: fc.array(fc.constantFrom<CellAlign>('left', 'center', 'right'), { minLength: columns, maxLength: columns }),
  });
});

const block: fc.Arbitrary<Block> = fc.oneof(
  fc
    .record({ level: fc.constantFrom(1, 2, 3, 4, 5, 6), runs: runs(10, 2) })
    .map((rest): Block => ({ kind: 'heading', lines, ...rest }) as Block),
  runs(60).map((all): Block => ({ kind: 'paragraph', lines, runs: all })),
  fc
    .record({
      ordered: fc.boolean(),
      start: fc.integer({ min: 0, max: 999 }),
      items: fc.array(item, { minLength: 1, maxLength: 12 }),
    })
    .map((rest): Block => ({ kind: 'list', lines, ...rest })),
  table.map((rest): Block => ({ kind: 'table', lines, ...rest })),
  fc
    .array(runs(20, 2), { minLength: 1, maxLength: 3 })
    .map((paragraphs): Block => ({ kind: 'quote', lines, paragraphs })),
  fc
    .array(words(14), { minLength: 1, maxLength: 16 })
    .map((all): Block => ({ kind: 'code', lines, text: all.join('\n\t'), language: null })),
  picture.map((each): Block => ({ kind: 'image', lines, picture: each, alt: 'A picture' })),
);

export const card: fc.Arbitrary<Card> = fc
  .array(block, { maxLength: 7 })
  .map((blocks) => ({ blocks, notes: null, labelOnly: false }));
