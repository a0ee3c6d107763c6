import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '@/lib/testing/for-all';
import { fitOutline, parseOutline } from './parse-outline';
import { isPromptOnly, passagesFor, passagesOf, tokensOf } from './source-passages';

describe('a plan', () => {
  it.each([
    ['as asked for', '# A\nOne.\n---\n# B\nTwo.\n<!-- END -->', true],
    [
      'in a fence, with words around it',
      'Here you go:\n```markdown\n# A\nOne.\n---\n# B\nTwo.\n<!-- END -->\n```\nEnjoy!',
      true,
    ],
    ['cut off', '# A\nOne.\n---\n# B\nTwo.', false],
    ['after thinking', '<think># X\n---\n# Y</think>\n# A\nOne.\n---\n# B\nTwo.\n<!-- END -->', true],
    ['with bold and links', '# **A**\nOne.\n---\n# [B](https://x.example)\n*Two.*\n<!-- END -->', true],
  ])('is read %s', (_, answer, hasEnd) =>
    expect(parseOutline(answer)).toEqual({
      cards: [
        { heading: 'A', intent: 'One.' },
        { heading: 'B', intent: 'Two.' },
      ],
      hasEnd,
    }),
  );

  it('is fitted to any number of cards, each with a unique heading', () => {
    const cards = fc.array(
      fc.record({ heading: fc.constantFrom('A', 'B', 'C', 'D'), intent: fc.lorem({ maxCount: 20 }) }),
      { minLength: 1, maxLength: 20 },
    );
    forAll({ numRuns: 60 }, cards, fc.integer({ min: 1, max: 75 }), (plan, count) => {
      const named = plan.map((card, at) => ({ ...card, heading: `${card.heading}${at}` }));
      const fitted = fitOutline(named, count);
      expect(fitted).toHaveLength(count);
      expect(new Set(fitted.map(({ heading }) => heading)).size).toBe(count);
    });
  });
});

describe('passages', () => {
  it('cover every line of the text, in order', () => {
    const line = fc.constantFrom('', 'A line of text.', '## Heading', '- item', '```', 'x'.repeat(6000));
    forAll({ numRuns: 60 }, fc.array(line, { maxLength: 40 }), (lines) => {
      const text = lines.join('\n');
      const passages = passagesOf(text);
      const squeeze = (words: string) => words.replace(/\s+/g, '');
      expect(squeeze(passages.map((passage) => passage.text).join(''))).toBe(squeeze(text));
      for (const { lines: own, text: words } of passages) {
        expect(own.from).toBeLessThanOrEqual(own.to);
        expect(own.to).toBeLessThanOrEqual(Math.max(1, lines.length));
        expect(lines.slice(own.from - 1, own.to).join('\n')).toContain(words.trim().split('\n')[0]?.slice(0, 10));
      }
    });
  });

  it('for a card are those that share words with it, within the limit', () => {
    const text = Array.from(
      { length: 60 },
      (_, at) => `Paragraph ${at} is about ${at === 41 ? 'zebras in the savannah' : 'other things'} and more words.`,
    ).join('\n\n');
    const passages = passagesOf(text);
    const chosen = passagesFor(passages, { about: 'Zebras of the savannah', at: 0.1, tokens: 200 });
    expect(tokensOf(chosen)).toBeLessThanOrEqual(200);
    expect(chosen.some((passage) => passage.text.includes('zebras'))).toBe(true);
  });
});

it.each([
  ['Pitch deck for a coffee shop', true],
  ['- one\n- two', false],
  ['# Notes\nA text', false],
  ['word '.repeat(80), false],
])('distinguishes a short request from a text: %j', (text, isPrompt) => expect(isPromptOnly(text)).toBe(isPrompt));
