import fc from 'fast-check';

// Only used by tests. fast-check is a dev dependency.

const word = fc.constantFrom(
  'river',
  'Energy',
  'solar',
  'cost',
  'Müller',
  '42',
  '3.5',
  'naïve',
  '数据',
  'тест',
  'مرحبا',
  'e.g.',
  'Dr.',
  'snake_case',
  'R&D',
  'x',
  'I',
  'a*b',
  '2 * 3',
  '👍🏽',
);
const words = (max: number): fc.Arbitrary<string> =>
  fc.array(word, { minLength: 1, maxLength: max }).map((all) => all.join(' '));

const inline: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: words(6) },
  { weight: 1, arbitrary: words(2).map((text) => `**${text}**`) },
  { weight: 1, arbitrary: words(2).map((text) => `*${text}*`) },
  { weight: 1, arbitrary: words(2).map((text) => `_${text}_`) },
  { weight: 1, arbitrary: words(2).map((text) => `~~${text}~~`) },
  { weight: 1, arbitrary: words(2).map((text) => `\`${text}\``) },
  { weight: 1, arbitrary: words(2).map((text) => `[${text}](https://example.com/path?q=1)`) },
  { weight: 1, arbitrary: words(2).map((text) => `[${text}](javascript:alert(1))`) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'https://example.com/a.png',
      'https://example.com/page',
      'www.example.org',
      'me@example.com',
      '<https://example.com/b.webp>',
      '![alt words](https://example.com/c.jpg "Its title")',
      '[ref]',
      '[text][ref]',
      '[^1]',
      '&amp;',
      '&eacute;t&eacute;',
      '&copy;',
      '\\*not\\*',
      '\\[x\\]',
      '<b>bold</b>',
      '<script>alert(1)</script>',
      '<!-- note -->',
      'C:\\dir',
      'a **b',
      '*',
      '**',
      '`',
      '[',
      '](',
      '![',
      '~',
      '|',
      '&',
      '<',
      '>',
      '#',
      '1.',
      '- -',
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '$x_{max}$',
      '$\\bar{x} = \\frac{1}{n}\\sum_{i=1}^{n} x_i$',
      '\\(a*b_c\\)',
      '$$ |x| < \\sqrt{2} $$',
      '$5 and $10',
      '$\\unknown{x}$',
      '$$',
      '$',
    ),
  },
);
const line = fc.array(inline, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(' '));
const paragraph = fc
  .array(fc.tuple(line, fc.constantFrom('\n', '\n', '  \n', '\\\n', '\r\n')), { minLength: 1, maxLength: 4 })
  .map((lines) => lines.map(([text, end], at) => text + (at === lines.length - 1 ? '' : end)).join(''));

const item = fc.tuple(
  fc.constantFrom('', '', '', '  ', '   ', '    ', '\t'),
  fc.constantFrom('-', '*', '+', '1.', '2.', '7)', '•', '–', '- [ ]', '- [x]', '1. -'),
  line,
  fc.constantFrom('', '', '', '\n', '\n  more of it', '\n\n  a second paragraph'),
);
const list = fc
  .array(item, { minLength: 1, maxLength: 6 })
  .map((items) => items.map(([indent, marker, text, more]) => `${indent}${marker} ${text}${more}`).join('\n'));

const table = fc
  .array(fc.array(fc.oneof(words(2), inline), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 })
  .map((rows) => {
    const width = rows[0]!.length;
    const write = (cells: string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
    return [write(rows[0]!), `|${' :-: |'.repeat(width)}`, ...rows.slice(1).map(write)].join('\n');
  });

const block: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.tuple(fc.integer({ min: 1, max: 6 }), line).map(([level, text]) => `${'#'.repeat(level)} ${text}`),
  },
  { weight: 5, arbitrary: paragraph },
  { weight: 3, arbitrary: list },
  { weight: 2, arbitrary: table },
  { weight: 1, arbitrary: paragraph.map((text) => text.replace(/^/gm, '> ')) },
  { weight: 1, arbitrary: list.map((text) => text.replace(/^/gm, '> ')) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('```', '~~~', '````', '```js', '``` js title=x'), paragraph)
      .map(([fence, text]) => `${fence}\n${text}\n${/^[`~]+/.exec(fence)![0]}`),
  },
  { weight: 1, arbitrary: paragraph.map((text) => `    ${text}`) },
  { weight: 1, arbitrary: line.map((text) => `${text}\n====`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '***',
      '----',
      '- - -',
      '[ref]: https://example.com/ref "The title"',
      '[ref]: https://example.com/ref',
      '[other]: https://example.com/unused',
      '[^1]: the foot note',
      '```',
      'https://example.com/alone.png',
      '---',
      'Speaker notes: say this',
      '> Speaker notes: and that',
      '<!-- notes: and this -->',
    ),
  },
);

/**
 * Markdown with every construct we read, both well-formed and malformed, with all kinds of line ends and markers
 * between blocks.
 */
export const arbitraryMarkdown: fc.Arbitrary<string> = fc
  .array(fc.tuple(block, fc.constantFrom('\n\n', '\n\n', '\n\n', '\n', '\n\n\n', '\r\n\r\n', '\n---\n')), {
    maxLength: 10,
  })
  .map((parts) => parts.map(([text, end]) => text + end).join(''));

/** Plain sentences in paragraphs. */
export const arbitraryProse: fc.Arbitrary<string> = fc
  .array(
    fc
      .array(fc.tuple(words(14), fc.constantFrom('.', '!', '?', ';', ':', ',')), { minLength: 1, maxLength: 6 })
      .map((sentences) => sentences.map(([text, end]) => text[0]!.toUpperCase() + text.slice(1) + end).join(' ')),
    { minLength: 1, maxLength: 12 },
  )
  .map((paragraphs) => paragraphs.join('\n\n'));
