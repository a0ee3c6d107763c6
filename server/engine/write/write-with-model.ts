import 'server-only';
import type { Card, DeckWarning } from '@/lib/deck/blocks';
import { blockText } from '@/lib/deck/text/block-text';
import { readBlocks } from '@/lib/deck/text/read-text';
import { withoutModelWarnings } from '@/lib/deck/write/no-model';
import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';
import type { Engine } from '../context';
import { assembleCards, type WrittenDeck } from './assemble-cards';
import type { CardTask } from './card-tasks';
import { generateTasks, rulesCard } from './card-tasks';
import { makeOutline } from './make-outline';
import type { OutlineCard } from './parse-outline';
import { type GiveUp, RunBudget, type Usage } from './run-budget';
import { isPromptOnly, passagesOf } from './source-passages';
import { finishTemplate, unplannedTasks } from './template-tasks';
import { originByRules, type WrittenCard, whyWords, writeCard } from './write-card';
import type { WriteOrder } from './write-order';
import type { WriterModel } from './writer-model';

/** Stored parts from an earlier attempt, and a way to store new ones. */
export type WriterMemory = {
  find(part: string): unknown;
  /** Tokens used for the stored parts. */
  usedTokens: number;
  keep(part: string, data: unknown, facts: Usage & { by: 'model' | 'rules' }): Promise<void>;
};

export type WriterDeps = {
  model: WriterModel;
  makeCards: Engine['makeCards'];
  memory: WriterMemory;
  /** Called once with the total, then after each written card. */
  onProgress(done: number, total: number): void;
  /** Called with all planned headings so far while the plan streams in. */
  onHeadings?(headings: readonly string[]): void;
  /** Stops once the plan is stored, so that the user can review it before the cards are written. */
  holdsOutline?: boolean;
  /** The title that the person typed, if any. */
  title?: string | null;
};

/**
 * The model gave no answer for any card of a short request. Later it may, so an outline to fill in would be a poor
 * substitute, unlike for a model whose answers are of no use (`UNUSABLE`).
 */
export class NothingWritten extends Error {
  constructor(readonly reason: StoredMessage) {
    super(reason);
    this.name = 'NothingWritten';
  }
}

/** The plan is stored and waits for the user's review. */
export class OutlineReady extends Error {
  constructor() {
    super('the outline is ready');
    this.name = 'OutlineReady';
  }
}

/**
 * Writes the cards of a text with a language model: first the plan, then card by card. If the model fails at something,
 * rules do it instead, with a warning.
 * @throws NothingWritten, OutlineReady, or the signal's reason if it is aborted
 */
export async function writeWithModel(deps: WriterDeps, order: WriteOrder, signal: AbortSignal): Promise<WrittenDeck> {
  const budget = new RunBudget(deps.model.mostTokens, deps.memory.usedTokens);
  const { tasks, warnings, title } = isPlanned(order)
    ? await planTasks(deps, order, budget, signal)
    : await unplannedTasks(deps, order, signal);
  if (tasks === null) return wholeByRules(deps, order, warnings, signal);
  if (deps.holdsOutline && isPlanned(order)) throw new OutlineReady();
  const written = await writeAll(deps, order, tasks, { budget, signal });
  if (written.every(({ card }) => card.toFillIn)) {
    const why = written[0]?.why ?? 'empty';
    if (order.template || !UNUSABLE.includes(why)) throw new NothingWritten(unavailable(why));
    return wholeByRules(deps, order, [{ message: outlineOnly(why) }], signal);
  }
  const deck = assembleCards(order, tasks, written, { warnings, title });
  return order.template ? finishTemplate(deck, { tasks, template: order.template, written }) : deck;
}

/** Whether the cards are planned first. If not, each part of the text (or card of the template) becomes a card. */
export function isPlanned({ input, template }: WriteOrder): boolean {
  return !template && input.textMode === 'generate' && input.cardSplit === 'auto';
}

/** The model answers, but with nothing that can go on a card. */
const UNUSABLE: readonly GiveUp[] = ['empty', 'form', 'sparse', 'echo', 'language', 'foreign'];

type Planned = { tasks: CardTask[] | null; warnings: DeckWarning[]; title: string | null };

