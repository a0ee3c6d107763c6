import { FRENCH_NAME } from './french/french-kinds';
import { SPANISH_NAME } from './spanish/spanish-kinds';

/** French and Spanish, and the languages that they must not be confused with. */
type Tag = 'fr' | 'es' | 'it' | 'pt' | 'ca' | 'nl' | 'en';

const SURE = 2;
const LIKELY = 1;

/** French names and phrases that are used in English too. */
const KNOWN_FRENCH = [
  "caf[eé] (?:rouge|noir|au lait)|moulin rouge|baton rouge|cirque du soleil|tour de france|c[oô]te d[’']ivoire",
  "c[oô]te d[’']azur|l[’']or[eé]al|notre[- ]dame(?: de paris)?|champs[- ][eé]lys[eé]es|sacr[eé][- ]c[oœ]e?ur",
  'ch[aâ]teau de \\p{L}+|jardin des plantes|les (?:mis[eé]rables|paul|mills|claypool|bleus)',
  "le (?:mans|monde|corbusier|creuset|carr[eé]|bernardin)|l[’'][eé]tranger|la (?:la land|haine|boum)",
  'art (?:nouveau|d[eé]co)|fin de si[eè]cle|belle [eé]poque|nouvelle (?:vague|cuisine)|nouveau riche|haute couture',
  "cr[eè]me (?:br[uû]l[eé]e|fra[iî]che|de la cr[eè]me)|coq au vin|pain au chocolat|cordon bleu|hors d[’'](?:oe|œ)uvres?",
  "d[eé]j[aà] vu|joie de vivre|je ne sais quoi|c[’']est la vie|femme fatale|savoir[- ]faire|laissez[- ]faire",
  "pr[eê]t[- ][aà][- ]porter|pi[eè]ce de r[eé]sistance|trompe l[’'](?:oe|œ)il|papier[- ]m[aâ]ch[eé]|pas de deux",
  "raison d[’'][eê]tre|coup d[’'][eé]tat|m[eé]nage [aà] trois|[aà] la (?:carte|mode)|vis[- ][aà][- ]vis",
  't[eê]te[- ][aà][- ]t[eê]te|du jour|en (?:route|masse)|au pair|eau de (?:toilette|parfum|cologne)|mardi gras',
  'bon (?:app[eé]tit|iver|voyage|jovi)|big sur|sur la table',
];
const KNOWN_SPANISH = [
  'los (?:angeles|alamos|cabos|gatos|lobos)|las (?:vegas|meninas|palmas)|san (?:francisco|diego|jos[eé])',
  'el (?:ni[nñ]o|paso|salvador|dorado|greco|capitan|chapo)|la (?:ni[nñ]a|liga|paz|jolla|casa de papel)',
  'la (?:boh[eè]me|traviata|scala|dolce vita)|costa rica|puerto rico|buenos aires|rio de janeiro|mar del plata',
  'd[ií]a de (?:los )?muertos|cinco de mayo|camino de santiago|santiago de (?:chile|compostela|cuba)|mi casa',
  'tierra del fuego|punta del este|don qui[xj]ote|dulce de leche|pan de muerto|chil[ei] con carne|que ser[aá]',
];
const KNOWN = new RegExp(`(?<!\\p{L})(?:${[...KNOWN_FRENCH, ...KNOWN_SPANISH].join('|')})(?!\\p{L})`, 'giu');

const list = (words: string) => words.trim().split(/\s+/);
const weighed = (sure: string, likely: string) =>
  new Map([...list(likely).map((word) => [word, LIKELY] as const), ...list(sure).map((word) => [word, SURE] as const)]);

