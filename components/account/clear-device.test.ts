import { expect, it } from 'vitest';
import { memory } from '@/components/drafts/testing/memory-storage';
import { clearDevice } from './clear-device';

it('removes workspace data and keeps the rest', () => {
  const stores = { local: memory(), session: memory() };
  for (const key of ['cardwright.draft.1', 'cardwright.draft.2', 'cardwright.notes', 'cardwright-colours', 'other'])
    stores.local.setItem(key, 'x');
  stores.session.setItem('cardwright.tab', 'x');
  clearDevice(stores);
  const left = Array.from({ length: stores.local.length }, (_, at) => stores.local.key(at));
  expect(left).toEqual(['cardwright-colours', 'other']);
  expect(stores.session.length).toBe(0);
});
