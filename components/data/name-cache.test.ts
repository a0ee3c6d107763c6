import { describe, expect, it } from 'vitest';
import { memory } from '@/components/drafts/memory-storage';
import { MAX_NAMES, NameCache } from './name-cache';

describe('NameCache', () => {
  it('keeps names for each list of each target', () => {
    const storage = memory();
    new NameCache(() => storage).keep('themes', 'live', [['t1', 'Dune']]);
    const cache = new NameCache(() => storage);
    expect(cache.read('themes', 'live').get('t1')).toBe('Dune');
    expect(cache.read('themes', 'practice').size).toBe(0);
    expect(cache.read('folders', 'live').size).toBe(0);
  });

  it('takes a new name, and makes room for the newest', () => {
    const storage = memory();
    const cache = new NameCache(() => storage);
    cache.keep('folders', 'live', [['f', 'Old']]);
    cache.keep('folders', 'live', [['f', 'New']]);
    expect(cache.read('folders', 'live').get('f')).toBe('New');
    cache.keep(
      'folders',
      'live',
      Array.from({ length: MAX_NAMES }, (_, at) => [`x${at}`, 'X'] as const),
    );
    expect(cache.read('folders', 'live').size).toBe(MAX_NAMES);
    expect(cache.read('folders', 'live').has('f')).toBe(false);
  });

  it.each(['{', '[]', 'null', '{"live themes":{"a":1}}', '{"live themes":[[1,2],"x"]}'])(
    'reads nothing out of %j',
    (kept) => {
      const storage = memory();
      storage.setItem('cardwright.names', kept);
      expect(new NameCache(() => storage).read('themes', 'live').size).toBe(0);
    },
  );

  it('does without storage', () => {
    for (const storage of [null, memory(0)]) {
      const cache = new NameCache(() => storage);
      cache.keep('themes', 'live', [['t', 'Dune']]);
      expect(cache.read('themes', 'live').size).toBe(0);
    }
  });
});
