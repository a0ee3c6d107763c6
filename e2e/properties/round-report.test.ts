import path from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyFiles } from './property-files';
import { PROPERTY_SEED } from './property-seed';
import { describeFailure } from './round-report';

it('describes a counterexample by seed, path, value and the assertion that failed', () => {
  const fails = fc.property(fc.constantFrom('a', 'b'), (letter) => {
    expect(letter).toBe('c');
  });
  let thrown: Error | null = null;
  try {
    fc.assert(fails);
  } catch (error) {
    thrown = error as Error;
  }
  const lines = describeFailure(thrown ?? { message: '' }).split('\n');
  expect(lines[0]).toBe('    Property failed after 1 tests');
  expect(lines[1]).toContain(`seed: ${PROPERTY_SEED}, path: "0`);
  expect(lines[2]).toMatch(/^ {4}Counterexample: \["[ab]"\]$/);
  expect(lines.slice(3).join('\n')).toContain("to be 'c'");
  expect(lines.join('\n')).not.toContain('Hint');
});

it('finds the test files that have properties', () => {
  const files = propertyFiles(path.join(import.meta.dirname, '../..'));
  expect(files).toContain('e2e/properties/round-report.test.ts');
  expect(files).toContain('server/runs/find/fold-words.test.ts');
  expect(files).not.toContain('e2e/support/why-failed.test.ts');
});
