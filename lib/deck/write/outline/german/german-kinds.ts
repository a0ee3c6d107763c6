import { NUMBER_WORDS } from '../asked-cards';
import { BUSINESS_NAME, COMPANY_NAME, GERMAN_OPENING } from '../business-name';
import { wholeWords } from '../kind-words';
import { countedPoints, countedSteps, ownCountedPoints } from '../list-nouns';
import { NO_WORDS, type OutlineKind } from '../outline-kind';
import type { OutlineSection } from '../read-outline';
import { BUSINESS, CASE_STUDY, LAUNCH, MARKETING, PITCH, PROPOSAL, REPORT, REQUEST, SALES } from './business-outlines';
import { BOOK, COMPARISON, HISTORY, LESSON, RESEARCH, RESEARCH_PROPOSAL, TOPIC, WORKSHOP } from './learning-outlines';
import { LISTICLE, RECIPE, STEPS } from './list-outlines';
import { APPLICATION, SAFETY, SPEECH } from './personal-outlines';
import { FUNDRAISER, HOW_TO, PORTFOLIO, TIPS, TRAINING, WORTH } from './practical-outlines';
import { EVENT, MEETING, ONBOARDING, PLAN, RETROSPECTIVE, TRIP } from './team-outlines';

type GermanKind = {
  id: string;
  label: string | null;
  sections: readonly OutlineSection[];
  /** German words that name the kind. They also show that the prompt is German. */
  german: string;
  /** Words that name it in both German and English. */
  shared?: string;
  hinted?: string;
};

