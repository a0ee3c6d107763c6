import type { Block, Card, TextRun } from '../blocks';
import { foldWord, withoutPlural } from '../icons/fold-word';
import { runsOfBlock } from '../text/block-text';
import { STOP_WORDS } from '../text/stop-words';
import { plainText } from '../text/text-runs';
import { findPhrase, wordsIn } from '../words/match-phrases';
import { SUBJECTS, type Subject } from './subject';
import { SUBJECT_WORDS } from './subject-words';

type Sign = { subject: Subject; weight: number };
type Score = Record<Subject, number>;

const SURE = 2;
const UNSURE = 1;
/** Only this much of a text is read, which is enough to find its subject. */
const MOST_LETTERS = 24_000;
const MOST_BLOCKS = 400;
/** A word counts at most this many times, so that a single name does not decide the subject. */
const MOST_TIMES = 4;
/**
 * The score that a subject needs in the text if the title does not name it: an absolute minimum, and a share of the
 * words.
 */
const LEAST_SAID = 12;
const LEAST_SHARE = 0.035;
/** From this many words on, the text says more about its subject than the title does. */
const LONG_TEXT = 50;
/** From this many words on, a text has more than one word of its subject. */
const DETAILED_TEXT = 200;
/** The share of a topic's words that words about work need if the title names work. */
const WORK_SHARE = 0.6;
/** Figures of speech about something else. */
const FIGURES = `recipe for, rezept für, eat strategy, for breakfast, low hanging fruit, climate of, klima der,
  cook/cooked/cooking up, cook/cooked/cooking the books, bank of the, the heart of, house of cards, food for thought,
  piece of cake`;
const LONGEST_WORD = 32;
/** Minimum number of different words about work in a text with that subject. */
const LEAST_WORK_WORDS = 4;
const TOPICS = SUBJECTS.filter((subject) => subject !== 'work');
/** The broader subject of each narrow one. If a text names both, the narrow one is used. */
const BROADER: Partial<Record<Subject, Subject>> = { bees: 'nature', library: 'school', bicycles: 'sport' };
const LEAST_AFFIX = 3;

const { whole, starts, ends } = readSigns();

/**
 * The subject of a deck, by the words of its title and its text. Null if none fits well, because a wrong picture is
 * worse than none.
 */
export function subjectOf(title: string, cards: readonly Pick<Card, 'blocks'>[]): Subject | null {
  const named = emptyScore();
  const inTitle = wordsIn(title.slice(0, 300));
  const figure = findPhrase(inTitle, FIGURES) ?? [];
  const literal = inTitle.filter((_, at) => !figure.includes(at)).join(' ');
  for (const word of wordsOf(literal)) add(named, signsOf(word), 1);
  const said = readCards(title, cards);
  return topicOf(named, said) ?? (isWork(named, said) ? 'work' : null);
}

/** Whether the deck is about work: the title names it, or the text keeps returning to it. */
function isWork(named: Score, { score, distinct, words }: Said): boolean {
  if (named.work >= SURE) return true;
  return score.work >= Math.max(LEAST_SAID, words * LEAST_SHARE) && distinct.work >= LEAST_WORK_WORDS;
}

type Said = { score: Score; distinct: Score; words: number };

/** The subject other than work, whose words are in most texts. */
function topicOf(named: Score, said: Said): Subject | null {
  const [best, next] = ranked(named, said.score);
  const [most, second] = ranked(said.score);
  const isSaid = most.score >= Math.max(LEAST_SAID, said.words * LEAST_SHARE) && said.distinct[most.subject] >= 3;
  const isClear = most.score >= second.score * 1.6 || BROADER[most.subject] === second.subject;
  if (best.score > 0) {
    const own = said.score[best.subject];
    // A subject that fills the text outweighs a word of the title, which may be a name or a figure of speech.
    if (isSaid && most.subject !== best.subject && most.score >= own * 3 + 6) return isClear ? most.subject : null;
    // So does a long text that never returns to the word of the title.
    if (own === 0 && said.words >= LONG_TEXT) return isSaid && isClear ? most.subject : null;
    if (best.score === next.score && BROADER[best.subject] !== next.subject && own <= said.score[next.subject])
      return null;
    // Five coffee machines in an office are not about food.
    if (own > 0 && said.distinct[best.subject] < 2 && said.words >= DETAILED_TEXT) return null;
    if (best.score >= SURE) return best.subject;
    return own >= 4 && most.subject === best.subject && said.distinct[best.subject] >= 2 ? best.subject : null;
  }
  // A report on work that has a budget is not about money.
  const isWorkFirst = named.work >= SURE && said.score.work >= most.score * WORK_SHARE;
  return isSaid && isClear && !isWorkFirst ? most.subject : null;
}

