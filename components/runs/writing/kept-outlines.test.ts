import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findOutline, forgetOutline, keepOutline } from './use-outline';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
});

const cards = [{ heading: 'One', intent: 'About one' }];

describe('the stored outlines', () => {
  it('are stored by run until they are forgotten', () => {
    keepOutline('run_1', cards);
    keepOutline('run_2', [...cards, { heading: '', intent: '' }]);
    expect(findOutline('run_1')).toEqual(cards);
    expect(findOutline('run_2')).toHaveLength(2);
    forgetOutline('run_1');
    expect(findOutline('run_1')).toBeNull();
    forgetOutline('run_2');
    expect(kept.size).toBe(0);
  });

  it('are limited to the latest ten', () => {
    for (let run = 0; run < 12; run += 1) keepOutline(`run_${run}`, cards);
    expect(findOutline('run_1')).toBeNull();
    expect(findOutline('run_2')).toEqual(cards);
  });

  it.each(['not JSON', '{}', '[null,1]', '[{"run":"run_1","cards":[]}]', '[{"run":"run_1","cards":[{"heading":1}]}]'])(
    'ignore invalid data: %s',
    (text) => {
      kept.set('cardwright.outlines', text);
      expect(findOutline('run_1')).toBeNull();
    },
  );

  it('are empty without storage, and nothing throws', () => {
    vi.stubGlobal('window', {
      get localStorage(): Storage {
        throw new Error('blocked');
      },
    });
    keepOutline('run_1', cards);
    expect(findOutline('run_1')).toBeNull();
  });
});
