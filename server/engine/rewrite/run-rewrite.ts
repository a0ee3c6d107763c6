import 'server-only';
import { LIMITS } from '@/lib/contract/limits';
import { relevantRequest } from '@/lib/contract/relevance';
import type { Block, Card } from '@/lib/deck/blocks';
import type { PlacedCard } from '@/lib/deck/placed';
import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';
import { log } from '../../log/log';
import type { Engine } from '../context';
import { watchStop } from '../generate/watch-cancel';
import { meteredModel } from '../model-tokens';
import { findStoredArtifact, type StoredArtifact } from '../store/artifacts-store';
import { type CardSource, findSource } from '../store/card-sources';
import { giveBack } from '../store/credits';
import { findGeneration, type GenerationOrder, orderOf } from '../store/generations-store';
import { keepTokens } from '../store/written-parts';
import type { CardTask } from '../write/card-tasks';
import { blockMarkdown, headingOf, intentOf } from '../write/card-tasks';
import { promptVersion } from '../write/load-prompt';
import { isCover } from '../write/model-card';
import { RunBudget, type Usage } from '../write/run-budget';
import { sourceFacts } from '../write/source-facts';
import { isPromptOnly, passagesFor, passagesOf } from '../write/source-passages';
import { formOf, slotWords } from '../write/template-tasks';
import { type WrittenCard, whyWords, writeCard } from '../write/write-card';
import type { WriteOrder } from '../write/write-order';
import type { WriterModel } from '../write/writer-model';
import { type CardVersion, moveRewrite, type RewriteRow, versionOf } from './rewrites-store';

/**
 * Asks the model to rewrite a card. The state leaves `queued` before the call, so a row that is found in `asking` was
 * interrupted. It is not asked again, because it is unknown whether the call was answered and charged.
 */
export async function runRewrite(engine: Engine, row: RewriteRow, shutdown: AbortSignal): Promise<void> {
  if (row.state === 'asking') return fail(engine, row, englishMessage('Interrupted. Try again.'));
  if (!(await moveRewrite(engine.db, row.id, 'queued', { state: 'asking' }))) return;
  const state = engine.db.selectFrom('engine_rewrites').select('state').where('id', '=', row.id);
  // It may have been stopped, or purged with its deck.
  const isOver = async () => (await state.executeTakeFirst())?.state !== 'asking';
  const { signal, end } = watchStop(shutdown, isOver, 'the rewrite was stopped');
  try {
    const made = await ask(engine, row, signal);
    if ('why' in made) return await fail(engine, row, made.why);
    await moveRewrite(engine.db, row.id, 'asking', { state: 'ready', after: JSON.stringify(made), due_at: null });
  } catch (error) {
    // After a shutdown, the rewrite is refunded at the next start. One that was stopped is refunded already.
    if (signal.aborted) return;
    log.error({ err: error, rewrite: row.id }, 'a card could not be rewritten');
    await fail(engine, row, englishMessage('Couldn’t rewrite this card'));
  } finally {
    end();
  }
}

async function ask(
  engine: Engine,
  row: RewriteRow,
  signal: AbortSignal,
): Promise<CardVersion | { why: StoredMessage }> {
  const { db, model } = engine;
  const gone = { why: englishMessage('This deck is no longer here') };
  const artifact = await findStoredArtifact(db, row.artifact_id);
  const source = await findSource(db, row.artifact_id);
  const generation = await findGeneration(db, row.generation_id);
  if (!artifact || !source?.cards[row.card] || !generation) return gone;
  if (!model) return { why: englishMessage('No language model is configured') };
  const first = orderOf(generation);
  const order = rewriteOrderOf(first, artifact, source.cards.length);
  const task = {
    ...rewriteTask(source.cards, { index: row.card, instruction: row.instruction }, order, model),
    ...coverSlot(artifact, row.card),
  };
  const budget = new RunBudget(model.mostTokens, 0);
  const used: Usage = { tokensIn: 0, tokensOut: 0 };
  const metered = meteredModel(model, ({ tokensIn, tokensOut }) => {
    used.tokensIn += tokensIn;
    used.tokensOut += tokensOut;
  });
  const before = versionOf(row.before).card;
  let written: WrittenCard | undefined;
  try {
    written = await writeCard(metered, order, task, { budget, signal });
  } finally {
    await keepUsage(engine, row, { part: usagePart(row, before, written), ...used });
  }
  if (written.by === 'rules') return { why: notWritten(row, before, whyWords(written.why ?? 'garbled')) };
  const card = keepFrame(
    written.card,
    first.operation === 'generate' ? { ...before, shows: undefined } : before,
    task.pictures,
  );
  const pages = await layOutOne(engine, artifact, source, { card, index: row.card }, signal);
  return { card, pages, origin: written.origin ?? null };
}

/**
 * The name under which the tokens are stored. A card that the model writes after the generation has ended counts as
 * written (`late-`), not as rewritten.
 */
function usagePart({ id }: RewriteRow, before: Card, written: WrittenCard | undefined): string {
  if (!before.toFillIn) return `rewrite-${id}`;
  return written?.by === 'model' ? `late-${id}` : `unwritten-${id}`;
}

