import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { deckFrom } from '@/lib/deck/testing/sample-deck';
import { sampleCard, sampleDeck, sampleParagraph, sampleTable, sampleText } from '../testing/sample-deck';
import { tableHead } from './docx-styles';
import { drawDocx } from './write-docx';

const TEXT = `# Harbours of the north

A short survey

## Why harbours matter

They **feed** a town, and [the port](https://example.org/port) says so with \`tides()\`.

1. Quays
2. Cranes
   - big
   - small

Then, in the second year:

3. Ferries

## Traffic

| Port | Ships |
|---|---:|
| Norvik | 12 |
| Ostvik | 30 |

> A harbour is a promise.

### At night

- [ ] Light the lamps

## Code

\`\`\`
const a = 1;
const b = 2;
\`\`\`

## مرفأ

مرحبا بالعالم

![A quay](https://example.org/quay.png)
`;

async function partsOf(
  text: string,
  picture: Uint8Array | null = null,
  cardSplit: 'auto' | 'inputTextBreaks' = 'auto',
) {
  const made = deckFrom(text, { cardSplit, format: 'document' });
  const key = 'images/quay';
  const blocks = made.cards.map(({ notes: _, ...card }) => ({
    ...card,
    blocks: card.blocks.map((block) =>
      block.kind === 'image' && picture
        ? { ...block, picture: { kind: 'file', key, mediaType: 'image/png', width: 1200, height: 600 } as const }
        : block,
    ),
  }));
  const deck = sampleDeck([], { title: made.title, language: 'en-GB', format: 'document', dimensions: 'a4', blocks });
  const pictures = new Map(picture ? [[key, { bytes: picture, mediaType: 'image/png' }]] : []);
  const files = unzipSync((await drawDocx(deck, pictures)).bytes);
  const xml = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return {
    files,
    document: xml('word/document.xml'),
    styles: xml('word/styles.xml'),
    numbering: xml('word/numbering.xml'),
    xml,
  };
}

/** The XML of the first paragraph with these words. */
function paragraphWith(document: string, words: string): string {
  const all = [...document.matchAll(/<w:p>(?:(?!<\/w:p>).)*<\/w:p>/gs)].map(([found]) => found);
  return all.find((found) => found.includes(words)) ?? '';
}

/** The style and text of each paragraph. */
function paragraphs(document: string): { style: string | null; text: string }[] {
  return [...document.matchAll(/<w:p>.*?<\/w:p>|<w:p [^>]*>.*?<\/w:p>/gs)].map(([xml]) => ({
    style: /<w:pStyle w:val="([^"]+)"/.exec(xml)?.[1] ?? null,
    text: [...xml.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, text]) => text).join(''),
  }));
}

