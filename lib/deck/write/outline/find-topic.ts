import { capitalised } from '../../text/capitalised';
import { NUMBER_WORDS, withoutAskedCards } from './asked-cards';
import { BUSINESS_NAME } from './business-name';
import { FRENCH_TOPIC_RULES } from './french/french-topic';
import { GERMAN_CLAUSE, GERMAN_ORDER, GERMAN_POLITE, germanSubject } from './german/german-topic';
import { MISSPELT_PRESENTATION } from './misspelt';
import { NO_WORDS, type OutlineKind, type OutlineLanguage } from './outline-kind';
import { isShortTitle, shortenTitle } from './shorten-title';
import { SPANISH_TOPIC_RULES } from './spanish/spanish-topic';
import { TAUGHT, TEACHES } from './taught';
import type { TopicRules } from './topic-rules';

const POLITE =
  /^(?:please|hi|hello|hey|can you|could you|would you|i(?:’|')d like(?: you)? to|i would like(?: you)? to|help me(?: to)?)[\s,!]+/i;
const ORDER =
  /^(?!(?:design|draft|need|show|do)\s+(?!(?:me|us|an?|the|my|our|some|\d+)\b))(?:create|make|write|build|prepare|generate|draft|design|produce|give|show|put together|come up with|(?:i|we)(?: have| need| want|[’']ve got| must| should)(?: to)? (?:give|make|create|write|prepare|hold|do|deliver|put together)|i need|we need|i want|need|do)\s+(?:(?:me|us)\s+)?/i;
const THING = new RegExp(
  String.raw`^(?:(?:a|an|the|some|my|our)\s+)?(?:(?:short|brief|quick|simple|nice|good|great|professional|\w+-page|\d+[- ]?(?:slides?|cards?|pages?|minutes?)|\d+|${NUMBER_WORDS})[\s,]+)*(?:power ?point|ppt|${MISSPELT_PRESENTATION.en}|keynote|slide ?deck|deck|slides|slideshow|document|doc|web ?page|website|carousel|(?:(?:social|instagram|linkedin|facebook)(?: media)? )?posts?|outline|talk|one-?pager|handout|leaflet|flyer|brochure|briefing)s?(?:\s+(?:for|to)\s+[^.!?:]{2,30}?(?=\s(?:about|on)\s))?(?:\s+(?:about|on|for|of|to|that explains|explaining|covering|with)|\s?:)\s+`,
  'i',
);
/** "A carousel with 6 posts about composting". */
const COUNTED = new RegExp(
  String.raw`^(?:\d+|${NUMBER_WORDS})\s+(?:slides|cards|posts)\s+(?:about|on|for|of|with)\s+`,
  'i',
);
/** "We are launching Tidepool". */
const STATEMENT =
  /^(?:(?:(?:we|i)(?:\s+are|\s+am|[’']re|[’']m)?|our \w+\s+(?:is|are))\s+(?:(?:going|about|planning) to\s+)?(?:launch|introduc|releas|open|plann?|organi[sz]|host)(?:e|ing)?\s+|(?:launching|introducing|releasing)\s+(?=(?:an?|our|my|the)\s))/i;
/** "Tell me about tides", "Make it about tides", "Present our new policy". */
const TELLING =
  /^(?:(?:tell|teach) (?:me|us)(?: something| more)? about|(?:make|do) (?:it|one|something) about|present(?= (?:our|my|the)\s))\s+/i;
/** "Present our policy to all staff" is about the policy for all staff. */
const PRESENTED_TO = /^(present\s.{3,80}?)\sto(?=\s(?:all|the|our|my|new|every\w*)(?!\p{L}))/iu;
/** "Lunch talk: why bees dance". */
const LABELLED = /^(?!the\s)(?:[\p{L}-]+ ){0,2}(?:guide|talk|lecture|presentation|slides|deck|session|webinar):\s+/iu;
/** An article, unless a name follows, which it is part of. */
const ARTICLE = /^(?:a|an|the|our|my|your|some|A|An|The|Our|My|Your|Some)\s+(?!\p{Lu}\p{Ll})/u;
/** A whole sentence, which needs its article: "Our budget is 50,000 euros". A clause may be within a phrase. */
const SENTENCE =
  /^(?:the|our|my|your|some)\s(?:(?!(?:that|which|who|where|when|how|why|what)\s)[\p{L}’'-]+\s){1,4}(?:is|are|was|were|has|have|had|must|should|will|can|cannot|needs|costs)\s/iu;
/** Where a prompt continues beyond the subject of the deck. */
const CLAUSE =
  /(?<!\bvs)\.(?=\s|$)|\s\((?=[^()]*[\d,][^()]*\)[.!]?$)|[!?;\n]|:(?!\d)|,\s(?!(?:which|that|who)\s)|\s[–—-]\s|\s(?:because|so that|including|targeting|aimed at|(?:with|in) \d+ (?:slides?|cards?|pages?))\b|\s(?:that|which)\s(?=(?:should|must|will|has to|explains?|covers?|shows?|includes?|convinces?|is (?:fun|funny|short|simple|easy|clear))\b)/i;
const AUDIENCE =
  /^(?:(?:a|an|the|our|my|your|some|new|young|potential)\s+)*(?:investors?|students?|pupils?|children|kids|beginners?|managers?|staff|board|customers?|clients?|teams?|colleagues?|employees?|parents|teachers?|hires?|users?|people|everyone|(?:(?:city|town|parish|district|school|student) )?(?:council|committee)|mayor|boss|landlord|\d+)\b/i;

/** Kinds whose title needs their name: "Onboarding for developers". */
const KEEPS_KIND_NAME: ReadonlySet<string> = new Set([
  'onboarding',
  'meeting',
  'history',
  'speech',
  'application',
  'safety',
  'tips',
  'how-to',
  'listicle',
  'steps',
  'recipe',
  'worth',
  'fundraiser',
]);

/** What may come before the name of a kind without being part of the title: "Project proposal", "short pitch". */
const COMMON =
  /^(?:(?:product|project|business|research|team|company|investor|marketing|class|short|brief|quick|detailed|simple|nice|good|great|new|professional|convincing|persuasive|compelling)\s?)*$/i;
/** Too general for a title without the words before it: "our app". */
const AFTER_NOUN = /,|\s(?:that|which|who|where|in|for|with)\s/i;
const GENERAL = /^(?:app|start-?up|company|product|service|business|idea|team|project|website|platform|software)$/i;

const PERIOD = /^(?:annual|quarterly|monthly|weekly|year|quarter)\s/i;
const MOST_BEFORE_COLON = 3;

/** Politeness at the end of a prompt. */
export const PLEASE =
  /[\s,]+(?:please|pls|plz|thanks|thank you|thx|bitte|danke|s['’]il (?:vous|te) pla[iî]t|svp|stp|merci|por favor|gracias)[.!\s]*$/i;
/** A single question is a title as a whole. */
const QUESTION =
  /^(?:how|why|what|who|when|where|which|is|are|can|do|does|did|should|will|would|wie|warum|was|wer|wann|wo|welche[rs]?|ist|sind|kann|können|soll|sollen|sollten|wieso|weshalb|woher|wohin|wozu|darf|dürfen|muss|müssen|braucht|brauchen|gibt|hilft|helfen|lohnt|lohnen|macht|machen|wird|werden)\s[^.!?;:\n]+\?/i;
/** A work's title in quotation marks and what to make of it. */
const TITLE_AND_FORM =
  /^([„“"«][^„“”"«»]{2,80}[“”"»])\s+(?:presentation|slides|referat|präsentation|vortrag|expos[ée]|présentation|exposición|presentación)$/iu;
/** "Python for beginners course": its kind is below the title. */
const COURSE_NAME = /^(.+\sfor\s.+)\s(?:course|class|workshop|lesson|tutorial|seminar)$/i;

const RULES: Readonly<Record<OutlineLanguage, TopicRules>> = {
  en: { polite: POLITE, order: ORDER, clause: CLAUSE, question: QUESTION, subject: englishSubject },
  de: { polite: GERMAN_POLITE, order: GERMAN_ORDER, clause: GERMAN_CLAUSE, question: QUESTION, subject: germanSubject },
  fr: FRENCH_TOPIC_RULES,
  es: SPANISH_TOPIC_RULES,
};

/** The subject of a prompt, without the words that ask for a deck. Never empty if the prompt has words. */
export function findTopic(prompt: string, kind: OutlineKind, language: OutlineLanguage): string {
  const text = prompt.replace(/\s+/g, ' ').trim().replace(PLEASE, '');
  // A reason can be a title unchanged: "Why we need a new roof".
  const isWhole =
    KEEPS_KIND_NAME.has(kind.id) || (kind.id === 'request' && /\b(?:why|warum|pourquoi)\b|\bpor qu[eé]/i.test(text));
  const rules = RULES[language];
  const found = rules.subject(text, kind, isWhole);
  const subject = placeAfter(found, kind, language) ?? (withoutForm(withoutAskedCards(found)) || found);
  const question = rules.question.exec(subject)?.[0];
  if (question !== undefined && isShortTitle(question)) return asTitle(question, language);
  const lead = isWhole ? leadLength(subject, kind) : 0;
  const clause = lead + subject.slice(lead).search(rules.clause);
  const words = (clause > lead + 2 ? subject.slice(0, clause) : subject).split(' ');
  const topic = shortened(words, rules).replace(/^[¿¡]|[\s,;:.–—(-]+$/g, '');
  // The last dot of "TSV Oberau e.V." is no full stop.
  if (/(?<!\p{L})\p{L}\.\p{L}$/u.test(topic)) return asTitle(`${topic}.`, language);
  return asTitle(topic === '' ? prompt.trim().slice(0, 60) : topic, language);
}

/** "May", "march" and "sun" are also other words. */
const ENGLISH_NAMES =
  /(?<=\s)(?:i(?=\s)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|june|july|august|september|october|november|december)(?!\p{L})/gu;

/** With a capital at its start, and at "I", weekdays and months of a prompt in lower case. */
function asTitle(text: string, language: OutlineLanguage): string {
  return capitalised(language === 'en' ? text.replace(ENGLISH_NAMES, capitalised) : text);
}

/** "Bäckerei" in "Businessplan Bäckerei". */
function placeAfter(subject: string, { id, named }: OutlineKind, language: OutlineLanguage): string | undefined {
  const found = id === 'pitch' ? named.exec(subject) : null;
  if (found?.index !== 0) return undefined;
  const after = subject.slice(found[0].length).trim();
  return BUSINESS_NAME[language].test(after) ? after : undefined;
}

/** "“The Little Prince” presentation" without its last word. */
function withoutForm(subject: string): string {
  return subject.replace(/\s+/g, ' ').replace(TITLE_AND_FORM, '$1').trim();
}

function shortened(words: readonly string[], { mostWords, dangling = NO_WORDS }: TopicRules): string {
  if (mostWords === undefined) return shortenTitle(words);
  return words.length > mostWords ? words.slice(0, mostWords).join(' ').replace(dangling, '') : words.join(' ');
}

/** The length of "Tips: " in "Tips: saving energy". */
function leadLength(subject: string, { named }: OutlineKind): number {
  const [lead = ''] = /^[^:.!?,]{1,40}:\s/.exec(subject) ?? [];
  return named.test(lead) ? lead.length : 0;
}

/** Whether a prompt begins with a request. */
export function isOrder(prompt: string, language: OutlineLanguage): boolean {
  const { polite, order } = RULES[language];
  const plain = prompt.trim().replace(polite, '');
  return plain !== prompt.trim() || order.test(plain);
}

function englishSubject(text: string, kind: OutlineKind, isWhole: boolean): string {
  const asked = withoutOrder(text);
  const subject = kind.label === null || isWhole ? asked : subjectOf(asked, kind);
  const name = kind.id === 'lesson' || kind.id === 'workshop' ? COURSE_NAME.exec(subject)?.[1] : undefined;
  if (SENTENCE.test(subject)) return subject;
  const bare = (name ?? subject).replace(ARTICLE, '');
  if (!GENERAL.test(bare.split(AFTER_NOUN, 1)[0]!)) return bare;
  if (/^(?:our|my|your)\s/i.test(subject)) return subject;
  return GENERAL.test(bare) ? asked.replace(ARTICLE, '') : bare;
}

/** The prompt without its request: "Please make a presentation about". */
export function withoutOrder(text: string, language: OutlineLanguage = 'en'): string {
  if (language !== 'en') return text.replace(RULES[language].polite, '').replace(RULES[language].order, '');
  let rest = text.trim().replace(PRESENTED_TO, '$1 for');
  for (const part of [POLITE, POLITE, TELLING, ORDER, THING, COUNTED, LABELLED, STATEMENT])
    rest = rest.replace(part, '');
  return rest.trim() === '' ? text : rest;
}

/** Extracts the subject: "light" from "a lesson for pupils about light", "the café" from "a pitch for the café". */
function subjectOf(text: string, { id, named }: OutlineKind): string {
  const found = named.exec(text);
  // What follows the first sentence only adds to the subject.
  if (!found || /[.!?;]\s/.test(text.slice(0, found.index))) return text;
  const before = withoutAskedCards(text.slice(0, found.index).replace(ARTICLE, '')).trim();
  const after = text.slice(found.index + found[0].length);
  // "Quarterly business review for a bakery" is more than "A bakery".
  if (id === 'report' && PERIOD.test(found[0])) return text;
  // The product follows directly: "Sell our house plants".
  if (/^sell/i.test(found[0]) && before === '' && after.trim() !== '') return after.trim();
  // "Pitch deck coffee shop"
  const bare = /^\s+deck\s+(?!(?:for|of|to|about|on|with|in|from)\s)(\S.*)/i.exec(after)?.[1];
  if (bare && before === '') return bare;
  const [, between = '', about] = /^([^.!?]*?)\s(?:about|on)\s+(.+)/i.exec(after) ?? [];
  const object = /(?:^|\s)(?:for|of|to|that|which|with)\s+(.*)$/i.exec(between)?.[1];
  // "A lesson for pupils about light" is about light, "a pitch for a café on the beach" is not about the beach.
  if (about && (object === undefined || AUDIENCE.test(object))) return about;
  const taught = TEACHES.has(id) ? TAUGHT.exec(after)?.[2] : undefined;
  if (taught) return taught;
  const [, sign = '', owner] =
    /^(?:\s+(?:deck|presentation|slides?|meeting|plan|report|study|talk|paper|summary|session))?\s*(:|–|—|\s(?:for|of|to|between|with|in|from))\s+(.+)/i.exec(
      after,
    ) ?? [];
  if (!owner) return text;
  if (sign === ':' && before.split(' ').length <= MOST_BEFORE_COLON) return owner;
  // "A pitch to the board for a new warehouse"
  const other = AUDIENCE.test(owner) ? /^[^.!?:]{2,30}?\s(?:for|about)\s(.+)$/i.exec(owner)?.[1] : undefined;
  if (other && !AUDIENCE.test(other) && COMMON.test(before)) return other;
  // "A sales report for the board" is not about the board, and "Sprint retrospective" is more than a retrospective.
  return id === 'training' || AUDIENCE.test(owner) || !COMMON.test(before) ? text : owner;
}
