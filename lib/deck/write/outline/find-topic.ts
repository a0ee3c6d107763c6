import { FRENCH_TOPIC_RULES } from './french/french-topic';
import { GERMAN_CLAUSE, GERMAN_ORDER, GERMAN_POLITE, germanSubject } from './german/german-topic';
import { MISSPELT_PRESENTATION } from './misspelt';
import { NO_WORDS, type OutlineKind, type OutlineLanguage } from './outline-kind';
import { SPANISH_TOPIC_RULES } from './spanish/spanish-topic';
import type { TopicRules } from './topic-rules';

const MOST_WORDS = 10;
const POLITE =
  /^(?:please|hi|hello|hey|can you|could you|would you|i(?:’|')d like(?: you)? to|i would like(?: you)? to|help me(?: to)?)[\s,!]+/i;
const ORDER =
  /^(?:create|make|write|build|prepare|generate|draft|design|produce|give|show|i need|we need|i want|need|do)\s+(?:(?:me|us)\s+)?/i;
const THING = new RegExp(
  String.raw`^(?:(?:a|an|the|some|my|our)\s+)?(?:(?:short|brief|quick|simple|nice|good|great|professional|\d+[- ]?(?:slides?|cards?|pages?|minutes?))[\s,]+)*(?:power ?point|ppt|${MISSPELT_PRESENTATION.en}|keynote|slide ?deck|deck|slides|slideshow|document|doc|web ?page|website|carousel|(?:social|instagram|linkedin)(?: media)? posts?|outline|talk)s?\s+(?:about|on|for|of|to|that explains|explaining|covering|with)\s+`,
  'i',
);
/** An article, unless a name follows, which it is part of. */
const ARTICLE = /^(?:a|an|the|our|my|your|some|A|An|The|Our|My|Your|Some)\s+(?!\p{Lu}\p{Ll})/u;
/** Where a prompt continues beyond the subject of the deck. */
const CLAUSE =
  /\.(?=\s|$)|[!?;:\n]|,\s|\s[–—-]\s|\s(?:that|which|who|where|because|so that|including|targeting|aimed at|with \d+ \w+|in \d+ (?:slides?|cards?|pages?))\b/i;
const AUDIENCE =
  /^(?:(?:a|an|the|our|my|your|some|new|young|potential)\s+)*(?:investors?|students?|pupils?|children|kids|beginners?|managers?|board|customers?|clients?|teams?|colleagues?|employees?|parents|teachers?|hires?|users?|people|everyone|\d+)\b/i;

/** Kinds whose title needs their name: "Onboarding for developers". */
const KEEPS_KIND_NAME: ReadonlySet<string> = new Set([
  'onboarding',
  'meeting',
  'history',
  'speech',
  'application',
  'safety',
]);

/** Politeness at the end of a prompt. */
const PLEASE =
  /[\s,]+(?:please|pls|plz|thanks|thank you|thx|bitte|danke|s['’]il (?:vous|te) pla[iî]t|svp|stp|merci|por favor|gracias)[.!\s]*$/i;
/** A single question is a title as a whole. */
const QUESTION =
  /^(?:how|why|what|who|when|where|which|is|are|can|do|does|should|wie|warum|was|wer|wann|wo|welche[rs]?|ist|sind|kann|können|soll|sollen)\s[^.!?;:\n]+\?$/i;
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
  const { subject: subjectOf, question, clause, mostWords = MOST_WORDS, dangling = NO_WORDS } = RULES[language];
  const subject = subjectOf(text, kind, isWhole);
  if (question.test(subject) && subject.split(' ').length <= mostWords) return capitalised(subject);
  const end = subject.search(clause);
  const words = (end > 2 ? subject.slice(0, end) : subject).split(' ');
  const cut = words
    .slice(0, mostWords)
    .join(' ')
    .replace(/^[¿¡]|[\s,;:.–—-]+$/g, '');
  const topic = words.length > mostWords ? cut.replace(dangling, '') : cut;
  return capitalised(topic === '' ? prompt.trim().slice(0, 60) : topic);
}

/** Whether a prompt begins with a request. */
export function isOrder(prompt: string, language: OutlineLanguage): boolean {
  const { polite, order } = RULES[language];
  const plain = prompt.trim().replace(polite, '');
  return plain !== prompt.trim() || order.test(plain);
}

function englishSubject(text: string, kind: OutlineKind, isWhole: boolean): string {
  const asked = withoutOrder(text);
  const subject = kind.label === null || isWhole ? asked : subjectOf(asked, kind.named);
  const name = kind.id === 'lesson' || kind.id === 'workshop' ? COURSE_NAME.exec(subject)?.[1] : undefined;
  return (name ?? subject).replace(ARTICLE, '');
}

function withoutOrder(text: string): string {
  let rest = text.trim();
  for (const part of [POLITE, POLITE, ORDER, THING]) rest = rest.replace(part, '');
  return rest.trim() === '' ? text : rest;
}

/** Extracts the subject: "light" from "a lesson for pupils about light", "the café" from "a pitch for the café". */
function subjectOf(text: string, named: RegExp): string {
  const found = named.exec(text);
  if (!found) return text;
  const before = text.slice(0, found.index).replace(ARTICLE, '').trim();
  const after = text.slice(found.index + found[0].length);
  // The product follows directly: "Sell our house plants".
  if (/^sell/i.test(found[0]) && before === '' && after.trim() !== '') return after.trim();
  // "Pitch deck coffee shop"
  const bare = /^\s+deck\s+(?!(?:for|of|to|about|on|with|in|from)\s)(\S.*)/i.exec(after)?.[1];
  if (bare && before === '') return bare;
  const about = /^[^.!?]*?\s(?:about|on)\s+(.+)/i.exec(after)?.[1];
  if (about) return about;
  const owner =
    /^(?:\s+(?:deck|presentation|slides?|meeting|plan|report|study))?\s*(?::|–|—|\s(?:for|of|to|between|with|in|from))\s+(.+)/i.exec(
      after,
    )?.[1];
  // "A sales report for the board" is not about the board.
  if (owner && !AUDIENCE.test(owner) && before.split(' ').length <= 1) return owner;
  return text;
}

function capitalised(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}
