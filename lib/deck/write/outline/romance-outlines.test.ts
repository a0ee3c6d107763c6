import { describe, expect, it } from 'vitest';
import { type MakeCardsInput, makeCards } from '../../make-cards';
import { blockText } from '../../text/block-text';
import { readBlocks } from '../../text/read-text';
import { plainText } from '../../text/text-runs';
import { isOrder } from './find-topic';
import { FRENCH_WORDINGS } from './french/named-headings';
import { ENGLISH_KINDS, kindIn, kindOf } from './outline-kinds';
import { OUTLINE_WORDS } from './outline-words';
import { promptLanguage } from './prompt-language';
import { SPANISH_WORDINGS } from './spanish/named-headings';
import { findOutline } from './write-outline';

const FRENCH = [
  [
    "Guide d'accueil pour les nouveaux bénévoles de la banque alimentaire",
    'onboarding',
    "Guide d'accueil pour les nouveaux bénévoles de la banque alimentaire",
  ],
  ['Crée une présentation de 10 diapositives sur le sommeil', 'topic', 'Le sommeil'],
  ['Fais 8 diapositives sur le jazz', 'topic', 'Le jazz'],
  ['fais moi un diaporama sur les volcans stp', 'topic', 'Les volcans'],
  ["Présentation : le cycle de l'eau", 'topic', "Le cycle de l'eau"],
  ['Présentation pour les parents sur la rentrée', 'topic', 'La rentrée'],
  [
    "Peux-tu faire une présentation à propos du harcèlement scolaire, s'il te plaît ?",
    'topic',
    'Le harcèlement scolaire',
  ],
  ["J'ai besoin d'une présentation sur les loups", 'topic', 'Les loups'],
  ['Présentation de notre entreprise', 'topic', 'Présentation de notre entreprise'],
  ['Crée une présentation de notre association', 'topic', 'Notre association'],
  ['Pitch pour une boulangerie bio à Nantes', 'pitch', 'Boulangerie bio à Nantes'],
  ['Plan marketing pour notre nouvelle boulangerie', 'marketing', 'Notre nouvelle boulangerie'],
  ['Compte rendu de la réunion du 3 mai', 'meeting', 'Compte rendu de la réunion du 3 mai'],
  ["Rapport annuel pour le conseil d'administration", 'report', "Rapport annuel pour le conseil d'administration"],
  ["Rapport sur la fête de l'école", 'report', "La fête de l'école"],
  ['Bilan du projet Apollo', 'retrospective', 'Bilan du projet Apollo'],
  ['Formation sécurité incendie', 'safety', 'Formation sécurité incendie'],
  ['Atelier sur la gestion du temps', 'workshop', 'La gestion du temps'],
  ['Cours de cuisine pour débutants', 'lesson', 'Cours de cuisine pour débutants'],
  ['Cours pour des élèves de 6e sur la lumière', 'lesson', 'La lumière'],
  ["Comparaison entre le train et l'avion", 'comparison', "Le train et l'avion"],
  ["Comparaison du train et de l'avion", 'comparison', "Comparaison du train et de l'avion"],
  ["Pourquoi nous avons besoin d'un nouveau toit", 'request', "Pourquoi nous avons besoin d'un nouveau toit"],
  ['Demande de budget pour un nouveau four', 'request', 'Nouveau four'],
  ['Devis pour la rénovation de la cuisine', 'proposal', 'La rénovation de la cuisine'],
  ['Discours de mariage pour ma sœur', 'speech', 'Discours de mariage pour ma sœur'],
  ['Week-end à Rome', 'trip', 'Week-end à Rome'],
  ["Fête de l'école le 20 juin", 'event', "Fête de l'école le 20 juin"],
  ["Fiche de lecture : L'Étranger", 'book', "L'Étranger"],
  ['Histoire du vélo', 'history', 'Histoire du vélo'],
  ["Étude de cas : comment une école économise l'énergie", 'case-study', "Comment une école économise l'énergie"],
  ['Étude sur les abeilles en ville', 'research', 'Les abeilles en ville'],
  ["Lancement d'un sac à dos solaire", 'launch', 'Sac à dos solaire'],
  ['Argumentaire de vente pour nos panneaux solaires', 'sales', 'Nos panneaux solaires'],
  ['Candidature au poste de chef de projet', 'application', 'Candidature au poste de chef de projet'],
  ['Plan de projet pour la nouvelle aire de jeux', 'plan', 'La nouvelle aire de jeux'],
  ['5 publications LinkedIn sur le télétravail', 'topic', 'Le télétravail'],
  ['Ouvrir un café solidaire à Lyon', 'business', 'Ouvrir un café solidaire à Lyon'],
  ['Créer un jardin partagé', 'topic', 'Créer un jardin partagé'],
  ['Créer une présentation sur les loups', 'topic', 'Les loups'],
  ['Mon mariage', 'event', 'Mon mariage'],
] as const;

