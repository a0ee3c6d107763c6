import { beforeEach, expect, it, vi } from 'vitest';
import { ModelServer } from '@/e2e/model-server/model-server';
import { perTest } from '@/server/testing/per-test';
import { openDeck } from '../deck-slices/deck-cache';
import { findStoredArtifact } from '../store/artifacts-store';
import { findSource, findUnwritten } from '../store/card-sources';
import { readBalance, readLedger } from '../store/credits';
import { hideGenerations } from '../store/generations-store';
import { purgeGenerations } from '../store/purge-generations';
import { findWritingFacts } from '../store/written-parts';
import { TestEngine } from '../testing/test-engine';
import { scriptedWriter } from '../write/testing/scripted-writer';
import { type Decision, decideRewrite } from './decide-rewrite';
import { listRewrites, type RewriteRow, rewriteCredits } from './rewrites-store';
import { runRewrite } from './run-rewrite';
import { startRewrite } from './start-rewrite';

const server = perTest(() => ModelServer.open());
const test = perTest(() => TestEngine.open({ model: scriptedWriter(server) }));
let artifactId: string;
let generationId: string;
beforeEach(async () => {
  const { body } = await test.make({
    inputText: '# Tea room\n\nA quiet place.\n\n---\n\n# Guests\n\n- 120 in May\n- 180 in June\n\n---\n\n# Thanks',
    textMode: 'preserve',
    cardSplit: 'inputTextBreaks',
    exportAs: 'pdf',
    imageOptions: { source: 'noImages' },
  });
  ({ artifactId, generationId } = body);
});

const never = new AbortController().signal;

const queued = (): Promise<RewriteRow[]> =>
  test.world.db.selectFrom('engine_rewrites').selectAll().where('state', 'in', ['queued', 'asking']).execute();

async function rewrite(instruction: string, { key = instruction, card = 1 } = {}): Promise<string> {
  const started = await startRewrite(test.world, artifactId, { key, card, instruction });
  if (!started.ok) throw new Error(started.reason);
  for (const row of await queued()) await runRewrite(test.world, row, never);
  return started.id;
}

const decide = (id: string, decision: Decision) => decideRewrite(test.world, artifactId, { id, decision });

const titles = async () => {
  const deck = (await findStoredArtifact(test.world.db, artifactId))?.deck;
  return deck?.cards.map(({ elements }) => JSON.stringify(elements).includes('Written again'));
};

it('rewrites a card, charges for one card, and shows it only once it is accepted', async () => {
  const before = await readBalance(test.world.db);
  const deck = (await findStoredArtifact(test.world.db, artifactId))!.deck;
  const id = await rewrite('Shorter');
  expect(await readBalance(test.world.db)).toBe(before - 3);
  expect(await readLedger(test.world.db, 1)).toMatchObject([{ id, kind: 'rewrite', amount: -3 }]);
  expect(server.calls).toHaveLength(1);
  // The request contains the current card and the user's instruction.
  expect(server.calls[0]?.asked).toMatchObject({ number: 2, heading: 'Guests', instruction: 'Shorter' });
  expect(server.calls[0]?.asked.text).toContain('180 in June');
  const [facts] = await listRewrites(test.world.db, artifactId);
  expect(facts).toMatchObject({ id, card: 1, state: 'ready' });
  expect(facts?.before).toEqual(deck.cards.filter(({ index }) => index === 1));
  expect(JSON.stringify(facts?.after)).toContain('Written again: Shorter');
  expect(await titles()).toEqual([false, false, false]);

  expect(await decide(id, 'accept')).toBe(true);
  expect(await titles()).toEqual([false, true, false]);
  const sliced = await openDeck(test.world.db, artifactId);
  expect(sliced?.cards[1]).toContain('Written again: Shorter');
  // The other cards are unchanged, and the file of the old deck is gone.
  const changed = (await findStoredArtifact(test.world.db, artifactId))!.deck;
  expect(changed.cards.filter(({ index }) => index !== 1)).toEqual(deck.cards.filter(({ index }) => index !== 1));
  expect(await test.world.db.selectFrom('engine_exports').selectAll().execute()).toEqual([]);

  expect(await decide(id, 'accept')).toBe(false);
  expect(await decide(id, 'undo')).toBe(true);
  expect((await findStoredArtifact(test.world.db, artifactId))!.deck).toEqual(deck);
  expect(await decide(id, 'undo')).toBe(false);
  expect(await readBalance(test.world.db)).toBe(before - 3);
});

