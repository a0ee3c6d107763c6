import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '@/lib/testing/for-all';
import type { Block, Card } from '../blocks';
import { provePreserved } from '../make-cards';
import { deckFrom } from '../testing/sample-deck';
import { arbitraryProse } from '../text/arbitrary-markdown';
import { blockText } from '../text/block-text';

const text = (words: string, over: Partial<Card> = {}): Card => ({
  blocks: [{ kind: 'paragraph', runs: [{ text: words }], lines: { from: 1, to: 1 } }],
  notes: null,
  labelOnly: false,
  ...over,
});

describe('provePreserved', () => {
  it.each([
    ['one two three', ['one two three']],
    ['one\n---\ntwo', ['one', 'two']],
    ['# one **tw**o', ['one two']],
    ['1. one\n2. two', ['one', 'two']],
    ['a &amp; b', ['a & b']],
    ['one two', ['A label', 'one two']],
  ])('finds every word of %j', (input, cards) =>
    expect(
      provePreserved(
        input,
        cards.map((words) => text(words)),
      ),
    ).toEqual({ ok: true }),
  );

  it.each([
    ['one two three', ['one three'], ['two']],
    ['one two three', ['one', 'two'], ['three']],
    ['one\ntwo', ['two one'], ['one']],
    ['seventeen', ['seventy'], ['seventeen']],
    ['a b', [], ['a', 'b']],
    ['see https://a.example/x now', ['see now'], ['https://a.example/x']],
    ['wait 5~10 minutes, 3~4 people', ['wait 510 minutes, 34 people'], ['5~10', '3~4']],
    ['the price is 2*3*4', ['the price is 234'], ['2*3*4', '2*3*4']],
    ['a **bold** word (*here*)', ['a bold word here'], ['(*here*)', '(*here*)']],
    ['from \\\\host\\share', ['from \\host\\share'], ['\\\\host\\share']],
    ['write to <user@host> & wait', ['write to user@host & wait'], ['<user@host>', '<user@host>']],
    ['- a: -5 °C\n- b: 50 %', ['a: 5 °C', 'b: 50'], ['-5', '%']],
    ['x || y', ['x y'], ['||', '||']],
  ])('reports that %j is not entirely on %j', (input, cards, missing) => {
    const proof = provePreserved(
      input,
      cards.map((words) => text(words)),
    );
    expect(proof.ok ? [] : proof.missing.map(({ word }) => word)).toEqual(missing);
  });

  it('reports the line of a missing word', () =>
    expect(provePreserved('one\n\ntwo', [text('one')])).toEqual({ ok: false, missing: [{ word: 'two', line: 3 }] }));

  it('counts words in notes, but not on label-only cards', () => {
    expect(provePreserved('one two', [text('one', { notes: 'two' })])).toEqual({ ok: true });
    expect(provePreserved('one two', [text('one'), text('two', { labelOnly: true })]).ok).toBe(false);
  });

  it('notices any missing block', () =>
    forAll({ numRuns: 300 }, arbitraryProse, fc.nat(), (inputText, pick) => {
      const { cards } = deckFrom(inputText, { numCards: 3 });
      const blocks = cards.filter((card) => !card.labelOnly).flatMap((card) => card.blocks);
      fc.pre(blocks.length > 0);
      const left = blocks[pick % blocks.length]!;
      fc.pre(/[\p{L}\p{N}]/u.test(blockText(left)) && blockText(left).length > 12);
      const kept: Block[] = blocks.filter((block) => block !== left);
      expect(provePreserved(inputText, [{ blocks: kept, notes: null, labelOnly: false }]).ok).toBe(false);
    }));
});