const SPANISH = [
  ['Presentación sobre la historia del café en Colombia', 'history', 'La historia del café en Colombia'],
  ['Haz una presentación de 10 diapositivas sobre el sueño', 'topic', 'El sueño'],
  ['Crea 8 diapositivas sobre el jazz, por favor', 'topic', 'El jazz'],
  ['hazme un powerpoint sobre los tiburones', 'topic', 'Los tiburones'],
  ['Presentación: el ciclo del agua', 'topic', 'El ciclo del agua'],
  ['Presentación para padres sobre el inicio del curso', 'topic', 'El inicio del curso'],
  ['¿Puedes hacer una presentación acerca del acoso escolar?', 'topic', 'El acoso escolar'],
  ['Necesitamos una presentación sobre gatos', 'topic', 'Gatos'],
  ['Presentación de nuestra empresa', 'topic', 'Presentación de nuestra empresa'],
  ['Crea una presentación de nuestra asociación', 'topic', 'Nuestra asociación'],
  ['Pitch para una panadería ecológica en Valencia', 'pitch', 'Panadería ecológica en Valencia'],
  ['Plan de marketing para nuestra nueva panadería', 'marketing', 'Nuestra nueva panadería'],
  ['Acta de la reunión del 3 de mayo', 'meeting', 'Acta de la reunión del 3 de mayo'],
  ['Informe anual para la junta directiva', 'report', 'Informe anual para la junta directiva'],
  ['Informe sobre la fiesta de la escuela', 'report', 'La fiesta de la escuela'],
  ['Balance del proyecto Apolo', 'retrospective', 'Balance del proyecto Apolo'],
  ['Curso de seguridad en la obra', 'safety', 'Curso de seguridad en la obra'],
  ['Taller sobre la gestión del tiempo', 'workshop', 'La gestión del tiempo'],
  ['Curso de cocina para principiantes', 'lesson', 'Curso de cocina para principiantes'],
  ['Clase para alumnos de 6.º sobre la luz', 'lesson', 'La luz'],
  ['¿Tren o avión?', 'comparison', 'Tren o avión'],
  ['Comparación entre el tren y el avión', 'comparison', 'El tren y el avión'],
  ['Por qué necesitamos un tejado nuevo', 'request', 'Por qué necesitamos un tejado nuevo'],
  ['Solicitud de presupuesto para un horno nuevo', 'request', 'Horno nuevo'],
  ['Propuesta para renovar la cocina del comedor', 'proposal', 'Renovar la cocina del comedor'],
  ['Discurso de boda para mi hermana', 'speech', 'Discurso de boda para mi hermana'],
  ['Viaje a Japón con los abuelos', 'trip', 'Viaje a Japón con los abuelos'],
  ['Fiesta de la escuela el 20 de junio', 'event', 'Fiesta de la escuela el 20 de junio'],
  ['Reseña: Cien años de soledad', 'book', 'Cien años de soledad'],
  ['Estudio de caso: cómo una escuela ahorra energía', 'case-study', 'Cómo una escuela ahorra energía'],
  ['Estudio sobre las abejas en la ciudad', 'research', 'Las abejas en la ciudad'],
  ['Lanzamiento de una mochila solar', 'launch', 'Mochila solar'],
  ['Argumentario de ventas para nuestros paneles solares', 'sales', 'Nuestros paneles solares'],
  ['Entrevista de trabajo como enfermera', 'application', 'Entrevista de trabajo como enfermera'],
  ['Hoja de ruta 2027 del equipo de producto', 'plan', 'Hoja de ruta 2027 del equipo de producto'],
  ['5 publicaciones para LinkedIn sobre el teletrabajo', 'topic', 'El teletrabajo'],
  [
    'Guía de bienvenida para los nuevos voluntarios del banco de alimentos',
    'onboarding',
    'Guía de bienvenida para los nuevos voluntarios del banco de alimentos',
  ],
  ['Abrir una heladería en Mérida', 'business', 'Abrir una heladería en Mérida'],
  ['Crear un huerto en la escuela', 'topic', 'Crear un huerto en la escuela'],
  ['Crear una presentación sobre los lobos', 'topic', 'Los lobos'],
  ['Mi boda', 'event', 'Mi boda'],
] as const;

