import 'server-only';
import type { Block, Card, DeckWarning } from '@/lib/deck/blocks';
import type { CardOrigin } from '@/lib/deck/card-origin';
import type { LayoutName } from '@/lib/deck/placed';
import { layoutWarning, restWarning } from '@/lib/deck/template/layout-warning';
import { blockText } from '@/lib/deck/text/block-text';
import { wordsOnCard } from '@/lib/deck/write/condense-card';
import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';
import type { ChatMessage } from '@/server/model/chat-dialect';
import { isModelError, MODEL_FAILURES, type ModelFailure } from '@/server/model/model-error';
import { CARD_SCHEMA, readCardAnswer } from './card-answer';
import { type CardProblem, type CardRules, checkCard, problemForModel } from './check-card';
import { newFence } from './fence';
import { inForm, isCover } from './in-form';
import { fillPrompt } from './load-prompt';
import { type ModelCard, modelCard, shortened, withoutQuotes } from './model-card';
import { type GiveUp, giveUpOf, type RunBudget, type Usage } from './run-budget';
import type { SourceFacts } from './source-facts';
import { digest, type Passage, showPassages, tokensOf } from './source-passages';
import { sharedPassages } from './trace-blocks';
import { formatName, languageName, leastWordsOf, type WriteOrder, wishesOf, wordsOf } from './write-order';
import type { WriterModel } from './writer-model';

export type CardTask = {
  index: number;
  total: number;
  heading: string;
  intent: string;
  /** The whole plan, one heading a line; empty for `condense`. */
  plan: string;
  passages: readonly Passage[];
  /** Null where the model may bring its own content. */
  facts: SourceFacts | null;
  addresses: SourceFacts['addresses'];
  /** Whether it needs no call. */
  keepsAsIs: boolean;
  /** The part of the text it is written from, where each part is a card. */
  source?: Card;
  /** Of the text, in order: a model neither chooses nor drops them. */
  pictures: readonly Block[];
  /** The card of a template that it fills: what it holds, and how many words. */
  slot?: { layout: LayoutName; form: string; words: { wanted: number; most: number } };
  /** What the person should know if rules write it. */
  warnings?: readonly DeckWarning[];
  /** A card that is there already, as Markdown, and what the person wants of it. */
  rewrite?: { current: string; instruction: string };
  /** The same card written by rules. */
  byRules(): Promise<Card>;
};

/** `by`: who wrote it, which sets its price. `why`: the reason rules did. */
export type WrittenCard = {
  card: Card;
  by: 'model' | 'rules';
  why: GiveUp | null;
  isRepaired: boolean;
  warnings: DeckWarning[];
  usage: Usage;
  /** Of a card that the model wrote from a text. */
  origin?: CardOrigin | null;
};

type Checked = ModelCard & { problems: CardProblem[] };

const GROUNDED =
  "Use only facts, figures, names and quotations from the person's text. Copy figures and names exactly. Never invent any.";
const FREE =
  'The person gave a short request, so bring your own general knowledge. Do not invent exact figures, names of real people or quotations; where the person must fill in a fact, write it in square brackets, such as [price].';