/** Words of short prompts. A word that several languages share counts for each of them. */
const WORDS: Readonly<Record<Tag, ReadonlyMap<string, number>>> = {
  fr: weighed(
    `une avec nos notre votre vos dans pourquoi quel quels quelles leurs cette ces être faut sont où chez
    nouveaux nouvelles jeunes enfants équipe équipes école écoles élèves français française année années présentation
    présentations diapositives diaporama diapos histoire projet projets entreprises réseaux santé siècle guerre recettes
    numérique bénévoles renouvelables artificielle développement crée créez créer fais faites rédige rédigez prépare
    préparez génère générez économiser télétravail logement lancement parents d’élèves bilan fête quotidien déchets
    aujourd hui alimentaire entreprise vélo vélos sommeil abeilles dauphins mariage dinosaures vendre apprendre boulangerie planètes
    anniversaire chien chiens gestes secours pouvoir achat mairie recette maison voiture voitures avion rentrée arbres
    loups chevaux fleurs jeux musique emploi chômage jardinage hommes droits pays anglais investisseurs lycée collège mondiale
    climatique saine sain marché déménagement librairie empereurs romains données salariés chiffre chiffres associatif
    musée volcans vacances planète océans animaux forêt langue harcèlement citoyenneté séisme séismes fromage
    boulangerie cuisinière infirmière facture factures impôts retraite scolaire scolaires noël`,
    `le la les l d du de des un et en au aux par pour est qui que sans ou entre à mon ma mes nouveau nouvelle nouvel cours
    jour vie ville eau monde femmes énergie énergies gestion sociaux sociales explique exposé petits petite travail moi
    plan comment nous on quelle jardin dormir bien sur ouverture classe chocolat gâteau sortie sorties`,
  ),
  es: weighed(
    `y nuestro nuestra nuestros nuestras cómo qué cuándo dónde cuál cuáles más muy también nuevo nueva nuevos nuevas año
    años niños niñas mujeres equipo equipos historia proyecto proyectos trabajo escuela ciudad salud ventas recetas
    cocina presentación presentacion diapositivas haz hazme escribe diseña necesito necesitamos quiero español española
    desde hasta hacer abejas volcanes delfines lanzamiento reunión estudiantes alumnos padres energías hijos mexicana
    mexicano colombiana sueño teletrabajo residuos jóvenes boda edad receta patatas compartidas compartidos perros
    primeros auxilios clásica huerto tienda ropa fría verano playa iglesia hermana hermano abuela abuelo dinero empleo
    derechos inglés vecinos mejor mejores juegos juego tiempo inversores
    vacaciones sostenible mudanza emperadores ahorrar ahorro senderismo perro acoso cumpleaños abejas ballenas panadería
    ayuntamiento jubilación impuestos factura facturas lenguaje planeta océanos bosques pájaros queso dientes colegio
    colegios desayuno hogar incendios navidad presupuesto baño aniversario alcalde vivienda`,
    `el la los las un una de del en por para con sobre que como entre sin mi mis su sus al vida mundo guerra agua redes
    sociales mercado crea prepara genera elabora explica empresa empresas es se nos taller aprender nadar dormir bien cambio climático moda oficina bicicletas romanos
    gato gatos escolar escolares museo animales familia banda reforma municipal`,
  ),
  it: weighed(
    `gli di della delle dei degli nel nella nei sul sulla sui sulle nostro nostra nuovo nuova nuovi uno perché è storia
    presentazione più anche come progetto scuola lavoro azienda squadra riunione bambini crea mondiale`,
    `il lo i le la l d un una per e con del in su mi guerra mercato vita mondo prepara da al cambio moda museo planeta`,
  ),
  pt: weighed(
    `um uma do dos das na nos nosso nossa com em não história apresentação são equipe projeto empresas escola trabalho
    reunião crie faça sobre e nova novo`,
    `o os as a de da no para por que como entre sem ao à mundo vida guerra mercado redes empresa explica prepara discurso
    curso evento aprender nadar dormir climático climática moda oficina bicicletas romanos gato gatos escolar escolares
    planeta impostos colégio lar`,
  ),
  ca: weighed(
    `amb els dels història presentació diapositives què nostre nostra nous sobre per i escola equip projecte reunió fes
    crea`,
    `el la les l d un una de del en als com que entre sense mi vida guerra empresa empreses sur et taller vacances dormir sostenible escolar escolars animals moda planeta`,
  ),
  nl: weighed(
    `het een van voor met hoe onze ons waarom presentatie geschiedenis maak over nieuwe zijn wij naar`,
    `de en in is op te of door bij`,
  ),
  en: weighed(
    `the of for and to with about how why what when where who which our is are was were my your his her their this that
    these those make create write please need give show by from into at review reviews trip lesson training report
    reports business market weekend travel recipe recipes food island movie music painting paintings battle city party
    wedding birthday class school team company strategy analysis overview summary update launch shop store house street
    dance cooking weather freeways guidebook history report story stories book books sales deck marketing
    branding explained tips ideas facts basics beginners kids celebration tradition traditions
    effect techniques planning band songs album biography visit vacation itinerary tour`,
    `a an in on as it its not be has have or`,
  ),
};

