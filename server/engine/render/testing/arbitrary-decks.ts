import fc from 'fast-check';
import type { TextRun } from '@/lib/deck/blocks';
import type { Deck } from '@/lib/deck/deck';
import { LAYOUT_NAMES, type PlacedCard, type PlacedElement, type TextRole } from '@/lib/deck/placed';
import { sampleCard } from '@/lib/deck/testing/sample-card';
import { STANDARD_THEMES } from '@/lib/deck/themes/all-themes';
import { CHART_KINDS } from '@/lib/deck/visual';
import {
  sampleBullet,
  sampleChart,
  sampleDeck,
  sampleImage,
  sampleParagraph,
  sampleShape,
  sampleTable,
  sampleText,
} from './sample-deck';

/** Hostile and unusual input for text fields. */
const HOSTILE = [
  ']]>',
  '<![CDATA[x]]>',
  '&amp; & &#0; &lt;',
  '<a:t>"\'</a:t>',
  '<!--',
  '<?xml?>',
  '\u0000\u0001\u0008\u000b\u000c\u001f\ufffe\uffff',
  '\ud800',
  'x\udc00y',
  'עברית עם English',
  'مرحبا بالعالم',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  '日本語のテキスト',
  'e\u0301\u0323\u200d\u202e',
  'W'.repeat(400),
  '../../etc/passwd',
  '{{7*7}}<%= 1 %>',
  'line\none\r\ntwo\u2028three\ttab',
  ' ',
] as const;

const HREFS = [
  'https://example.org/?a=1&b="2"',
  'http://[::1]/',
  'mailto:a@example.org?subject=x y',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>',
  'file:///etc/passwd',
  'vbscript:x',
  'https://exa mple.org/',
  `https://example.org/${'x'.repeat(3_000)}`,
  '//example.org',
  '',
] as const;

const text = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.array(fc.constantFrom(...HOSTILE), { minLength: 1, maxLength: 3 }).map((pieces) => pieces.join(' ')),
);

const run: fc.Arbitrary<TextRun> = fc
  .record({
    text: text.filter((each) => each !== ''),
    href: fc.option(fc.constantFrom(...HREFS), { nil: undefined }),
    bold: fc.constantFrom(true as const, undefined),
    code: fc.constantFrom(true as const, undefined),
    strike: fc.constantFrom(true as const, undefined),
    italic: fc.constantFrom(true as const, undefined),
  })
  .map(({ href, ...rest }) => ({ ...rest, ...(href === undefined ? {} : { href }) }));

const paragraph = fc.oneof(
  fc.array(run, { maxLength: 3 }).map((runs) => sampleParagraph(runs)),
  fc.tuple(text, fc.nat(3)).map(([content, level]) => sampleBullet(content, level)),
  fc.tuple(text, fc.integer({ min: -5, max: 40_000 })).map(([content, number]) => {
    const bullet = sampleBullet(content, 0);
    return {
      ...bullet,
      marker: bullet.marker && { ...bullet.marker, kind: 'number' as const, number, text: `${number}.` },
    };
  }),
);

const ROLES: readonly TextRole[] = [
  'title',
  'subtitle',
  'body',
  'quote',
  'code',
  'caption',
  'header',
  'footer',
  'cardNumber',
];

const value = fc.option(
  fc.oneof(fc.integer({ min: -1_000, max: 100_000 }), fc.double({ noNaN: true, noDefaultInfinity: true })),
);

/** Charts of every kind, with mismatched values and labels. */
const chart = fc
  .record({
    kind: fc.constantFrom(...CHART_KINDS),
    axis: text,
    points: fc.array(fc.tuple(text, fc.array(fc.tuple(value, text), { minLength: 4, maxLength: 4 })), {
      minLength: 1,
      maxLength: 12,
    }),
    names: fc.array(text, { minLength: 1, maxLength: 4 }),
  })
  .map(({ kind, axis, points, names }) =>
    sampleChart({
      kind,
      axis,
      categories: points.map(([name]) => name),
      series: names.map((name, at) => ({
        name,
        values: points.map(([, cells]) => cells[at]![0]),
        labels: points.map(([, cells]) => (cells[at]![0] === null ? '' : cells[at]![1])),
      })),
    }),
  );

const element: fc.Arbitrary<PlacedElement> = fc.oneof(
  chart,
  fc
    .record({
      role: fc.constantFrom(...ROLES),
      paragraphs: fc.array(paragraph, { maxLength: 3 }),
      fill: fc.constantFrom('surface' as const, 'accent' as const, null),
      inset: fc.constantFrom(0, 12),
      radius: fc.constantFrom(0, 8, 500),
      headingLevel: fc.constantFrom(null, 1 as const, 3 as const),
    })
    .map(({ paragraphs, ...rest }) => sampleText(paragraphs, rest)),
  fc
    .array(fc.array(text, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 })
    .map((rows) => sampleTable(rows)),
  fc
    .tuple(text, fc.boolean())
    .map(([alt, decorative]) => sampleImage({ alt, decorative, picture: { kind: 'placeholder', reason: alt } })),
  fc
    .constantFrom('rect' as const, 'ellipse' as const, 'line' as const)
    .map((shape) => sampleShape({ shape, opacity: 0.4 })),
);

const card: fc.Arbitrary<PlacedCard> = fc
  .record({
    elements: fc.array(element, { maxLength: 5 }),
    title: text,
    notes: fc.option(text),
    layout: fc.constantFrom(...LAYOUT_NAMES),
    ground: fc.constantFrom('ground' as const, 'surface' as const, 'accent' as const),
    height: fc.constantFrom(540, 1_700, 31_000),
  })
  .map(({ elements, ...rest }) => sampleCard(elements, rest));

/** Decks of placed cards with strings that have broken files before. */
export const arbitraryDeck: fc.Arbitrary<Deck> = fc
  .record({
    cards: fc.array(card, { minLength: 1, maxLength: 3 }),
    title: text,
    theme: fc.constantFrom(...STANDARD_THEMES),
    dimensions: fc.constantFrom('16x9' as const, '4x3' as const, 'fluid' as const),
  })
  .map(({ cards, ...rest }) =>
    sampleDeck(
      cards.map((each, index) => ({ ...each, index })),
      rest,
    ),
  );
