import { describe, expect, it } from 'vitest';
import { card, heading, paragraph } from '../testing/sample-blocks';
import { bodyOf, pageOf } from '../testing/sample-page';
import { TESTED_THEMES } from '../testing/tested-themes';

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
});
