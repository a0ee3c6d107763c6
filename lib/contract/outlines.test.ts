import { describe, expect, it } from 'vitest';
import { LIMITS } from './limits';
import { OUTLINE_LIMITS, outlineApproval } from './outlines';
import { problemsOf } from './request/problems';

const card = (heading: unknown = 'Bees', intent: unknown = '') => ({ heading, intent });

function problems(body: unknown) {
  const parsed = outlineApproval.safeParse(body);
  return parsed.success ? [] : problemsOf(parsed.error.issues);
}

describe('an approved outline', () => {
  it('has 1 card to the maximum number of a request', () => {
    const { min, max } = LIMITS.numCards;
    expect(problems({ cards: Array.from({ length: min }, () => card()) })).toEqual([]);
    expect(problems({ cards: Array.from({ length: max }, () => card()) })).toEqual([]);
    expect(problems({ cards: [] })).toEqual([{ path: 'cards', message: 'must not be empty' }]);
    expect(problems({ cards: Array.from({ length: max + 1 }, () => card()) })).toEqual([
      { path: 'cards', message: `must have at most ${max} entries` },
    ]);
  });

  it('names the card and the field of a problem', () => {
    const { heading, intent } = OUTLINE_LIMITS;
    const long = [card('x'.repeat(heading), 'y'.repeat(intent))];
    expect(problems({ cards: long })).toEqual([]);
    expect(problems({ cards: [card(), card('x'.repeat(heading + 1))] })).toEqual([
      { path: 'cards[1].heading', message: `must be at most ${heading} characters` },
    ]);
    expect(problems({ cards: [card('Bees', 'y'.repeat(intent + 1))] })).toEqual([
      { path: 'cards[0].intent', message: `must be at most ${intent} characters` },
    ]);
  });

  it.each([
    ['no heading', { cards: [card('')] }, 'cards[0].heading'],
    ['a heading of spaces', { cards: [card('  ')] }, 'cards[0].heading'],
    ['an invisible heading', { cards: [card('\u200b')] }, 'cards[0].heading'],
    ['a NUL', { cards: [card('Bees', 'a\0b')] }, 'cards[0].intent'],
    ['a lone surrogate', { cards: [card('Bees', '\ud800')] }, 'cards[0].intent'],
    ['a wrong type', { cards: [card(3)] }, 'cards[0].heading'],
    ['an unknown member', { cards: [{ ...card(), isOwn: true }] }, 'cards[0].isOwn'],
    ['no list', { cards: 'Bees' }, 'cards'],
    ['no cards', {}, 'cards'],
  ])('refuses %s', (_, body, path) => expect(problems(body).map((problem) => problem.path)).toContain(path));
});
