import { describe, expect, it } from 'vitest';
import { layOutDeck } from '../lay-out-deck';
import { makeCardsFromPrompt } from '../make-cards-from-prompt';
import { LAYOUT_NAMES, type LayoutName } from '../placed';
import { sampleOptions } from '../testing/sample-options';
import { blockText } from '../text/block-text';
import type { TemplateSlot } from './template-shape';

const slot = (layout: LayoutName, pictures = 0): TemplateSlot => ({ layout, pictures });

function fill(prompt: string, ...slots: (LayoutName | TemplateSlot)[]) {
  const all = slots.map((each) => (typeof each === 'string' ? slot(each) : each));
  const made = makeCardsFromPrompt(prompt, { slots: all });
  const layoutSequence = all.map(({ layout }) => layout);
  const placed = layOutDeck(made.cards, sampleOptions({ layoutSequence }));
  return {
    ...made,
    said: made.cards.map((card) => card.blocks.map(blockText).join('|').replaceAll('\n', '|')),
    layouts: placed.cards.filter(({ page }) => page === 0).map(({ layout }) => layout),
    notes: made.warnings.map(({ message }) => message),
  };
}

describe('each kind of card keeps its layout with new content', () => {
  it.each<[LayoutName, string]>([
    ['title', 'A title'],
    ['section', '## Part two'],
    ['closing', '## Thanks\n\nWrite to us.'],
    ['statement', '## One line\n\nWe build roofs.'],
    ['bullets', '## Done\n\n- one\n- two'],
    ['two-columns', '## Done\n\n- one\n- two\n- three\n- four'],
    ['table', '## Costs\n\n| a | b |\n|---|---|\n| x | y |'],
    ['quote', '## Said\n\n> I never knew.\n>\n> — A visitor'],
    ['code', '## Code\n\n```js\na()\n```'],
    ['stats', '## Goals\n\n- 40 installs\n- 4.5 stars'],
    ['timeline', '## Plan\n\n- Kick-off: all meet\n- Build: in the yard\n- Launch: with a party'],
    ['steps', '## Order\n\n- Choose\n- Pay\n- Wait'],
    ['features', '## New\n\n- Live seats: how full it is\n- Safe walk: lit ways\n- Offline: no network'],
    ['people', '## Us\n\n- Ada Novak, founder\n- Ben Ortiz, hardware'],
    ['agenda', '## Monday\n\n- Hello\n- Plans\n- Lunch'],
    ['comparison', '## Change\n\n- Before\n  - slow\n  - dear\n- After\n  - quick\n  - cheap'],
    ['chart', '## Revenue\n\n- 2024: 60\n- 2025: 180\n- 2026: 420'],
    ['chart', '## Visitors\n\n| Day | Visitors |\n|---|---|\n| Fri | 4 |\n| Sat | 9 |\n| Sun | 5 |'],
    ['hierarchy', '## Team\n\n- Head\n  - Shop\n  - Yard\n  - Desk'],
    ['pyramid', '## Needs\n\n- Play\n- Safety\n- Food'],
  ])('%s from %j', (layout, prompt) => {
    const { layouts, notes, unfilled } = fill(prompt, layout);
    expect([layouts, notes, unfilled]).toEqual([[layout], [], []]);
  });
});

describe('matching parts to cards without a model', () => {
  const prompt = '# Bus\n\nA plan\n\n## Goals\n\n- 40 installs\n- 9 stars\n\n## Thanks\n\nWrite to us.';

  it('puts each part on the next card with its form', () => {
    const { said, layouts, unfilled, notes } = fill(prompt, 'title', 'timeline', 'stats', 'table', 'closing');
    expect(layouts).toEqual(['title', 'timeline', 'stats', 'table', 'closing']);
    expect(said[0]).toBe('Bus|A plan');
    expect(said[2]).toBe('Goals|40 installs|9 stars');
    expect(said[4]).toBe('Thanks|Write to us.');
    expect(unfilled).toEqual([1, 3]);
    expect(notes).toEqual(['The prompt has content for 3 of the template’s 5 cards. To fill in: 2, 4.']);
  });

  it('puts each part between markers on the card at its position, whatever its form', () => {
    const { said, layouts, notes } = fill('# Bus\n---\n## Goals\n\nMany of them, all good.', 'title', 'stats', 'flow');
    expect(said.slice(0, 2)).toEqual(['Bus', 'Goals|Many of them, all good.']);
    expect(layouts[1]).not.toBe('stats');
    expect(notes).toContain('Card 2 doesn’t use the template’s layout (stats) because its content doesn’t fit it.');
  });
});

