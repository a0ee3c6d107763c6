import { describe, expect, it } from 'vitest';
import { forAll } from '@/lib/testing/for-all';
import type { Format, TextMode } from '../../contract/enums';
import { arbitraryMarkedText } from '../../contract/request/arbitrary-requests';
import { suggestCards } from './suggest-cards';

const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');
const suggested = (inputText: string, textMode: TextMode = 'preserve', format: Format = 'presentation') =>
  suggestCards({ inputText, textMode, format });

describe('suggestCards', () => {
  it.each<[string, string, number | null]>([
    ['nothing for an empty text', '', null],
    ['nothing for a text with markers', `# One\n\n${words(200)}\n---\n# Two`, null],
    ['cards by length without headings', words(280), 4],
    ['a card per heading', '# One\n\ntext\n\n# Two\n\ntext\n\n# Three\n\ntext', 3],
    ['no cards for subheadings', '## One\n\n### a\n\n### b\n\n## Two\n\n### c', 2],
    ['one card for headings inside code', `\`\`\`\n# not\n# a\n# heading\n\`\`\`\n\n${words(60)}`, 1],
  ])('suggests %s', (_, text, cards) => expect(suggested(text)).toBe(cards));

  it('stays within the allowed range', () => {
    expect(suggested(words(40_000))).toBe(75);
    expect(suggestCards({ inputText: words(40_000), textMode: 'preserve', format: 'presentation' }, 60)).toBe(60);
    forAll({}, arbitraryMarkedText, (text) => {
      const cards = suggested(text);
      expect(cards === null || (cards >= 1 && cards <= 75)).toBe(true);
    });
  });
});
