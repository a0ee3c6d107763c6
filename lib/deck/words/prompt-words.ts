/** Languages that outlines are available in. */
export type OutlineLanguage = 'en' | 'de' | 'fr' | 'es';

export const OUTLINE_LANGUAGES: readonly OutlineLanguage[] = ['en', 'de', 'fr', 'es'];

/**
 * The words of a request for a deck, as comma-separated lists of words and phrases. Case, accents, hyphens and
 * apostrophes are ignored, so “d” matches the beginning of “d’une”. `read-deck-request.ts` explains their order.
 */
export type DeckRequestWords = {
  /** Make any text a request. */
  please: string;
  /** Said before a request, which must follow. */
  polite: string;
  verbs: string;
  /** Verbs at the end of a polite request. */
  last?: string;
  pronouns: string;
  articles: string;
  adjectives: string;
  /** What to make. A title leaves it out before `about`. */
  forms: string;
  /** Kinds of texts, which stay in the title. */
  kinds: string;
  about: string;
  /** Articles after `about` that a title can’t begin with: “über den Wald”. */
  inflected?: string;
  for: string;
  /** Join a number of cards to what is made. */
  with: string;
  /** Cards, after a number in digits or words. */
  cards: string;
  /** The same, only after digits: “Two cards” may belong to the subject. */
  otherCards: string;
};

export const DECK_REQUEST_WORDS: Readonly<Record<OutlineLanguage, DeckRequestWords>> = {
  en: {
    please: 'please',
    polite:
      'dear team, dear all, hi, hello, hey, can you, could you, would you, help me, help me to, i would like to, i’d like to, i’d like you to, i have to, we have to, i must, we must, i need to, we need to, i want to, we want to',
    verbs:
      'create, make, write, build, prepare, generate, draft, design, produce, put together, come up with, give, show, tell, do, i need, we need, i want, we want, i would like, i’d like, hold, deliver',
    pronouns: 'me, us, it, something',
    articles: 'a, an, the, some, my, our',
    adjectives:
      'short, brief, quick, simple, nice, good, great, fun, professional, convincing, detailed, complete, new, minute, minutes, page, one-page, social media, linkedin, instagram, facebook',
    forms:
      'presentation, powerpoint, power point, ppt, keynote, deck, slide deck, slideshow, talk, document, doc, web page, webpage, website, carousel, outline, one-pager, handout',
    kinds:
      'pitch, report, plan, proposal, lesson, lecture, workshop, speech, training, course, update, agenda, review, summary, guide, introduction, case study, business case',
    about: 'about, on, regarding, on the topic of, on the subject of, explaining, covering',
    for: 'for, of, to',
    with: 'with, in, of, on, as',
    cards: 'slide, slides, post, posts',
    otherCards: 'card, cards',
  },
  de: {
    please: 'bitte',
    polite:
      'liebes team, hallo zusammen, hallo, hi, kannst du, könntest du, können sie, könnten sie, würdest du, hilf mir, ich möchte, wir möchten, ich will, wir wollen, ich muss, wir müssen, ich soll, wir sollen, ich würde gerne',
    verbs:
      'erstelle, erstell, erstellt, erstellen sie, erstellen, mache, mach, machen, schreibe, schreib, schreiben, gestalte, entwirf, generiere, baue, bau, gib, zeig, zeige, halten, ich brauche, wir brauchen, ich benötige, ich hätte gerne',
    last: 'machen, erstellen, schreiben, vorbereiten, halten, gestalten, bauen, geben, entwerfen',
    pronouns: 'mir, uns, etwas, was',
    articles: 'ein, eine, einen, einem, einer, ne, den, die, das, meine, unsere',
    adjectives:
      'kurze, kurzer, kurzes, kurzen, kleine, kleinen, einfache, schöne, gute, guten, professionelle, überzeugende, ausführliche, neue, minütige, minütigen, seitige',
    forms:
      'präsentation, praesentation, präsi, powerpoint, power point, foliensatz, deck, vortrag, kurzvortrag, referat, dokument, webseite, website, karussell, gliederung',
    kinds:
      'pitch, bericht, plan, projektplan, angebot, antrag, vorschlag, konzept, unterrichtsstunde, stunde, kurs, workshop, schulung, rede, anleitung, leitfaden, zusammenfassung',
    inflected: 'den, dem, einen, einem, einer',
    about: 'über, zu, zum, zur, zum thema, über das thema, rund um',
    for: 'für, von, an, auf',
    with: 'mit, in, auf, aus, als',
    cards: 'folie, folien, slide, slides, post, posts, beitrag, beiträge, beiträgen',
    otherCards: 'karte, karten, seiten',
  },
  fr: {
    please: 's’il te plaît, s’il vous plaît, svp, stp',
    polite:
      'bonjour à tous, bonjour, salut, peux-tu, pouvez-vous, pourrais-tu, pourriez-vous, aide-moi à, aidez-moi à, je dois, nous devons, je veux, je voudrais, nous voudrions, j’aimerais, il faut, merci de',
    verbs:
      'crée, créez, créer, fais, faites, faire, écris, écrivez, écrire, prépare, préparez, préparer, rédige, rédigez, rédiger, génère, générez, conçois, réalise, réalisez, donne, donnez, j’ai besoin d, nous avons besoin d, il me faut, il nous faut',
    pronouns: 'moi, nous, me, quelque chose',
    articles: 'un, une, des, le, la, l, les, d, de, mon, ma, notre',
    adjectives:
      'courte, court, brève, petite, petit, simple, belle, bonne, rapide, complète, professionnelle, convaincante, nouvelle, minutes',
    forms:
      'présentation, diaporama, exposé, powerpoint, power point, ppt, document, page web, site web, carrousel, trame, deck',
    kinds: 'pitch, cours, leçon, rapport, plan, devis, proposition, atelier, formation, discours, guide, bilan, résumé',
    about: 'sur, à propos de, à propos du, à propos des, au sujet de, au sujet du, au sujet des, sur le thème de',
    for: 'pour, de, du',
    with: 'avec, en, de, sur',
    cards: 'diapositive, diapositives, diapo, diapos, slide, slides, publication, publications, post, posts',
    otherCards: 'carte, cartes, pages',
  },
  es: {
    please: 'por favor',
    polite:
      'hola a todos, hola, puedes, me puedes, podrías, me podrías, puede, ayúdame a, tengo que, tenemos que, quiero, queremos, quisiera, me gustaría, hay que, debo',
    verbs:
      'crea, créame, crear, haz, hazme, hacer, prepara, prepárame, preparar, escribe, escríbeme, escribir, redacta, redactar, genera, genérame, diseña, elabora, dame, dar, necesito, necesitamos',
    pronouns: 'me, nos, algo',
    articles: 'un, una, unos, unas, el, la, los, las, mi, nuestra, nuestro',
    adjectives:
      'corta, corto, breve, breves, pequeña, sencilla, buena, rápida, completa, profesional, convincente, nueva, minutos',
    forms:
      'presentación, powerpoint, power point, ppt, exposición, charla, documento, página web, sitio web, carrusel, esquema, deck',
    kinds: 'pitch, clase, lección, informe, plan, propuesta, taller, curso, discurso, guía, resumen',
    about: 'sobre, acerca de, acerca del, sobre el tema de',
    for: 'para, de, del',
    with: 'con, en, de',
    cards: 'diapositiva, diapositivas, lámina, láminas, slide, slides, publicación, publicaciones, post, posts',
    otherCards: 'tarjeta, tarjetas, páginas',
  },
};

