import { describe, expect, it } from 'vitest';
import { sourceNotes, sourcesHeading } from './read-sources';

const passage = (text: string, line = 1) => ({ text, line });

describe('the sources of a card as speaker notes', () => {
  it('have a heading, then each part with its passages, then the other passages', () => {
    const sources = {
      passages: [
        passage('The supper is on 14 May.'),
        passage('Soup costs 340 euros.', 3),
        passage('Bring a chair.', 5),
      ],
      parts: [
        { words: 'On 14 May', passages: [0] },
        { words: '340 euros for soup', passages: [1, 0] },
      ],
    };
    expect(sourceNotes(sources, 'en').split('\n')).toEqual([
      'Sources',
      '',
      'On 14 May',
      '“The supper is on 14 May.”',
      '',
      '340 euros for soup',
      '“Soup costs 340 euros.”',
      '“The supper is on 14 May.”',
      '',
      '“Bring a chair.”',
    ]);
  });

  it('are in the language of the deck', () =>
    expect(['de-AT', 'no', 'zh-TW', 'ja', 'xx', ''].map(sourcesHeading)).toEqual(
      'Quellen Kilder 來源 出典 Sources Sources'.split(' '),
    ));

  it('are cut at a maximum length, never inside a character', () => {
    const passages = Array.from({ length: 20 }, (_, at) => passage('😀'.repeat(750), at));
    const notes = sourceNotes({ passages, parts: [] }, 'en');
    expect(notes.length).toBeLessThanOrEqual(10_001);
    expect(notes).toMatch(/😀…$/u);
    expect(notes.isWellFormed()).toBe(true);
  });
});
