import 'server-only';
import { newId } from '../../database/new-id';
import type { Engine } from '../context';
import { findStoredArtifact, lockRevision } from '../store/artifacts-store';
import { findSource } from '../store/card-sources';
import { reserve } from '../store/credits';
import type { RewriteRow } from './rewrites-store';

/** `key`: two requests with the same key are one rewrite. `card`: 0-based. */
export type RewriteOrder = { key: string; card: number; instruction: string };

export type RewriteStart =
  | { ok: true; id: string }
  /** `no-deck`: unknown, hidden, or without a stored source. `busy`: the card is already being rewritten. */
  | { ok: false; reason: 'no-deck' | 'no-model' | 'no-card' | 'busy' | 'uncovered' | 'other-order' };

const OPEN = ['queued', 'asking'];

/**
 * Stores the rewrite and reserves its credits in one transaction. The worker calls the model afterwards. The same key
 * always gets the same rewrite and never causes a second call.
 */
export async function startRewrite(engine: Engine, artifactId: string, order: RewriteOrder): Promise<RewriteStart> {
  const { db, model, now, wake } = engine;
  const earlier = await findByKey(engine, artifactId, order);
  if (earlier) return earlier;
  if (!model) return { ok: false, reason: 'no-model' };
  const artifact = await findStoredArtifact(db, artifactId);
  const source = artifact && (await findSource(db, artifactId));
  if (!artifact?.generationId || !source) return { ok: false, reason: 'no-deck' };
  const card = source.cards[order.card];
  if (!card) return { ok: false, reason: 'no-card' };
  const pages = artifact.deck.cards.filter(({ index }) => index === order.card);
  const at = now();
  const row: RewriteRow = {
    id: newId('rew'),
    state: 'queued',
    due_at: at.toISOString(),
    lease_until: null,
    lease_owner: null,
    artifact_id: artifactId,
    generation_id: artifact.generationId,
    request_key: order.key,
    card: order.card,
    instruction: order.instruction,
    reserved: model.creditsPerCard,
    before: JSON.stringify({ card, pages, origin: source.origins?.[order.card] ?? null }),
    after: '',
    error_message: null,
    created_at: at.toISOString(),
    decided_at: null,
  };
  const outcome = await store(engine, row).catch((error: unknown) => ({ error }));
  if (outcome !== 'stored') {
    // Another request with this key may have been faster.
    const other = await findByKey(engine, artifactId, order);
    if (other) return other;
    if (typeof outcome === 'object') throw outcome.error;
    return { ok: false, reason: outcome };
  }
  wake();
  return { ok: true, id: row.id };
}

async function store({ db }: Engine, row: RewriteRow): Promise<'stored' | 'busy' | 'uncovered'> {
  return db.transaction().execute(async (transaction) => {
    // Serialize the requests for one deck, so that the second request for a card finds the first.
    await lockRevision(transaction, row.artifact_id);
    const open = await transaction
      .selectFrom('engine_rewrites')
      .select('id')
      .where('artifact_id', '=', row.artifact_id)
      .where('card', '=', row.card)
      .where('state', 'in', OPEN)
      .executeTakeFirst();
    if (open) return 'busy';
    const entry = { kind: 'rewrite', generationId: row.id, at: new Date(row.created_at) } as const;
    if (!(await reserve(transaction, row.reserved, entry))) return 'uncovered';
    await transaction.insertInto('engine_rewrites').values(row).execute();
    return 'stored';
  });
}

async function findByKey(
  { db }: Engine,
  artifactId: string,
  { key, card, instruction }: RewriteOrder,
): Promise<RewriteStart | null> {
  const row = await db
    .selectFrom('engine_rewrites')
    .select(['id', 'artifact_id', 'card', 'instruction'])
    .where('request_key', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  const isSame = row.artifact_id === artifactId && row.card === card && row.instruction === instruction;
  return isSame ? { ok: true, id: row.id } : { ok: false, reason: 'other-order' };
}
