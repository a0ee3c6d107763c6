import { describe, expect, it } from 'vitest';
import { codeColours, TOKEN_KINDS } from '../../code/code-tokens';
import { layOutDeck } from '../../lay-out-deck';
import type { PlacedText } from '../../placed';
import { deckFrom } from '../../testing/sample-deck';
import { sampleOptions } from '../../testing/sample-options';
import { findStandardTheme, STANDARD_THEMES } from '../../themes/all-themes';
import { AA_RATIO, contrastRatio } from '../../themes/contrast';

const CODE = 'const a = 14; // 14 May, 5 km\n\n/* over\n\tlines */ let b = "text";';

function placeCode(language: string, code = CODE, theme = 'citrus'): PlacedText {
  const { cards } = deckFrom(`## Code\n\n\`\`\`${language}\n${code}\n\`\`\``, { cardSplit: 'inputTextBreaks' });
  const placed = layOutDeck(cards, sampleOptions({ theme: findStandardTheme(theme)! })).cards;
  return placed[0]!.elements.find(
    (element): element is PlacedText => element.kind === 'text' && element.role === 'code',
  )!;
}

describe('measureCode', () => {
  it('gives the same colours to programs that draw lines and to those that break lines themselves', () => {
    const { paragraphs } = placeCode('ts');
    const colours = codeColours(findStandardTheme('citrus')!.palette);
    for (const runs of [
      paragraphs.flatMap(({ runs }) => runs),
      paragraphs.flatMap(({ lines }) => lines[0]?.runs ?? []),
    ]) {
      const colourOf = (part: string) => runs.find(({ text }) => text.includes(part))!.style.colour;
      expect(colourOf('const')).toBe(colours.keyword);
      expect(colourOf('14')).toBe(colours.number);
      expect(colourOf('// 14 May, 5 km')).toBe(colours.comment);
      expect(colourOf('lines */')).toBe(colours.comment);
      expect(colourOf('"text"')).toBe(colours.string);
      expect(colourOf('=')).toBe('onSurface');
    }
  });

  it('leaves every character as written, even where text would keep dates together', () => {
    for (const language of ['ts', '', 'python', 'html']) {
      const { paragraphs } = placeCode(language);
      const lines = paragraphs.map(({ runs }) => runs.map(({ text }) => text).join(''));
      expect(lines).toEqual(CODE.replace('\t', '    ').split('\n'));
    }
  });

  it('uses only colours that are readable on the panel, and distinguishes strings from keywords', () => {
    for (const { palette } of STANDARD_THEMES) {
      const colours = codeColours(palette);
      for (const kind of TOKEN_KINDS)
        expect(contrastRatio(palette[colours[kind]], palette.surface)).toBeGreaterThanOrEqual(AA_RATIO);
      expect(colours.string).not.toBe(colours.keyword);
    }
  });
});