/** Adds the tokens of a rewrite to those of its deck, whatever became of it. */
async function keepUsage(
  { db, model }: Engine,
  { generation_id }: RewriteRow,
  used: Usage & { part: string },
): Promise<void> {
  if (!model || used.tokensIn + used.tokensOut === 0) return;
  const writer = { generationId: generation_id, model: model.name, promptVersion: promptVersion() };
  await keepTokens(db, writer, used);
}

function notWritten({ card }: RewriteRow, before: Card, why: StoredMessage): StoredMessage {
  if (before.toFillIn)
    return englishMessage('The AI model couldn’t write card {number}: {why}.', { number: card + 1, why });
  return englishMessage('The AI model couldn’t rewrite this card: {why}.', { why });
}

/** Covers, openings of sections and closing cards keep their layout when they are rewritten. */
function coverSlot({ deck }: StoredArtifact, index: number): Pick<CardTask, 'slot'> {
  const layout = deck.cards.find((each) => each.index === index && each.page === 0)?.layout;
  return layout && isCover(layout) ? { slot: { layout, form: formOf(layout), words: slotWords(COVER_WORDS) } } : {};
}

/** The usual number of words on a cover. */
const COVER_WORDS = 20;

/** Keeps the pictures of the old card, its place in the plan or template, and its notes if the model wrote none. */
function keepFrame(card: Card, { part, band, repeats, shows, notes }: Card, pictures: readonly Block[]): Card {
  const blocks = repeats ? card.blocks.filter(({ kind }) => kind !== 'heading') : card.blocks;
  return {
    ...card,
    blocks: [...blocks, ...pictures],
    notes: card.notes ?? notes,
    ...(part ? { part } : {}),
    ...(band ? { band } : {}),
    ...(repeats ? { repeats } : {}),
    ...(shows && !card.shows ? { shows } : {}),
  };
}

/** Lays out one card together with the others, so that they share their type sizes. Returns its pages. */
export async function layOutOne(
  engine: Pick<Engine, 'layOut'>,
  { deck, headerFooter }: StoredArtifact,
  source: CardSource,
  { card, index }: { card: Card; index: number },
  signal: AbortSignal,
): Promise<PlacedCard[]> {
  const { title, language, theme, format, dimensions } = deck;
  const { layoutSequence, additionalInstructions } = source;
  const options = { title, language, theme, format, dimensions, headerFooter, layoutSequence, additionalInstructions };
  const placed = await engine.layOut(
    { cards: source.cards.with(index, card), options: { ...options, pictures: new Map(source.pictures) } },
    signal,
  );
  return placed.cards.filter((page) => page.index === index);
}

/** Ends the rewrite as failed and refunds it. */
async function fail({ db, now }: Engine, row: RewriteRow, error_message: StoredMessage): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (!(await moveRewrite(transaction, row.id, 'asking', { state: 'failed', error_message, due_at: null }))) return;
    await giveBack(transaction, row.reserved, { generationId: row.id, at: now() });
  });
}

/** The deck as the model sees it: its original request, with the deck's language and format. */
function rewriteOrderOf(order: GenerationOrder, { deck }: StoredArtifact, cards: number): WriteOrder {
  const request = order.operation === 'generate' ? relevantRequest('generate', order.request) : null;
  return {
    input: {
      inputText: order.operation === 'generate' ? order.request.inputText : order.request.prompt,
      textMode: 'generate',
      cardSplit: 'auto',
      numCards: Math.max(LIMITS.numCards.min, cards),
      amount: request?.textOptions?.amount ?? 'medium',
      format: deck.format,
      dimensions: deck.dimensions,
      additionalInstructions: null,
    },
    language: deck.language,
    tone: request?.textOptions?.tone ?? null,
    audience: request?.textOptions?.audience ?? null,
    instructions: request?.additionalInstructions ?? null,
  };
}

/**
 * The task to rewrite one card, or to write it if it has only its plan. Its pictures stay, and facts in its current
 * text count like those in the user's text.
 */
function rewriteTask(
  cards: readonly Card[],
  { index, instruction }: { index: number; instruction: string },
  order: WriteOrder,
  model: WriterModel,
): CardTask {
  const card = cards[index]!;
  const { inputText } = order.input;
  const current = card.blocks
    .map(blockMarkdown)
    .filter((text) => text !== '')
    .join('\n\n')
    .slice(0, MAX_CURRENT);
  const at = cards.length < 2 ? 0 : index / (cards.length - 1);
  const facts = sourceFacts([inputText, order.instructions ?? '', instruction, current].join('\n'));
  return {
    index,
    total: cards.length,
    heading: headingOf(card),
    intent: card.toFillIn ? intentOf(card) : '',
    plan: cards.map((each, place) => `${place + 1}. ${headingOf(each)}`).join('\n'),
    passages: passagesFor(passagesOf(inputText), { about: current, at, tokens: Math.floor(model.cardTokens / 2) }),
    facts: isPromptOnly(inputText) ? null : facts,
    addresses: facts.addresses,
    keepsAsIs: false,
    pictures: card.blocks.filter(({ kind }) => kind === 'image'),
    // A card that has only its plan is written like the others of its deck.
    ...(card.toFillIn ? {} : { rewrite: { current, instruction } }),
    byRules: async () => card,
  };
}

/** The model is shown at most this many characters of the card. */
const MAX_CURRENT = 8000;
