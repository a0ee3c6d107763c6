import type { Block, Card } from '../blocks';
import { countWords } from '../text/count-words';
import { sentenceEnds } from '../text/split-sentences';
import { plainText } from '../text/text-runs';
import { goesOn } from './goes-on';

/** A title that only says what kind of text this is. */
const LABEL =
  /(?:^|[^\p{L}])(?:(?:annual |quarterly |project )?(?:report|review|summary|update|brief|proposal|newsletter|results)|\p{L}*(?:bericht|konzept|auswertung|ergebnisse|zusammenfassung|übersicht)|rapport|bilan|informe|resumen|boletín)(?!\p{L})/iu;
/** A longer title says more than that. */
const LABEL_WORDS = 10;
/** Figures, the most striking first. Dates and small counts do not catch the eye. */
const FIGURES = [
  /\d\s?(?:%|per ?cent|Prozent|por ciento|pour cent|€|\$|£)|[€$£]\s?\d/iu,
  /\d\s?(?:‰|°C?|million|billion|Mio|Mrd|Milli|dB)/iu,
  /\d{1,3}(?:[.,\u202f\u00a0]\d{3})+|\b(?!(?:19|20)\d\d\b)\d{3,}/u,
];
/** A word that refers to an earlier sentence. */
const REFERENCE =
  /(?:^|\s)(?:it|they|he|she|here|this|that|these|those|its|their|es|sie|er|hier|dies\p{L}*|das|davon|dabei)(?!\p{L})/iu;

/** The cost of a further word, and of a later post, relative to the place in `FIGURES`. */
const STEP = 0.1;
/** In words, and the words at the start of a sentence that may not refer to another. */
const HOOK = { least: 4, most: 16, letters: 100, start: 6 };

/**
 * The first post of a shortened report: a sentence with a figure instead of the title, which only names the report and
 * goes below it. Keeps a title that is a statement itself.
 */
export function withHook(cards: readonly Card[]): Card[] {
  const [first, ...others] = cards;
  const title = first?.blocks.find((block) => block.kind === 'heading');
  if (first?.part !== 'title' || !title || !isLabel(plainText(title.runs))) return [...cards];
  const hooks = others.flatMap(({ blocks }, at) => blocks.flatMap(sentencesOf).filter(isHook).map(rated(at)));
  if (hooks.length === 0) return [...cards];
  const hook = hooks.reduce((best, each) => (each.cost < best.cost ? each : best)).text;
  const name: Block = { kind: 'paragraph', runs: title.runs, lines: title.lines };
  const pictures = first.blocks.filter(({ kind }) => kind === 'image');
  return [{ ...first, blocks: [{ ...title, runs: [{ text: hook }] }, name, ...pictures] }, ...others];
}

function isLabel(title: string): boolean {
  return LABEL.test(title) && countWords(title) <= LABEL_WORDS;
}

function sentencesOf(block: Block): string[] {
  if (block.kind === 'list') return block.items.map(({ runs }) => plainText(runs));
  if (block.kind !== 'paragraph') return [];
  const text = plainText(block.runs);
  const ends = sentenceEnds(text);
  return ends.map((end, at) => text.slice(ends[at - 1] ?? 0, end).trim());
}

/** Rates a sentence. Short sentences, striking figures and early posts cost least. */
function rated(post: number) {
  return (sentence: string) => ({
    text: sentence.slice(0, -1),
    cost: FIGURES.findIndex((figure) => figure.test(sentence)) + (countWords(sentence) + post) * STEP,
  });
}

function isHook(sentence: string): boolean {
  const words = countWords(sentence);
  if (words < HOOK.least || words > HOOK.most || sentence.length > HOOK.letters) return false;
  // A number at the start has its subject in the sentence before.
  if (!/^\p{L}.*[^.]\.$/u.test(sentence) || goesOn(sentence)) return false;
  const start = sentence.split(/\s+/).slice(0, HOOK.start).join(' ');
  return !REFERENCE.test(start) && FIGURES.some((figure) => figure.test(sentence));
}