const LANGUAGES = ['fr', 'es'] as const;

const made = (inputText: string, rest: Partial<MakeCardsInput> = {}) =>
  makeCards({
    ...{ inputText, textMode: 'generate', cardSplit: 'auto', numCards: { atMost: 75 }, amount: 'medium' },
    format: 'presentation',
    ...rest,
  });

const textsOf = (deck: ReturnType<typeof made>) => deck.cards.map(({ blocks }) => blocks.map(blockText));
const repeated = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);

describe('the kind and the title of a French or Spanish prompt', () => {
  it.each(FRENCH)('French: %s', (prompt, id, title) => {
    expect([promptLanguage(prompt), kindOf(prompt, 'fr').id]).toEqual(['fr', id]);
    expect(findOutline(prompt, readBlocks(prompt))).toMatchObject({
      title: title.replaceAll("'", '’'),
      language: 'fr',
    });
  });

  it.each(SPANISH)('Spanish: %s', (prompt, id, title) => {
    expect([promptLanguage(prompt), kindOf(prompt, 'es').id]).toEqual(['es', id]);
    expect(findOutline(prompt, readBlocks(prompt))).toMatchObject({ title, language: 'es' });
  });

  it('keeps a question, with French punctuation', () => {
    expect(made('Comment fonctionne une pompe à chaleur ?').title).toBe(
      'Comment fonctionne une pompe à chaleur\u00a0?',
    );
    expect(made("Qu'est-ce que la blockchain?").title).toBe('Qu’est-ce que la blockchain\u00a0?');
    expect(made('¿Cómo funciona una bomba de calor?').title).toBe('¿Cómo funciona una bomba de calor?');
  });

  it('cuts a long title after a whole phrase', () => {
    const prompt = 'La gestion des déchets dans les cantines scolaires et les maisons de retraite de la ville de Lyon';
    expect(made(prompt).title).toBe('La gestion des déchets dans les cantines scolaires et les maisons de retraite');
  });

  it('has as many cards as the prompt asks for', () => {
    expect(made('Fais 8 diapositives sur le jazz').cards).toHaveLength(8);
    expect(made('Présentation en 6 diapositives sur le jazz').cards).toHaveLength(6);
    expect(made('Haz una presentación de 10 diapositivas sobre el sueño').cards).toHaveLength(10);
  });

  it('names the audience below the title', () => {
    expect(textsOf(made('Présentation pour les parents sur la rentrée'))[0]).toEqual([
      'La rentrée',
      'Pour les parents – trame à compléter',
    ]);
    expect(textsOf(made('Cours pour des élèves de 6e sur la lumière'))[0]![1]).toBe(
      'Cours pour des élèves de 6e – trame à compléter',
    );
    expect(textsOf(made('Clase para alumnos de 6.º sobre la luz'))[0]![1]).toBe(
      'Clase para alumnos de 6.º – esquema para completar',
    );
  });

  it('keeps the rest of the prompt word for word', () => {
    const french = 'Pitch pour un café à Lyon. Il forme des réfugiés, et nous cherchons 50 000 euros.';
    expect(textsOf(made(french))[1]).toEqual(['La demande', 'Il forme des réfugiés, et nous cherchons 50 000 euros.']);
    const spanish = 'Pitch para una cafetería en Madrid. Forma a refugiados y buscamos 50 000 euros.';
    expect(textsOf(made(spanish))[1]).toEqual(['El encargo', 'Forma a refugiados y buscamos 50 000 euros.']);
  });

  it('names the two things to compare', () => {
    const headings = (prompt: string) => textsOf(made(prompt)).map(([heading]) => heading);
    expect(headings("Comparaison entre le train et l'avion")).toEqual(expect.arrayContaining(['Le train', 'L’avion']));
    expect(headings("Comparaison du train et de l'avion")).toEqual(expect.arrayContaining(['Option A', 'Option B']));
    expect(headings('¿Tren o avión?')).toEqual(expect.arrayContaining(['Tren', 'Avión']));
  });

  it('knows an order', () => {
    for (const order of ['Crée une présentation', 'Faites-nous un exposé', 'Pouvez-vous', 'Rédige un rapport'])
      expect([order, isOrder(`${order} sur les loups`, 'fr')]).toEqual([order, true]);
    for (const order of ['Haz una presentación', 'Hazme un resumen', '¿Puedes escribir', 'Necesito un informe'])
      expect([order, isOrder(`${order} sobre los lobos`, 'es')]).toEqual([order, true]);
  });
});

