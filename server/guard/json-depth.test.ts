import { describe, expect, it } from 'vitest';
import { isTooDeep } from './read-body';

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('isTooDeep', () => {
  it('accepts 64 levels of lists and objects, and refuses 65', () => {
    expect(isTooDeep(JSON.parse(nested(64)))).toBe(false);
    expect(isTooDeep(JSON.parse(`${nested(64).replace('[]', '[{"a":1}]')}`))).toBe(true);
    expect(isTooDeep(JSON.parse(nested(66)))).toBe(true);
  });

  it('accepts values without any nesting', () => {
    for (const value of [null, 1, 'text', true, undefined]) expect(isTooDeep(value)).toBe(false);
  });

  it('does not overflow the stack on 100,000 levels', () => expect(isTooDeep(JSON.parse(nested(100_000)))).toBe(true));
});