type Rank = { subject: Subject; score: number };

/** The two subjects with the highest score. Ties are decided by another score. */
function ranked(score: Score, other?: Score): [Rank, Rank] {
  const [first, second] = TOPICS.map((subject) => ({ subject, score: score[subject] })).toSorted(
    (one, two) =>
      two.score - one.score ||
      (BROADER[two.subject] === one.subject ? 1 : BROADER[one.subject] === two.subject ? -1 : 0) ||
      (other ? other[two.subject] - other[one.subject] : 0),
  );
  return [first!, second!];
}

/** The scores of the text without the title. Words in headings count twice, and code counts for the subject `code`. */
function readCards(title: string, cards: readonly Pick<Card, 'blocks'>[]): Said {
  const [score, distinct] = [emptyScore(), emptyScore()];
  const times = new Map<string, number>();
  let letters = 0;
  let words = 0;
  let blocks = 0;
  for (const card of cards.filter((each) => !isBlankCard(each)))
    for (const block of card.blocks) {
      if (letters > MOST_LETTERS || blocks > MOST_BLOCKS) return { score, distinct, words };
      blocks += 1;
      if (block.kind === 'heading' && plainText(block.runs) === title) continue;
      if (block.kind === 'code') {
        score.code += 3;
        distinct.code += 1;
        continue;
      }
      const weight = block.kind === 'heading' ? 2 : 1;
      for (const runs of runsOfBlock(block))
        for (const { text, code } of runs) {
          const part = text.slice(0, MOST_LETTERS - letters);
          letters += part.length;
          if (code) score.code += UNSURE;
          for (const word of wordsOf(part)) {
            words += 1;
            const before = times.get(word) ?? 0;
            times.set(word, before + 1);
            if (before >= MOST_TIMES) continue;
            const signs = signsOf(word);
            add(score, signs, weight);
            if (before === 0) for (const { subject } of signs) distinct[subject] += 1;
          }
          if (letters >= MOST_LETTERS) break;
        }
    }
  return { score, distinct, words };
}

function wordsOf(text: string): string[] {
  return (text.match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length > 1 && word.length <= LONGEST_WORD)
    .map(foldWord)
    .filter((word) => !STOP_WORDS.has(word));
}

function signsOf(word: string): Sign[] {
  const known = whole.get(word) ?? whole.get(withoutPlural(word, 'en')) ?? whole.get(withoutPlural(word, 'de'));
  if (known) return known;
  for (let length = word.length; length >= LEAST_AFFIX; length -= 1) {
    const found = starts.get(word.slice(0, length));
    if (found) return found;
  }
  for (let length = word.length; length >= LEAST_AFFIX; length -= 1) {
    const found = ends.get(word.slice(word.length - length));
    if (found) return found;
  }
  return [];
}

function add(score: Score, signs: readonly Sign[], times: number): void {
  for (const { subject, weight } of signs) score[subject] += weight * times;
}

function emptyScore(): Score {
  return Object.fromEntries(SUBJECTS.map((subject) => [subject, 0])) as Score;
}

function readSigns() {
  const tables = {
    whole: new Map<string, Sign[]>(),
    starts: new Map<string, Sign[]>(),
    ends: new Map<string, Sign[]>(),
  };
  for (const subject of SUBJECTS)
    for (const [at, list] of SUBJECT_WORDS[subject].entries())
      for (const word of list.split(/\s+/)) {
        if (word === '') continue;
        const table = word.endsWith('*') ? tables.starts : word.startsWith('*') ? tables.ends : tables.whole;
        const key = word.replace('*', '');
        const signs = table.get(key) ?? [];
        if (!signs.some((sign) => sign.subject === subject)) signs.push({ subject, weight: at === 0 ? SURE : UNSURE });
        table.set(key, signs);
      }
  return tables;
}

/**
 * Whether a card contains only prompts of an outline: open questions, an empty table or a muted line. They do not
 * describe the subject of the deck.
 */
export function isBlankCard({ blocks }: Pick<Card, 'blocks'>): boolean {
  const texts = blocks.filter(({ kind }) => kind !== 'heading' && kind !== 'image');
  return texts.length > 0 && texts.every(isBlank);
}

function isBlank(block: Block): boolean {
  if (block.kind === 'list')
    return block.items.every(({ runs, checked }) => checked === false && plainText(runs).endsWith('?'));
  if (block.kind === 'paragraph') return block.runs.every(isQuiet);
  if (block.kind === 'table')
    return block.header.length > 1 && block.rows.every((row) => row.slice(1).every((runs) => runs.every(isQuiet)));
  return false;
}

function isQuiet({ quiet }: TextRun): boolean {
  return quiet === true;
}
