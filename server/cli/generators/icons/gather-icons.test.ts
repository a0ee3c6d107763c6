import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { gatherIcons, writeIconData } from './gather-icons';

const folder = path.join(import.meta.dirname, '../../../../lib/deck/icons');
const kept = (name: string) => readFileSync(path.join(folder, `${name}.generated.json`), 'utf8');
const { words, paths } = gatherIcons();

describe('the icons of the repository', () => {
  it('match the current words and icon set (otherwise run `npm run icons`)', () => {
    expect(kept('icon-words')).toBe(writeIconData(words));
    expect(kept('icon-paths')).toBe(writeIconData(paths));
  });

  it('stay below 150 kB gzipped', () => {
    const sizes = ['icon-words', 'icon-paths'].map((name) => gzipSync(kept(name), { level: 9 }).length);
    expect(sizes.reduce((sum, each) => sum + each)).toBeLessThan(150_000);
  });
});
