import { describe, expect, it } from 'vitest';
import { attachment, fileName } from '../files/file-name';
import { titleOf } from './title-of';

describe('the title of a run', () => {
  it.each([
    ['# Bees', 'Bees'],
    ['Some words first\n\n## The *real* title ##\n', 'The real title'],
    ['---\n***\n- An item', 'An item'],
    ['> Said [here](https://x.example/) and ![there](y.png)', 'Said here and there'],
    ['# A [c](javascript:alert(1)) b', 'A c b'],
    ['[Bees](https://x.example/Bee_(insect)) (and wasps)', 'Bees (and wasps)'],
    ['###', 'Untitled'],
    ['# \u3164\n\n\u200b', 'Untitled'],
    ['# \u3164\nreal', 'real'],
    ['# \nreal', 'real'],
    ['a\tb\u0007c', 'a b c'],
  ])('%j is %j', (text, title) => expect(titleOf(text)).toBe(title));

  it('is cut at a word, and never inside a character', () => {
    const long = titleOf('word '.repeat(100));
    expect(long.length).toBeLessThanOrEqual(120);
    expect(long).toMatch(/word…$/);
    expect(() => encodeURIComponent(titleOf('😀'.repeat(100)))).not.toThrow();
  });
});

describe('the name of its file', () => {
  it.each([
    ['Bees', 'Bees.pdf'],
    ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j.pdf'],
    ['..', 'Untitled.pdf'],
    ['.hidden', 'hidden.pdf'],
    ['a\u202egnp.exe', 'a gnp.exe.pdf'],
    ['\u0000\n', 'Untitled.pdf'],
  ])('%j is %j', (title, name) => expect(fileName(title, 'pdf')).toBe(name));

  it('tells the two archives of a deck apart', () =>
    expect([fileName('Bees', 'png'), fileName('Bees', 'zip')]).toEqual(['Bees (images).zip', 'Bees (all files).zip']));

  it('goes into its header without breaking it', () => {
    const header = attachment('Bienen “und” \r\nWespen (2)%.pdf');
    expect(header).toMatch(/^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\w%.~-]+$/);
  });
});