/** In English, German, French and Spanish. */
const NUMBERS: readonly (readonly [number, words: string])[] = [
  [2, 'two|zwei|deux|dos'],
  [3, 'three|drei|trois|tres'],
  [4, 'four|vier|quatre|cuatro'],
  [5, 'five|fünf|cinq|cinco'],
  [6, 'six|sechs|seis'],
  [7, 'seven|sieben|sept|siete'],
  [8, 'eight|acht|huit|ocho'],
  [9, 'nine|neun|neuf|nueve'],
  [10, 'ten|zehn|dix|diez'],
  [12, 'twelve|zwölf|douze|doce'],
  [15, 'fifteen|fünfzehn|quinze|quince'],
  [20, 'twenty|zwanzig|vingt|veinte'],
];

/** Numbers in words, as part of a pattern. */
export const NUMBER_WORDS = NUMBERS.map(([, words]) => words).join('|');

/** The number that a word or digits stand for, or null. */
export function numberOf(word: string): number | null {
  if (/^\d{1,9}$/.test(word)) return Number(word);
  return NUMBERS.find(([, words]) => words.split('|').includes(word.toLowerCase()))?.[0] ?? null;
}

/** Words on the cards of outlines, besides the outlines themselves. */
type OutlineWords = {
  /** Below the title. */
  outline: string;
  /** The same after the label of an outline. */
  ofKind: string;
  /** Heads what the prompt says beyond its title. */
  brief: string;
  /** Heads empty cards, with a number. */
  notes: string;
};

export const OUTLINE_WORDS: Readonly<Record<OutlineLanguage, OutlineWords>> = {
  en: { outline: 'Outline to fill in', ofKind: 'outline to fill in', brief: 'The brief', notes: 'Notes' },
  de: {
    outline: 'Gliederung zum Ausfüllen',
    ofKind: 'Gliederung zum Ausfüllen',
    brief: 'Der Auftrag',
    notes: 'Notizen',
  },
  fr: { outline: 'Trame à compléter', ofKind: 'trame à compléter', brief: 'La demande', notes: 'Notes' },
  es: { outline: 'Esquema para completar', ofKind: 'esquema para completar', brief: 'El encargo', notes: 'Notas' },
};
