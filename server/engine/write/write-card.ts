import 'server-only';
import type { BlockOf, Card, CardOrigin, DeckWarning } from '@/lib/deck/blocks';
import { readListComparison } from '@/lib/deck/content/read-comparison';
import { layoutWarning, restWarning } from '@/lib/deck/template/fill-template';
import { blockText } from '@/lib/deck/text/block-text';
import { countWords } from '@/lib/deck/text/letters-and-words';
import { plainText } from '@/lib/deck/text/text-runs';
import { condenseCard, wordsOnCard } from '@/lib/deck/write/condense-card';
import { WHOLE_LIST } from '@/lib/deck/write/condense-units';
import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';
import type { ChatMessage } from '@/server/model/chat-dialect';
import { MODEL_FAILURES, type ModelFailure } from '@/server/model/model-error';
import { CARD_SCHEMA, readCardAnswer } from './card-answer';
import type { CardTask } from './card-tasks';
import { type CardProblem, type CardRules, checkCard, isInLanguage, problemForModel } from './check-card';
import { fillPrompt, newFence } from './load-prompt';
import { inForm, isCover, type ModelCard, modelCard, withoutQuotes } from './model-card';
import { askTwice, type GiveUp, type RunBudget, type Usage } from './run-budget';
import { digest, type Passage, showPassages, tokensOf } from './source-passages';
import { sharedPassages } from './trace-blocks';
import { formatName, languageName, leastWordsOf, type WriteOrder, wishesOf, wordsKept, wordsOf } from './write-order';
import type { WriterModel } from './writer-model';

/** `by`: who wrote it, which decides its price. `why`: why it was written by rules. */
export type WrittenCard = {
  card: Card;
  by: 'model' | 'rules';
  why: GiveUp | null;
  isRepaired: boolean;
  warnings: DeckWarning[];
  /** Whether rules left out some of what the model wrote, because it was too long. */
  isShortened?: boolean;
  usage: Usage;
  /** Set if the model wrote the card from a text. */
  origin?: CardOrigin | null;
};

type Checked = ModelCard & { problems: CardProblem[] };
/** `keptWords`: rules shorten a card that has more. */
type WriteRules = CardRules & { keptWords: number };

const GROUNDED =
  "Use only facts, figures, names and quotations from the person's text. Copy figures and names exactly. Never invent any.";
const FREE =
  'The person gave a short request, so bring your own general knowledge. Do not invent exact figures, names of real people or quotations; where the person must fill in a fact, write it in square brackets, such as [price].';

/** Writes one card: one answer, one repair, then rules. A failing model never throws; an aborted signal does. */
export async function writeCard(
  model: WriterModel,
  order: WriteOrder,
  task: CardTask,
  { budget, signal }: { budget: RunBudget; signal: AbortSignal },
): Promise<WrittenCard> {
  const words = task.slot?.words ?? wordsOf(order.input);
  const rules: WriteRules = {
    facts: task.facts,
    language: order.language,
    ...(task.slot ? { isAnyLanguage: true, isHeadingEnough: isCover(task.slot.layout) } : {}),
    mostWords: words.most,
    keptWords: wordsKept(words.most, order.input.format),
    leastWords: leastWordsOf(words.wanted, task.rewrite !== undefined || isAtEnd(task)),
    request: task.facts || task.rewrite || task.slot ? null : order.input.inputText,
    isOpening: task.index === 0,
  };
  let best = null as Checked | null;
  const { usage, why, goodAt } = await askTwice(
    model,
    {
      messages: cardMessages(order, task, task.passages),
      shorter: () => cardMessages(order, task, digest(task.passages, Math.floor(tokensOf(task.passages) / 3))),
      schema: CARD_SCHEMA,
      check: (text) => {
        const read = readCardAnswer(text);
        if (!read.ok) return { repair: repair(read.problems), why: read.why };
        const { made, problems: ofForm } = inForm(modelCard(read.card, task), task);
        const problems = [...checkCard(made.card, rules, made.people), ...ofForm];
        if (best === null || weigh(problems) <= weigh(best.problems)) best = { ...made, problems };
        const language = languageName(order.language);
        return problems.length === 0
          ? null
          : { repair: repair(problems.map((problem) => problemForModel(problem, rules, language))) };
      },
      shown: 8000,
    },
    { budget, signal },
  );
  if (best && goodAt !== null) return finished(best, task, rules, usage, goodAt > 0);
  const unusable = best?.problems.map(({ kind }) => kind).find((kind) => isUnusable(kind, task, order));
  if (best && !unusable) return finished(best, task, rules, usage, true);
  return byRules(task, unusable ?? why, usage);
}

