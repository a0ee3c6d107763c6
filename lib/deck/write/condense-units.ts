import type { Block, BlockOf, TextRun } from '../blocks';
import { isSource } from '../content/fold-source';
import { readListComparison } from '../content/read-comparison';
import { runsOfBlock } from '../text/block-text';
import { countWords } from '../text/count-words';
import { MONTH } from '../text/date-words';
import { capitalised, endsWithColon } from '../text/letters';
import { readTurn } from '../text/read-turn';
import { sentenceEnds } from '../text/split-sentences';
import { plainText, pushRun, sliceRuns, trimRuns } from '../text/text-runs';
import { greetingEnd, isBlank, isChatter, isSignOff } from './chatter';
import { goesOn, isQuoteOpen } from './goes-on';
import { refersBack } from './refers-back';

/** What a condensed card keeps or drops: a sentence, list item, table row, quote paragraph or whole block. */
export type Unit = {
  block: number;
  part: number;
  runs: TextRun[];
  words: number;
  /** Words charged to the limit of the card: tables and lists read faster than prose. */
  cost: number;
  worth: number;
  level: number;
  isWhole: boolean;
  /** May exceed the word limit, because part of it would mislead. */
  mayExceed: boolean;
  /** Cut short to fit. */
  isCut: boolean;
  /** Refers to the sentence before it. */
  goesOn: boolean;
  /** Announces the block after its own. */
  isAnnouncement: boolean;
  /** A line break follows it. */
  endsLine: boolean;
  /** Kept whatever it costs: a list that already consists of points. */
  isKept: boolean;
  /** Only polite, such as a greeting. Dropped before anything else. */
  isChatter: boolean;
  /** In a conversation: the label of the turn that it opens, without the time. */
  opens: string | null;
};

/** Longer lists are shortened by items, and longer tables by rows. */
export const WHOLE_LIST = { items: 9, words: { numbered: 150, other: 90 } };
/** Bullet lists are kept whole only if every item is this short, in words. */
const SHORT_ITEM = 12;
const WHOLE_ROWS = 12;
/** Lists of up to this many items and words are already points, and are never shortened. */
const POINTS = [
  { items: 6, words: 90 },
  { items: 12, words: 45 },
];
/** Lines of up to this many words work like a list. */
const SHORT_LINE = 12;
/** In words, including the source. */
const WHOLE_QUOTE = 60;
/** Prose takes longer to read than headings, so that it fills at most about nine tenths of the limit. */
const COST = { list: 0.6, cell: 0.6, line: 2, prose: 1.1 };

export function unitsOf(block: Block, at: number, isConversation = false): Unit[] {
  const unit = (part: number, runs: TextRun[], more: Partial<Unit> = {}): Unit => {
    const words = countWords(plainText(runs));
    const plain = {
      level: 0,
      isWhole: false,
      mayExceed: false,
      isCut: false,
      goesOn: false,
      isAnnouncement: false,
      endsLine: false,
      isKept: false,
      isChatter: false,
      opens: null,
    };
    return { block: at, part, runs, words, cost: words, worth: 0, ...plain, ...more };
  };
  const whole = (cost: number, isKept = false) => [
    unit(0, spaced(runsOfBlock(block)), { cost: Math.ceil(cost), isWhole: true, mayExceed: true, isKept }),
  ];
  const sentence = ({ runs: all, endsLine, repeats }: Sentence, part: number): Unit => {
    const runs = part === 0 ? withoutGreeting(all) : all;
    const text = plainText(runs);
    return unit(part, runs, {
      cost: Math.ceil(countWords(text) * COST.prose),
      endsLine,
      goesOn: part > 0 && (goesOn(text) || refersBack(text) || QUOTE.test(text) || repeats || isFragment(text)),
      isAnnouncement: endsWithColon(text),
      mayExceed: FIRST.test(text),
      isChatter: isChatter(text),
    });
  };
  switch (block.kind) {
    case 'heading':
      return [unit(0, block.runs)];
    case 'paragraph':
      if (isConversation) return sentencesOf(block.runs).map((each, part) => spoken(sentence(each, part)));
      if (isReference(plainText(block.runs))) return whole(wordsIn(block) * COST.list);
      if (isWholeLines(block) && !isBlank(plainText(block.runs))) return whole(wordsIn(block) * COST.list);
      if (isSignOff(plainText(block.runs)) || isBlank(plainText(block.runs)))
        return sentencesOf(block.runs).map((each, part) => ({ ...sentence(each, part), isChatter: true }));
      return withoutNameBelow(sentencesOf(block.runs).map(sentence));
    case 'list':
      return isWholeList(block)
        ? whole(wordsIn(block) * COST.list, isPoints(block))
        : block.items.map(({ runs, level }, part) => unit(part, runs, { level }));
    case 'table':
      return block.rows.length <= WHOLE_ROWS
        ? whole((block.rows.length + 1) * block.header.length * COST.cell)
        : [block.header, ...block.rows].map((row, part) => unit(part, spaced(row.filter((cell) => cell.length > 0))));
    case 'quote':
      return wordsIn(block) <= WHOLE_QUOTE
        ? [{ ...whole(wordsIn(block))[0]!, mayExceed: false }]
        : block.paragraphs.map((runs, part) => unit(part, runs, { goesOn: part > 0 && isSource(runs) }));
    case 'code':
      // The rest of it is on another card.
      return whole(block.text.split('\n').length * COST.line, block.isPart);
    case 'image':
      return [];
  }
}

