import { describe, expect, it } from 'vitest';
import { inDepth } from '@/e2e/support/depth';
import type { Block, Card } from '../blocks';
import { checkPlaced } from '../check/check-placed';
import { layOutDeck } from '../lay-out-deck';
import { makeCards } from '../make-cards';
import type { PlacedCard, PlacedShape } from '../placed';
import { seededRandom } from '../seeded-random';
import { SKELETON_IDS } from '../skeleton-ids';
import { SUBJECTS, type Subject } from '../subjects/subject';
import { SUBJECT_OBJECTS } from '../subjects/subject-objects';
import { sampleOptions } from '../testing/sample-options';
import { STANDARD_THEMES } from '../themes/all-themes';
import { composeScene } from './subject-scene';

const TEXT = `# The long year of the four sites on Mill Street

Annual report 2025

---

# What we did

---

- One
- Two

---

# What comes next

---

- Three
- Four

---

# Thank you

Mill Street 4, every weekday`;

const ORDER = {
  textMode: 'preserve',
  cardSplit: 'inputTextBreaks',
  amount: 'medium',
  format: 'presentation',
} as const;
const made = makeCards({ ...ORDER, inputText: TEXT, numCards: 6 });
const ART: Block = {
  kind: 'image',
  picture: { kind: 'art', seed: 'one' },
  alt: 'Generated art',
  lines: { from: 1, to: 1 },
};

function deckOf(
  themeId: string,
  subject: Subject | null,
  title: string,
  dimensions: '16x9' | '4x3' = '16x9',
  cards: Card[] = made.cards,
) {
  return layOutDeck(
    cards,
    sampleOptions({
      theme: STANDARD_THEMES.find(({ id }) => id === themeId)!,
      title,
      subject,
      dimensions,
      headerFooter: dimensions === '4x3' ? { topLeft: { type: 'text', value: 'Report' } } : null,
    }),
  ).cards;
}

const shapesOf = (card: PlacedCard) =>
  card.elements.filter((element): element is PlacedShape => element.kind === 'shape');
const themes = SKELETON_IDS.map((id) => [id, STANDARD_THEMES.find(({ skeleton }) => skeleton === id)!.id] as const);

describe.each(inDepth(themes, 2))('%s', (_skeleton, theme) => {
  const bare = deckOf(theme, null, 'One');

  it.each(SUBJECTS)('draws %s without overlaps or invalid sizes', (subject) => {
    for (const [title, dimensions] of [
      ['One', '16x9'],
      ['Another one', '16x9'],
      ['One', '4x3'],
    ] as const) {
      const cards = deckOf(theme, subject, title, dimensions);
      const { inside, overlaps } = checkPlaced(cards);
      expect([...inside, ...overlaps]).toEqual([]);
      for (const shape of cards.flatMap(shapesOf))
        for (const value of Object.values(shape.box)) expect(value).not.toBeNaN();
    }
  });

  it('shows the subject on covers, sections and closings, without changing layouts or fit', () => {
    const cards = deckOf(theme, 'science', 'One');
    for (const at of [0, 1, 3, 5]) expect(shapesOf(cards[at]!)).not.toEqual(shapesOf(bare[at]!));
    expect(cards.map(({ layout }) => layout)).toEqual(bare.map(({ layout }) => layout));
    expect(cards.map(({ verdict }) => verdict.kind)).toEqual(bare.map(({ verdict }) => verdict.kind));
  });

  it('shows different objects on two sections', () => {
    const [, one, , two] = deckOf(theme, 'travel', 'One');
    expect(shapesOf(one!)).not.toEqual(shapesOf(two!));
  });
});

describe.each(themes)('%s with generated art', (_skeleton, theme) => {
  const text =
    '# The kitchen\n\n---\n\n> I came for a meal.\n\n---\n\n## A year\n\n- One\n- Two\n\n---\n\n## Come and eat\n\nFrom 12';
  const { cards } = makeCards({ ...ORDER, inputText: text, numCards: 4 });
  const withArt = cards.map((card) => ({ ...card, blocks: [...card.blocks, ART] }));

  it('replaces the art by objects of the subject', () => {
    for (const { elements } of deckOf(theme, 'food', 'One', '16x9', withArt))
      expect(elements.filter(({ kind }) => kind === 'image')).toEqual([]);
  });

  it('keeps the layouts of quotations and closing cards', () => {
    const layouts = deckOf(theme, null, 'One', '16x9', withArt).map(({ layout }) => layout);
    expect(layouts).toEqual(['title', 'quote', expect.stringContaining('bullets-image'), 'closing']);
  });
});

it.each(SUBJECTS)('a still life of %s stays in its frame', (subject) => {
  for (const seed of ['one', 'two', 'three'])
    for (const [width, height] of [
      [500, 600],
      [900, 300],
      [320, 640],
    ] as const) {
      const random = seededRandom(seed);
      const objects = random.shuffle(SUBJECT_OBJECTS[subject]);
      const box = { x: 50, y: 20, width, height };
      const whole = composeScene(objects, random, box);
      expect(whole.length).toBeGreaterThanOrEqual(3);
      const others = [1, 2, 3, 4, 5].map((turn) => composeScene(objects, random, box, turn));
      for (const items of others) expect(items.length).toBeGreaterThanOrEqual(1);
      for (const { spot } of [whole, ...others].flat()) {
        expect(Math.min(spot.x - 50, spot.y - 20)).toBeGreaterThanOrEqual(-0.01);
        expect(spot.x + spot.width).toBeLessThanOrEqual(50 + width + 0.01);
        expect(spot.y + spot.height).toBeLessThanOrEqual(20 + height + 0.01);
      }
    }
});
