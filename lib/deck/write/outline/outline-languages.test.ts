import { describe, expect, it } from 'vitest';
import { type MakeCardsInput, makeCards } from '../../make-cards';
import { blockText } from '../../text/block-text';
import { readBlocks } from '../../text/read-text';
import { GERMAN_KINDS, GERMAN_TOPIC } from './german/german-kinds';
import { ENGLISH_KINDS, kindIn, kindOf } from './outline-kinds';
import { OUTLINE_WORDS } from './outline-words';
import { promptLanguage } from './prompt-language';
import { findOutline } from './write-outline';

const GERMAN = [
  ['Elternabend Klasse 3b', 'meeting', 'Elternabend Klasse 3b'],
  ['Verkaufsgespräch für Solaranlagen', 'sales', 'Solaranlagen'],
  ['Bericht über das Schulfest', 'report', 'Schulfest'],
  ['Pitch für ein Café', 'pitch', 'Café'],
  ['Erstelle einen Pitch für einen kleinen Laden in Leipzig', 'pitch', 'Kleiner Laden in Leipzig'],
  ['Einarbeitung neuer Kolleginnen', 'onboarding', 'Einarbeitung neuer Kolleginnen'],
  ['Rückblick auf das Projekt Apollo', 'retrospective', 'Rückblick auf das Projekt Apollo'],
  ['Unterrichtsstunde für Klasse 5 über Licht', 'lesson', 'Licht'],
  ['Produkteinführung: Solarrucksack', 'launch', 'Solarrucksack'],
  ['Vereinsversammlung 2026', 'meeting', 'Vereinsversammlung 2026'],
  ['Geschichte des Fahrrads', 'history', 'Geschichte des Fahrrads'],
  ['Warum wir ein neues Dach brauchen', 'request', 'Warum wir ein neues Dach brauchen'],
  ['Angebot für die neue Heizung der Schule', 'proposal', 'Neue Heizung der Schule'],
  ['Marketingplan für unsere neue Bäckerei', 'marketing', 'Neue Bäckerei'],
  ['Bahn oder Auto', 'comparison', 'Bahn oder Auto'],
  ['Klassenfahrt nach Hamburg', 'trip', 'Klassenfahrt nach Hamburg'],
  ['Sommerfest im Verein', 'event', 'Sommerfest im Verein'],
  ['Buchvorstellung: Der Vorleser', 'book', 'Der Vorleser'],
  ['Jahresbericht für den Vorstand', 'report', 'Jahresbericht für den Vorstand'],
  ['Projektplan für den neuen Spielplatz', 'plan', 'Neuer Spielplatz'],
  ['Fallstudie: Wie eine Schule Strom spart', 'case-study', 'Wie eine Schule Strom spart'],
  ['Workshop zum Thema Feedback', 'workshop', 'Feedback'],
  ['Bachelorarbeit über Bienen', 'research', 'Bienen'],
  ['Könntest du mir eine Präsentation über Wale machen?', 'topic', 'Wale'],
  ['Wir brauchen eine Präsentation über Katzen', 'topic', 'Katzen'],
  ['Der Regenwald', 'topic', 'Der Regenwald'],
  ['Geburtstag von Oma', 'event', 'Geburtstag von Oma'],
  ['Hochzeit planen', 'event', 'Hochzeit planen'],
  ['Ein Wochenende in Rom', 'trip', 'Ein Wochenende in Rom'],
  ['Antrag: neue Fahrradständer', 'request', 'Neue Fahrradständer'],
  ['Erzähl mir etwas über Bienen', 'topic', 'Bienen'],
  ['Unterricht Fotosynthese 7. Klasse', 'lesson', 'Fotosynthese 7. Klasse'],
  ['Schulung Brandschutz', 'training', 'Brandschutz'],
  ['Hochzeitsrede', 'speech', 'Hochzeitsrede'],
  ['Rede zum Abschied unserer Chefin', 'speech', 'Rede zum Abschied unserer Chefin'],
  ['Bewerbung als Projektleiter', 'application', 'Bewerbung als Projektleiter'],
  ['Sicherheitsunterweisung Baustelle', 'safety', 'Sicherheitsunterweisung Baustelle'],
  ['Vorstellung unserer neuen Software für Praxen', 'launch', 'Vorstellung unserer neuen Software für Praxen'],
  ['Bitte eine Präsentaion über Wale, danke', 'topic', 'Wale'],
  ['Wie funktioniert eine Wärmepumpe für das Haus?', 'topic', 'Wie funktioniert eine Wärmepumpe für das Haus?'],
  ['Referat über „The Great Gatsby“', 'topic', '„The Great Gatsby“'],
] as const;