function isWholeList(list: BlockOf<'list'>): boolean {
  if (isPoints(list)) return true;
  const { items, words } = WHOLE_LIST;
  // Without some of its points, a comparison would be unfair to one side.
  if (wordsIn(list) <= words.other && readListComparison(list)) return true;
  if (list.items.length > items || wordsIn(list) > (list.ordered ? words.numbered : words.other)) return false;
  return list.ordered || list.items.every(({ runs }) => countWords(plainText(runs)) <= SHORT_ITEM);
}

function isPoints(list: BlockOf<'list'>): boolean {
  const words = wordsIn(list);
  return POINTS.some((most) => list.items.length <= most.items && words <= most.words);
}

/** Whether a paragraph is an entry of a list of sources, whose full stops end no sentences: "[3] Okano K et al. …". */
export function isReference(paragraph: string): boolean {
  return /^\[[\p{L}\p{N}+]{1,12}\] \S/u.test(paragraph);
}

/** "3.1 All trips are booked …", numbered within a section, but not "1.2 kg beef" or "1.5 L milk". */
const CLAUSE = /^\d{1,3}(?:\.\d{1,3})+\.? (?:\p{Lu}(?:\p{Ll}|\p{Lu}{2})|[AÀI] |["“„«])/u;

const LABEL = /^[\p{Lu}\p{N}][^:]{0,40}:\s+\S/u;

/**
 * Lines with labels and short lines work like a list, such as pros and cons, and would mislead if some were dropped.
 */
function isWholeLines({ runs }: BlockOf<'paragraph'>): boolean {
  const lines = plainText(runs).split('\n');
  const { items, words } = WHOLE_LIST;
  return (
    lines.length <= items &&
    (lines.filter((line) => LABEL.test(line)).length > 1 || areShortLines(lines)) &&
    lines.reduce((sum, line) => sum + countWords(line), 0) <= words.other
  );
}

function areShortLines(lines: readonly string[]): boolean {
  return lines.length > 2 && lines.every((line) => countWords(line) <= SHORT_LINE);
}

const wordsIn = (block: Block) => runsOfBlock(block).reduce((sum, runs) => sum + countWords(plainText(runs)), 0);

const FIRST = /^(?:First(?:ly)?|Erstens|Premièrement|Primero),? /u;
const NEXT =
  /^(?:Second(?:ly)?|Third(?:ly)?|Fourth(?:ly)?|Zweitens|Drittens|Viertens|Deuxièmement|Troisièmement|Segundo|Tercero),? /u;

/** Whether a sentence opens a numbered clause. */
export function opensClause(sentence: string): boolean {
  return CLAUSE.test(sentence);
}

/** Whether a sentence opens a point of a series: "3.1 All trips …", "First, …", "Zweitens …". */
export function opensPoint(sentence: string): boolean {
  return opensClause(sentence) || FIRST.test(sentence) || NEXT.test(sentence);
}

/** "We could. But …": without its limit, a short sentence would mislead. */
const LIMITS = /^(?:But|However|Only|Aber|Allerdings|Jedoch|Nur|Mais|Pero),? /u;
const SHORT_SENTENCE = 4;
/** Shorter sentences say nothing without the one before, or after if they open a paragraph: "Twice.", "Engineers do." */
const FRAGMENT_WORDS = 4;

/** A quotation inside a paragraph belongs to the speaker who is named before it. */
const QUOTE = /^["“„«]/;
/** The most sentences that are kept together because they are in quotation marks. */
const QUOTED_SENTENCES = 4;

/** "Engineers do.", "We recommend three times as much." */
function isFragment(sentence: string): boolean {
  const words = countWords(sentence);
  return (
    words < FRAGMENT_WORDS || (words <= SHORT_ADVICE && /^(?:I|We) recommend |^(?:Ich|Wir) empfehlen /.test(sentence))
  );
}

const SHORT_ADVICE = 8;

/** Characters searched for a line break at the end of a sentence. */
const LINE_END = 16;

/** `repeats`: it begins with something that the sentence before it has named: "… a smell. The smell …". */
type Sentence = { runs: TextRun[]; endsLine: boolean; repeats: boolean };

/** Removes the time and the speaker from a sentence that opens a turn, because the speaker is added where needed. */
function spoken(unit: Unit): Unit {
  const turn = readTurn(plainText(unit.runs));
  if (!turn) return unit;
  const opens = turn.speaker === '' ? '' : `${turn.speaker}: `;
  const runs = trimRuns(sliceRuns(unit.runs, turn.label.length));
  const words = countWords(opens) + countWords(plainText(runs));
  return { ...unit, runs, words, cost: Math.ceil(words * COST.prose), opens };
}

function sentencesOf(runs: TextRun[]): Sentence[] {
  const text = plainText(runs);
  const ends = sentenceEnds(text);
  const isNext = (at: number) => {
    const [before, sentence] = [text.slice(ends[at - 2] ?? 0, ends[at - 1]), text.slice(ends[at - 1] ?? 0, ends[at])];
    if (NEXT.test(sentence)) return true;
    const words = countWords(before.slice(readTurn(before)?.label.length ?? 0));
    if (at === 1 && words < FRAGMENT_WORDS && !/[?？:]\s*$/.test(before) && !isChatter(before)) return true;
    return LIMITS.test(sentence) && words <= SHORT_SENTENCE;
  };
  // "First … Second … Third …" is one unit: without its last part it would mislead.
  const quoted = withinQuotes(text, ends);
  const starts = ends.map((_, at) => ends[at - 1] ?? 0).filter((_, at) => at === 0 || !(isNext(at) || quoted.has(at)));
  return starts
    .map((start, at) => ({ start, end: starts[at + 1] ?? text.length, before: text.slice(starts[at - 1] ?? 0, start) }))
    .map(({ start, end, before }) => ({
      runs: trimRuns(sliceRuns(runs, start, end)),
      repeats: repeatsNoun(before, text.slice(start, end)) || needsDay(before, text.slice(start, end)),
      endsLine: /\n\s*$/.test(text.slice(Math.max(start, end - LINE_END), end)),
    }))
    .filter((each) => each.runs.length > 0);
}

const DEFINITE = /^(?:The|Der|Die|Das|Den|Dem) (\p{L}{4,})(?!\p{L})/u;
/** Words that begin with the same letters mostly have the same origin: "we abolished fines … The abolition cost …". */
const SAME_LETTERS = 5;

function repeatsNoun(before: string, sentence: string): boolean {
  const noun = DEFINITE.exec(sentence)?.[1]?.toLowerCase();
  if (noun === undefined) return false;
  const stem = noun.length > SAME_LETTERS + 1 ? noun.slice(0, SAME_LETTERS) : null;
  const words = before.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.some((word) => word === noun || (stem !== null && word.startsWith(stem)));
}

const CLOCK = /(?<![\p{L}\d.,])\d{1,2}(?:[:.h]\d{2}|(?:[:.]\d{2})?\s?(?:Uhr|[ap]\.?m\.?|h))(?![\p{L}\d])/iu;
const DAY = new RegExp(
  `(?<!\\p{L})(?:\\p{L}*(?:day|tag)|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|jour|lunes|martes|miércoles|jueves|viernes|sábado|domingo|día|mittwoch|sonnabend)(?!\\p{L})|\\d\\.? ?(?:de )?${MONTH}(?!\\p{L})|(?<!\\p{L})${MONTH} \\d`,
  'iu',
);

/** Whether a sentence has a time whose day is in the sentence before: "On moving day … The lines are switched at 4 p.m." */
function needsDay(before: string, sentence: string): boolean {
  return CLOCK.test(sentence) && !DAY.test(sentence) && DAY.test(before);
}

/** Below thanks, a short line is the name of the sender. */
function withoutNameBelow(units: Unit[]): Unit[] {
  if (!units[0]?.isChatter) return units;
  return units.map((unit) => (unit.words <= NAME_WORDS ? { ...unit, isChatter: true } : unit));
}

const NAME_WORDS = 3;

/** What follows the greeting in "Dear readers, the year 2025 was …". */
function withoutGreeting(runs: TextRun[]): TextRun[] {
  const end = greetingEnd(plainText(runs));
  if (end === 0) return runs;
  const [first, ...others] = trimRuns(sliceRuns(runs, end));
  return first ? [{ ...first, text: capitalised(first.text) }, ...others] : runs;
}

/** The sentences that begin inside a short quotation, which is kept whole with the words that name its speaker. */
function withinQuotes(text: string, ends: readonly number[]): Set<number> {
  const within = new Set<number>();
  let from = 0;
  for (let at = 0; at < ends.length; at += 1) {
    const start = ends[from - 1] ?? 0;
    if (!isQuoteOpen(text.slice(start, ends[at])) || at - from >= QUOTED_SENTENCES) {
      if (!isQuoteOpen(text.slice(start, ends[at]))) for (let each = from + 1; each <= at; each += 1) within.add(each);
      from = at + 1;
    }
  }
  return within;
}

function spaced(parts: readonly TextRun[][]): TextRun[] {
  const out: TextRun[] = [];
  for (const runs of parts) {
    if (out.length > 0) pushRun(out, ' ');
    for (const { text, ...style } of runs) pushRun(out, text, style);
  }
  return out;
}