/**
 * Whether rules make a better card than one with this problem. Rules keep the language of the user's text, so they are
 * no help if the text has to be translated.
 */
function isUnusable(
  kind: CardProblem['kind'],
  { passages }: CardTask,
  { language }: WriteOrder,
): kind is 'empty' | 'sparse' | 'echo' | 'language' {
  if (kind === 'language') return isInLanguage(passages.map(({ text }) => text).join('\n'), language);
  return kind === 'empty' || kind === 'sparse' || kind === 'echo';
}

const WEIGHTS: Partial<Record<CardProblem['kind'], number>> = { empty: 100, sparse: 50, echo: 50, long: 1 };

function weigh(problems: readonly CardProblem[]): number {
  return problems.reduce((sum, { kind }) => sum + (WEIGHTS[kind] ?? 3), 0);
}

function repair(problems: readonly string[]): string {
  return fillPrompt('repair-card', { problems: problems.map((problem) => `- ${problem}`).join('\n') }).user;
}

/** Fixes the remaining problems by rules, or warns about them. */
async function finished(
  { card, foreign: addresses, used, problems }: Checked,
  task: CardTask,
  rules: WriteRules,
  usage: Usage,
  isRepaired: boolean,
): Promise<WrittenCard> {
  const warnings: DeckWarning[] = [];
  const number = task.index + 1;
  const foreign = problems.find((problem) => problem.kind === 'foreign');
  let own = foreign ? withoutQuotes(card) : card;
  if (checkCard(own, { ...rules, facts: null }).some(({ kind }) => kind === 'empty'))
    return byRules(task, foreign ? 'foreign' : 'empty', usage);
  const short = shortenCard(own, rules.keptWords);
  own = short ?? own;
  const found = [...(foreign?.found ?? []), ...addresses];
  if (found.length > 0)
    warnings.push({
      message: englishMessage('Card {number}, not in your text: {list}.', { number, list: found.join('; ') }),
      card: task.index,
    });
  if (problems.some(({ kind }) => kind === 'language'))
    warnings.push({
      message: englishMessage('Card {number} may be in another language.', { number }),
      card: task.index,
    });
  const form = problems.find((problem) => problem.kind === 'form');
  if (task.slot && form) {
    const rest = form.rest?.map(blockText).join('\n') ?? null;
    if (rest === null) warnings.push(layoutWarning(task.index, task.slot.layout));
    else if (rest !== '') warnings.push(restWarning(task.index, rest));
  }
  const origin = task.facts && used.length > 0 ? { passages: sharedPassages(own, used), foreign: found } : null;
  return { card: own, by: 'model', why: null, isRepaired, warnings, isShortened: short !== null, usage, origin };
}

async function byRules(task: CardTask, why: GiveUp, usage: Usage): Promise<WrittenCard> {
  const warnings = [...(task.warnings ?? [])];
  const card = await task.byRules();
  return { card, by: 'rules', why, isRepaired: false, warnings, usage, origin: originByRules(card, task) };
}

/** The passages that rules took a card from. Null if it has no part of the text of its own, or fills a template. */
export function originByRules(card: Card, { source, slot, passages }: CardTask): CardOrigin | null {
  if (!source || slot) return null;
  const shared = sharedPassages(card, passages);
  return shared.length === 0 ? null : { passages: shared.map(({ text, lines }) => ({ text, lines })), foreign: [] };
}

/** The reason as a clause for use in a sentence. */
export function whyWords(why: GiveUp): StoredMessage {
  if (why === 'budget') return englishMessage('token limit reached');
  if (why === 'foreign') return englishMessage('quotes that are not in your text');
  if (why === 'language') return englishMessage('it answered in another language');
  if (why === 'form') return englishMessage('unexpected answer format');
  if (why === 'sparse') return englishMessage('almost nothing in the answer');
  if (why === 'echo') return englishMessage('it only repeated your request');
  const seconds = /^paused (\d+)$/.exec(why)?.[1];
  if (seconds === undefined) return MODEL_FAILURES[why as ModelFailure];
  return englishMessage('paused for {seconds} seconds after several failures', { seconds });
}