/** In the order of the English kinds, except that "Buchbesprechung" is checked before "Besprechung". */
const KINDS: readonly GermanKind[] = [
  {
    id: 'research-proposal',
    label: 'Forschungsantrag',
    sections: RESEARCH_PROPOSAL,
    german: 'forschungs(?:antrag|vorhaben|exposé|projekt)',
  },
  {
    id: 'kickoff',
    label: 'Projektstart',
    sections: PLAN,
    german: 'projekt-?start|projekt-?kick-?off|kick-?off (?:für|zum|des) (?:das |unser |unseres )?projekts?',
  },
  {
    id: 'sales',
    label: 'Verkaufsgespräch',
    sections: SALES,
    german:
      'verkaufsgespräch\\p{L}*|verkaufspräsentation|verkaufsargumente?|vertriebspräsentation|kundengespräch|verkauf|verkaufen',
    shared: 'sales[- ]?pitch',
  },
  {
    id: 'request',
    label: 'Entscheidungsvorlage',
    sections: REQUEST,
    german:
      'warum (?:wir|unser\\p{L}*|ich|der|die|das|es)(?!\\p{L}).*(?:brauch(?:en|t|e)|soll(?:en|te|ten)?|müssen|muss)|\\p{L}*antrag|entscheidungsvorlage|beschlussvorlage|bitte um|anschaffung',
    shared: 'business[- ]case',
    // "Wir brauchen eine Präsentation über Katzen" only asks for a deck.
    hinted: 'wir brauchen(?!.*(?:präsentation|vortrag|folien|deck|dokument|webseite|beitrag|post))|soll(?:t?en) wir',
  },
  {
    id: 'pitch',
    label: 'Pitch',
    sections: PITCH,
    german: 'geschäftsidee|geschäftsplan|geschäftsmodell|investorenpräsentation|unternehmensgründung',
    shared: 'pitch(?:[- ]?deck)?|business[- ]?plan',
    hinted: 'investor(?:en|innen)?|start-?ups?|gründung|finanzierungsrunde',
  },
  {
    id: 'launch',
    label: 'Produkteinführung',
    sections: LAUNCH,
    german:
      'produkteinführung|markteinführung|softwareeinführung|einführung (?:der|des|einer|eines|neuer|unserer|unseres|von)|produktvorstellung|(?:bringen|bringt) .{2,60} auf den markt|kommt auf den markt|wir (?:führen .{2,60} ein|stellen .{2,60} vor)',
    shared: 'launch|produktlaunch|rollout|release|wir launchen',
    hinted: 'neue[nrsm]? (?:produkt|app|funktion|software|version)',
  },
  {
    id: 'proposal',
    label: 'Angebot',
    sections: PROPOSAL,
    german: '(?:kosten|projekt)?angebot(?:e|s)?|kostenvoranschlag|(?:verbesserungs|projekt)?vorschlag|ausschreibung',
  },
  {
    id: 'case-study',
    label: 'Fallstudie',
    sections: CASE_STUDY,
    german: 'fallstudien?|fallbeispiel|praxisbeispiel|erfolgsgeschichten?|kundengeschichten?',
    shared: 'case stud(?:y|ies)',
  },
  {
    id: 'marketing',
    label: 'Marketingplan',
    sections: MARKETING,
    german: 'werbeplan|vermarktung|(?!spenden)\\p{L}*kampagne|marketing(?:konzept|strategie)',
    shared: 'marketing\\p{L}*',
    hinted: 'werbung|marke|newsletter|social[- ]media',
  },
  {
    id: 'portfolio',
    label: 'Portfolio',
    sections: PORTFOLIO,
    german: '(?:foto|design|kunst|künstler)portfolio|künstlermappe|arbeitsproben|leistungsschau',
    shared: 'portfolio(?!-)',
  },
  {
    id: 'fundraiser',
    label: 'Spendenaktion',
    sections: FUNDRAISER,
    german:
      'spenden(?:aktion|aufruf|kampagne|lauf|sammlung|projekt|gala|essen)|benefiz\\p{L}*|spenden (?:für|sammeln)|geld sammeln',
    shared: 'crowdfunding|fundraising',
  },
  {
    id: 'tips',
    label: 'Tipps',
    sections: TIPS,
    german: `\\p{L}*tipps|(?:\\d+|${NUMBER_WORDS}) (?:\\p{L}+ )?(?:ideen|wege|möglichkeiten)`,
  },
  {
    id: 'how-to',
    label: 'Anleitung',
    sections: HOW_TO,
    german:
      'wie (?:man|du) .{3,}|wie (?!(?:ist|sind|war|waren|geht|viel)(?!\\p{L}))\\p{L}+ (?:man|ich|wir) .{3,}|schritt[- ]für[- ]schritt(?:-\\p{L}+)?|\\p{L}*anleitung',
  },
  {
    id: 'listicle',
    label: null,
    sections: LISTICLE,
    german: ownCountedPoints('de'),
    shared: countedPoints('de'),
  },
  { id: 'steps', label: null, sections: STEPS, german: countedSteps('de') },
  {
    id: 'recipe',
    label: 'Rezept',
    sections: RECIPE,
    german: '\\p{L}*rezept(?! (?:für (?:den |die |das )?(?:erfolg|glück|katastrophe)|vom arzt)(?!\\p{L}))',
  },
  {
    id: 'worth',
    label: 'Für und Wider',
    sections: WORTH,
    // The whole prompt is about it, whatever other kind its subject suggests.
    german:
      '^.*(?<!\\p{L})(?:lohnt (?:es )?sich|lohnt (?:sie|er|es|ein\\p{L}*|der|die|das)|lohnen sich|sich lohnt|sich lohnen|ob sich .{2,60} lohn(?:t|en))(?!\\p{L}).*|^.*(?:vor- und nachteile|pro und contra)(?!.*\\s(?:oder|und|vs\\.?|versus|gegen)\\s).*',
  },
  {
    id: 'onboarding',
    label: 'Einarbeitung',
    sections: ONBOARDING,
    german: 'einarbeitung\\p{L}*|willkommensmappe',
    shared: 'onboarding',
    hinted: 'neue[rn]? (?:mitarbeit|kolleg|mitglied|teammitglied|azubi)\\p{L}*|erster? (?:arbeitstag|tag|woche)',
  },
  {
    id: 'retrospective',
    label: 'Rückblick',
    sections: RETROSPECTIVE,
    german: '\\p{L}*rückblick|rückschau|nachlese|nachbereitung|retrospektive|lehren aus',
    shared: 'retro|post-?mortem|lessons learned',
  },
  {
    id: 'speech',
    label: 'Rede',
    sections: SPEECH,
    german:
      '(?:hochzeits|fest|trauer|grab|abschieds|geburtstags|dankes|eröffnungs|begrüßungs|jubiläums|abitur|abi|tisch|trauzeugen|brautvater)reden?|rede (?:zu[rm] \\p{L}+|(?:für|auf) (?:de[rmn]|die|das|eine[rmn]?|meine[rmn]?|unsere[rmn]?))|trinkspruch|laudatio',
  },
  {
    id: 'application',
    label: 'Bewerbung',
    sections: APPLICATION,
    german:
      'bewerbung(?!\\p{L}| (?:der|des|von))|bewerbungs(?:gespräch|mappe|präsentation|unterlagen)|vorstellungsgespräch|selbstvorstellung|lebenslauf',
  },
  {
    id: 'safety',
    label: 'Unterweisung',
    sections: SAFETY,
    german:
      '(?:\\p{L}*(?:sicherheits|schutz|hygiene|erst))?unterweisung\\p{L}*|arbeitssicherheit|arbeitsschutz\\p{L}*|brandschutz\\p{L}*|sicherheitsbelehrung',
  },
  {
    id: 'training',
    label: 'Schulung',
    sections: TRAINING,
    german: '\\p{L}*schulung|fortbildung|erste-hilfe-kurs',
    shared: 'training',
  },
  {
    id: 'workshop',
    label: 'Workshop',
    sections: WORKSHOP,
    german: 'weiterbildung',
    shared: '\\p{L}*workshops?|seminar',
    hinted: 'ideensammlung|brainstorming',
  },
  {
    id: 'lesson',
    label: 'Lerneinheit',
    sections: LESSON,
    german:
      'unterricht\\p{L}*|(?:schul|mathe|deutsch|englisch|lern|musik)stunde|lerneinheit|vorlesung|(?:grund|sprach|online|koch|schwimm|näh)?kurs|lehrgang|einführung in|grundlagen (?:der|des|von)',
    shared: 'tutorial|lektion',
    hinted: 'schüler\\p{L}*|schule|klasse \\d+|\\d+\\. klasse|\\p{L}+klässler(?:innen)?|grundschul\\p{L}*',
  },
  {
    id: 'comparison',
    label: 'Vergleich',
    sections: COMPARISON,
    german: '\\p{L}*vergleich|gegenüberstellung|unterschiede? zwischen|vor- und nachteile|pro und contra',
    shared: 'versus|vs',
    hinted: 'oder|alternativen?',
  },
  {
    id: 'research',
    label: 'Forschungsbericht',
    sections: RESEARCH,
    german: 'forschung\\p{L}*|\\p{L}*studie|(?:bachelor|master|doktor|fach|haus|abschluss)arbeit',
    shared: 'dissertation',
    hinted: 'umfrage|befragung|untersuchung|experiment',
  },
  {
    id: 'history',
    label: 'Geschichte',
    sections: HISTORY,
    german:
      'geschichte (?:des|der|von|vom|eines|einer|unseres|unserer)|(?:firmen|vereins|stadt|orts|schul|unternehmens|familien|technik)geschichte|chronik|entstehung (?:des|der|von)',
  },
  {
    id: 'trip',
    label: 'Reise',
    sections: TRIP,
    german:
      '(?:urlaub|ferien) (?:in|auf|an)|(?:dienst|studien|gruppen|rund|kurz|städte|wochenend|bahn)?reise(?:plan|planung|route)?|urlaubsplan(?:ung)?|plan für (?:\\p{L}+ ){1,3}(?:wochenende|woche|tage|urlaub) in(?! (?:der|den|dem|einem|einer|unser))|\\p{L}*ausflug|(?:klassen|kurs|studien)fahrt|radtour|wandertag',
    hinted: 'urlaub|wochenende in|^wochenende (?!und|mit|ohne|planen)\\p{L}+$|ferien|wanderung|städtetrip',
  },
  {
    id: 'event',
    label: 'Veranstaltung',
    sections: EVENT,
    german:
      'veranstaltung\\p{L}*|tagung|konferenz|tag der offenen tür|(?:schul|sommer|stadt|straßen|dorf|kinder|vereins|sport|herbst|familien|hof|weihnachts|frühlings)fest(?:e|s|es)?|weihnachtsfeier|betriebsfeier|abschlussfeier',
    shared: 'event|festival',
    hinted:
      'teambuilding|teamtag|hochzeit|party|\\p{L}*geburtstag|konzert|messe|jubiläum|\\p{L}*wettbewerb|lesung|aufführung|turnier|feier|fest',
  },
  {
    id: 'book',
    label: 'Rezension',
    sections: BOOK,
    german: '(?:buch|film)(?:vorstellung|besprechung|kritik|bericht)|rezension|leseempfehlung',
    hinted: 'roman|novelle|film|gedicht|buch|theaterstück|hörspiel',
  },
  {
    id: 'meeting',
    label: 'Treffen',
    sections: MEETING,
    german:
      '\\p{L}*besprechung|\\p{L}*sitzung|\\p{L}*versammlung|elternabend|tagesordnung|(?:team|projekt|auftakt|vereins|vorstands|arbeits)treffen|jour fixe',
    shared: '(?:team-?)?meeting|agenda|kick-?off',
    hinted: 'treffen',
  },
  {
    id: 'report',
    label: 'Bericht',
    sections: REPORT,
    german: '\\p{L}*bericht(?:e|s)?|quartalszahlen|jahreszahlen|zwischenstand|sachstand',
    shared: 'report|status-?update',
    hinted: 'ergebnisse?|kennzahlen|quartal|auswertung|bilanz|q[1-4]',
  },
  {
    id: 'plan',
    label: 'Plan',
    sections: PLAN,
    german:
      '\\p{L}*planung|\\p{L}*strategie|(?:projekt|zeit|bau|maßnahmen|aktions|arbeits|umzugs)plan|vorhaben|konzept',
    shared: 'plan|roadmap',
    hinted: '\\p{L}*projekt|ziele|umbau|umzug|renovierung',
  },
];

export const GERMAN_KINDS: readonly OutlineKind[] = [
  ...KINDS.map(({ id, label, sections, german, shared, hinted }) => ({
    id,
    label,
    sections,
    named: wholeWords(german, shared),
    hinted: hinted === undefined ? null : wholeWords(hinted, id === 'pitch' ? COMPANY_NAME.de.source : undefined),
  })),
  { id: 'business', label: 'Geschäftsplan', sections: BUSINESS, named: GERMAN_OPENING, hinted: BUSINESS_NAME.de },
];

export const GERMAN_TOPIC: OutlineKind = { id: 'topic', label: null, named: NO_WORDS, hinted: null, sections: TOPIC };

/** A word that names a kind of deck in German only. */
export const GERMAN_NAME = wholeWords(...KINDS.map(({ german }) => german));
