import { describe, expect, it } from 'vitest';
import type { Deck, PictureBytes } from '@/lib/deck/deck';
import type { PlacedElement } from '@/lib/deck/placed';
import { sampleCard } from '@/lib/deck/testing/sample-card';
import { forAllAsync } from '@/lib/testing/for-all';
import { arbitraryDeck } from '../testing/arbitrary-decks';
import { readPdf } from '../testing/read-pdf';
import {
  SAMPLE_PNG,
  sampleBullet,
  sampleChart,
  sampleDeck,
  sampleImage,
  sampleParagraph,
  sampleShape,
  sampleTable,
  sampleText,
} from '../testing/sample-deck';
import { drawPdf } from './write-pdf';

const read = async (deck: Deck, pictures: PictureBytes = new Map()) => readPdf((await drawPdf(deck, pictures)).bytes);
const readCard = (elements: PlacedElement[]) => read(sampleDeck([sampleCard(elements)]));
const LONG =
  'The pilots who work the outer channel learn to read the swell before the instruments do, and the town arranges its week around what they see from the breakwater.';

describe('drawPdf', () => {
  it('gives each placed card a page of its own size', async () => {
    const { pages } = await read(sampleDeck([sampleCard([]), sampleCard([], { width: 595.28, height: 841.89 })]));
    expect(pages.map(({ box }) => box)).toEqual([
      [960, 540],
      [595.28, 841.89],
    ]);
  });

  it.each([
    ['joiners', '\u200d'],
    ['combining marks', 'a\u0301'],
    ['marks of another script', 'ب\u064b'],
  ])('draws 20,000 zero-width %s on one line quickly', { timeout: 20_000 }, async (_, mark) => {
    const text = `${mark}${mark.slice(-1).repeat(20_000)}`;
    const bytes = (await drawPdf(sampleDeck([sampleCard([sampleText([sampleParagraph(text)])])]), new Map())).bytes;
    expect(bytes.length).toBeLessThan(1_000_000);
  });

  it('uses a larger unit for a page longer than the format allows', async () => {
    const text = sampleText([sampleParagraph('At the end', { y: 30_000 })]);
    const { pages } = await read(sampleDeck([sampleCard([text], { height: 31_000 })]));
    expect(pages[0]?.userUnit).toBe(3);
    expect(pages[0]?.box).toEqual([320, expect.closeTo(31_000 / 3, 1)]);
  });

  it('draws every run at its laid-out position with its text', async () => {
    const paragraph = sampleParagraph([{ text: 'Plain, ' }, { text: 'bold', bold: true }, { text: ` and ${LONG}` }]);
    const { pages } = await readCard([sampleText([paragraph])]);
    const drawn = pages[0]?.texts ?? [];
    const placed = paragraph.lines.flatMap((line) => line.runs.map((run) => ({ ...run, y: 540 - line.baseline })));
    expect(drawn.map(({ text }) => text.trim())).toEqual(placed.map(({ text }) => text.trim()));
    placed.forEach((run, at) => {
      expect(drawn[at]?.x).toBeCloseTo(run.x, 2);
      expect(drawn[at]?.y).toBeCloseTo(run.y, 2);
    });
  });

  it('keeps words apart at line breaks, and joins words that are broken', async () => {
    const paragraph = sampleParagraph('');
    const [run] = sampleParagraph('x').runs;
    const [line] = sampleParagraph('x').lines;
    if (!run || !line?.runs[0]) throw new Error('The sample has one run on one line.');
    const [placed] = line.runs;
    const lines = ['two words', 'and uncut', 'table'].map((text, at) => ({
      ...line,
      baseline: 200 + at * 20,
      runs: [{ ...placed, text, width: 60 }],
    }));
    const { pages } = await readCard([
      sampleText([{ ...paragraph, runs: [{ ...run, text: 'two words and uncuttable' }], lines }]),
    ]);
    expect(pages[0]?.texts.map(({ text }) => text).join('')).toBe('two words and uncuttable');
  });

  it('is tagged, with title, language and a bookmark for each card', async () => {
    const cards = [
      sampleCard([], { title: 'First' }),
      sampleCard([], { title: 'Zwölf (12) – ж' }),
      sampleCard([], { page: 1 }),
    ];
    const { catalog, bookmarks } = await read(sampleDeck(cards, { title: 'Q3', language: 'de' }));
    expect(catalog).toMatch(/\/Lang \(de\)/);
    expect(catalog).toMatch(/\/MarkInfo \d+ 0 R/);
    expect(catalog).toMatch(/\/StructTreeRoot \d+ 0 R/);
    expect(catalog).toMatch(/\/Outlines \d+ 0 R/);
    expect(catalog).toMatch(/\/ViewerPreferences \d+ 0 R/);
    expect(bookmarks).toEqual(['First', 'Zwölf (12) – ж']);
  });

  it('tags headings, nested lists, tables, quotes, code and pictures correctly', async () => {
    const { tags, alternatives } = await readCard([
      sampleText([sampleParagraph('Title')], { role: 'title', headingLevel: 1 }),
      sampleText([sampleBullet('a', 0), sampleBullet('b', 1), sampleBullet('c', 0)]),
      sampleTable([
        ['h', 'i'],
        ['1', '2'],
      ]),
      sampleText([sampleParagraph('Said')], { role: 'quote' }),
      sampleText([sampleParagraph('x = 1')], { role: 'code' }),
      sampleImage({ alt: 'A lighthouse (old)' }),
    ]);
    expect(Object.fromEntries(tags)).toMatchObject({
      Document: 1,
      Sect: 1,
      H1: 1,
      L: 2,
      LI: 3,
      Lbl: 3,
      LBody: 3,
      Table: 1,
      TR: 2,
      TH: 2,
      TD: 2,
      BlockQuote: 1,
      Code: 1,
      Figure: 1,
    });
    expect(alternatives).toEqual(['No picture yet']);
  });

  it('draws a chart as one figure with its numbers as text', async () => {
    const { tags, alternatives, pages } = await readCard([sampleChart()]);
    expect(Object.fromEntries(tags)).toEqual({ Document: 1, Sect: 1, Figure: 1 });
    expect(alternatives).toEqual(['Column chart: Meals: Q1 12,800, Q2 14,100, Q3 16,900']);
    expect(pages[0]?.texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['Q1', 'Q2', 'Q3']));
  });

  it('keeps decoration, headers and numbers out of what is read aloud', async () => {
    const { tags, pages } = await readCard([
      sampleShape(),
      sampleImage({ decorative: true }),
      sampleText([sampleParagraph('Header')], { role: 'header' }),
      sampleText([sampleParagraph('7')], { role: 'cardNumber' }),
    ]);
    expect(Object.fromEntries(tags)).toEqual({ Document: 1, Sect: 1 });
    expect(pages[0]?.texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['Header', '7']));
  });

  it('links an entry of the contents to its page, which may come later', async () => {
    const entry = sampleText([sampleParagraph('Budget')], {
      repeated: true,
      pageLink: { page: 2, area: { x: 40, y: 30, width: 200, height: 19 } },
    });
    const pages = [sampleCard([entry], { pageNumber: 1 }), sampleCard([], { page: 1, pageNumber: 2 })];
    const source = Buffer.from((await drawPdf(sampleDeck(pages), new Map())).bytes).toString('latin1');
    expect(source).toMatch(/\/S \/GoTo\n\/D \(page-2\)/);
    const [target] = /\d+(?= 0 R \/XYZ)/.exec(/\(page-2\) \[([^\]]*)\]/.exec(source)![1]!)!;
    expect(source).toMatch(new RegExp(`/Kids \\[\\d+ 0 R ${target} 0 R\\]`));
    expect(readPdf(Buffer.from(source, 'latin1')).tags.get('Link')).toBe(1);
  });

  it('links only to http, https and mail addresses', async () => {
    const runs = ['https://example.org/', 'mailto:a@example.org', 'javascript:alert(1)', 'file:///etc/passwd'].map(
      (href) => ({ text: 'x ', href }),
    );
    const { links, tags } = await readCard([sampleText([sampleParagraph(runs)])]);
    expect(links).toEqual(['https://example.org/', 'mailto:a@example.org']);
    expect(tags.get('Link')).toBe(2);
  });

  it('draws a box for each character that no font has, and keeps the text under the boxes', async () => {
    const deck = sampleDeck([sampleCard([sampleText([sampleParagraph('Sushi ཀཁ and 𓀀!')])])]);
    const { bytes } = await drawPdf(deck, new Map());
    const pdf = readPdf(bytes);
    expect(pdf.actualTexts).toEqual(['ཀཁ', '𓀀']);
    expect(pdf.pages[0]?.outlines).toHaveLength(3);
    for (const box of pdf.pages[0]?.outlines ?? []) {
      // At 18 pt, the box is as wide as the layout assumes for such a character, and as tall as a capital.
      expect(box.width).toBeGreaterThan(7);
      expect(box.height).toBeGreaterThan(10);
    }
  });

  it('warns once per file which scripts and symbols no font has', async () => {
    const said = ['ไทย 𝄞', 'தமிழ் and বাংলা', 'all here: 日本 🎉 مرحبا שלום', 'ไทย 𝄞'];
    const cards = said.map((text, index) => sampleCard([sampleText([sampleParagraph(text)])], { index }));
    const { warnings } = await drawPdf(sampleDeck(cards), new Map());
    expect(warnings).toEqual([
      { card: 0, message: expect.stringMatching(/Thai, Tamil, Bengali, 𝄞 \(cards 1, 2 and 4\)/) },
    ]);
    expect((await drawPdf(sampleDeck([cards[2]!]), new Map())).warnings).toEqual([]);
  });

  it('draws other scripts in their own faces, and keeps their text', async () => {
    const said = ['夜行列车', 'ゆっくり', '야간 열차', 'שלום', 'مسافر', 'Go 👩\u200d💻 on'];
    const { bytes, warnings } = await drawPdf(
      sampleDeck([sampleCard(said.map((text) => sampleText([sampleParagraph(text)])))]),
      new Map(),
    );
    expect(warnings).toEqual([]);
    const pdf = readPdf(bytes);
    expect(pdf.pages[0]?.outlines).toEqual([]);
    const shown = pdf.pages[0]?.texts.map(({ text }) => text).join('') ?? '';
    // Glyphs are placed from left to right, so right-to-left text is reversed, with one glyph per letter.
    const turned = ['夜行列车', 'ゆっくり', '야간 열차', 'םולש', 'رفاسم', 'Go 👩\u200d💻 on'];
    for (const text of turned) expect(shown).toContain(text);
  });

  it('embeds a picture once, and draws a frame for a broken one', async () => {
    const picture = { kind: 'file', key: 'one', mediaType: 'image/png', width: 4, height: 2 } as const;
    const image = sampleImage({ picture });
    const broken = sampleImage({ picture: { ...picture, key: 'two' }, alt: 'The sea' });
    const pictures = new Map([
      ['one', { bytes: SAMPLE_PNG, mediaType: 'image/png' }],
      ['two', { bytes: SAMPLE_PNG.subarray(0, 30), mediaType: 'image/png' }],
    ]);
    const pdf = await read(sampleDeck([sampleCard([image]), sampleCard([image, broken])]), pictures);
    expect(pdf.images).toBe(1);
    expect(pdf.alternatives).toEqual(['A lighthouse', 'A lighthouse', 'A picture that could not be drawn: The sea']);
    expect(pdf.pages[1]?.texts.map(({ text }) => text.trim()).join(' ')).toBe(
      'A picture that could not be drawn: The sea',
    );
  });

  it('draws every hostile string without failing, with a page for every card', async () =>
    await forAllAsync({ numRuns: 60 }, arbitraryDeck, async (deck) => {
      const pdf = await read(deck);
      expect(pdf.pages).toHaveLength(deck.cards.length);
      for (const link of pdf.links) expect(link).toMatch(/^(https?:|mailto:)/);
    }));
});
