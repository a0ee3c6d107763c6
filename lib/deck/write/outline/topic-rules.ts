import type { OutlineKind } from './outline-kind';
import { TAUGHT, TEACHES } from './taught';

/** How to find the subject of a prompt in one language. */
export type TopicRules = {
  polite: RegExp;
  order: RegExp;
  /** Where a prompt continues beyond the subject of the deck. */
  clause: RegExp;
  /** A single question is a title as a whole. */
  question: RegExp;
  subject: (text: string, kind: OutlineKind, isWhole: boolean) => string;
  /** The longest title in words, if longer than in English. */
  mostWords?: number;
  /** Words that a shortened title cannot end with. */
  dangling?: RegExp;
};

/** The words around a subject in a Romance language, where it follows the name of the kind after a preposition. */
export type SubjectWords = {
  /** "une présentation de 10 diapositives sur " */
  form: RegExp;
  /** "une présentation " before "de notre association" */
  ofForm: RegExp;
  /** What follows a kind: "Cours pour des élèves de 6e sur (la lumière)". */
  about: RegExp;
  /** What directly follows a kind: "Devis : (la cuisine)", "Pitch pour (un café)". */
  follows: RegExp;
  /** "Lancement (du nouveau site)" */
  ofThing: RegExp;
  readers: RegExp;
  /** "Expliquez le système solaire à (des enfants)" is about the solar system for children. */
  explainedTo: RegExp;
  explainedFor: string;
};

/** Kinds whose name the title can do without, because it is shown below. */
const LEAVES_NAME: ReadonlySet<string> = new Set([
  'sales',
  'request',
  'pitch',
  'launch',
  'proposal',
  'case-study',
  'marketing',
  'comparison',
  'book',
  'business',
  'plan',
  'kickoff',
  'research-proposal',
]);
/** Kinds for which that is so only before a word such as "about": "Cours sur la lumière", not "Cours de cuisine". */
const LEAVES_NAME_ABOUT: ReadonlySet<string> = new Set(['lesson', 'workshop', 'training', 'research', 'report']);

/** The subject of a French or Spanish prompt, without the words that ask for a deck. */
export function subjectFrom(
  text: string,
  kind: OutlineKind,
  isWhole: boolean,
  {
    rules,
    words,
    withoutIndefinite,
    withoutOf,
  }: {
    rules: Pick<TopicRules, 'polite' | 'order' | 'question'>;
    words: SubjectWords;
    withoutIndefinite: (text: string) => string;
    withoutOf: (text: string) => string;
  },
): string {
  const polite = text.replace(rules.polite, '').replace(rules.polite, '');
  const asked = polite.replace(words.explainedTo, words.explainedFor).replace(rules.order, '');
  const bare = bareSubject(asked, words, withoutOf);
  if (rules.question.test(bare)) return bare;
  const plain = withoutIndefinite(bare) || text;
  if (kind.label === null || isWhole) return plain;
  const found = kind.named.exec(bare);
  if (!found) return plain;
  const before = withoutIndefinite(bare.slice(0, found.index).replace(/\S+['’]$/, '')).trim();
  const after = bare.slice(found.index + found[0].length);
  // Longer words before the kind belong to the title: "Le plus beau voyage".
  if (before !== '' && !/^\p{L}{1,6}$/u.test(before)) return plain;
  const leavesName = LEAVES_NAME.has(kind.id);
  const taught = TEACHES.has(kind.id) ? TAUGHT.exec(after)?.[2] : undefined;
  if (taught) return withoutIndefinite(taught);
  const about = leavesName || LEAVES_NAME_ABOUT.has(kind.id) ? subjectAbout(after, found[0], words) : undefined;
  if (about) return withoutIndefinite(about);
  const follows = words.follows.exec(after)?.[1];
  if (follows && (leavesName || /^\s*:/.test(after)) && !words.readers.test(follows)) return withoutIndefinite(follows);
  const thing = kind.id === 'launch' ? words.ofThing.exec(after)?.[1] : undefined;
  return thing ? withoutOf(thing) : plain;
}

/** The name of a kind can itself end in "sur" or "entre". */
function subjectAbout(after: string, name: string, words: SubjectWords): string | undefined {
  const last = /\s(sur|sobre|entre|pour|para)$/i.exec(name)?.[1];
  const isForReaders = /^(?:pour|para)$/i.test(last ?? '') && words.readers.test(after.trim());
  return last === undefined || isForReaders ? words.about.exec(after)?.[1] : after.trim();
}

function bareSubject(asked: string, { form, ofForm }: SubjectWords, withoutOf: (text: string) => string): string {
  const subject = asked.replace(form, '');
  if (subject !== asked && subject.trim() !== '') return /^(?:du|del)\s/i.test(subject) ? withoutOf(subject) : subject;
  const of = asked.replace(ofForm, '');
  return of === asked ? asked : withoutOf(of);
}
