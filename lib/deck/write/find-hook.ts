import type { Block, Card, TextRun } from '../blocks';
import { readContent } from '../content/read-content';
import { hasUnit, isFigureWithUnit, valuesIn } from '../content/read-value';
import { readVisual, type ShownContent } from '../content/read-visual';
import { blockText } from '../text/block-text';
import { countWords } from '../text/count-words';
import { sentenceEnds } from '../text/split-sentences';
import { plainText } from '../text/text-runs';
import { goesOn } from './goes-on';

/** A title that only says what kind of text this is. */
const LABEL =
  /(?:^|[^\p{L}])(?:(?:annual |quarterly |project )?(?:report|review|summary|update|brief|proposal|newsletter|results)|launch plan|\p{L}*(?:bericht|konzept|auswertung|ergebnisse|zusammenfassung|übersicht)|rapport|bilan|informe|resumen|boletín)(?!\p{L})/iu;
/** A longer title says more than that. */
const LABEL_WORDS = 10;
/** The same for a sentence below the title. */
const SUBTITLE_WORDS = 5;
const COVER_WORDS = 30;
const PERCENT = /\d\s?(?:per ?cent|Prozent|por ciento|pour cent)/iu;
/** A word that refers to an earlier sentence. */
const REFERENCE =
  /(?:^|\s)(?:it|they|he|she|here|this|that|these|those|its|their|es|sie|er|hier|dies\p{L}*|das|davon|dabei)(?!\p{L})/iu;

/** The cost of a further word, and of a later post, relative to the rank of a figure. */
const STEP = 0.1;
/** In words, and the words at the start of a sentence that may not refer to another. */
const HOOK = { least: 4, most: 16, letters: 100, start: 6 };

/**
 * The first post of a shortened report: a sentence with a figure instead of the title, which only names the report and
 * goes below it, or without such a sentence the first figure of a list of them. Keeps a title that is a statement itself.
 */
export function withHook(cards: readonly Card[]): Card[] {
  const [first, ...others] = cards;
  const title = first?.blocks.find((block) => block.kind === 'heading');
  if (!first || !isCover(first) || !title || !isReport(title, first.blocks)) return [...cards];
  const hooks = others.flatMap(({ blocks }, at) => blocks.flatMap(sentencesOf).filter(isHook).map(rated(at)));
  const hook =
    hooks.length > 0 ? hooks.reduce((best, each) => (each.cost < best.cost ? each : best)).text : figureOf(others);
  if (hook === null) return [...cards];
  const name: Block = { kind: 'paragraph', runs: title.runs, lines: title.lines };
  const pictures = first.blocks.filter(({ kind }) => kind === 'image');
  return [{ ...first, blocks: [{ ...title, runs: [{ text: hook }] }, name, ...pictures] }, ...others];
}

/** Where the text has `---` lines, no card is marked as the title. */
function isCover({ part, blocks }: Card): boolean {
  const [heading, ...lines] = blocks.filter(({ kind }) => kind !== 'image');
  const words = lines.reduce((sum, block) => sum + countWords(blockText(block)), 0);
  const isShort = lines.every(({ kind }) => kind === 'paragraph') && words <= COVER_WORDS;
  return part === 'title' || (!part && heading?.kind === 'heading' && isShort);
}

/** Whether the title or a line below it says what kind of text this is. */
function isReport(title: Block, blocks: readonly Block[]): boolean {
  const isLabel = (text: string, most: number) => LABEL.test(text) && countWords(text) <= most;
  return blocks.some((block) =>
    block === title
      ? isLabel(blockText(block), LABEL_WORDS)
      : block.kind === 'paragraph' && sentencesOf(block).some((text) => isLabel(text, SUBTITLE_WORDS)),
  );
}

/** The first figure that a card draws large, or that a list explains, with its label as written. */
function figureOf(cards: readonly Card[]): string | null {
  const shown = cards.flatMap((card) => readVisual(readContent(card)) ?? []);
  const figures = [...shown.flatMap(statsOf), ...shown.flatMap(namedFiguresOf)];
  return figures.find(isComplete) ?? null;
}

function statsOf({ visual, block }: ShownContent): string[] {
  if (visual.kind !== 'stats') return [];
  return visual.items.map(({ figure, label }, at) => {
    const name = plainText(label);
    return block?.kind === 'list' && block.items.length === visual.items.length
      ? written(block.items[at]!.runs)
      : `${figure}${/^\p{Ll}/u.test(name) ? '' : ':'} ${name}`;
  });
}

/** "38 dB: quieter than a fridge" */
function namedFiguresOf({ visual }: ShownContent): string[] {
  if (visual.kind !== 'features') return [];
  return visual.items.flatMap(({ term, text }) => {
    const figure = written(term).replace(/:$/, '');
    return isFigureWithUnit(figure) && text.length > 0 ? [`${figure}: ${written(text)}`] : [];
  });
}

/** The text without an emoji before it and a full stop after it. */
function written(runs: TextRun[]): string {
  return plainText(runs)
    .replace(/^[^\p{L}\p{N}\p{Sc}\p{Sm}–-]+/u, '')
    .replace(/(?<!\.)\.$/, '')
    .trim();
}

/** "12 % more" does not say more of what. */
const SUBJECTLESS =
  /\d\S*(?:\s?%)?:?\s+(?:more|less|fewer|higher|lower|mehr|weniger|höher|niedriger|moins|más|menos)$/iu;

function isComplete(figure: string): boolean {
  const start = figure.split(/\s+/).slice(0, HOOK.start).join(' ');
  const words = figure.match(/\p{L}{2,}/gu) ?? [];
  const isShort = countWords(figure) <= HOOK.most && figure.length <= HOOK.letters && !figure.includes('\n');
  return words.length > 0 && isShort && !REFERENCE.test(start) && !SUBJECTLESS.test(figure);
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
    cost: (figureRank(sentence) ?? 0) + (countWords(sentence) + post) * STEP,
  });
}

function isHook(sentence: string): boolean {
  const words = countWords(sentence);
  if (words < HOOK.least || words > HOOK.most || sentence.length > HOOK.letters) return false;
  // A number at the start has its subject in the sentence before.
  if (!/^\p{L}.*[^.]\.$/u.test(sentence) || goesOn(sentence)) return false;
  const start = sentence.split(/\s+/).slice(0, HOOK.start).join(' ');
  return !REFERENCE.test(start) && figureRank(sentence) !== null;
}

/** How striking the figures of a sentence are: 0 for shares and money. Null for none, or only small counts. */
function figureRank(sentence: string): number | null {
  const values = valuesIn(sentence);
  if (values.some((value) => /[%\p{Sc}]/u.test(value)) || (values.length > 0 && PERCENT.test(sentence))) return 0;
  if (values.some(hasUnit)) return 1;
  return values.some((value) => /\d{3}/.test(value)) ? 2 : null;
}
