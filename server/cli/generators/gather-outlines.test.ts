import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OUTLINE_LANGUAGES } from '@/lib/deck/words/prompt-words';
import { gatherOutlines, OUTLINE_FILES } from './gather-outlines';

describe('the outlines', () => {
  const { index, sections } = gatherOutlines();

  it('are in the files that programs read (`npm run words` writes them)', () => {
    expect(JSON.parse(readFileSync(OUTLINE_FILES.index, 'utf8'))).toEqual(index);
    expect(JSON.parse(readFileSync(OUTLINE_FILES.sections, 'utf8'))).toEqual(sections);
  });

  it.each(OUTLINE_LANGUAGES)(
    'have a name, words, and as many cards, core cards and tables as in English: %s',
    (language) => {
      const shape = (of: string) =>
        Object.entries(sections[of]!).map(([id, own]) => [
          id,
          ...own.map(({ isCore, table }) => [isCore === true, table?.header.length, table?.rows.length]),
        ]);
      expect(shape(language)).toEqual(shape('en'));
      const labels = index[language]!.map(({ label }) => label);
      expect(new Set(labels).size).toBe(labels.length);
      for (const { id, label, words } of index[language]!) {
        expect(label).not.toBe('');
        expect(words.length > 0).toBe(id !== 'topic');
      }
    },
  );

  it.each(OUTLINE_LANGUAGES)('ask something on every card, and nothing twice: %s', (language) => {
    const { more = [], ...own } = sections[language]!;
    for (const [id, each] of Object.entries(own)) {
      const questions = [...each, ...more].flatMap((section) => section.questions);
      expect([id, questions.filter((question, at) => questions.indexOf(question) < at)]).toEqual([id, []]);
      expect([...each, ...more].filter((section) => section.questions.length === 0)).toEqual([]);
      expect(questions.filter((question) => !question.endsWith('?'))).toEqual([]);
    }
  });
});
