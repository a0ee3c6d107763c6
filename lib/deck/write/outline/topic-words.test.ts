import { describe, expect, it } from 'vitest';
import { makeCards } from '../../make-cards';
import { blockText } from '../../text/block-text';
import { GERMAN_WORDINGS } from './german/named-headings';
import { nameTopic } from './name-topic';
import { ENGLISH_WORDINGS } from './named-headings';
import { businessIn, ENGLISH_KINDS, kindIn, kindOf } from './outline-kinds';
import { topicWords } from './topic-words';

const headingsOf = (inputText: string, language?: string) => {
  const { cards } = makeCards({
    ...{ inputText, textMode: 'generate', cardSplit: 'auto', numCards: { atMost: 75 }, amount: 'medium' },
    ...{ format: 'presentation', ...(language && { language }) },
  });
  return cards.map(({ blocks }) => blockText(blocks[0]!));
};

describe('headings that name the topic and the audience', () => {
  it.each([
    ['Coffee shop opening plan', ['The idea for the coffee shop', 'What it costs to open the coffee shop']],
    ['How vaccines work, for parents', ['Vaccines in one sentence', 'What parents should know about vaccines']],
    [
      'Q3 sales review for a bicycle wholesaler',
      ['Goals for Q3 sales', 'What did not go well in Q3 sales', 'Customers of the bicycle wholesaler'],
    ],
    ['Einführung in die Imkerei', ['Imkerei: Lernziele', 'Imkerei: worum es geht']],
    [
      'Why our startup should move to a four-day week',
      ['The situation without the four-day week', 'The decision on the four-day week'],
    ],
    ['Presentation about the roman empire', ['The basics of the roman empire', 'What to know about the roman empire']],
    ['Wie Impfungen wirken, für Eltern', ['Impfungen in einem Satz', 'Impfungen: was Eltern wissen sollten']],
    ['Warum wir ein neues Dach brauchen', ['Neues Dach: die Lage']],
    ['Onboarding for new developers', ['Welcome, new developers']],
    ['A weekend in Rome', ['What to see in Rome']],
    ['Marketing plan for our new bakery', ['What to say about our new bakery']],
    ['Budget request for the library', ['The situation', 'The decision on the library']],
  ])('%s', (prompt, headings) => {
    expect(headingsOf(prompt)).toEqual(expect.arrayContaining(headings));
  });

  it.each([
    'Move fast and break things',
    'Let us all be happy for once',
    'Should we be worried about what they say?',
    '咖啡店: 2026!',
    'Why you should never give up',
  ])('stay general where the words would not fit: %s', (prompt) => {
    const kind = kindOf(prompt, 'en');
    expect(headingsOf(prompt).slice(1)).toEqual(kind.sections.map(({ heading }) => heading));
  });

  it('name the topic on some cards only', () => {
    for (const prompt of ['Coffee shop opening plan', 'How vaccines work', 'Why we need a new roof']) {
      const headings = headingsOf(prompt).slice(1);
      const named = headings.filter((heading) => /coffee shop|vaccines|roof/i.test(heading));
      expect(named.length).toBeGreaterThanOrEqual(2);
      expect(named.length).toBeLessThan(headings.length * 0.7);
    }
  });

  it('use only the name in another language', () => {
    expect(headingsOf('How vaccines work, for parents', 'de')).toEqual(
      expect.arrayContaining(['Vaccines in einem Satz', 'Vaccines: die wichtigsten Punkte']),
    );
  });

  it('keep the audience in the subtitle', () => {
    const subtitle = (inputText: string) =>
      makeCards({
        ...{ inputText, textMode: 'generate', cardSplit: 'auto', numCards: 5, amount: 'medium' },
        format: 'presentation',
      }).cards[0]!.blocks.map(blockText)[1];
    expect(subtitle('How vaccines work, for parents')).toBe('For parents – outline to fill in');
    expect(subtitle('Lesson about light, for young children')).toBe('Lesson for young children – outline to fill in');
    expect(subtitle('Wie Impfungen wirken, für Eltern')).toBe('Für Eltern – Gliederung zum Ausfüllen');
    expect(subtitle('Onboarding for new developers')).toBe('Onboarding – outline to fill in');
  });
});

describe('the words of a prompt', () => {
  it.each([
    ['Cats', 'Cats', { name: 'Cats', topic: 'cats', Topic: 'Cats' }],
    ['Photosynthesis', 'Photosynthesis', { name: 'Photosynthesis' }],
    ['Case study on how a school saved energy', 'How a school saved energy', {}],
    ['Les vaccins', 'Les vaccins', { name: 'Les vaccins' }],
    ['Project Apollo', 'Project Apollo', { name: 'Project Apollo' }],
  ])('%s', (prompt, title, words) => {
    expect(topicWords(prompt, title, 'en')).toEqual(words);
  });

  it('are found in linear time', () => {
    for (const part of ['for the ', 'how a ', 'in Aa ', 'why a should ', 'Aa', ' ']) {
      const text = part.repeat(20_000);
      const start = performance.now();
      for (const language of ['en', 'de'] as const) topicWords(text, text, language);
      expect(performance.now() - start).toBeLessThan(100);
    }
  });
});

describe('wordings', () => {
  it.each(['en', 'de'] as const)('%s: each belongs to a heading or question of its kind', (language) => {
    for (const [id, wordings] of Object.entries(language === 'en' ? ENGLISH_WORDINGS : GERMAN_WORDINGS)) {
      const english = ENGLISH_KINDS.find((kind) => kind.id === id) ?? kindOf('', 'en');
      const { sections } = id === 'business' ? businessIn(language) : kindIn(language, english);
      const known = sections.flatMap(({ heading, questions }) => [heading, ...questions]);
      for (const text of Object.keys(wordings)) expect([id, known.includes(text), text]).toEqual([id, true, text]);
    }
  });

  it.each(['en', 'de'] as const)('%s: never make two headings the same', (language) => {
    const words = { name: 'Cats', topic: 'cats', Topic: 'Cats', owner: 'the zoo', audience: 'children', place: 'Rome' };
    for (const kind of [...ENGLISH_KINDS, kindOf('', 'en')]) {
      const said = nameTopic(kindIn(language, kind).sections, kind.id, language, words).flatMap(
        ({ heading, questions }) => [heading, ...questions],
      );
      expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([]);
    }
  });
});
