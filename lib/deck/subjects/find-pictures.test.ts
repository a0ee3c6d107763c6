import { beforeAll, describe, expect, it } from 'vitest';
import type { IconLibrary } from '../icons/icon-library';
import { loadIcons } from '../icons/load-icons';
import { deckFrom } from '../testing/sample-deck';
import { findPictures } from './find-pictures';
import type { Subject } from './subject';

let icons: IconLibrary;
beforeAll(async () => {
  icons = await loadIcons();
});

function find(text: string, language?: string, subject: Subject | null = null) {
  const { cards, title } = deckFrom(text, { numCards: 3 });
  return findPictures({ title, cards, subject, icons, language });
}

describe('pictures for a deck without a subject', () => {
  it('shows what the title names first', () => {
    const text = '# My grandfather repaired clocks\n\nHe had a lamp.\n\nThe lamp was old, and a lamp is no clock.';
    expect(find(text)).toEqual(['clock', 'lamp']);
  });

  it('shows what the text repeats, not what it mentions once', () => {
    const text = '# Greta Holm\n\nThe boat is dry. A boat needs water.\n\nThe boat was built by a museum.';
    expect(find(text)).toEqual(['ship']);
  });

  it('reads only the title of a deck with a subject, and everything of a deck about work', () => {
    const text = '# Soup for a boat\n\nThe lamp was lit.\n\nA lamp is no clock.';
    expect(find(text, 'en', 'food')).toEqual(['soup', 'ship']);
    expect(find(text, 'en', 'work')).toEqual(['soup', 'ship', 'lamp']);
  });

  it('shows nothing for a verb', () => {
    expect(find('# Ferry crash leaves 31 injured\n\nThe ferry hit a wall.', 'en')).toEqual(['ship']);
    expect(find('# The bridge that taught us to listen\n\nIt sings. It sings again.', 'en')).toEqual(['bridge']);
    expect(find('# Ways of life\n\nWe house ten people. They can house five more.', 'en')).toEqual([]);
    expect(find('# Der Alltag\n\nSie weine oft, und er weine nie.', 'de')).toEqual([]);
  });

  it('does not read the questions of an outline', () => {
    const { cards, title } = deckFrom('Einführung in die Vulkanologie', { textMode: 'generate' });
    expect(findPictures({ title, cards, subject: null, icons, language: 'de' })).toEqual([]);
  });

  it('does not read the descriptions of the program’s own pictures', () => {
    const { cards, title } = deckFrom('# The boat\n\nIt is dry.\n\n## More\n\nA boat again.', { numCards: 2 });
    const pictured = cards.map((card): typeof card => {
      const art = { kind: 'image', picture: { kind: 'art', seed: '1' }, alt: 'A painting, a work of art' } as const;
      return { ...card, blocks: [...card.blocks, { ...art, lines: { from: 1, to: 1 } }] };
    });
    expect(findPictures({ title, cards: pictured, subject: null, icons, language: 'en' })).toEqual(['ship']);
  });

  it('shows at most six, and stays fast for a long text', () => {
    const text = `# Things\n\n${'A clock, a boat, a lamp, a bike, a house, a flag, a crown and a whale. '.repeat(3000)}`;
    expect(find(text)).toHaveLength(6);
  });
});
