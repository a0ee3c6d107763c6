import { describe, expect, it } from 'vitest';
import { emptyDraft } from '@/lib/composer/draft';
import { keepDraft, keptDraft } from './keep-draft';

function memory(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

const saying = (inputText: string) => ({ ...emptyDraft(), inputText });

describe('kept drafts', () => {
  it('come back in the same tab', () => {
    const tab = { local: memory(), session: memory() };
    keepDraft(saying('one'), 10, tab);
    expect(keptDraft(tab)).toEqual({ draft: saying('one'), at: 10 });
  });

  it('of two tabs do not overwrite each other, and a third begins with the latest', () => {
    const local = memory();
    const [first, second] = [
      { local, session: memory() },
      { local, session: memory() },
    ];
    keepDraft(saying('first'), 10, first);
    keepDraft(saying('second'), 20, second);
    expect(keptDraft(first)?.draft.inputText).toBe('first');
    expect(keptDraft({ local, session: memory() })?.draft.inputText).toBe('second');
  });

  it('are limited in number, the oldest going first', () => {
    const local = memory();
    for (let at = 0; at < 20; at += 1) keepDraft(saying(String(at)), at, { local, session: memory() });
    expect(local.length).toBe(8);
    expect(keptDraft({ local, session: memory() })?.draft.inputText).toBe('19');
  });

  it('that are broken count as none, and full storage is told', () => {
    const tab = { local: memory(), session: memory() };
    tab.local.setItem('cardwright.draft.x', '{"at":');
    expect(keptDraft(tab)).toBeNull();
    const full: Storage = {
      ...memory(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(keepDraft(saying('x'), 1, { local: full, session: memory() })).toBe(false);
  });
});