describe('drawDocx', () => {
  it('writes title, subtitle and headings in styles, in order', async () => {
    const { document } = await partsOf(TEXT);
    const headed = paragraphs(document).filter(({ style }) => style && /^(Title|Subtitle|Heading\d)$/.test(style));
    expect(headed).toEqual([
      { style: 'Title', text: 'Harbours of the north' },
      { style: 'Subtitle', text: 'A short survey' },
      { style: 'Heading1', text: 'Why harbours matter' },
      { style: 'Heading1', text: 'Traffic' },
      { style: 'Heading2', text: 'At night' },
      { style: 'Heading1', text: 'Code' },
      { style: 'Heading1', text: 'مرفأ' },
    ]);
  });

  it('has a title if the user split the cards, like the PDF', async () => {
    const text = '# Allotment year\n\nWhat comes next.\n\n---\n\n# Costs\n\nSeeds.\n\n---\n\n# Next year\n\nTrees.';
    const { document } = await partsOf(text, null, 'inputTextBreaks');
    const headed = paragraphs(document).filter(({ style }) => style && /^(Title|Subtitle|Heading\d)$/.test(style));
    expect(headed.map(({ style }) => style)).toEqual(['Title', 'Subtitle', 'Heading1', 'Heading1']);
  });

  it('numbers lists natively, and continues their numbers where the text does', async () => {
    const { document, numbering } = await partsOf(TEXT);
    expect(document).toContain('<w:numPr>');
    expect(numbering).toMatch(/<w:start w:val="3"\/>/);
    expect(document).not.toMatch(/<w:t[^>]*>1\. ?Quays/);
  });

  it('writes tables with a repeating header row, quotes, code, links and tasks', async () => {
    const { document, xml } = await partsOf(TEXT);
    expect(document).toContain('<w:tblHeader/>');
    expect(document.match(/<w:tr>|<w:tr /g)).toHaveLength(3);
    const styles = paragraphs(document).map(({ style }) => style);
    expect(styles).toContain('Quote');
    expect(styles).toContain('Code');
    expect(xml('word/_rels/document.xml.rels')).toContain('https://example.org/port');
    expect(paragraphs(document).map(({ text }) => text)).toContain('☐ Light the lamps');
    expect(document).toContain('<w:rStyle w:val="InlineCode"/>');
  });

  it('right-aligns figures, with a gutter before the text after them', async () => {
    const { document } = await partsOf(
      '# Costs\n\n| Item | Cost | Remark |\n|---|---|---|\n| Hire | 1,200 | In May |\n| Food | 980 | Cold |\n| Total | 2,180 | All |',
    );
    expect(document.match(/<w:jc w:val="right"\/>/g)).toHaveLength(4);
    expect(document.match(/<w:left w:type="dxa" w:w="260"\/>/g)).toHaveLength(4);
  });

  it('writes footnotes natively, and repeats only the number for a second reference', async () => {
    const { document, xml } = await partsOf(
      '# Report\n\n## Cost\n\nA meal cost €2.[^a] So it was.[^b]\n\n- Again.[^a]\n\n[^a]: All **spending**.\n[^b]: Since May.',
    );
    expect(document.match(/<w:footnoteReference w:id="\d"\/>/g)).toEqual([
      '<w:footnoteReference w:id="1"/>',
      '<w:footnoteReference w:id="2"/>',
    ]);
    expect(paragraphs(document).map(({ text }) => text)).toContain('Again.1');
    expect(document).not.toMatch(/\[[ab]\]|spending/);
    expect(paragraphs(xml('word/footnotes.xml')).map(({ text }) => text)).toEqual(
      expect.arrayContaining([' All spending.', ' Since May.']),
    );
  });

  it('keeps a footnote in the text if its mark is only in code', async () => {
    const { document } = await partsOf('# Report\n\nText.\n\n```\na[1]\n```\n\n[1] The first item.');
    expect(paragraphs(document).map(({ text }) => text)).toContain('[1] The first item.');
  });

  it('captions tables with consecutive numbers, and keeps their last rows together', async () => {
    const rows = Array.from({ length: 12 }, (_, at) => `| Port ${at} | north | open |`).join('\n');
    const { document } = await partsOf(
      `# Ports\n\n## Ships\n\n| Port | Coast | State |\n|---|---|---|\n${rows}\n\nSource: the harbour office\n\n## Fees\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\nThe fees in detail:\n\n| C | D |\n|---|---|\n| 3 | 4 |\n\nThank you.`,
    );
    const captions = paragraphs(document).filter(({ style }) => style === 'Caption');
    // One of two tables below a heading has no words of its own.
    expect(captions.map(({ text }) => text)).toEqual([
      'Table 1\u2002Source: the harbour office',
      'Table 2\u2002The fees in detail',
    ]);
    expect(document).toContain('<w:fldSimple w:instr="SEQ Table \\* ARABIC">');
    const kept = [...document.matchAll(/<w:tr>.*?<\/w:tr>/gs)].map(([row]) => row.includes('<w:keepNext/>'));
    expect(kept.slice(0, 13)).toEqual([true, ...Array(10).fill(false), true, true]);
  });

  it('shows charts as images with alternative text, and figures as a table, numbered as in the PDF', async () => {
    const { document, files } = await partsOf(
      '# Report\n\n## Key figures\n\n- 1.42M loans\n- 806,000 visits\n- 61 % hold a card\n\n## Money\n\nWhere it went:\n\n- Staff: 62 %\n- Media: 17 %\n- Buildings: 21 %\n\n## Sites\n\n| Site | 2024 | 2025 |\n|---|---|---|\n| Mill | 100 | 120 |\n| Harbour | 60 | 80 |',
    );
    expect(Object.keys(files).filter((name) => /^word\/media\/.*\.png$/.test(name))).toHaveLength(1);
    expect(/descr="([^"]+)"/.exec(document)?.[1]).toMatch(/Staff.*62/);
    const texts = paragraphs(document);
    expect(texts.filter(({ style }) => style === 'Caption').map(({ text }) => text)).toEqual([
      'Figure 1\u2002Where it went',
      'Table 1\u2002Sites',
    ]);
    expect(texts.filter(({ style }) => style === 'Figure').map(({ text }) => text)).toEqual([
      '1.42M',
      '806,000',
      '61\u00a0%',
    ]);
    expect(texts.map(({ text }) => text)).toContain('visits');
  });

  it('keeps a sentence that announces a figure on the page of the figure', async () => {
    const { document } = await partsOf(
      '# Report\n\n## Money\n\nText.\n\nWhere it went:\n\n- Staff: 62 %\n- Media: 17 %\n- Buildings: 21 %\n\n## Fees\n\nThe fees:\n\n| Fee | 2025 |\n|---|---|\n| Boat | low |\n\n## Plan\n\nNext:\n\nWe wait.',
    );
    const keeps = (words: string) => paragraphWith(document, words).includes('<w:keepNext/>');
    expect(['Where it went:', 'The fees:', 'Text.', 'Next:'].map(keeps)).toEqual([true, true, false, false]);
  });

  it('keeps items of a list with those below them, and two items on either side of a page break', async () => {
    const items = ['- one', '- two', '- three', '  - below', '- four', '- five', '- six'].join('\n');
    const { document } = await partsOf(`# Year\n\nOne.\n\n## List\n\nText.\n\n${items}`);
    const kept = ['one', 'two', 'three', 'below', 'four', 'five', 'six'].filter((text) =>
      paragraphWith(document, `>${text}<`).includes('<w:keepNext/>'),
    );
    expect(kept).toEqual(['one', 'three', 'five']);
  });

  it('writes links in the head of a table in the colour of its text', async () => {
    const { document } = await partsOf(
      '# Report\n\nSee [the port](https://example.org).\n\n| [Fees](https://example.org) | 2025 |\n|---|---|\n| Boat | low |',
    );
    const { text } = tableHead(sampleDeck([]).theme);
    const colours = [...document.matchAll(/<w:hyperlink.*?<\/w:hyperlink>/gs)].map(
      ([link]) => /<w:color w:val="(\w+)"/.exec(link)?.[1] ?? null,
    );
    expect(colours).toEqual([null, text]);
  });

  it('numbers sections as the PDF does, unless their headings have numbers', async () => {
    const numbered = /<w:pStyle w:val="Heading1"\/>(?:(?!<\/w:pPr>).)*<w:numPr>/gs;
    const { document } = await partsOf('# Report\n\n## Cost\n\nLow.\n\n### Rent\n\nHigh.\n\n## Plan\n\nWait.');
    expect(document.match(numbered)).toHaveLength(2);
    const own = await partsOf('# Law\n\n## 1. Scope\n\nWide.\n\n## 2. Terms\n\nMany.');
    expect(own.document.match(numbered)).toBeNull();
  });

  it('has a heading above the list of contents that is not in the list', async () => {
    const { document, xml } = await partsOf(TEXT);
    expect(paragraphs(document)).toContainEqual({ style: 'ContentsHeading', text: 'Contents' });
    expect(/<w:sdtContent>.*?<\/w:sdtContent>/s.exec(document)?.[0]).not.toContain('>Contents<');
    // Word would ask the reader a question on opening.
    expect(xml('word/settings.xml')).not.toContain('updateFields');
  });

  it('embeds the code font as fixed-pitch if there is code', async () => {
    const { files, xml } = await partsOf(TEXT);
    expect(Object.keys(files)).toContain('word/fonts/font1.odttf');
    expect(xml('word/fontTable.xml')).toContain('<w:pitch w:val="fixed"/>');
    expect(Object.keys((await partsOf('# One\n\nText.')).files)).not.toContain('word/fonts/font1.odttf');
  });

  it('embeds the code font without ligatures', async () => {
    const { files, xml } = await partsOf(TEXT);
    const key = /w:fontKey="\{([^}]+)\}"/.exec(xml('word/fontTable.xml'))![1]!.replaceAll('-', '');
    const font = Buffer.from(files['word/fonts/font1.odttf']!);
    // The first 32 bytes are obfuscated with the key, in reverse order.
    for (let at = 0; at < 32; at += 1) {
      const from = (15 - (at % 16)) * 2;
      font[at]! ^= Number.parseInt(key.slice(from, from + 2), 16);
    }
    const names = Array.from({ length: font.readUInt16BE(4) }, (_, at) =>
      font.toString('latin1', 12 + at * 16, 16 + at * 16),
    );
    expect(names).toContain('glyf');
    expect(names).not.toContain('GSUB');
  });

  it('writes page numbers in the table of contents', async () => {
    const { document } = await partsOf(TEXT);
    const numbers = [...document.matchAll(/PAGEREF _Toc\d+ \\h<\/w:instrText><w:fldChar [^>]*\/>(.*?)<w:fldChar/gs)];
    expect(numbers.length).toBeGreaterThan(3);
    for (const [, number] of numbers) expect(number).toMatch(/<w:t[^>]*>\d+<\/w:t>/);
  });

  it('lists the headings of sections in the contents, as the PDF does', async () => {
    const text = ['One', 'Two', 'Three', 'Four'].map((name) => `## ${name}\n\nText.\n\n### In ${name}\n\nMore.`);
    const { document } = await partsOf(`# Report\n\n${text.join('\n\n')}`);
    expect(document).toContain('TOC \\h \\o &quot;1-1&quot;');
    const list = /<w:sdtContent>.*?<\/w:sdtContent>/s.exec(document)?.[0] ?? '';
    expect(list).toContain('>Four<');
    expect(list).not.toContain('In Four');
  });

  it('keeps figures and their units, and dates, on one line', async () => {
    const { document } = await partsOf('# Haus\n\nEs kostet **4,4** Mio. € am 18. April, `4 km` weit.');
    expect(paragraphs(document).map(({ text }) => text)).toContain(
      'Es kostet 4,4\u00a0Mio.\u00a0€ am 18.\u00a0April, 4 km weit.',
    );
  });

  it('states its language, and sets right-to-left scripts', async () => {
    const { document, styles } = await partsOf(TEXT);
    expect(styles).toContain('w:lang w:val="en-GB"');
    expect(document).toContain('<w:bidi/>');
    expect(document).toContain('<w:rtl/>');
  });

  it('has a running head and page numbers', async () => {
    const { files, xml } = await partsOf(TEXT);
    const names = Object.keys(files);
    expect(
      names
        .filter((name) => /^word\/footer\d\.xml$/.test(name))
        .map(xml)
        .join(),
    ).toContain('PAGE');
    expect(
      names
        .filter((name) => /^word\/header\d\.xml$/.test(name))
        .map(xml)
        .join(),
    ).toContain('Harbours of the north');
  });

  it('embeds pictures with their alternative text, no wider than the page', async () => {
    const picture = await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#336699' } })
      .png()
      .toBuffer();
    const { document, files } = await partsOf(TEXT, new Uint8Array(picture));
    expect(Object.keys(files).some((name) => name.startsWith('word/media/'))).toBe(true);
    expect(document).toContain('descr="A quay"');
    const width = Number(/<wp:extent cx="(\d+)"/.exec(document)?.[1]);
    expect(width / 12_700).toBeLessThanOrEqual(460);
    expect((await partsOf(TEXT)).document).toContain('A quay');
  });

  it('is written from placed texts if the deck has no blocks', async () => {
    const heading = sampleText([sampleParagraph('Ports')], { headingLevel: 1, role: 'title' });
    const deck = sampleDeck([
      sampleCard([heading, sampleText([sampleParagraph('Ships come.')]), sampleTable([['A'], ['1']])]),
    ]);
    const document = strFromU8(unzipSync((await drawDocx(deck, new Map())).bytes)['word/document.xml']!);
    expect(paragraphs(document).map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Ports', 'Ships come.', 'A', '1']),
    );
  });

  it('survives control characters', async () => {
    const { document } = await partsOf('# Title\n\nA \u0001 bell \ud800 and a line.');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters must not reach the file
    expect(document).not.toMatch(/[\u0001\ud800]/);
  });
});