describe('the language of an outline', () => {
  it('is that of the prompt', () => {
    const french = made('Pitch pour un café');
    expect(textsOf(french)[0]).toEqual(['Café', 'Pitch – trame à compléter']);
    expect(french.language).toBe('fr');
    const spanish = made('La economía mexicana');
    expect(textsOf(spanish)[0]).toEqual(['La economía mexicana', 'Esquema para completar']);
    expect(spanish.language).toBe('es');
  });

  it('is the chosen one', () => {
    const subtitle = (prompt: string, language: string) => textsOf(made(prompt, { language }))[0]![1];
    expect(subtitle('History of the bicycle', 'fr')).toBe('Histoire – trame à compléter');
    expect(subtitle('History of the bicycle', 'fr-CA')).toBe('Histoire – trame à compléter');
    expect(subtitle('Geschichte des Fahrrads', 'es-MX')).toBe('Historia – esquema para completar');
    expect(subtitle('Histoire du vélo', 'en')).toBe('History – outline to fill in');
    expect(subtitle('Histoire du vélo', 'de')).toBe('Geschichte – Gliederung zum Ausfüllen');
    expect(subtitle('Histoire du vélo', 'it')).toBe('History – outline to fill in');
    expect(subtitle('Cats', 'est')).toBe('Outline to fill in');
    expect(subtitle('Cats', 'frr')).toBe('Outline to fill in');
  });
});

