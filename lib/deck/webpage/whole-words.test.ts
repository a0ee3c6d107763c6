import { describe, expect, it } from 'vitest';
import { card, heading, list, paragraph } from '../testing/sample-blocks';
import { bodyOf, pageOf } from '../testing/sample-page';
import { TESTED_THEMES } from '../testing/tested-themes';
import { findStandardTheme } from '../themes/all-themes';

const LONG = 'Bericht zur Verkehrsberuhigung in der Lindenstraße';

function wordIn(html: string, tag: string): number {
  return Number(new RegExp(`<${tag}[^>]* style="--word:([\\d.]+)"`).exec(html)?.[1] ?? 0);
}

describe('long words', () => {
  it('give the title the width of its longest word, measured in the font of the theme', () => {
    const widths = TESTED_THEMES.map((theme) => {
      const html = bodyOf(pageOf([card(heading(LONG, 1)), card(heading('Lärm'), paragraph('Leise.'))], { theme }));
      return wordIn(html, 'h1');
    });
    expect(Math.min(...widths)).toBeGreaterThan(8);
    expect(Math.max(...widths)).toBeLessThan(20);
    expect(new Set(widths).size).toBeGreaterThan(5);
  });

  it('measure capitals in themes whose headings are capitals', () => {
    const [plain, upper] = [false, true].map((isUpper) => {
      const base = findStandardTheme('citrus')!;
      const theme = { ...base, headingCase: isUpper ? ('upper' as const) : ('as-is' as const) };
      return wordIn(bodyOf(pageOf([card(heading(LONG, 1)), card(heading('Lärm'))], { theme })), 'h1');
    });
    expect(upper).toBeGreaterThan(plain! * 1.1);
  });

  it('give a timeline the width of the longest word of its dates', () => {
    const dates = list('March 2025: tooling approved', 'September 2025: launch in Germany', 'January 2026: Denmark');
    const theme = TESTED_THEMES.find(({ skeleton }) => skeleton === 'poster')!;
    const html = bodyOf(
      pageOf([card(heading('Bees', 1)), card(heading('Timeline'), dates), card(heading('End'))], { theme }),
    );
    expect(Number(/class="timeline c3" style="--n:3;--word:([\d.]+)"/.exec(html)?.[1])).toBeGreaterThan(4.5);
  });
});