const WORD_LISTS = Object.values(WORDS);

const NO_ENGLISH =
  /^(?:unique|technique|boutique|mystique|critique|antique|oblique|clique|physique|pique|serie|specie)s?$/i;
/** Endings of a language: "présentation", "qualité", "educación", "sociedad". */
const ENDINGS: readonly (readonly [Tag, ending: RegExp, weight: number])[] = [
  ['fr', /(?:[éèê]\p{L}*[ts]ion|[iié]té)s?$/iu, SURE],
  ['fr', /(?:eaux|eux|euses?|ières?|ismes?|iques?|ienn?es?|trices?|iels?|ielles?|ements?)$/iu, LIKELY],
  ['es', /(?:ción|ciones|cion|sión|idad|idades|mientos?)$/iu, SURE],
  ['es', /(?:[^aeiou]ía|ías|ismo|aje|ajes|[aeiou]dor|ón)$/iu, LIKELY],
  ['it', /(?:zione|zioni|ità|mento)$/iu, SURE],
  ['it', /(?:ismo|aggio|tore|ente|enti)$/iu, LIKELY],
  ['pt', /(?:ção|ções|são|idade|idades)$/iu, SURE],
  ['pt', /(?:mento|mentos|ismo|agem|ão|ões)$/iu, LIKELY],
  ['ca', /(?:ció|cions|itat|itats)$/iu, SURE],
  ['ca', /(?:isme|ment|atge|atges)$/iu, LIKELY],
];

/** Letters with accents, which English borrows along with words such as "café". */
const LETTERS: readonly (readonly [Tag, letters: RegExp])[] = [
  ['fr', /[éèêëàâîïôûùçœ]/i],
  ['es', /[áéíóúñ]/i],
  ['it', /[àèéìòù]/i],
  ['pt', /[ãõâêôáéíóúçà]/i],
  ['ca', /[àèéíòóúïç·]/i],
  ['nl', /[éëïö]/i],
];
const BORROWED =
  /^(?:caf[é]s?|clich[é]s?|r[é]sum[é]s?|fianc[é]e?s?|jalapeños?|piñatas?|quinceañeras?|señor|señorita|soir[é]es?|entr[é]es?|d[é]cor|na[ï]ve|fa[ç]ades?|cr[ê]pes?)$/iu;

