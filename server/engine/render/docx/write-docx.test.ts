import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sampleCard } from '@/lib/deck/testing/sample-card';
import { deckFrom } from '@/lib/deck/testing/sample-deck';
import { sampleDeck, sampleParagraph, sampleTable, sampleText } from '../testing/sample-deck';
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
  const pages = [sampleCard([], { height: 4000 })];
  const { title } = made;
  const deck = sampleDeck(pages, { title, language: 'en-GB', format: 'document', dimensions: 'a4', blocks });
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
      '# Report\n\n## Key figures\n\n- 1.42M loans\n- 806,000 visits\n- 61 % hold a card\n\n## Money\n\nWhere it went:\n\n- Staff: £62\n- Media: £17\n- Buildings: £21\n- Post: £5\n- Total: £105\n\n## Sites\n\n| Site | 2024 | 2025 |\n|---|---|---|\n| Mill | 100 | 120 |\n| Harbour | 60 | 80 |',
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
      '£105',
    ]);
    expect(texts.map(({ text }) => text)).toContain('visits');
  });

  it('writes page numbers in the table of contents', async () => {
    const { document } = await partsOf(TEXT);
    const numbers = [...document.matchAll(/PAGEREF _Toc\d+ \\h<\/w:instrText><w:fldChar [^>]*\/>(.*?)<w:fldChar/gs)];
    expect(numbers.length).toBeGreaterThan(3);
    for (const [, number] of numbers) expect(number).toMatch(/<w:t[^>]*>\d+<\/w:t>/);
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
