import { expect, it } from 'vitest';
import { withoutModelWarning } from './run-error';

const REFUSED = 'Written without the AI model: API key refused. This is an outline of your text.';
const SOME = '8 of 10 cards were written without the AI model: server error.';
const run = (...warnings: string[]) => ({ target: 'local', state: 'completed', warnings }) as const;

it('finds the warning that a deck was written without the model', () => {
  expect(withoutModelWarning(run('Card 2 may be in another language.', REFUSED))).toBe(REFUSED);
  expect(withoutModelWarning(run(SOME))).toBe(SOME);
  expect(withoutModelWarning(run('Card 2 was written without the AI model: empty answer.'))).toBeNull();
  expect(withoutModelWarning({ ...run(REFUSED), target: 'remote' })).toBeNull();
  expect(withoutModelWarning({ ...run(REFUSED), state: 'stopped' })).toBeNull();
});
