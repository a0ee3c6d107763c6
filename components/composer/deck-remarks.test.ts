import { expect, it } from 'vitest';
import { noteOn, remarksFor } from './deck-remarks';

const remark = { message: 'Card 2 is empty.' };

it('shows engine warnings only when the engine makes the deck', () => {
  expect(remarksFor('local', [remark])).toEqual([remark]);
  expect(remarksFor('remote', [remark])).toEqual([]);
});

it('notes on a remote preview that the service lays out its own cards', () => {
  const facts = { operation: 'generate', rewrites: false, otherTheme: false } as const;
  expect(noteOn({ ...facts, target: 'remote' })).toMatch(/remote service/);
  expect(noteOn({ ...facts, target: 'local' })).toBeNull();
});
