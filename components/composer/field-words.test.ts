import { describe, expect, it } from 'vitest';
import { emptyDraft } from '@/lib/composer/draft';
import { countSaid, sectionOf, wordsOfField } from './field-words';

describe('fields spoken of from afar', () => {
  it.each([
    ['numCards', 'Number of cards'],
    ['recipients.2', 'Direct access'],
    ['headerFooter.bottomRight.src', 'Header and footer, bottom right'],
    ['headerFooter', 'Header and footer'],
    ['headerFooter.hideFromFirstCard', 'Header and footer'],
    ['root', null],
  ] as const)('%s is called %s', (path, words) => {
    expect(wordsOfField(path)).toBe(words);
  });

  it.each([
    ['tone', 'text'],
    ['recipients.2', 'sharing'],
    ['headerFooter.topLeft.value', 'headerFooter'],
    ['inputText', null],
    ['numCards', null],
  ])('%s stands in section %s', (path, section) => {
    expect(sectionOf(path)).toBe(section);
  });

  it('counts what a closed section says', () => {
    const draft = emptyDraft();
    expect(countSaid('sharing', draft)).toBe(0);
    expect(countSaid('sharing', { ...draft, recipients: ['', 'a@b.example'], workspaceAccess: 'view' })).toBe(2);
    draft.headerFooter.topLeft.type = 'cardNumber';
    expect(countSaid('headerFooter', draft)).toBe(1);
  });
});