describe('the outlines', () => {
  const kinds = [...ENGLISH_KINDS, kindOf('', 'en')];
  const sectionsIn = (language: 'fr' | 'es', id: string) =>
    kindIn(language, kinds.find((kind) => kind.id === id)!).sections;

  it.each(kinds.map(({ id }) => id))('%s: the same structure in both languages', (id) => {
    const [french, spanish] = LANGUAGES.map((language) =>
      sectionsIn(language, id).map(({ questions, table, isCore }) => ({
        isCore,
        questions: questions.length,
        table: table && [table.header.length, table.rows.length],
      })),
    );
    expect(french).toEqual(spanish);
    expect(french!.length).toBeGreaterThanOrEqual(6);
    expect(french!.filter(({ isCore }) => isCore).length).toBeGreaterThanOrEqual(3);
    for (const { questions, table } of french!) expect(table ? questions === 0 : questions === 3).toBe(true);
  });

  it.each([...kinds.map(({ id }) => id), 'more'])('%s: nothing empty or repeated', (id) => {
    for (const language of LANGUAGES) {
      const sections = id === 'more' ? OUTLINE_WORDS[language].more : sectionsIn(language, id);
      const said = sections.flatMap(({ heading, questions }) => [heading, ...questions]);
      const cells = sections.flatMap(({ table }) => (table ? [...table.header, ...table.rows] : []));
      expect(repeated(said)).toEqual([]);
      expect([...said, ...cells].filter((text) => text.trim() === '')).toEqual([]);
      for (const { table } of sections) if (table) expect(repeated([...table.header, ...table.rows])).toEqual([]);
      const marked = language === 'fr' ? /^[\p{Lu}][^?]*\u00a0\?$/u : /^¿[\p{Lu}][^¿?]*\?$/u;
      expect(sections.flatMap(({ questions }) => questions).filter((question) => !marked.test(question))).toEqual([]);
    }
  });

  it('have no question of a kind that an additional card asks too', () => {
    for (const language of LANGUAGES)
      for (const { id } of kinds) {
        const questions = sectionsIn(language, id).flatMap((section) => section.questions);
        const more = OUTLINE_WORDS[language].more.flatMap((section) => section.questions);
        expect([id, repeated([...questions, ...more])]).toEqual([id, []]);
      }
  });

  it('have the headings that name the topic', () => {
    for (const [language, wordings] of [
      ['fr', FRENCH_WORDINGS],
      ['es', SPANISH_WORDINGS],
    ] as const)
      for (const [id, headings] of Object.entries(wordings)) {
        const known = sectionsIn(language, id).map(({ heading }) => heading);
        expect([id, Object.keys(headings).filter((heading) => !known.includes(heading))]).toEqual([id, []]);
      }
    expect(textsOf(made('Présentation sur le jazz')).map(([heading]) => heading)).toContain('Le jazz\u00a0: les bases');
    expect(textsOf(made('Haz una presentación sobre el jazz')).map(([heading]) => heading)).toContain(
      'El jazz: lo básico',
    );
  });

  it.each([...FRENCH, ...SPANISH])('have the requested number of cards and no duplicate heading: %s', (prompt) => {
    for (const format of ['presentation', 'social'] as const)
      for (const numCards of [1, 2, 5, 23, 120]) {
        const { cards } = made(prompt, { numCards, format });
        expect(cards).toHaveLength(numCards);
        expect(repeated(cards.map(({ blocks }) => blockText(blocks[0]!).toLowerCase()))).toEqual([]);
      }
  });

  it('ask for the rows of a table on posts', () => {
    const posts = (prompt: string) => textsOf(made(prompt, { format: 'social' })).map(([, body]) => body);
    expect(posts('Histoire du vélo')).toContain(
      'Que mettre ici\u00a0: d’abord, ensuite, plus tard, enfin, aujourd’hui\u00a0?',
    );
    expect(posts('Historia de la bicicleta')).toContain(
      '¿Qué incluir aquí: primero, después, más tarde, por último, hoy?',
    );
  });

  it('have empty tables with the names of their columns', () => {
    const tables = made('Histoire du vélo').cards.flatMap(({ blocks }) =>
      blocks.filter(({ kind }) => kind === 'table'),
    );
    const [first] = tables;
    expect(first?.kind === 'table' && first.header.map((runs) => plainText(runs))).toEqual([
      'Quand',
      'Ce qui s’est passé',
      'Pourquoi c’est important',
    ]);
  });
});
