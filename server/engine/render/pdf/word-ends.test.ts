import { describe, expect, it } from 'vitest';
import type { PlacedParagraph } from '@/lib/deck/placed';
import { sampleParagraph } from '../testing/sample-deck';
import { wordEnds } from './draw-text';

/** A paragraph of the given text, broken by hand. */
function broken(text: string, lines: string[]): PlacedParagraph {
  const paragraph = sampleParagraph(text);
  const [line] = paragraph.lines;
  const [run] = line?.runs ?? [];
  if (!line || !run) throw new Error('The sample has a line with a run.');
  return { ...paragraph, lines: lines.map((each) => ({ ...line, runs: [{ ...run, text: each }] })) };
}

describe('wordEnds', () => {
  it.each<[string, string, string[], boolean[]]>([
    ['between words', 'one two three', ['one two', 'three'], [true, false]],
    ['inside a word', 'uncuttable', ['uncut', 'table'], [false, false]],
    ['after a hyphen', 'well-known', ['well-', 'known'], [false, false]],
    ['at a soft hyphen', 'un\u00adcut table', ['un-', 'cut', 'table'], [false, true, false]],
    ['at a forced break', 'one\ntwo', ['one', 'two'], [true, false]],
    ['between emoji', '😀 😀', ['😀', '😀'], [true, false]],
  ])('knows whether a break %s swallowed white space', (_, text, lines, expected) => {
    expect(wordEnds(broken(text, lines))).toEqual(expected);
  });
});
