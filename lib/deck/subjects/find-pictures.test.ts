import { beforeAll, describe, expect, it } from 'vitest';
import type { IconLibrary } from '../icons/icon-library';
import { loadIcons } from '../icons/load-icons';
import { makeCards } from '../make-cards';
import { findPictures } from './find-pictures';
import type { Subject } from './subject';

let icons: IconLibrary;
beforeAll(async () => {
  icons = await loadIcons();
});

function find(text: string, language?: string, subject: Subject | null = null) {
  const { cards, title } = makeCards({
    ...{ inputText: text, textMode: 'preserve', cardSplit: 'auto', numCards: 3, amount: 'medium' },
    format: 'presentation',
  });
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

  it('reads German', () => {
    expect(find('# Der Froschkönig\n\nIm Wald war es dunkel. Der Wald war gross.', 'de')).toEqual([
      'crown',
      'tree-pine',
    ]);
  });

  it('shows nothing for words with several meanings, signs of an interface, or unknown words', () => {
    expect(find('# The terms of the plan\n\nSearch, filter, refresh.\n\nSearch, filter, refresh.')).toEqual([]);
    expect(find('# Taller para principiantes\n\nUn texto.\n\nOtro texto.', 'es')).toEqual([]);
  });

  it('shows nothing for the words of a name', () => {
    expect(find('# Reopening the Harbour Street house: a plan\n\nHarbour Street is quiet.', 'en')).toEqual(['house']);
    expect(find('# Die Mühlstraße im Winter', 'de')).not.toContain('road');
  });

  it('shows something for an ambiguous word only with another sign', () => {
    expect(find('# Moving our queue\n\nIt was slow.', 'en')).toEqual([]);
    expect(find('# Moving our flat\n\nThe lorry is big. A lorry is slow.', 'en')).toEqual(['truck']);
  });

  it('shows nothing for a verb', () => {
    expect(find('# Ferry crash leaves 31 injured\n\nThe ferry hit a wall.', 'en')).toEqual(['ship']);
    expect(find('# The bridge that taught us to listen\n\nIt sings. It sings again.', 'en')).toEqual(['bridge']);
    expect(find('# Ways of life\n\nWe house ten people. They can house five more.', 'en')).toEqual([]);
    expect(find('# Der Alltag\n\nSie weine oft, und er weine nie.', 'de')).toEqual([]);
  });

  it('shows nothing for a word that is only like another', () => {
    expect(find('# The release\n\nThe planner is slow. A planner waits.', 'en')).toEqual([]);
  });

  it('shows what an abstract word stands for only if it is in the title', () => {
    expect(find('# The costs of a boat\n\nIt is old.', 'en')).toEqual(['ship', 'coins']);
    expect(
      find('# A boat\n\nThe costs are high. The costs rise. The decision is open; no decision yet.', 'en'),
    ).toEqual(['ship']);
  });

  it('does not read the questions of an outline', () => {
    const { cards, title } = makeCards({
      ...{ inputText: 'Einführung in die Vulkanologie', textMode: 'generate', cardSplit: 'auto' },
      ...{ numCards: { atMost: 75 }, amount: 'medium', format: 'presentation' },
    });
    expect(findPictures({ title, cards, subject: null, icons, language: 'de' })).toEqual([]);
  });

  it('does not read the descriptions of the program’s own pictures', () => {
    const { cards, title } = makeCards({
      ...{ inputText: '# The boat\n\nIt is dry.\n\n## More\n\nA boat again.', textMode: 'preserve', cardSplit: 'auto' },
      ...{ numCards: 2, amount: 'medium', format: 'presentation' },
    });
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
