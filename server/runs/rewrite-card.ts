import 'server-only';
import type { RewriteList, RewriteRequest } from '@/lib/contract/rewrites';
import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';
import type { Decision, RewriteStart } from '@/server/engine/artifacts';
import type { Generations } from './context';
import { findLocalArtifact } from './read-deck';

type Deps = Pick<Generations, 'db' | 'engine'>;

/** The card rewrites of a local run's deck; null for every other run, and for one in the trash. */
export async function listRewrites({ db, engine }: Deps, id: string): Promise<RewriteList | null> {
  const artifactId = await findLocalArtifact(db, id);
  if (artifactId === null) return null;
  const list = await engine.writing.rewrites(artifactId);
  return list ?? { creditsPerCard: null, unwritten: [], rewrites: [] };
}

export type RewriteOutcome = { ok: true; id: string } | { ok: false; status: number; message: StoredMessage };

/** Requests a rewrite of a card. It costs credits, so it is idempotent by `submissionId`. */
export async function startRewrite(
  { db, engine }: Deps,
  id: string,
  { submissionId, card, instruction }: RewriteRequest,
): Promise<RewriteOutcome> {
  const artifactId = await findLocalArtifact(db, id);
  if (artifactId === null) return refusals['no-deck'];
  const started = await engine.writing.startRewrite(artifactId, { key: submissionId, card, instruction });
  return started.ok ? started : refusals[started.reason];
}

/** Returns 404 for an unknown deck, and 409 if the state of the rewrite does not allow the decision. */
export async function decideRewrite(
  { db, engine }: Deps,
  id: string,
  { rewriteId, decision }: { rewriteId: string; decision: Decision },
): Promise<RewriteOutcome> {
  const artifactId = await findLocalArtifact(db, id);
  if (artifactId === null) return refusals['no-deck'];
  if (await engine.writing.decideRewrite(artifactId, rewriteId, decision)) return { ok: true, id: rewriteId };
  return { ok: false, status: 409, message: englishMessage('This card has changed. Reload the page.') };
}

const refuse = (status: number, message: StoredMessage) => ({ ok: false, status, message }) as const;

const refusals = {
  'no-deck': refuse(404, englishMessage('This run has no deck here')),
  'no-card': refuse(404, englishMessage('This deck has no such card')),
  'no-model': refuse(409, englishMessage('No language model is configured')),
  busy: refuse(409, englishMessage('This card is being rewritten')),
  uncovered: refuse(402, englishMessage('Insufficient credits remaining')),
  'other-order': refuse(422, englishMessage('This submission was sent with another request')),
} satisfies Record<Extract<RewriteStart, { ok: false }>['reason'], RewriteOutcome>;
