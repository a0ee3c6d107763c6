import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ALL_RULES } from './all-rules';
import { switchKey } from './switches';
import { wrapRules } from './wrap-rules';

const DECK = path.join(import.meta.dirname, '../../lib/deck');

it('names functions that are there, each in one rule', () => {
  for (const { file } of ALL_RULES)
    expect(() => wrapRules(readFileSync(path.join(DECK, `${file}.ts`), 'utf8'), file, ALL_RULES)).not.toThrow();
  const keys = ALL_RULES.flatMap(({ file, off }) => Object.keys(off).map((name) => switchKey(file, name)));
  expect(keys).toEqual([...new Set(keys)]);
});