/** What several words say together. */
const PHRASES: readonly (readonly [Tag, pattern: RegExp, weight: number])[] = [
  [
    'fr',
    /(?<![\p{L}\d.,])\d+ (?:jours|semaines|mois|heures|ans|diapositives|diapos|étapes|raisons|élèves)(?!\p{L})/iu,
    SURE,
  ],
  ['es', /(?<![\p{L}\d.,])\d+ (?:días|años|pasos|razones|diapositivas|alumnos|personas)(?!\p{L})/iu, SURE],
  ['ca', /(?<![\p{L}\d.,])\d+ (?:mesos|dies)(?!\p{L})/iu, SURE],
  ['pt', /(?<![\p{L}\d.,])\d+ (?:dias|semanas|pessoas)(?!\p{L})/iu, SURE],
  ['fr', /(?<!\p{L})(?:qu|jusqu|lorsqu|c|n|s|j|m)['’]\p{Ll}/iu, SURE],
  // "Les volcans", "Le sommeil", "La photosynthèse", "L’eau": endings that Catalan and Italian don't have there.
  ['fr', /^Les \p{Ll}\p{L}*[^e\s'’][sx](?=\s|$)/u, LIKELY],
  ['fr', /^Le (?!mans|monde)\p{Ll}\p{L}*(?:[^aeiou\s'’]|age|isme|ème|oire|que|é)(?=\s|$)/u, LIKELY],
  [
    'fr',
    /^L(?:a |['’])(?!serie|specie|superficie)\p{Ll}\p{L}*(?:[st]ion|té|ée|ie|ique|ure|ance|ence|èse|ère|ette|eau|elle|logie|isme)(?=\s|$)/u,
    LIKELY,
  ],
  [
    'fr',
    /^Comment (?:faire|fonctionne\p{L}*|march\p{L}+|choisir|créer|gérer|préparer|organiser|réussir|devenir|utiliser|apprendre|réduire|bien|(?:ne|les?|la|une?|on|nous|se)(?!\p{L})|s['’]|l['’])/iu,
    SURE,
  ],
  ['fr', /\sà \p{Lu}/u, LIKELY],
  ['fr', /\spour (?:une?|des|les?|la|nos|notre|l[’'])(?!\p{L})/u, LIKELY],
  ['fr', /(?:Première|Seconde|Deuxième) Guerre mondiale|Moyen Âge|Club de lecture$/u, SURE],
  ['fr', /\s[?!;:](?=\s|$)|«\s/u, LIKELY],
  // School years.
  ['fr', /(?<![\p{L}\d])(?:CE[12]|CM[12])(?![\p{L}\d])/u, LIKELY],
  ['es', /[¿¡]/u, SURE],
  ['es', /^(?:Los|Las) \p{Ll}\p{L}*s(?=\s|$)/u, LIKELY],
  ['es', /^El (?:\p{Ll}\p{L}*(?:o|é|ón|aje))(?=\s|$)/u, LIKELY],
  ['es', /^La (?:\p{Ll}\p{L}*(?:ón|dad|ía|[cs]encia|ología))(?=\s|$)/u, LIKELY],
];

/** French or Spanish, if it is certain that a short prompt without its quotations is in that language. */
export function romanceLanguage(prompt: string): 'fr' | 'es' | null {
  const text = prompt.replace(KNOWN, ' ').trim();
  const words = [...text.matchAll(/\p{L}+/gu)].filter((match, at) => !isName(match, at, text)).map(([word]) => word);
  const score = (tag: Tag) => wordsScore(tag, words) + patternScore(tag, text, words);
  const [fr, es] = [score('fr') + named(FRENCH_NAME, text), score('es') + named(SPANISH_NAME, text)];
  const other = Math.max(...(['it', 'pt', 'ca', 'nl', 'en'] as const).map(score));
  if (fr >= SURE && fr > es && fr > other) return 'fr';
  return es >= SURE && es > fr && es > other ? 'es' : null;
}

/** Shorter words may be part of a name: "Musée Rodin". */
const FEWEST_LETTERS = 7;

/**
 * A capital shows a name, except in the first word. That is part of a name before another capital, as in "Los Andes",
 * unless it is a longer word of its language: "Vacances Bretagne".
 */
function isName({ 0: word, index }: RegExpExecArray, at: number, text: string): boolean {
  if (!/^\p{Lu}/u.test(word)) return false;
  if (at > 0) return true;
  const isKnown = word.length >= FEWEST_LETTERS && WORD_LISTS.some((words) => words.get(word.toLowerCase()) === SURE);
  return !isKnown && /^\s\p{Lu}/u.test(text.slice(index + word.length));
}

function wordsScore(tag: Tag, words: readonly string[]): number {
  return words.reduce((sum, word) => sum + (WORDS[tag].get(word.toLowerCase()) ?? endingScore(tag, word)), 0);
}

function endingScore(tag: Tag, word: string): number {
  if (word.length < 5 || NO_ENGLISH.test(word)) return 0;
  const found = ENDINGS.find(([each, ending]) => each === tag && ending.test(word));
  // Many English words end like French ones, so they have to have an accent.
  return found && (found[2] === SURE || tag !== 'fr' || !/^\p{ASCII}+$/u.test(word) || /eaux$|iell?es?$/.test(word))
    ? found[2]
    : 0;
}

function patternScore(tag: Tag, text: string, words: readonly string[]): number {
  const letters = LETTERS.find(([each]) => each === tag)?.[1];
  const hasLetter = letters !== undefined && words.some((word) => letters.test(word) && !BORROWED.test(word));
  return PHRASES.reduce(
    (sum, [each, pattern, weight]) => (each === tag && pattern.test(text) ? sum + weight : sum),
    hasLetter ? LIKELY : 0,
  );
}

function named(pattern: RegExp, text: string): number {
  return pattern.test(text) ? SURE : 0;
}
