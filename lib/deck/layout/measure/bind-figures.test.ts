import { describe, expect, it } from 'vitest';
import type { TextRun } from '../../blocks';
import { serverFontBook } from '../../fonts/generated-font-book';
import { growth, MOST_LINEAR_GROWTH } from '../../testing/growth';
import { plainTheme } from '../../testing/plain-theme';
import { boundSpaces } from './bind-figures';
import { drawParagraph, setParagraph } from './set-paragraph';
import { inksOn, textFont } from './text-font';

/** The text with `_` in place of each space where no line may end. */
function bind(text: string, binding: 'figures' | 'heading' = 'figures'): string {
  const bound = new Set(boundSpaces(text, binding));
  return [...text].map((each, at) => (bound.has(at) ? '_' : each)).join('');
}

describe('boundSpaces', () => {
  it.each([
    'on 12_March_2026 we met',
    'by 14_May at the latest',
    'on March_12,_2026 at noon',
    'am 12._März um 9_Uhr',
    'le 1er_mars et le 3_avril_2026',
    'el 3_de_mayo_de_2026',
    '5_марта_2026',
    'until 10:30_am or 4_p.m. then',
    'for 4.2_M€ or €_400',
    'some 98_% of 12_800_kWh',
    'about 5_million_euros and 3_Mrd._EUR',
    'in Q3_2026 again',
    '20_°C and 3_km/h',
    'differed (p_=_0.02) in both',
    'R²_>_.8 and χ²(2)_=_9.1.',
    'since p_<_.05; n_≥_30',
  ])('keeps %j together', (text) => {
    expect(bind(text.replaceAll('_', ' '))).toBe(text);
  });

  it.each([
    'in 2019 they had 30 people',
    'we may 3 times a week say no',
    'item 4, 2026 and 5',
    'plan 5 marches on',
    'no figures at all in May or June',
    'Research - development = progress without figures between',
    'Name – a person’s name',
  ])('lets lines end anywhere in %j', (text) => {
    expect(bind(text).replace('may_3', 'may 3')).toBe(text);
  });

  it('binds every short figure to its word in a heading', () => {
    expect(bind('The 30 people of 2026', 'heading')).toBe('The 30_people of 2026');
  });

  it('breaks a long formula only before a comparison sign', () => {
    expect(bind('so alpha + beta + gamma = delta + epsi + zeta')).toBe('so alpha_+_beta_+_gamma =_delta_+_epsi_+_zeta');
  });

  it('takes time proportional to the length of the text', () => {
    for (const text of ['12 ', '1 2 de de mar ', '9 9 9 €', 'Q1 2026 ', 'a = ', 'a = 2 ', '(((a) + ', 'abcdef(1,1,1,'])
      expect(
        growth(20_000, (size, run) => {
          const long = `${run}${text.repeat(size / text.length)}`;
          return () => void boundSpaces(long, 'heading');
        }),
      ).toBeLessThan(MOST_LINEAR_GROWTH);
  });
});

describe('a paragraph with dates', () => {
  const set = (runs: TextRun[], width: number) => {
    const paragraph = setParagraph(runs, width, serverFontBook(), {
      font: textFont(plainTheme, 'body'),
      size: 10,
      leading: 1.3,
      inks: inksOn('ground'),
      colour: 'ink',
    });
    return drawParagraph(paragraph, 0, paragraph.lines.length, { x: 0, y: 0, width });
  };
  const linesOf = (runs: TextRun[], width: number) =>
    set(runs, width).lines.map((line) => line.runs.map(({ text }) => text).join(''));

  it('never breaks a line inside a short formula, and passes it on with no-break spaces', () => {
    const runs: TextRun[] = [{ text: 'The groups differed (p = 0.02) with n = 24 in each of the two.' }];
    for (let width = 60; width < 260; width += 3) {
      const lines = linesOf(runs, width);
      expect(lines.some((line) => line.includes('(p = 0.02)'))).toBe(true);
      expect(lines.some((line) => line.includes('n = 24'))).toBe(true);
    }
    expect(set(runs, 200).runs[0]!.text).toContain('(p\u00a0=\u00a00.02) with n\u00a0=\u00a024');
  });

  it('never breaks a line inside a date at any width that fits it, even across styles', () => {
    const runs: TextRun[] = [
      { text: 'The people meet on ' },
      { text: '12', bold: true },
      { text: ' March 2026 at 10:30 am.' },
    ];
    for (let width = 90; width < 260; width += 3) {
      const lines = linesOf(runs, width);
      expect(lines.some((line) => line.includes('12 March 2026'))).toBe(true);
      expect(lines.some((line) => line.includes('10:30 am.'))).toBe(true);
    }
  });

  it('draws ordinary spaces, and gives no-break spaces to programs that break lines themselves', () => {
    const { lines, runs } = set([{ text: 'On 14 May' }], 400);
    expect(lines[0]!.runs[0]!.text).toBe('On 14 May');
    expect(runs[0]!.text).toBe('On 14\u00a0May');
  });

  it('splits a date that is wider than its column between its words', () => {
    expect(linesOf([{ text: '14 September' }], 62)).toEqual(['14', 'September']);
  });
});