const ENGLISH = [
  ['Die casting process', 'topic', 'Die casting process'],
  ['Plan for an Übermensch exhibit', 'plan', 'An Übermensch exhibit'],
  ['Das Boot', 'topic', 'Das Boot'],
  ['Das Boot: a film review', 'book', 'Das Boot'],
  ['Trip to the Museum für Naturkunde', 'trip', 'The Museum für Naturkunde'],
  ['Von Neumann architecture', 'topic', 'Von Neumann architecture'],
  ['MIT admissions', 'topic', 'MIT admissions'],
  ['Oder flooding in 1997', 'topic', 'Oder flooding in 1997'],
  ['Für Elise analysis', 'topic', 'Für Elise analysis'],
  ['Lars von Trier retrospective', 'retrospective', 'Lars von Trier retrospective'],
  ['Über pricing', 'topic', 'Über pricing'],
  ['Motörhead', 'topic', 'Motörhead'],
  ['Comparison of Zürich and Köln', 'comparison', 'Zürich and Köln'],
  ['Sell our house plants', 'sales', 'House plants'],
  ['Best selling books', 'topic', 'Best selling books'],
  ['History of the bicycle', 'history', 'History of the bicycle'],
  ['History lesson about Rome', 'lesson', 'Rome'],
  ['Why we need a new roof', 'request', 'Why we need a new roof'],
  ['We need a presentation about cats', 'topic', 'Cats'],
  ['Cats', 'topic', 'Cats'],
  ['make me a presentaion about the roman empire pls', 'topic', 'Roman empire'],
  ['Presentatoin on tides, please', 'topic', 'Tides'],
  ['Preservation of old houses', 'topic', 'Preservation of old houses'],
  ['Keynote about the future of libraries', 'topic', 'Future of libraries'],
  ['How do vaccines work?', 'topic', 'How do vaccines work?'],
  ['Samsung phones', 'topic', 'Samsung phones'],
  ['python 3.12 for beginners course', 'lesson', 'Python 3.12 for beginners'],
  ['sales training', 'training', 'Sales training'],
  ['investor update', 'report', 'Investor update'],
  ['Quarterly business review Q3 2026', 'report', 'Quarterly business review Q3 2026'],
  ['Quarterly sales review for a bike shop', 'report', 'Quarterly sales review for a bike shop'],
  ['Pitch for investors', 'pitch', 'Pitch for investors'],
  ['best man speech for my brother', 'speech', 'Best man speech for my brother'],
  ['Free speech on campus', 'topic', 'Free speech on campus'],
  ['Speech recognition', 'topic', 'Speech recognition'],
  ['safety briefing for a building site', 'safety', 'Safety briefing for a building site'],
  ['Job application as a nurse', 'application', 'Job application as a nurse'],
  ['Team building day ideas', 'event', 'Team building day ideas'],
] as const;

const made = (inputText: string, rest: Partial<MakeCardsInput> = {}) =>
  makeCards({
    ...{ inputText, textMode: 'generate', cardSplit: 'auto', numCards: { atMost: 75 }, amount: 'medium' },
    format: 'presentation',
    ...rest,
  });

const coverOf = ({ cards }: ReturnType<typeof made>) => cards[0]?.blocks.map(blockText);

