import { countWords } from '../text/count-words';
import { endsWithQuestionMark } from '../text/letters';
import { plainText, sliceRuns, trimRuns } from '../text/text-runs';
import { NUMBER_WORDS } from '../words/prompt-words';
import type { Unit } from './condense-units';

/** A turn whose first sentence has at most this many words only reacts to the turn before. */
export const MOST_REACTION_WORDS = 5;
/** A longer opening says something of its own, even if it repeats words. */
const MOST_ECHO_WORDS = 12;
const ECHOED_SHARE = 0.7;

type Opening = { unit: Unit; turn: Unit[] };

/**
 * The sentences that open a turn of a conversation and only react to or repeat the turn before it: "So in the fridge.",
 * "Exactly in the fridge." They are kept only if another sentence needs them. Figures and answers to questions say more.
 */
export function findAsides(units: readonly Unit[]): Set<Unit> {
  const found = new Set<Unit>();
  const turns: Opening[] = [];
  for (const unit of units) {
    if (unit.opens !== null) turns.push({ unit, turn: [] });
    turns.at(-1)?.turn.push(unit);
  }
  for (const [at, { unit }] of turns.entries()) {
    const before = turns[at - 1]?.turn ?? [];
    const text = plainText(unit.runs);
    if (/\d/.test(text) || SPOKEN_FIGURE.test(text)) continue;
    const answers = before.some((each) => endsWithQuestionMark(plainText(each.runs)) && !found.has(each));
    const isShort = countWords(text) <= MOST_REACTION_WORDS;
    if (isEcho(text, before.map(({ runs }) => plainText(runs)).join(' ')) || (isShort && !answers)) found.add(unit);
  }
  return found;
}

/** Phrases that only buy time before an answer. */
const FILLER =
  /^(?:(?:well|yes|so|ja|also|nun|oui|alors|bueno),? )?(?:that['’]s the thing|(?:that['’]s |what )?an? (?:good|great|fair|excellent|interesting) (?:question|point)|(?:good|great|fair|excellent|interesting) (?:question|point)|i see|ok(?:ay)?|well|let me think|(?:das ist )?(?:eine )?(?:sehr )?gute frage|verstehe|(?:c['’]est )?(?:une )?(?:très )?bonne question|je vois|(?:es )?(?:una )?(?:muy )?buena pregunta|ya veo)[.!…](?:\s+|$)/iu;

/** Drops fillers at the beginning of turns. What comes after them then opens the turn. */
export function withoutFillers(units: readonly Unit[]): Unit[] {
  const rest: Unit[] = [];
  let opens: string | null = null;
  for (const unit of units) {
    opens = unit.opens ?? opens;
    const filler = opens === null ? '' : (FILLER.exec(plainText(unit.runs))?.[0] ?? '');
    const runs = filler === '' ? unit.runs : trimRuns(sliceRuns(unit.runs, filler.length));
    if (runs.length === 0) continue;
    const less = filler === '' ? 0 : countWords(filler);
    rest.push({ ...unit, runs, words: unit.words - less, cost: unit.cost - less, opens });
    opens = null;
  }
  return rest.length > 0 ? rest : [...units];
}

/** Whether most of the words of a short sentence are in the text before it. */
export function isEcho(text: string, before: string): boolean {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > MOST_ECHO_WORDS) return false;
  const said = new Set(wordsOf(before));
  return words.filter((word) => said.has(word)).length >= words.length * ECHOED_SHARE;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

const NUMBERS = [
  NUMBER_WORDS,
  'eleven|(?:thir|four|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\\p{L}+)?|hundred|thousand|million',
  'elf|\\p{L}+zehn|\\p{L}+(?:zig|ßig)|hundert|tausend',
  'onze|trente|quarante|cinquante|soixante|cent|mille',
  'once|treinta|cuarenta|cincuenta|sesenta|cien|mil',
].join('|');
const UNITS =
  'degrees|years?|months?|weeks?|days?|hours?|minutes?|seconds?|per ?cent|euros?|dollars?|pounds?|metres?|miles?|kilo\\p{L}*|grams?|litres?|people|times|Grad|Jahren?|Monaten?|Wochen?|Tagen?|Stunden?|Minuten?|Sekunden?|Prozent|Meter|Gramm|Liter|Menschen|Mal|degrés?|ans|années?|mois|semaines?|jours?|heures?|pour cent|mètres?|grammes?|litres?|personnes?|fois|grados?|años?|meses|semanas?|días?|horas?|minutos?|por ciento|metros?|gramos?|litros?|personas?|veces';

/** A figure as it is spoken: "four degrees", "nineteen years". */
export const SPOKEN_FIGURE = new RegExp(`(?<!\\p{L})(?:${NUMBERS}) (?:(?:${NUMBERS}) )*(?:${UNITS})(?!\\p{L})`, 'iu');
