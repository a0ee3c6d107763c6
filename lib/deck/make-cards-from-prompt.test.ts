import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IS_DEEP } from '@/e2e/support/depth';
import { forAll } from '@/lib/testing/for-all';
import type { Block } from './blocks';
import { provePreserved } from './make-cards';
import { makeCardsFromPrompt, type TemplateCards } from './make-cards-from-prompt';
import { LAYOUT_NAMES } from './placed';
import { arbitraryMarkdown } from './text/arbitrary-markdown';
import { blockText } from './text/block-text';

/** A template that has room for everything. */
const MANY = template(300);

function template(cards: number): TemplateCards {
  return { slots: Array.from({ length: cards }, () => ({ layout: 'flow', pictures: 0 })) };
}

const said = (prompt: string): string[] =>
  makeCardsFromPrompt(prompt, MANY)
    .cards.filter(({ labelOnly }) => !labelOnly)
    .map((card) => card.blocks.map(blockText).join('\n'));

describe('makeCardsFromPrompt (docs/spec/settled-points.md#17)', () => {
  it.each([
    ['markers first', '# a\n---\n# b\n# c', ['a', 'b\nc']],
    ['otherwise headings', '# a\n\none\n\n## b\n\ntwo\n\nthree', ['a\none', 'b\ntwo\nthree']],
    ['text before the first heading has a card', 'zero\n\n# a\n\none', ['zero', 'a\none']],
    ['else paragraphs', 'one\n\ntwo\n\nthree', ['one', 'two', 'three']],
    ['a list with its announcement', 'Things:\n\n- a\n- b\n\ntwo', ['Things:\na\nb', 'two']],
    ['a comparison is one card', '## X\n\n### A\n\n- a\n\n### B\n\n- b\n\n## Y', ['X\nA\na\nB\nb', 'Y']],
  ])('%s', (_name, prompt, cards) =>
    expect(said(prompt).map((each) => each.trimEnd())).toEqual(cards.map((each) => each.trimEnd())),
  );

  it('makes cards from any prompt and keeps every word', () =>
    forAll({ numRuns: 200 }, arbitraryMarkdown, (prompt) => {
      const { cards } = makeCardsFromPrompt(prompt, MANY);
      expect(cards.length).toBeGreaterThan(0);
      expect(provePreserved(prompt, cards)).toEqual({ ok: true });
    }));

  it('keeps every word in any template, on a card or in its notes', () => {
    const slot = fc.record({ layout: fc.constantFrom(...LAYOUT_NAMES), pictures: fc.nat(2) });
    forAll({ numRuns: 200 }, arbitraryMarkdown, fc.array(slot, { minLength: 1, maxLength: 8 }), (prompt, slots) => {
      const { cards, unfilled = [] } = makeCardsFromPrompt(prompt, { slots });
      expect(cards.length).toBeGreaterThanOrEqual(slots.length);
      expect(unfilled.every((at) => cards[at]!.labelOnly)).toBe(true);
      const given = cards.filter((_, at) => !unfilled.includes(at));
      // Some words move to another place, so each is checked separately.
      const words = wordsOf(given.map((card) => [...card.blocks.map(allText), card.notes ?? ''].join(' ')).join(' '));
      const own = wordsOf(
        makeCardsFromPrompt(prompt, null)
          .cards.map((card) => card.blocks.map(allText).join(' '))
          .join(' '),
      );
      expect([...own].filter((word) => !words.has(word))).toEqual([]);
    });
  });

  it.runIf(IS_DEEP).each([
    ['headings', '# a\n'],
    ['items', '- a\n'],
    ['paragraphs', 'a\n\n'],
  ])('takes linear time, up to the length limit, for %s', (_name, piece) => {
    // Measures this process's processor time rather than the wall clock, so that other load doesn't count.
    const work = (length: number): number => {
      const start = process.cpuUsage();
      makeCardsFromPrompt(piece.repeat(length / piece.length), MANY);
      return process.cpuUsage(start).user;
    };
    work(40_000);
    const short = Math.min(work(40_000), work(40_000), work(40_000));
    // The text is ten times as long. Quadratic work would take a hundred times as long.
    expect(work(400_000) / short).toBeLessThan(40);
  });

  it.each([
    ['as many parts', '# a\n\n# b', 2, 2, []],
    ['fewer parts', '# a\n\n# b', 5, 5, ['The prompt has content for 2 of the template’s 5 cards. To fill in: 3–5.']],
    ['more parts', 'one\n\ntwo\n\nthree\n\nfour', 2, 2, ['The prompt has 4 parts; they were combined into 2 cards.']],
    [
      'markers',
      'one\n---\ntwo\n---\nthree',
      2,
      3,
      ['The prompt makes 3 cards from its --- lines; the template has 2.'],
    ],
  ])('makes as many cards as the template has, and reports differences: %s', (_, prompt, has, makes, notes) => {
    const { cards, warnings } = makeCardsFromPrompt(prompt, template(has));
    expect(cards).toHaveLength(makes);
    expect(warnings.map(({ message }) => message)).toEqual(notes);
  });

  it('makes at most 300 cards and warns about it', () => {
    const { cards, warnings } = makeCardsFromPrompt('one\n\n'.repeat(500), MANY);
    expect(cards).toHaveLength(300);
    expect(warnings).toEqual([{ message: 'The prompt has 500 parts; they were combined into 300 cards.' }]);
  });
});

/** Includes the source of quotes, which `blockText` leaves out. */
function allText(block: Block): string {
  const source = block.kind === 'quote' && block.source ? [{ ...block, paragraphs: [block.source] }] : [];
  return [block, ...source].map(blockText).join(' ');
}

function wordsOf(text: string): Set<string> {
  return new Set(text.match(/[\p{L}\p{N}]+/gu) ?? []);
}
