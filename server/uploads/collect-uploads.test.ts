import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { blankDraft } from '@/lib/composer/draft';
import { DECODE_FAILURES, type Decoded } from '@/server/engine/images/decoder/decoder';
import { keepUpload } from '@/server/engine/uploads/keep-upload';
import { keepDraft } from '../drafts/keep-draft';
import { deleteDraft } from '../drafts/store';
import { log } from '../log/log';
import { binRun, finishPurge, restoreRun } from '../runs/bin-run';
import { purgeRuns } from '../runs/purge-runs';
import { DeckWorld } from '../runs/testing/deck-world';
import { collectUploads, nextCollection } from './collect-uploads';

const DAY = 86_400_000;
const DRAFT = '00000000-0000-4000-8000-000000000001';
const { signal } = new AbortController();

let test: DeckWorld;
beforeEach(async () => {
  vi.spyOn(log, 'info').mockImplementation(() => {});
  test = await DeckWorld.open();
});
afterEach(async () => {
  await test.close();
  vi.restoreAllMocks();
});

const png = (content: string) => Buffer.from(`\x89PNG\r\n\x1a\n${content}`, 'latin1');
async function upload(content: string): Promise<string> {
  const decode = async (_kind: unknown, bytes: Uint8Array): Promise<Decoded> => ({
    ok: true,
    picture: { bytes, mediaType: 'image/png', width: 40, height: 30 },
  });
  const kept = await keepUpload(test.engine.world, png(content), signal, { decode });
  if (!kept.ok) throw new Error(kept.reason);
  return kept.address;
}
async function later(days: number): Promise<void> {
  test.runs.time += days * DAY;
  await finishPurge(test.runs.world);
  // Files are removed a second time an hour later.
  test.runs.time += DAY / 24;
  await finishPurge(test.runs.world);
}
const save = (text: string, revision = 0) =>
  keepDraft(test.runs.world, DRAFT, {
    ...{ revision, edit: DRAFT, name: null, runId: null, origin: null },
    draft: { ...blankDraft(), inputText: text },
  });
const findDeck = (id: string) =>
  test.db.selectFrom('engine_artifacts').select(['deck', 'warnings']).where('id', '=', id).executeTakeFirstOrThrow();
const pictures = async () => (await test.files()).filter((file) => file.startsWith('images/'));

it('keeps the address of an equal picture, and refuses what cannot be decoded', async () => {
  const address = await upload('a');
  expect([await upload('a'), (await upload('b')) === address]).toEqual([address, false]);
  const decode = async (): Promise<Decoded> => ({ ok: false, code: 'damaged' });
  const refused = await keepUpload(test.engine.world, png('c'), signal, { decode });
  expect([refused, await pictures()]).toEqual([
    { ok: false, status: 422, reason: DECODE_FAILURES.damaged },
    [expect.any(String), expect.any(String)],
  ]);
});

it('removes an upload that no text mentions after a day', async () => {
  await upload('a');
  await later(0.9);
  expect(await pictures()).toHaveLength(1);
  await later(0.2);
  expect([await pictures(), await nextCollection(test.db)]).toEqual([[], null]);
});

it('keeps what a draft mentions, until the draft is gone for good', async () => {
  const address = await upload('a');
  await save(`![](${address})`);
  await later(3);
  await deleteDraft(test.runs.world, DRAFT);
  await later(3);
  expect(await pictures()).toHaveLength(1);
  await test.db.deleteFrom('drafts').execute();
  await later(1);
  expect(await pictures()).toEqual([]);
});

it('shows an upload in the deck, keeps it in the trash, and removes it with the run', async () => {
  const address = await upload('a');
  const other = await upload('b');
  const text = `# Bees\n\n![Hive](${address})`;
  const made = await test.make(
    'run_1',
    { inputText: `${text}\n\n![](${other})` },
    { draft: JSON.stringify({ inputText: text }) },
  );
  await save(`Other ![](${other})`);
  const deck = await findDeck(made.artifactId);
  const keys = await pictures();
  expect([keys.every((key) => deck.deck.includes(key)), deck.warnings]).toEqual([true, '[]']);

  await binRun(test.runs.world, 'run_1');
  await later(2);
  await restoreRun(test.runs.world, 'run_1');
  await later(2);
  expect(await pictures()).toHaveLength(2);
  await binRun(test.runs.world, 'run_1');
  await purgeRuns(test.runs.world, ['run_1']);
  await later(0);
  expect(await pictures()).toEqual([expect.any(String)]);
  await collectUploads(test.runs.world);
  expect(await test.db.selectFrom('engine_uploads').select('id').execute()).toHaveLength(1);
});

it('says which picture of a deck was deleted', async () => {
  const gone = `/pictures/${'0'.repeat(32)}-40x30.png`;
  const { artifactId } = await test.make('run_1', { inputText: `# Bees\n\n![Hive](${gone})` });
  const { warnings } = await findDeck(artifactId);
  expect(warnings).toContain('Image not loaded: it was deleted');
});
