import { describe, expect, it } from 'vitest';
import { placeOf } from './settings-places';

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
