import { expect, it } from 'vitest';
import { noteOn, remarksFor } from './deck-remarks';

const remark = { message: 'Card 2 is empty.' };

it('shows the remarks of the engine only where the engine makes the deck', () => {
  expect(remarksFor('practice', [remark])).toEqual([remark]);
  expect(remarksFor('live', [remark])).toEqual([]);
});

it('says of a remote preview that the service lays out its own cards', () => {
  const facts = { operation: 'generate', rewrites: false, otherTheme: false } as const;
  expect(noteOn({ ...facts, target: 'live' })).toMatch(/live service/);
  expect(noteOn({ ...facts, target: 'practice' })).not.toMatch(/live service/);
});