it('keeps the layout of the cover and the title of the deck, whatever the model answers', async () => {
  const layouts = async () =>
    (await findStoredArtifact(test.world.db, artifactId))?.deck.cards.map(({ layout }) => layout).slice(0, 2);
  const before = await layouts();
  expect(before?.[0]).toBe('title');
  const title = async () => (await findStoredArtifact(test.world.db, artifactId))?.deck.title;
  const named = await title();
  // The scripted model answers with a list.
  await decide(await rewrite('shorter', { card: 0 }), 'accept');
  expect(await titles()).toEqual([true, false, false]);
  expect(await layouts()).toEqual(before);
  expect(await title()).toBe(named);
});

it('undoes the latest of two accepted versions, then the one before', async () => {
  const first = await rewrite('More formal');
  await decide(first, 'accept');
  test.time += 1000;
  const second = await rewrite('As a chart');
  await decide(second, 'accept');
  expect(JSON.stringify((await findStoredArtifact(test.world.db, artifactId))!.deck.cards[1])).toContain('"chart"');
  expect(await decide(first, 'undo')).toBe(false);
  expect(await decide(second, 'undo')).toBe(true);
  expect(await titles()).toEqual([false, true, false]);
  expect(await decide(first, 'undo')).toBe(true);
  expect(await titles()).toEqual([false, false, false]);
});

it('stores the source passages of the accepted version, and drops them when it is undone', async () => {
  const origins = async () => (await findSource(test.world.db, artifactId))?.origins;
  expect(await origins()).toBeUndefined();
  const id = await rewrite('A quiet tea room');
  expect(await origins()).toBeUndefined();
  await decide(id, 'accept');
  expect(await origins()).toEqual([null, expect.objectContaining({ passages: [expect.anything()] }), null]);
  await decide(id, 'undo');
  expect(await origins()).toEqual([null, null, null]);
});

it('does not change the deck when a version is discarded', async () => {
  const id = await rewrite('Shorter');
  expect(await decide(id, 'discard')).toBe(true);
  expect(await decide(id, 'accept')).toBe(false);
  expect(await titles()).toEqual([false, false, false]);
});

it('makes one rewrite and one call if a request arrives twice', async () => {
  const order = { key: 'k', card: 1, instruction: 'Shorter' };
  const [one, two] = await Promise.all([
    startRewrite(test.world, artifactId, order),
    startRewrite(test.world, artifactId, order),
  ]);
  expect(one).toEqual(two);
  for (const row of await queued()) await runRewrite(test.world, row, never);
  expect(await startRewrite(test.world, artifactId, order)).toEqual(one);
  expect(await startRewrite(test.world, artifactId, { ...order, card: 0 })).toEqual({
    ok: false,
    reason: 'other-order',
  });
  expect(server.calls).toHaveLength(1);
});

it('accepts only one of two requests for the same card', async () => {
  const start = (key: string) => startRewrite(test.world, artifactId, { key, card: 1, instruction: 'Shorter' });
  const both = await Promise.all([start('one'), start('other')]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both).toContainEqual({ ok: false, reason: 'busy' });
});

it('does not repeat an interrupted call, and refunds it', async () => {
  const before = await readBalance(test.world.db);
  await startRewrite(test.world, artifactId, { key: 'k', card: 1, instruction: 'Shorter' });
  const [row] = await queued();
  const dies = new AbortController();
  server.script = () => {
    dies.abort(new Error('the program stops'));
    return 'slow';
  };
  await runRewrite(test.world, row!, dies.signal);
  expect(server.calls).toHaveLength(1);
  const [left] = await queued();
  expect(left?.state).toBe('asking');
  await runRewrite(test.world, left!, never);
  expect(server.calls).toHaveLength(1);
  expect(await listRewrites(test.world.db, artifactId)).toMatchObject([
    { state: 'failed', error: 'Interrupted. Try again.' },
  ]);
  expect(await readBalance(test.world.db)).toBe(before);
});

it('stops while the model writes: the call is broken off, refunded, and its tokens are counted', async () => {
  const before = await readBalance(test.world.db);
  await startRewrite(test.world, artifactId, { key: 'k', card: 1, instruction: 'Shorter' });
  const [row] = await queued();
  const stopped = new Promise<boolean>((resolve) => {
    server.script = () => {
      resolve(decide(row!.id, 'stop'));
      return 'slow';
    };
  });
  await runRewrite(test.world, row!, never);
  expect(await stopped).toBe(true);
  expect(server.calls).toHaveLength(1);
  await vi.waitFor(() => expect(server.open).toBe(0));
  expect(await listRewrites(test.world.db, artifactId)).toMatchObject([{ state: 'stopped', error: null, after: null }]);
  expect(await readBalance(test.world.db)).toBe(before);
  const facts = await findWritingFacts(test.world.db, generationId);
  expect(facts).toMatchObject({ rewrites: 1, cardsByModel: 0 });
  expect(facts?.tokensIn).toBeGreaterThan(100);
  expect(await decide(row!.id, 'stop')).toBe(false);
  server.failWith(null);
  expect(await rewrite('Again')).not.toBe(row!.id);
});

