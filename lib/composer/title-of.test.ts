import { describe, expect, it } from 'vitest';
import { givenTitleOf, titleOf } from './title-of';

const request = { inputText: '# Bees\n\nThey fly.' };

describe('givenTitleOf', () => {
  it('returns a title that differs from the default', () => {
    expect(givenTitleOf({ title: 'My own title', request })).toBe('My own title');
    expect(givenTitleOf({ title: 'Mine', request: { prompt: 'Fill it' } })).toBe('Mine');
  });

  it('is null for the default title or no title', () => {
    expect(givenTitleOf({ title: 'Bees', request })).toBeNull();
    expect(givenTitleOf({ title: 'Hives of the town', request, deckTitle: 'Hives of the town' })).toBeNull();
    expect(givenTitleOf({ title: 'Fill it', request: { prompt: 'Fill it' } })).toBeNull();
    expect(givenTitleOf({ title: '', request })).toBeNull();
  });
});

describe('titleOf', () => {
  it.each([
    ['Sure! Here it is:\n\n**Bees**', 'Bees'],
    ['Slides for the board', 'Slides for the board'],
  ])('is the name of a text that a chat wrote: %j', (text, title) => expect(titleOf(text)).toBe(title));
});
