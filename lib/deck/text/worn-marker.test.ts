import { describe, expect, it } from 'vitest';
import { layOutDeck } from '../lay-out-deck';
import { findLostWords } from '../testing/find-lost-words';
import { card, heading } from '../testing/sample-blocks';
import { sampleOptions } from '../testing/sample-options';
import { readBlocks } from './read-text';

function markersOf(text: string) {
  const each = card(heading('Next'), ...readBlocks(text));
  const pages = layOutDeck([card(), each], sampleOptions({ format: 'document', dimensions: 'fluid' })).cards.slice(1);
  expect(findLostWords(each, pages)).toEqual([]);
  return pages
    .flatMap(({ elements }) => elements.flatMap((element) => (element.kind === 'text' ? element.paragraphs : [])))
    .filter(({ marker }) => marker !== null)
    .map(({ marker, lines }) => [marker!.text, lines[0]!.runs.map(({ text }) => text).join('')]);
}

describe('an item with its own marker', () => {
  it.each([
    ['the checkbox of a task', '- [ ] write\n- [x] test', ['☐ write', '☑ test']],
    ['a letter', 'a) inform\nb) agree', ['a) inform', 'b) agree']],
    ['a capital numeral', '- (IV) inform\n- (V) agree', ['(IV) inform', '(V) agree']],
    ['the number of a nested item', '- top of it\n  1. one\n  2. two', ['1. one', '2. two']],
    ['the letter of an HTML list', '<ol type="a" start="3"><li>one</li><li>two</li></ol>', ['c. one', 'd. two']],
    ['the numeral of an HTML list', '<ol style="list-style: upper-roman"><li>one<li>two</ol>', ['I. one', 'II. two']],
    ['a countdown', '<ol reversed><li>one</li><li>two</li></ol>', ['2. one', '1. two']],
    ['numbers below zero', '<ol start="-1"><li>one</li><li>two</li></ol>', ['-1. one', '0. two']],
    ['numbers that jump', '<ol><li value="4">one<li>two<li value="9">three</ol>', ['4. one', '5. two', '9. three']],
  ])('shows %s instead of the bullet', (_, text, expected) => {
    const shown = markersOf(text).map((each) => each.join(' '));
    expect(shown.slice(-expected.length)).toEqual(expected);
  });

  it('leaves initials and ordinary words in the text', () => {
    expect(markersOf('- I am here\n- a word').map(([, text]) => text)).toEqual(['I am here', 'a word']);
    expect(markersOf('- B. Smith\n- A. Jones').map(([, text]) => text)).toEqual(['B. Smith', 'A. Jones']);
  });
});
