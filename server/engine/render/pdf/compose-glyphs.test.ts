import { describe, expect, it } from 'vitest';
import { readPdf as importPdf } from '@/components/editor/read-pdf';
import { sampleCard } from '@/lib/deck/testing/sample-card';
import { readPdf } from '../testing/read-pdf';
import { sampleDeck, sampleParagraph, sampleText } from '../testing/sample-deck';
import { drawPdf } from './write-pdf';

const LINES = [
  'الأولى لإعداد الإصلاحات لا بأس',
  'نمت المبيعات بنسبة 25% في عام 2026',
  'یہ ایک ٹیسٹ ہے، بڑے شہر',
  'گزارش سالانه ۱۴۰۴ پیشرفت چاپ ژورنال',
  'قۇرۇلۇش ھەققىدە',
  'שלום עולם 2026 (חדש)',
];

describe('composeGlyphs', () => {
  it('writes Arabic letters whose text a PDF reader finds again', async () => {
    const paragraphs = LINES.map((line, at) => sampleParagraph(line, { y: 60 + at * 60 }));
    const pdf = (await drawPdf(sampleDeck([sampleCard([sampleText(paragraphs)])]), new Map())).bytes;
    const drawn = readPdf(pdf).pages[0]!.texts.map(({ text }) => text);
    expect(drawn.join('')).not.toContain('\ufffd');
    expect((await importPdf(pdf, () => {}))?.text.split(/\n+/)).toEqual(LINES);
  });
});
