import { describe, expect, it } from 'vitest';
import { growth, MOST_LINEAR_GROWTH } from '@/lib/deck/testing/growth';
import { excerptOf } from './excerpt';
import { askedWords } from './fold-words';

const of = (query: string, text: string, title = 'Title') => {
  const asked = askedWords(query);
  return asked && excerptOf(title, [text], asked);
};
const shown = (query: string, text: string, title?: string) => {
  const found = of(query, text, title);
  return found && `${found.before}[${found.hit}]${found.after}`;
};

describe('the excerpt of a search', () => {
  it('marks the first word of the query', () => {
    expect(shown('bees', 'All about honey bees and wasps.')).toBe('All about honey [bees] and wasps.');
    expect(shown('wasps bees', 'Honey bees and wasps.')).toBe('Honey [bees] and wasps.');
  });

  it('finds whole words, and the last one by prefix', () => {
    expect(shown('art work', 'A party, then art and workers.')).toBe('A party, then [art] and workers.');
    expect(shown('wor', 'Swords and workers.')).toBe('Swords and [workers].');
    expect(of('rds', 'Swords and workers.')).toBeNull();
  });

  it('finds other spellings of the same letters', () => {
    expect(shown('cafe', 'The Café on Mill Street')).toBe('The [Café] on Mill Street');
    expect(shown('istanbul', 'From İstanbul with care')).toBe('From [İstanbul] with care');
    expect(shown('都市', '日本の都市計画について')).toBe('日本の[都市]計画について');
  });

  it('is one line of plain text of at most 160 characters', () => {
    const text = `${'# Heading **bold** with [a link](https://example.org) and more\n\n'.repeat(40)}needle ${'| cell '.repeat(200)}`;
    const found = of('needle', text);
    expect(found?.hit).toBe('needle');
    const whole = `${found?.before}${found?.hit}${found?.after}`;
    expect(whole.length).toBeLessThanOrEqual(163);
    expect(whole).not.toMatch(/[#*|[\]\n]/);
    expect(whole.startsWith('…') && whole.endsWith('…')).toBe(true);
  });

  it('takes time in proportion to the text', () => {
    const ratio = growth(50_000, (size) => {
      const text = 'word and word '.repeat(size / 14);
      return () => expect(of('missing', text)).toBeNull();
    });
    expect(ratio).toBeLessThan(MOST_LINEAR_GROWTH);
  });
});
