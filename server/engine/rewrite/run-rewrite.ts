import 'server-only';
import type { Block, Card } from '@/lib/deck/blocks';
import type { PlacedCard } from '@/lib/deck/placed';
import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';
import { log } from '../../log/log';
import type { Engine } from '../context';
import { findStoredArtifact, type StoredArtifact } from '../store/artifacts-store';
import { type CardSource, findSource } from '../store/card-sources';
import { giveBack } from '../store/credits';
import { findGeneration, orderOf } from '../store/generations-store';
import { RunBudget } from '../write/run-budget';
import { whyWords, writeCard } from '../write/write-card';
import { rewriteOrderOf, rewriteTask } from './rewrite-task';
import { type CardVersion, moveRewrite, type RewriteRow, versionOf } from './rewrites-store';

/**
 * Asks the model for a card again. The state leaves `queued` before the call, and a row found in `asking` was
 * interrupted: it is not asked again, because nobody knows whether the call was answered and paid.
 */
export async function runRewrite(engine: Engine, row: RewriteRow, signal: AbortSignal): Promise<void> {
  if (row.state === 'asking') return fail(engine, row, 'asking', englishMessage('Interrupted. Try again.'));
  if (!(await moveRewrite(engine.db, row.id, 'queued', { state: 'asking' }))) return;
  try {
    const made = await ask(engine, row, signal);
    if ('why' in made) return await fail(engine, row, 'asking', made.why);
    await moveRewrite(engine.db, row.id, 'asking', { state: 'ready', after: JSON.stringify(made), due_at: null });
  } catch (error) {
    // A requested shutdown: the next start refunds it.
    if (signal.aborted) return;
    log.error({ err: error, rewrite: row.id }, 'a card could not be rewritten');
    await fail(engine, row, 'asking', englishMessage('Couldn’t rewrite this card'));
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
  const order = rewriteOrderOf(orderOf(generation), artifact, source.cards.length);
  const task = rewriteTask(source.cards, { index: row.card, instruction: row.instruction }, order, model);
  const budget = new RunBudget(model.mostTokens, 0);
  const written = await writeCard(model, order, task, { budget, signal });
  if (written.by === 'rules') return { why: whyWords(written.why ?? 'garbled') };
  const before = versionOf(row.before).card;
  const card = keepFrame(written.card, before, task.pictures);
  const pages = await layOutOne(engine, artifact, source, { card, index: row.card }, signal);
  return { card, pages, origin: written.origin ?? null };
}

/** The pictures of the card, its place in the plan, and its notes where the model wrote none. */
function keepFrame(card: Card, { part, band, repeats, shows, notes }: Card, pictures: readonly Block[]): Card {
  const blocks = repeats ? card.blocks.filter(({ kind }) => kind !== 'heading') : card.blocks;
  return {
    ...card,
    blocks: [...blocks, ...pictures],
    notes: card.notes ?? notes,
    ...(part ? { part } : {}),
    ...(band ? { band } : {}),
    ...(repeats ? { repeats } : {}),
    ...(shows ? { shows } : {}),
  };
}

/** The pages of one card among the others, at the size of type that they share. */
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

/** Refunds it. */
async function fail({ db, now }: Engine, row: RewriteRow, from: 'asking', error_message: StoredMessage): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (!(await moveRewrite(transaction, row.id, from, { state: 'failed', error_message, due_at: null }))) return;
    await giveBack(transaction, row.reserved, { generationId: row.id, at: now() });
  });
}
