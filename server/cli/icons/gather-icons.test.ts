import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ICON_GRID, ICON_STROKE } from '@/lib/deck/icons/icon-library';
import { readPathText } from '@/lib/deck/icons/path-text';
import { gatherIcons, writeIconData } from './gather-icons';

const folder = path.join(import.meta.dirname, '../../../lib/deck/icons');
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

  it('are drawn within their grid, each part beginning with a move', () => {
    // Half the line width would be the margin of what is drawn; curve handles reach slightly further out.
    const margin = ICON_STROKE / 4;
    for (const [name, text] of Object.entries(paths)) {
      const steps = readPathText(text);
      expect(steps.length, name).toBeGreaterThan(1);
      expect(steps[0]![0], name).toBe('M');
      const numbers = steps.flatMap(([, ...rest]) => rest as number[]);
      expect(Math.min(...numbers), name).toBeGreaterThanOrEqual(margin);
      expect(Math.max(...numbers), name).toBeLessThanOrEqual(ICON_GRID - margin);
      expect(
        numbers.every((each) => Math.round(each * 100) / 100 === each),
        name,
      ).toBe(true);
    }
  });

  it('have English words, and German ones nearly always', () => {
    const lists = Object.values(words).map((list) => list.split('|'));
    expect(lists.every(([english]) => english !== '')).toBe(true);
    expect(lists.filter(([, german]) => german !== '').length).toBeGreaterThan(600);
  });
});
