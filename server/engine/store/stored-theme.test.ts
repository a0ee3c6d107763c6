import { describe, expect, it } from 'vitest';
import { STANDARD_THEMES } from '@/lib/deck/themes/all-themes';
import { readDeck, readTheme } from './stored-theme';

const [own] = STANDARD_THEMES;

describe('a stored theme', () => {
  it.each([
    ['without a skeleton', undefined, 'swiss'],
    ['of the former plain style', 'classic', 'swiss'],
    ['of a skeleton that this version does not have', 'baroque', 'swiss'],
    ['of a skeleton', 'soft', 'soft'],
  ])('%s', (_, skeleton, expected) => {
    const theme = { ...own, motif: 'ruled', skeleton };
    expect(readTheme(JSON.stringify(theme))).toMatchObject({ id: own!.id, skeleton: expected });
    expect(readDeck(JSON.stringify({ title: 'A', theme, cards: [] })).theme.skeleton).toBe(expected);
  });
});

it('leaves out the drawings that decks of earlier versions have', () => {
  const art = { kind: 'image', picture: { kind: 'art', object: 'bee' } };
  const text = { kind: 'text' };
  const stored = { theme: own, cards: [{ elements: [art, text] }], blocks: [{ blocks: [text, art] }] };
  const { cards, blocks } = readDeck(JSON.stringify(stored));
  expect(cards[0]!.elements).toEqual([text]);
  expect(blocks![0]!.blocks).toEqual([text]);
});