it('does not ask for a rewrite that was stopped before', async () => {
  const before = await readBalance(test.world.db);
  await startRewrite(test.world, artifactId, { key: 'k', card: 1, instruction: 'Shorter' });
  const [row] = await queued();
  expect(await decide(row!.id, 'stop')).toBe(true);
  await runRewrite(test.world, row!, never);
  expect(server.calls).toHaveLength(0);
  expect(await readBalance(test.world.db)).toBe(before);
  expect(await findWritingFacts(test.world.db, generationId)).toBeNull();
});

it('adds the tokens of each rewrite to those of the deck', async () => {
  await decide(await rewrite('Shorter'), 'discard');
  const one = await findWritingFacts(test.world.db, generationId);
  await rewrite('Longer');
  const two = await findWritingFacts(test.world.db, generationId);
  expect([one?.rewrites, two?.rewrites]).toEqual([1, 2]);
  expect(await rewriteCredits(test.world.db, [artifactId, 'art_other'])).toEqual(new Map([[artifactId, 6]]));
  expect(one?.tokensOut).toBeGreaterThan(0);
  expect(two?.tokensIn).toBeGreaterThan(one!.tokensIn);
});

it('fails with a refund when the model does not answer', async () => {
  const before = await readBalance(test.world.db);
  server.failWith('refusal');
  await rewrite('Shorter');
  expect(await listRewrites(test.world.db, artifactId)).toMatchObject([
    { state: 'failed', error: 'The AI model couldn’t rewrite this card: the request was declined.' },
  ]);
  expect(await readBalance(test.world.db)).toBe(before);
});

it('is refused for a card that is being rewritten, a missing card, and a hidden deck', async () => {
  const start = (key: string, card: number) => startRewrite(test.world, artifactId, { key, card, instruction: 'x' });
  expect(await start('a', 1)).toMatchObject({ ok: true });
  expect(await start('b', 1)).toEqual({ ok: false, reason: 'busy' });
  expect(await start('c', 9)).toEqual({ ok: false, reason: 'no-card' });
  await hideGenerations(test.world.db, [generationId], test.world.now());
  expect(await start('d', 0)).toEqual({ ok: false, reason: 'no-deck' });
});

it('is erased with its deck, and refunded if it was not finished', async () => {
  const before = await readBalance(test.world.db);
  await startRewrite(test.world, artifactId, { key: 'k', card: 1, instruction: 'Shorter' });
  await purgeGenerations(test.world.db, [generationId], test.world.now());
  expect(await test.world.db.selectFrom('engine_rewrites').selectAll().execute()).toEqual([]);
  expect(await test.world.db.selectFrom('engine_sources').selectAll().execute()).toEqual([]);
  expect(await readBalance(test.world.db)).toBe(before);
});

it('writes a card that has only its plan like the others of its deck', async () => {
  server.script = ({ asked }) => (asked.kind === 'card' && asked.number === 3 ? 'refusal' : null);
  const { body } = await test.make({
    ...{ inputText: 'Pitch deck for a tea room', textMode: 'generate', numCards: 5 },
    imageOptions: { source: 'noImages' },
  });
  ({ artifactId } = body);
  expect(await findUnwritten(test.world.db, artifactId)).toEqual([2]);
  await rewrite('Write this card.', { card: 2, key: 'first' });
  expect(await listRewrites(test.world.db, artifactId)).toMatchObject([
    { state: 'failed', error: 'The AI model couldn’t write card 3: the request was declined.' },
  ]);
  server.script = () => null;
  const id = await rewrite('Write this card.', { card: 2 });
  const { asked } = server.calls.at(-1)!;
  expect(asked).toMatchObject({ kind: 'card', number: 3, instruction: null });
  expect(JSON.stringify(server.calls.at(-1))).toContain('What to know about the team');
  expect(await decide(id, 'accept')).toBe(true);
  expect(await findUnwritten(test.world.db, artifactId)).toEqual([]);
  const facts = await findWritingFacts(test.world.db, body.generationId);
  expect(facts).toMatchObject({ cardsByModel: 5, rewrites: 0 });
  expect(await rewriteCredits(test.world.db, [artifactId])).toEqual(new Map([[artifactId, 3]]));
});
