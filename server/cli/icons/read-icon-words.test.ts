import { describe, expect, it } from 'vitest';
import { indexIcons, readIconWords } from './read-icon-words';

const read = (text: string, tags: Record<string, string[]> = {}) => indexIcons(readIconWords(text), tags);

describe('readIconWords', () => {
  it("folds words and adds the icon's name and the set's tags", () => {
    const words = read('# Note.\n\ntrending-up: growth, Key Result | Größe, Öl\n', {
      'trending-up': ['Profit', 'growth'],
    });
    expect(words).toEqual({ 'trending-up': 'growth,key result,trending up|grosse,ol|trending,profit' });
  });

  it('leaves out words that are refused, meaningless, or shared by too many icons', () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f'];
    const text = many.map((name) => `${name}: word ${name}`).join('\n');
    const tags = Object.fromEntries(many.map((name) => [name, ['common']]));
    const words = read(`nut: fastener, !nut\ncircle-plus: add\n${text}`, {
      ...tags,
      nut: ['circle', 'two words', 'x1'],
    });
    expect(words.nut).toBe('fastener||');
    expect(words['circle-plus']).toBe('add,circle plus||');
    expect(words.a).toBe('word a,a||');
  });

  it('names the line it cannot read', () => {
    expect(() => readIconWords('rocket launch')).toThrow('rocket launch');
  });
});