/** One card: an answer, one repair, then rules. Throws only if the run is given up. */
export async function writeCard(
  model: WriterModel,
  order: WriteOrder,
  task: CardTask,
  { budget, signal }: { budget: RunBudget; signal: AbortSignal },
): Promise<WrittenCard> {
  const words = task.slot?.words ?? wordsOf(order.input);
  const rules: CardRules = {
    facts: task.facts,
    language: order.language,
    ...(task.slot ? { isAnyLanguage: true, isHeadingEnough: isCover(task.slot.layout) } : {}),
    mostWords: words.most,
    leastWords: leastWordsOf(words.wanted, task.rewrite !== undefined || isAtEnd(task)),
  };
  let messages = cardMessages(order, task, task.passages);
  let isShort = false;
  const usage: Usage = { tokensIn: 0, tokensOut: 0 };
  let best: Checked | null = null;
  let why: GiveUp = 'garbled';
  for (let attempt = 0; attempt < 2; attempt += 1) {
    if (budget.givenUp !== null) {
      why = budget.givenUp;
      break;
    }
    let text: string;
    try {
      const answer = await model.complete({ messages, maxTokens: model.answerTokens, schema: CARD_SCHEMA, signal });
      const own = budget.noteAnswer(messages, answer);
      usage.tokensIn += own.tokensIn;
      usage.tokensOut += own.tokensOut;
      text = answer.text;
    } catch (error) {
      if (!isModelError(error)) throw error;
      why = giveUpOf(error);
      if (why === 'context' && !isShort) {
        isShort = true;
        messages = cardMessages(order, task, digest(task.passages, Math.floor(tokensOf(task.passages) / 3)));
        continue;
      }
      budget.noteFailure(error);
      break;
    }
    const read = readCardAnswer(text);
    const formed = read.ok ? inForm(modelCard(read.card, task), task) : null;
    const made = formed?.made;
    const problems = made ? [...checkCard(made.card, rules, made.people), ...formed.problems] : [];
    if (made && (best === null || weigh(problems) <= weigh(best.problems))) best = { ...made, problems };
    const say = read.ok
      ? problems.map((problem) => problemForModel(problem, rules, languageName(order.language)))
      : read.problems;
    if (say.length === 0) return finished(best!, task, rules, usage, attempt > 0);
    messages.push({ role: 'assistant', content: text.slice(0, 8000) });
    messages.push({ role: 'user', content: repair(say) });
  }
  const nothing = best?.problems.map(({ kind }) => kind).find((kind) => kind === 'empty' || kind === 'sparse');
  if (best && !nothing) return finished(best, task, rules, usage, true);
  if (nothing) why = nothing;
  return byRules(task, why, usage);
}

const WEIGHTS: Partial<Record<CardProblem['kind'], number>> = { empty: 100, sparse: 50, long: 1 };

function weigh(problems: readonly CardProblem[]): number {
  return problems.reduce((sum, { kind }) => sum + (WEIGHTS[kind] ?? 3), 0);
}

function repair(problems: readonly string[]): string {
  return fillPrompt('repair-card', { problems: problems.map((problem) => `- ${problem}`).join('\n') }).user;
}

/** What a repair did not correct is corrected by rules, or named in a warning. */
async function finished(
  { card, dropped, used, problems }: Checked,
  task: CardTask,
  rules: CardRules,
  usage: Usage,
  isRepaired: boolean,
): Promise<WrittenCard> {
  const warnings: DeckWarning[] = [];
  const number = task.index + 1;
  const foreign = problems.find((problem) => problem.kind === 'foreign');
  let own = foreign ? withoutQuotes(card) : card;
  if (checkCard(own, { ...rules, facts: null }).some(({ kind }) => kind === 'empty'))
    return byRules(task, foreign ? 'foreign' : 'empty', usage);
  if (wordsOnCard(own.blocks) > rules.mostWords) own = shortened(own, rules.mostWords);
  const found = [...(foreign?.found ?? []), ...dropped];
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
  return { card: own, by: 'model', why: null, isRepaired, warnings, usage, origin };
}

async function byRules(task: CardTask, why: GiveUp, usage: Usage): Promise<WrittenCard> {
  const warnings = [...(task.warnings ?? [])];
  return { card: await task.byRules(), by: 'rules', why, isRepaired: false, warnings, usage };
}

/** As a clause. */
export function whyWords(why: GiveUp): StoredMessage {
  if (why === 'budget') return englishMessage('the run reached its token limit');
  if (why === 'foreign') return englishMessage('it quoted what is not in your text');
  if (why === 'sparse') return englishMessage('its answer said almost nothing');
  const seconds = /^paused (\d+)$/.exec(why)?.[1];
  if (seconds === undefined) return MODEL_FAILURES[why as ModelFailure];
  return englishMessage('it is paused for {seconds} seconds after several failures', { seconds });
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
    // Quoted: a line break must not end it.
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

/** The first and the last card say little. */
function isAtEnd({ index, total }: CardTask): boolean {
  return index === 0 || index === total - 1;
}

function placeWords({ index, total }: CardTask): string {
  if (index === 0 && total > 1)
    return 'This is the opening card: the title of the whole as its heading, and one short paragraph as a subtitle. No lists.';
  if (index === total - 1 && total > 3) return 'This is the last card: it closes the whole.';
  return 'This is a card in the middle: no greeting and no summary of the others.';
}