describe('the language and the kind of a prompt', () => {
  it.each(GERMAN)('German: %s', (prompt, id, title) => {
    expect([promptLanguage(prompt), kindOf(prompt, 'de').id]).toEqual(['de', id]);
    expect(findOutline(prompt, readBlocks(prompt))).toMatchObject({ title, language: 'de' });
  });

  it.each(ENGLISH)('English: %s', (prompt, id, title) => {
    expect([promptLanguage(prompt), kindOf(prompt, 'en').id]).toEqual(['en', id]);
    expect(findOutline(prompt, readBlocks(prompt))).toMatchObject({ title, language: 'en' });
  });

  it('makes a German deck and sets its language', () => {
    const deck = made('Pitch für ein Café');
    expect(coverOf(deck)).toEqual(['Café', 'Pitch – Gliederung zum Ausfüllen']);
    expect(blockText(deck.cards[1]!.blocks[0]!)).toBe('Die Idee');
    expect(deck.language).toBe('de');
    expect(made('Pitch for a café').language).toBe('en');
    expect(coverOf(made('Der Regenwald'))).toEqual(['Der Regenwald', 'Gliederung zum Ausfüllen']);
  });

  it('uses the chosen language', () => {
    const english = made('Geschichte des Fahrrads', { language: 'en' });
    expect(coverOf(english)).toEqual(['Geschichte des Fahrrads', 'History – outline to fill in']);
    expect(english.language).toBeUndefined();
    expect(coverOf(made('Cats', { language: 'de-AT' }))).toEqual(['Cats', 'Gliederung zum Ausfüllen']);
    expect(coverOf(made('Cats', { language: 'den' }))).toEqual(['Cats', 'Outline to fill in']);
  });

  it('uses the names of compared things only if they aren’t inflected', () => {
    const headings = (prompt: string) => made(prompt).cards.map(({ blocks }) => blockText(blocks[0]!));
    expect(headings('Bahn oder Auto')).toEqual(expect.arrayContaining(['Bahn', 'Auto']));
    expect(headings('Vergleich von Zügen und Bussen')).toEqual(expect.arrayContaining(['Option A', 'Option B']));
  });

  it('uses German wording on posts and additional cards', () => {
    const posts = made('Geschichte des Fahrrads', { format: 'social' }).cards.map(({ blocks }) =>
      blockText(blocks[1]!),
    );
    expect(posts).toContain('Welche Jahreszahlen darf man nicht auslassen?');
    const many = made('Geschichte des Fahrrads', { numCards: 120 }).cards;
    expect(blockText(many.at(-1)!.blocks[0]!)).toMatch(/^Notizen \d+$|\?$/);
    const brief = made('Pitch für ein Café in Leipzig. Es bildet Geflüchtete aus, und wir brauchen 50.000 Euro.');
    expect(blockText(brief.cards[1]!.blocks[0]!)).toBe('Der Auftrag');
  });
});

describe('outlines of both languages', () => {
  const kinds = [...ENGLISH_KINDS, kindOf('', 'en')];

  it('cover the same kinds', () => {
    expect(GERMAN_KINDS.map(({ id }) => id).toSorted()).toEqual(ENGLISH_KINDS.map(({ id }) => id).toSorted());
    expect(kindIn('de', kindOf('', 'en'))).toBe(GERMAN_TOPIC);
  });

  it.each(kinds.map(({ id }) => id))('%s: the same structure', (id) => {
    const [english, german] = (['en', 'de'] as const).map((language) => {
      const { sections } = kindIn(language, kinds.find((kind) => kind.id === id)!);
      return sections.map(({ questions, table, isCore }) => ({
        isCore,
        questions: questions.length,
        table: table && [table.header.length, table.rows.length],
      }));
    });
    expect(german).toEqual(english);
    expect(german!.length).toBeGreaterThanOrEqual(6);
    expect(german!.filter(({ isCore }) => isCore).length).toBeGreaterThanOrEqual(3);
  });

  it.each([...kinds, ...GERMAN_KINDS, GERMAN_TOPIC].map(({ id, label, sections }) => ({ id, label, sections })))(
    '$id ($label): no duplicate heading or question',
    ({ sections }) => {
      const said = sections.flatMap(({ heading, questions }) => [heading, ...questions]);
      expect(said.filter((words, at) => said.indexOf(words) !== at)).toEqual([]);
    },
  );

  it.each(['en', 'de'] as const)('%s: additional cards have no duplicates', (language) => {
    const said = OUTLINE_WORDS[language].more.flatMap(({ heading, questions }) => [heading, ...questions]);
    expect(said.filter((words, at) => said.indexOf(words) !== at)).toEqual([]);
  });

  it.each(GERMAN)('has the requested number of cards and no duplicate heading: %s', (prompt) => {
    for (const format of ['presentation', 'social'] as const)
      for (const numCards of [1, 2, 5, 23, 120]) {
        const { cards } = made(prompt, { numCards, format });
        expect(cards).toHaveLength(numCards);
        const headings = cards.map(({ blocks }) => blockText(blocks[0]!).toLowerCase());
        expect(headings.filter((heading, at) => headings.indexOf(heading) !== at)).toEqual([]);
      }
  });
});
