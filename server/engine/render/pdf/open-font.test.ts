import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fontFile, openFont } from './open-font';

describe('a code font', () => {
  it('has no ligatures, so that each character is visible', () => {
    const font = openFont(readFileSync(fontFile('jetbrains-mono-400')), 'jetbrains-mono-400');
    const ids = (text: string) => font.layout(text).glyphs.map(({ id }) => id);
    expect(ids('!==')).toEqual([...'!=='].flatMap(ids));
  });
});
