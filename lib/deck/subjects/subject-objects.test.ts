import { describe, expect, it } from 'vitest';
import { ringsOf } from '../path-rings';
import { SUBJECTS } from './subject';
import { SUBJECT_OBJECTS } from './subject-objects';

/** Round line ends may exceed the edge slightly. */
const TOLERANCE = 1;

describe.each(SUBJECTS)('the objects of %s', (subject) => {
  const objects = SUBJECT_OBJECTS[subject];

  it.each(objects.map((object) => [object.name, object] as const))('%s stays in its box', (_name, object) => {
    for (const { path, line = 0 } of object.parts)
      for (const [x, y] of ringsOf(path).flat()) {
        const reach = line / 2 - TOLERANCE;
        expect(Math.min(x, y) - reach).toBeGreaterThanOrEqual(0);
        expect(x + reach).toBeLessThanOrEqual(object.width);
        expect(y + reach).toBeLessThanOrEqual(object.height);
      }
  });

  it('are enough for a still life', () => {
    expect(new Set(objects.map(({ name }) => name)).size).toBe(objects.length);
    expect(new Set(objects.map(({ stand }) => stand))).toEqual(new Set(['tall', 'wide', 'small', 'sky']));
    expect(objects.filter(({ stand }) => stand !== 'sky').length).toBeGreaterThanOrEqual(3);
    for (const { parts } of objects) expect(new Set(parts.map(({ tone }) => tone))).toContain('body');
  });

  it.each(objects.map((object) => [object.name, object] as const))('%s rests on its foot', (_name, object) => {
    const lowest = Math.max(
      ...object.parts.flatMap(({ path, line = 0 }) =>
        ringsOf(path)
          .flat()
          .map(([, y]) => y + line / 2),
      ),
    );
    if (object.stand !== 'sky') expect(object.height - lowest).toBeLessThan(3);
  });
});
