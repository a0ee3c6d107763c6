import { expect, it } from 'vitest';
import { NO_MODEL } from '@/lib/deck/write/no-model';
import { noteOn, planOf, remarksFor } from './deck-pane';

const remark = { message: 'Card 2 is empty.' };

it('shows engine warnings only when the engine makes the deck', () => {
  expect(remarksFor({ operation: 'generate', target: 'local', rewrites: false }, [remark])).toEqual([remark]);
  expect(remarksFor({ operation: 'generate', target: 'remote', rewrites: true }, [remark])).toEqual([]);
});

it('does not say that a model is missing when one will write the deck', () => {
  const missing = { message: NO_MODEL.generate };
  expect(remarksFor({ operation: 'generate', target: 'local', rewrites: true }, [missing, remark])).toEqual([remark]);
  expect(remarksFor({ operation: 'generate', target: 'local', rewrites: false }, [missing, remark])).toEqual([
    missing,
    remark,
  ]);
});

it('notes that a remote service uses its own layouts', () => {
  const facts = { operation: 'generate', rewrites: false, otherTheme: false } as const;
  expect(noteOn({ ...facts, target: 'remote' })).toMatch(/remote service/);
  expect(noteOn({ ...facts, target: 'local' })).toBeNull();
  expect(noteOn({ ...facts, operation: 'template', target: 'remote' })).toMatch(/remote service.*template/);
});

it('says whether the model or the remote service will write the cards', () => {
  expect(planOf(10, 'local')).toBe('The AI model will write 10 cards from this prompt.');
  expect(planOf(1, 'remote')).toBe('The remote service will write 1 card from this prompt.');
});

it('notes whether a model rewrites template text, and hides engine warnings if it does', () => {
  const facts = { operation: 'template', target: 'local', otherTheme: false } as const;
  expect(noteOn({ ...facts, rewrites: true })).toMatch(/rewritten/);
  expect(noteOn({ ...facts, rewrites: false })).toMatch(/without an AI model/);
  expect(remarksFor({ ...facts, rewrites: true }, [remark])).toEqual([]);
  expect(remarksFor({ ...facts, rewrites: false }, [remark])).toEqual([remark]);
});
