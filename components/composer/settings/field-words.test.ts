import { describe, expect, it } from 'vitest';
import { wordsOfField } from './field-words';
import { placeOf } from './settings-places';

describe('field names outside the form', () => {
  it.each([
    ['numCards', 'Number of cards'],
    ['recipients.2', 'Email recipients'],
    ['headerFooter.bottomRight.src', 'Header and footer, bottom right'],
    ['headerFooter', 'Header and footer'],
    ['headerFooter.hideFromFirstCard', 'Header and footer'],
    ['root', null],
  ] as const)('%s is called %s', (path, words) => {
    expect(wordsOfField(path)).toBe(words);
  });
});

describe('placeOf', () => {
  it.each([
    ['tone', 'advanced'],
    ['recipients.2', 'advanced'],
    ['headerFooter.topLeft.value', 'advanced'],
    ['numCards', 'length'],
    ['themeId', 'theme'],
    ['imageStyle', 'images'],
    ['inputText', null],
    ['root', null],
  ] as const)('%s: %s', (path, place) => {
    expect(placeOf(path)).toBe(place);
  });
});
