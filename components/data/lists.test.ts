import { describe, expect, it } from 'vitest';
import { memory } from '@/components/drafts/testing/memory-storage';
import { MAX_NAMES, NameCache } from './lists';

describe('NameCache', () => {
  it('stores names per list and target', () => {
    const storage = memory();
    new NameCache(() => storage).keep('themes', 'remote', [['t1', 'Dune']]);
    const cache = new NameCache(() => storage);
    expect(cache.read('themes', 'remote').get('t1')).toBe('Dune');
    expect(cache.read('themes', 'local').size).toBe(0);
    expect(cache.read('folders', 'remote').size).toBe(0);
  });

  it('adds a new name and evicts the least recently used', () => {
    const storage = memory();
    const cache = new NameCache(() => storage);
    cache.keep('folders', 'remote', [['f', 'Old']]);
    cache.keep('folders', 'remote', [['f', 'New']]);
    expect(cache.read('folders', 'remote').get('f')).toBe('New');
    cache.keep(
      'folders',
      'remote',
      Array.from({ length: MAX_NAMES }, (_, at) => [`x${at}`, 'X'] as const),
    );
    expect(cache.read('folders', 'remote').size).toBe(MAX_NAMES);
    expect(cache.read('folders', 'remote').has('f')).toBe(false);
  });

  it.each(['{', '[]', 'null', '{"remote themes":{"a":1}}', '{"remote themes":[[1,2],"x"]}'])(
    'ignores invalid stored data: %j',
    (kept) => {
      const storage = memory();
      storage.setItem('cardwright.names', kept);
      expect(new NameCache(() => storage).read('themes', 'remote').size).toBe(0);
    },
  );

  it('works without storage', () => {
    for (const storage of [null, memory(0)]) {
      const cache = new NameCache(() => storage);
      cache.keep('themes', 'remote', [['t', 'Dune']]);
      expect(cache.read('themes', 'remote').size).toBe(0);
    }
  });
});
