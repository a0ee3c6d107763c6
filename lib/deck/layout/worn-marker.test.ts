import { describe, expect, it } from 'vitest';
import { findLostWords } from '../check/find-lost-words';
import { layOutCard } from '../lay-out-deck';
import { readBlocks } from '../text/read-text';
import { card, heading } from './sample-blocks';
import { sampleOptions } from './sample-options';

function markersOf(text: string) {
  const each = card(heading('Next'), ...readBlocks(text));
  const pages = layOutCard(each, 2, 5, sampleOptions());
  expect(findLostWords(each, pages)).toEqual([]);
  return pages
    .flatMap(({ elements }) => elements.flatMap((element) => (element.kind === 'text' ? element.paragraphs : [])))
    .filter(({ marker }) => marker !== null)
    .map(({ marker, lines }) => [marker!.text, marker!.number, lines[0]!.runs.map(({ text }) => text).join('')]);
}

describe('an item with its own marker', () => {
  it('shows the checkbox of a task instead of the bullet', () => {
    expect(markersOf('- [ ] write\n- [x] test\n- [ ] ship')).toEqual([
      ['☐', null, 'write'],
      ['☑', null, 'test'],
      ['☐', null, 'ship'],
    ]);
  });

  it('shows its letter, with its number', () => {
    expect(markersOf('a) inform\nb) agree')).toEqual([
      ['a)', 1, 'inform'],
      ['b)', 2, 'agree'],
    ]);
  });

  it('shows the number of a nested item', () => {
    const [first, second, third] = markersOf('- top of it\n  1. one\n  2. two');
    expect(first![2]).toBe('top of it');
    expect([second, third]).toEqual([
      ['1.', 1, 'one'],
      ['2.', 2, 'two'],
    ]);
  });

  it('leaves Roman numerals and ordinary words in the text', () => {
    expect(markersOf('i. one\nii. two').map(([, , text]) => text)).toEqual(['i. one', 'ii. two']);
    expect(markersOf('- I am here\n- a word').map(([, , text]) => text)).toEqual(['I am here', 'a word']);
  });
});