describe('cards without content', () => {
  it.each(LAYOUT_NAMES.filter((name) => name !== 'chart'))(
    'keep the layout %s and only say that they need filling in',
    (layout) => {
      const { layouts, said, unfilled } = fill('# Only this', 'title', layout);
      expect(unfilled).toEqual([1]);
      expect(layouts[1]).toBe(layout);
      expect(said[1]!.replaceAll(/[|…: ]|Place for a picture/g, '')).toBe('Tofillin');
    },
  );

  it('are labelled in the template’s language', () => {
    const slots = [slot('title'), slot('flow')];
    const { cards } = makeCardsFromPrompt('# Nur das', { slots, language: 'de-AT' });
    expect(blockText(cards[1]!.blocks[0]!)).toBe('Noch auszufüllen');
  });
});

describe('content that doesn’t fit on a card', () => {
  const goals = Array.from({ length: 8 }, (_, at) => `- ${at + 10} goals of kind ${'abcdefgh'[at]}`).join('\n');

  it('continues on the next suitable card under the same heading', () => {
    const { said, cards, layouts, notes } = fill(`# A\n\n## Goals\n\n${goals}`, 'title', 'stats', 'table', 'stats');
    expect(layouts).toEqual(['title', 'stats', 'table', 'stats']);
    expect(said[1]!.split('|')).toHaveLength(7);
    expect(said[3]).toBe('16 goals of kind g|17 goals of kind h');
    expect(cards[3]?.repeats).toMatchObject({ isContinued: true, heading: { runs: [{ text: 'Goals' }] } });
    expect(notes).toEqual(['The prompt has content for 3 of the template’s 4 cards. To fill in: 3.']);
  });

  it('is kept in the notes and reported if no card suits it', () => {
    const { cards, notes } = fill(`# A\n\n## Goals\n\n${goals}`, 'title', 'stats', 'table');
    expect(cards[1]?.notes).toBe('16 goals of kind g\n17 goals of kind h');
    expect(notes).toContain(
      'Card 2 has no place for “16 goals of kind g 17 goals of kind h”. It’s in the card’s notes.',
    );
  });

  it('is shown in another layout if most of it would be lost', () => {
    const prose = 'The bus is late and nobody knows why it is so. '.repeat(12);
    const { cards, layouts, notes } = fill(`# A\n\n## Goals\n\n- 4 stars\n- 9 bars\n\n${prose}`, 'title', 'stats');
    expect(cards[1]?.notes).toBeNull();
    expect(layouts[1]).not.toBe('stats');
    expect(notes).toEqual([expect.stringMatching(/^Card 2 doesn’t use the template’s layout/)]);
  });
});

describe('pictures', () => {
  const picture = 'https://a.example/x.png';
  const images = ({ cards }: ReturnType<typeof fill>) =>
    cards.map(({ blocks }) => blocks.flatMap((block) => (block.kind === 'image' ? [block.picture.kind] : [])));

  it('from the prompt take the place of the template’s picture', () => {
    const made = fill(`# A\n\n## Text\n\nSome words.\n\n${picture}`, 'title', 'bullets-image-right');
    expect(images(made)).toEqual([[], ['url']]);
    expect([made.layouts[1], made.pictured]).toEqual(['bullets-image-right', []]);
  });

  it('move to the nearest card with a free place', () => {
    const made = fill(
      `# A\n\n## Goals\n\n- 4 stars\n- 9 bars\n\n${picture}\n\n## Text\n\nWords.`,
      'title',
      'stats',
      'bullets-image-left',
    );
    expect(images(made)).toEqual([[], [], ['url']]);
    expect(made.layouts).toEqual(['title', 'stats', 'bullets-image-left']);
  });

  it('are reported if the template has no place for them', () => {
    const { notes } = fill(`# A\n\n## Goals\n\n- 4 stars\n- 9 bars\n\n${picture}`, 'title', 'stats');
    expect(notes).toEqual([`The template has no place for this image: ${picture}.`]);
  });

  it('from the image source take the remaining places on cards with content', () => {
    const made = fill(
      '# A\n\n## Text\n\nWords.',
      slot('title', 1),
      slot('bullets-image-right', 1),
      slot('image-full', 1),
    );
    expect(made.pictured).toEqual([0, 1]);
    expect(images(made)).toEqual([[], [], ['placeholder']]);
  });
});
