import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCardsFromPrompt } from './make-cards-from-prompt';
import { arbitraryMarkdown } from './text/arbitrary-markdown';
import { blockText } from './text/block-text';
import { provePreserved } from './write/prove-preserved';

/** Cards of a template that has room for everything. */
const MANY = 300;

const said = (prompt: string): string[] =>
  makeCardsFromPrompt(prompt, MANY).cards.map((card) => card.blocks.map(blockText).join('\n'));

describe('makeCardsFromPrompt (docs/spec/settled-points.md#17)', () => {
  it.each([
    ['markers first', '# a\n---\n# b\n# c', ['a', 'b\nc']],
    ['else headings', '# a\n\none\n\n## b\n\ntwo\n\nthree', ['a\none', 'b\ntwo\nthree']],
    ['each heading, of whatever level', '# a\n\n## b\n\n### c\n\ntext', ['a', 'b', 'c\ntext']],
    ['text before the first heading has a card', 'zero\n\n# a\n\none', ['zero', 'a\none']],
    ['else paragraphs', 'one\n\ntwo\n\nthree', ['one', 'two', 'three']],
    ['a picture stays with its paragraph', 'one\n\nhttps://a.example/x.png\n\ntwo', ['one\n', 'two']],
    ['a list with its announcement', 'Things:\n\n- a\n- b\n\ntwo', ['Things:\na\nb', 'two']],
  ])('%s', (_name, prompt, cards) => {
    expect(said(prompt).map((each) => each.trimEnd())).toEqual(cards.map((each) => each.trimEnd()));
  });

  it('makes a card of any prompt and keeps every word', () => {
    fc.assert(
      fc.property(arbitraryMarkdown, (prompt) => {
        const { cards } = makeCardsFromPrompt(prompt, MANY);
        expect(cards.length).toBeGreaterThan(0);
        expect(provePreserved(prompt, cards)).toEqual({ ok: true });
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['headings', '# a\n'],
    ['items', '- a\n'],
    ['paragraphs', 'a\n\n'],
  ])('takes work that grows no faster than the text, for a limit’s worth of %s', (_name, piece) => {
    // The processor time of this process, not the clock: what else the machine does must not count.
    const work = (length: number): number => {
      const start = process.cpuUsage();
      makeCardsFromPrompt(piece.repeat(length / piece.length), MANY);
      return process.cpuUsage(start).user;
    };
    work(40_000);
    const short = Math.min(work(40_000), work(40_000), work(40_000));
    // Ten times the text. Quadratic work would be a hundred times as much.
    expect(work(400_000) / short).toBeLessThan(40);
  });

  it.each([
    ['as many parts', '# a\n\n# b', 2, 2, []],
    ['fewer parts', '# a\n\n# b', 5, 2, ['The prompt has content for 2 of the template’s 5 cards.']],
    ['more parts', 'one\n\ntwo\n\nthree\n\nfour', 2, 2, ['The prompt has 4 parts; they were combined into 2 cards.']],
    [
      'markers',
      'one\n---\ntwo\n---\nthree',
      2,
      3,
      ['The prompt makes 3 cards from its --- lines; the template has 2.'],
    ],
  ])(
    'makes at most as many cards as the template has, and says where they differ: %s',
    (_, prompt, has, makes, notes) => {
      const { cards, warnings } = makeCardsFromPrompt(prompt, has);
      expect(cards).toHaveLength(makes);
      expect(warnings.map(({ message }) => message)).toEqual(notes);
    },
  );

  it('makes at most 300 cards and says so', () => {
    const { cards, warnings } = makeCardsFromPrompt('one\n\n'.repeat(500), 300);
    expect(cards).toHaveLength(300);
    expect(warnings).toEqual([{ message: 'The prompt has 500 parts; they were combined into 300 cards.' }]);
  });
});
