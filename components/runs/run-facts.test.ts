import { expect, it } from 'vitest';
import type { Run } from '@/lib/contract/composer';
import { writingFacts } from './run-facts';

type Writing = NonNullable<Run['writing']>;

const writing: Writing = {
  ...{ model: 'some-model', promptVersion: '7', tokensIn: 12_000, tokensOut: 900 },
  ...{ cardsByModel: 8, cardsByRules: 0, rewrites: 0, cost: null, currency: null },
};
const facts = (change: Partial<Writing>) => Object.fromEntries(writingFacts({ writing: { ...writing, ...change } }));

it('shows the cost in its currency, or as a plain number', () => {
  expect(facts({})).not.toHaveProperty('Estimated model cost');
  expect(facts({ cost: 0.012345 })).toMatchObject({ 'Estimated model cost': '0.0123' });
  expect(facts({ cost: 0.012345, currency: 'EUR' })).toMatchObject({ 'Estimated model cost': '€0.0123' });
});

it('counts rewritten cards', () => {
  expect(facts({})).toMatchObject({ 'AI model': 'some-model (8 cards)' });
  expect(facts({ rewrites: 1 })).toMatchObject({ 'AI model': 'some-model (8 cards, 1 rewrite)' });
});
