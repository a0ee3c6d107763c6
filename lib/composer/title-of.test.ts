import { describe, expect, it } from 'vitest';
import { givenTitleOf } from './title-of';

const request = { inputText: '# Bees\n\nThey fly.' };

describe('givenTitleOf', () => {
  it('is the title that the text does not give', () => {
    expect(givenTitleOf({ title: 'My own title', request })).toBe('My own title');
    expect(givenTitleOf({ title: 'Mine', request: { prompt: 'Fill it' } })).toBe('Mine');
  });

  it('is null where the text gives the title, or there is none', () => {
    expect(givenTitleOf({ title: 'Bees', request })).toBeNull();
    expect(givenTitleOf({ title: 'Fill it', request: { prompt: 'Fill it' } })).toBeNull();
    expect(givenTitleOf({ title: '', request })).toBeNull();
  });
});
