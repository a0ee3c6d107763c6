import { describe, expect, it } from 'vitest';
import { checkPlaced } from '../check/check-placed';
import { layOutDeck } from '../lay-out-deck';
import { ringsOf } from '../path-rings';
import { deckFrom } from '../testing/sample-deck';
import { sampleOptions } from '../testing/sample-options';
import { SKELETON_THEMES } from '../testing/tested-themes';
import { LETTER_SHAPES } from './letter-shapes';
import type { SubjectObject } from './subject-object';
import { titleObjects } from './title-objects';

const stays = ({ width, height, parts }: Pick<SubjectObject, 'width' | 'height' | 'parts'>) => {
  const points = parts.flatMap(({ path }) => ringsOf(path).flat());
  for (const [x, y] of points) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(-0.5);
    expect(x).toBeLessThanOrEqual(width + 0.5);
    expect(y).toBeLessThanOrEqual(height + 0.5);
  }
  return Math.max(...points.map(([, y]) => y));
};

describe('letters', () => {
  it.each(Object.entries(LETTER_SHAPES))('%s stays in its box and rests on its base', (_, shape) => {
    expect(stays({ ...shape, height: 100 })).toBeGreaterThan(97);
    expect(shape.parts.map(({ tone }) => tone)).toEqual(expect.arrayContaining(['body', 'second']));
  });
});

describe('the objects of a title', () => {
  const names = (title: string) => titleObjects(title)?.map(({ name }) => name);

  it('begin with the initials of its significant words', () => {
    expect(names('The handbook for new members')).toEqual(
      expect.arrayContaining(['letter H', 'words', 'letter N', 'letter M']),
    );
    expect(names('Retrospective')?.filter((name) => name.startsWith('letter'))).toEqual(['letter R']);
    expect(names('Retrospective')).toHaveLength(5);
    expect(names('Of it all')?.[0]).toBe('letter O');
    expect(names('図書館だより')).toBeUndefined();
    expect(names('')).toBeUndefined();
    expect(names('…!?')).toBeUndefined();
  });

  it.each(['A', 'Aa', 'Policy on remote work', `${'very '.repeat(60)}long`, 'X1', '2026', 'Über alles und mehr'])(
    'stay in their boxes and are enough for a still life: %s',
    (title) => {
      const objects = titleObjects(title)!;
      for (const object of objects) stays(object);
      expect(new Set(objects.map(({ stand }) => stand))).toEqual(new Set(['tall', 'wide', 'small', 'sky']));
    },
  );
});

const THEMES = SKELETON_THEMES.map((theme) => [theme.skeleton, theme] as const);

describe.each(THEMES)('a deck without a known subject: %s', (_, theme) => {
  const deckOf = (title: string) => {
    const inputText = `# ${title}\n\nAs agreed\n\n---\n\n# First part\n\n---\n\n- One\n- Two\n\n---\n\n# Thank you\n\nUntil then`;
    const { cards } = deckFrom(inputText, { cardSplit: 'inputTextBreaks' });
    return layOutDeck(cards, sampleOptions({ theme, title, subject: null })).cards;
  };
  it('stays within the card', () => {
    for (const title of ['Terms and notices', 'Wording', 'Q & A', 'MMXX'])
      expect(checkPlaced(deckOf(title))).toEqual({ inside: [], overlaps: [] });
  });
});