async function planTasks(
  { model, memory, makeCards, title, ...deps }: WriterDeps,
  order: WriteOrder,
  budget: RunBudget,
  signal: AbortSignal,
): Promise<Planned> {
  const passages = passagesOf(order.input.inputText);
  const isFree = isPromptOnly(order.input.inputText);
  let cards = memory.find('outline') as OutlineCard[] | undefined;
  const warnings: DeckWarning[] = [];
  if (!cards) {
    const own = title ?? textTitle(order.input.inputText);
    const onHeadings = (all: readonly string[]) =>
      deps.onHeadings?.(own === null || all.length === 0 ? all : all.with(0, own));
    const outline = await makeOutline(model, order, { passages, isFree }, { budget, signal, onHeadings });
    if (!outline.ok) {
      if (isFree && !UNUSABLE.includes(outline.why)) throw new NothingWritten(unavailable(outline.why));
      const message = isFree ? outlineOnly(outline.why) : byRulesOnly(outline.why);
      return { tasks: null, warnings: [{ message }], title: null };
    }
    cards = own === null ? outline.cards : titled(outline.cards, own);
    await memory.keep('outline', cards, { ...outline.usage, by: 'model' });
  }
  return { tasks: generateTasks({ model, makeCards }, order, { cards, passages, isFree }), warnings, title: null };
}

/** The model plans what is below the person's title. */
function titled([first, ...others]: readonly OutlineCard[], heading: string): OutlineCard[] {
  return first ? [{ ...first, heading, isOwn: true }, ...others] : [];
}

function unavailable(why: GiveUp): StoredMessage {
  return englishMessage('The AI model couldn’t write this: {why}. Nothing was charged.', { why: whyWords(why) });
}

function byRulesOnly(why: GiveUp): StoredMessage {
  return englishMessage('Written without the AI model: {why}. This is an outline of your text.', {
    why: whyWords(why),
  });
}

function outlineOnly(why: GiveUp): StoredMessage {
  return englishMessage('Written without the AI model: {why}. This is an outline to fill in.', { why: whyWords(why) });
}

async function wholeByRules(
  { makeCards }: WriterDeps,
  { input }: WriteOrder,
  warnings: readonly DeckWarning[],
  signal: AbortSignal,
): Promise<WrittenDeck> {
  const made = await makeCards({ from: 'text', input }, signal);
  return { made: { ...made, warnings: [...warnings, ...withoutModelWarnings(made.warnings)] }, byModel: 0 };
}

/** Writes a few cards at a time, in order, and stores each as soon as it is written. */
async function writeAll(
  { model, memory, onProgress }: WriterDeps,
  order: WriteOrder,
  tasks: readonly CardTask[],
  { budget, signal }: { budget: RunBudget; signal: AbortSignal },
): Promise<WrittenCard[]> {
  const written: WrittenCard[] = [];
  let next = 0;
  let done = 0;
  onProgress(0, tasks.length);
  const work = async (): Promise<void> => {
    for (let task = tasks[next++]; task; task = tasks[next++]) {
      signal.throwIfAborted();
      written[task.index] = await writeOrRecall(model, memory, order, task, { budget, signal });
      done += 1;
      onProgress(done, tasks.length);
    }
  };
  await Promise.all(Array.from({ length: Math.min(model.concurrency, tasks.length) }, work));
  return written;
}

async function writeOrRecall(
  model: WriterModel,
  memory: WriterMemory,
  order: WriteOrder,
  task: CardTask,
  work: { budget: RunBudget; signal: AbortSignal },
): Promise<WrittenCard> {
  const part = `card-${task.index}`;
  const kept = memory.find(part) as WrittenCard | undefined;
  if (kept) return kept;
  const asIs = task.keepsAsIs ? await asWritten(task) : null;
  const card = asIs ?? (await writeCard(model, order, task, work));
  // Cards that needed no call are not stored, because making them again costs nothing.
  if (!asIs) await memory.keep(part, card, { ...card.usage, by: card.by });
  return card;
}

export async function asWritten(task: CardTask): Promise<WrittenCard> {
  const card: Card = await rulesCard(task);
  const usage = { tokensIn: 0, tokensOut: 0 };
  return { card, by: 'rules', why: null, isRepaired: false, warnings: [], usage, origin: originByRules(card, task) };
}

/** A text with more than one main heading here has chapters rather than a title. */
const READ = 20_000;

/** The title of a text: its only main heading, if only pictures come before it. Null if it has none. */
export function textTitle(text: string): string | null {
  const blocks = readBlocks(text.slice(0, READ)).filter(({ kind }) => kind !== 'image');
  const [first] = blocks;
  if (first?.kind !== 'heading' || first.level !== 1) return null;
  const isOnly = blocks.every((block) => block === first || block.kind !== 'heading' || block.level > 1);
  return isOnly ? blockText(first).trim() || null : null;
}
