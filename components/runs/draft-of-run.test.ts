import { expect, it } from 'vitest';
import { runEstimate } from './draft-of-run';

const text = '# Tea\n\n## One\n\nGreen.\n\n## Two\n\nBlack.';
const priced = { runs: 9, perCard: { low: 2, high: 3 }, perRun: { low: 20, high: 30 } };
type Run = Parameters<typeof runEstimate>[0];

const run = (change: Partial<Run> = {}): Run => ({
  operation: 'generate',
  request: { inputText: text, textMode: 'preserve', format: 'presentation', numCards: 3 },
  target: 'remote',
  state: 'completed',
  credits: { deducted: 6, remaining: 90 },
  cards: null,
  ...change,
});

const template = { artifactId: 'abc', prompt: 'One\n---\nTwo' };
const unknown = { deducted: null, remaining: null };

it.each<[string, Run, 'local' | 'remote', typeof priced | undefined, object]>([
  ['its own cost at the same target', run(), 'remote', priced, { range: { low: 6, high: 6 }, runs: 0 }],
  ['past runs, where it was not run', run({ target: 'local' }), 'remote', priced, { range: { low: 6, high: 9 } }],
  ['past runs, where its cost is unknown', run({ credits: unknown }), 'remote', priced, { range: { low: 6, high: 9 } }],
  ['past runs, where it did not complete', run({ state: 'unconfirmed' }), 'remote', priced, { cards: 3, runs: 9 }],
  ['published prices without past runs', run({ target: 'local' }), 'remote', undefined, { cards: 3, runs: 0 }],
  ['its number of cards as sent, none for its text', run({ target: 'local' }), 'local', undefined, { cards: 3 }],
  [
    'past runs of templates',
    run({ operation: 'template', request: template, state: 'failed' }),
    'remote',
    priced,
    { cards: null, range: { low: 20, high: 30 } },
  ],
  [
    'the cards of its template',
    run({ operation: 'template', request: template, credits: unknown, target: 'local', cards: 7 }),
    'local',
    undefined,
    { cards: 7 },
  ],
])('prices a run again by %s', (_name, of, target, past, expected) =>
  expect(runEstimate(of, { target }, past)).toMatchObject(expected),
);

it('prices no request that violates the contract', () =>
  expect(runEstimate(run({ request: {} }), { target: 'remote' }, priced)).toBeNull());
