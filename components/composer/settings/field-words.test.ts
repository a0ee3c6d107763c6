import { describe, expect, it } from 'vitest';
import { wordsOfField } from './choice-words';
import { placeOf } from './settings-places';

describe('field names outside the form', () => {
  it.each([
    ['numCards', 'Number of cards'],
    ['sharingOptions.emailOptions.recipients.2', 'Email recipients'],
    ['cardOptions.headerFooter.bottomRight.src', 'Header and footer, bottom right'],
    ['cardOptions.headerFooter', 'Header and footer'],
    ['cardOptions.headerFooter.hideFromFirstCard', 'Header and footer'],
    ['root', null],
  ] as const)('%s is called %s', (path, words) => {
    expect(wordsOfField(path)).toBe(words);
  });
});

describe('placeOf', () => {
  it.each([
    ['textOptions.tone', 'advanced'],
    ['sharingOptions.emailOptions.recipients.2', 'advanced'],
    ['cardOptions.headerFooter.topLeft.value', 'advanced'],
    ['numCards', 'length'],
    ['themeId', 'theme'],
    ['imageOptions.style', 'images'],
    ['inputText', null],
    ['root', null],
  ] as const)('%s: %s', (path, place) => {
    expect(placeOf(path)).toBe(place);
  });
});