function cardMessages(order: WriteOrder, task: CardTask, passages: readonly Passage[]): ChatMessage[] {
  const text = showPassages(passages);
  const { wanted, most } = task.slot?.words ?? wordsOf(order.input);
  const values = {
    format: formatName(order.input.format),
    language: languageName(order.language),
    words: wanted,
    mostWords: most,
    place: placeWords(task),
    form: task.slot?.form ?? '',
    grounding: task.facts ? GROUNDED : FREE,
    wishes: wishesOf(order),
    plan: task.plan,
    number: task.index + 1,
    total: task.total,
    heading: order.input.textMode === 'condense' ? headed(task.heading) : task.heading || '(none, give it one)',
    intent: task.intent || 'what its passages say',
    fence: newFence(`${text}\n${task.rewrite?.current ?? ''}`),
    text,
    current: task.rewrite?.current ?? '',
    // Quoted, so that a line break does not end the instruction.
    instruction: JSON.stringify(task.rewrite?.instruction ?? ''),
  };
  const { system, user } = fillPrompt(promptOf(order, task), values);
  return [
    { role: 'system', content: system },
    { role: 'user', content: user },
  ];
}

function promptOf(order: WriteOrder, task: CardTask): 'card' | 'condense' | 'rewrite' | 'template' {
  if (task.rewrite) return 'rewrite';
  if (task.slot) return 'template';
  return order.input.textMode === 'condense' ? 'condense' : 'card';
}

function headed(heading: string): string {
  return heading === '' ? '' : `, headed ${JSON.stringify(heading)}`;
}

/** Whether this is the first or last card, which may have very little text. */
function isAtEnd({ index, total }: CardTask): boolean {
  return index === 0 || index === total - 1;
}

function placeWords({ index, total }: CardTask): string {
  if (index === 0 && total > 1)
    return 'This is the opening card: the title of the whole as its heading, and one short paragraph as a subtitle. No lists.';
  if (index === total - 1 && total > 3) return 'This is the last card: it closes the whole.';
  return 'This is a card in the middle: no greeting and no summary of the others.';
}

/** Longer tables are shortened by rows. */
const MOST_ROWS = 12;
/** Cells are read faster than prose, and the text keeps at least this share of the words. */
const TABLE_COST = 0.5;
const LEAST_TEXT = 0.4;

/**
 * Shortens a card to about `words` by rules, keeping whole sentences. Null if nothing has to be left out. The sides of
 * a comparison lose the same number of points each. Tables and charts are kept, because they say most: the text gives
 * way, and they come after it.
 */
function shortenCard(card: Card, words: number): Card | null {
  if (wordsOnCard(card.blocks) <= words) return null;
  const tables = card.blocks.filter((block) => block.kind === 'table' && block.rows.length <= MOST_ROWS);
  const texts = card.blocks.filter((block) => !tables.includes(block));
  const blocks = texts.map((block) => (block.kind === 'list' ? withEvenSides(block) : block));
  const room = Math.max(words * LEAST_TEXT, words - wordsOnCard(tables) * TABLE_COST);
  const text = condenseCard({ ...card, blocks }, Math.round(room));
  const short = { ...text, blocks: [...text.blocks, ...tables] };
  return wordsOnCard(short.blocks) < wordsOnCard(card.blocks) ? short : null;
}

/** Drops the last points of a comparison until the list is short enough to be kept as a whole. */
function withEvenSides(list: BlockOf<'list'>): BlockOf<'list'> {
  if (!readListComparison(list)) return list;
  let place = 0;
  const places = list.items.map(({ level }) => (place = level === 0 ? 0 : place + 1));
  for (let points = Math.max(...places); points > 1; points -= 1) {
    const items = list.items.filter((_, at) => places[at]! <= points);
    const words = items.reduce((sum, { runs }) => sum + countWords(plainText(runs)), 0);
    if (words <= WHOLE_LIST.words.other) return { ...list, items };
  }
  return { ...list, items: list.items.filter((_, at) => places[at]! <= 1) };
}
