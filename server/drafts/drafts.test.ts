import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyDraft } from '@/lib/composer/draft';
import { draftToKeep } from '@/lib/contract/drafts';
import { testDatabase } from '../database/testing/test-database';
import { keepDraft } from './keep-draft';
import { type Drafts, deleteDraft, draftQuery, findDraft, listDrafts, recordOf, restoreDraft } from './store';

let deps: Drafts;
let time: number;
beforeEach(async () => {
  time = Date.UTC(2030, 0, 1);
  deps = { db: await testDatabase(), now: () => new Date(time) };
});
afterEach(() => deps.db.destroy());

const ID = randomUUID();
const saying = (inputText: string) => ({ ...emptyDraft(), inputText });

function keep(id: string, revision: number, text: string, more: { edit?: string; name?: string; runId?: string } = {}) {
  time += 1000;
  return keepDraft(deps, id, draftToKeep.parse({ revision, edit: randomUUID(), draft: saying(text), ...more }));
}
const list = (query: Record<string, string> = {}) => listDrafts(deps, draftQuery.parse(query));
const titles = async () => (await list({ limit: '100' })).data.map(({ title }) => title);
const read = async (id: string) => {
  const row = await findDraft(deps.db, id);
  return row ? recordOf(row) : null;
};

describe('a draft', () => {
  it('is stored, named after its text, and changed on its current revision', async () => {
    expect(await keep(ID, 0, '# Bees\n\nThey fly.')).toMatchObject({
      ok: true,
      kept: { id: ID, revision: 1, title: 'Bees', isNamed: false, characters: 17, runId: null, droppedTitle: null },
    });
    expect(await keep(ID, 1, '# Wasps', { name: 'Mine', runId: 'run_1' })).toMatchObject({
      ok: true,
      kept: { revision: 2, title: 'Mine', isNamed: true, runId: 'run_1' },
    });
    expect(await read(ID)).toMatchObject({ draft: saying('# Wasps'), isDeleted: false });
  });

  it('refuses a change based on an older revision, and returns the current one', async () => {
    await keep(ID, 0, 'one');
    await keep(ID, 1, 'two');
    for (const stale of [0, 1, 7])
      expect(await keep(ID, stale, 'late')).toMatchObject({
        ok: false,
        reason: 'newer',
        newer: { revision: 2, draft: saying('two'), isDeleted: false },
      });
    expect((await read(ID))?.draft).toEqual(saying('two'));
  });

  it('accepts one of 20 concurrent changes on one revision', async () => {
    await keep(ID, 0, 'one');
    const outcomes = await Promise.all(Array.from({ length: 20 }, (_, index) => keep(ID, 1, `tab ${index}`)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await read(ID)).toMatchObject({ revision: 2 });
  });

  it('accepts one of 20 concurrent first saves', async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, (_, index) => keep(ID, 0, `tab ${index}`)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('treats a change repeated after a lost response as the same change', async () => {
    const edit = randomUUID();
    const first = await keep(ID, 0, 'one', { edit });
    expect(await keep(ID, 0, 'one', { edit })).toEqual(first);
    expect(await read(ID)).toMatchObject({ revision: 1 });
  });

  it('can be restored after deletion, and no tab overwrites it unseen', async () => {
    await keep(ID, 0, 'one');
    expect(await deleteDraft(deps, ID)).toMatchObject({ revision: 2, isDeleted: true });
    expect(await titles()).toEqual([]);
    expect(await keep(ID, 1, 'typed meanwhile')).toMatchObject({ ok: false, newer: { isDeleted: true, revision: 2 } });
    expect(await restoreDraft(deps, ID)).toMatchObject({ revision: 3, isDeleted: false, draft: saying('one') });
    expect(await restoreDraft(deps, ID)).toMatchObject({ revision: 3 });
    expect(await titles()).toEqual(['one']);
    for (const act of [deleteDraft, restoreDraft]) expect(await act(deps, randomUUID())).toBeNull();
  });

  it('is removed 30 days after deletion', async () => {
    await keep(ID, 0, 'one');
    await deleteDraft(deps, ID);
    time += 29 * 86_400_000;
    await keep(randomUUID(), 0, 'two');
    expect(await read(ID)).not.toBeNull();
    time += 2 * 86_400_000;
    await keep(randomUUID(), 0, 'three');
    expect(await read(ID)).toBeNull();
  });

  it('is stored again when its tab continues after it was dropped', async () =>
    expect(await keep(ID, 7, 'still here')).toMatchObject({ ok: true, kept: { revision: 8 } }));

  it('keeps any text, but only the known fields of a form', async () => {
    const text = 'nul \0 alone \ud800 emoji 🐝 \u202e \r\n';
    await keepDraft(deps, ID, draftToKeep.parse({ revision: 0, edit: ID, draft: { ...saying(text), secret: 'x' } }));
    expect((await read(ID))?.draft).toEqual(saying(text));
  });

  it('is refused if it is larger than a request may be', async () => {
    expect(await keep(ID, 0, 'x'.repeat(5_000_000))).toEqual({ ok: false, reason: 'too-large' });
    expect(await read(ID)).toBeNull();
  });
});

describe('the list of drafts', () => {
  it.each([1, 2, 3, 100])(
    'is paged by last change in pages of %i, with each draft once and without texts',
    async (limit) => {
      for (let index = 0; index < 8; index++) {
        await keep(randomUUID(), 0, `draft ${index}`);
        if (index % 2) time -= 1000;
      }
      const walked: string[] = [];
      for (let after: string | null = ''; after !== null; ) {
        const page = await list({ limit: String(limit), ...(after ? { after } : {}) });
        expect(JSON.stringify(page)).not.toContain('inputText');
        walked.push(...page.data.map(({ title }) => title));
        after = page.nextCursor;
      }
      expect(walked).toEqual(await titles());
      expect(walked.toSorted()).toEqual(Array.from({ length: 8 }, (_, index) => `draft ${index}`));
    },
  );

  it('holds 200: the oldest is dropped, deleted ones first, and its name is returned', async () => {
    const ids = Array.from({ length: 200 }, () => randomUUID());
    for (const [index, id] of ids.entries()) await keep(id, 0, `draft ${index}`);
    await deleteDraft(deps, ids[100] ?? '');
    expect(await keep(randomUUID(), 0, 'one more')).toMatchObject({ ok: true, kept: { droppedTitle: null } });
    expect(await keep(randomUUID(), 0, 'and one')).toMatchObject({ ok: true, kept: { droppedTitle: 'draft 0' } });
    const { rows } = { rows: await deps.db.selectFrom('drafts').select('id').execute() };
    expect(rows).toHaveLength(200);
  });

  it.each([
    { limit: '0' },
    { limit: '101' },
    { after: 'x' },
    { after: Buffer.from('["2030","a"]').toString('base64url') },
  ])('refuses %j', (query) =>
    expect(draftQuery.safeParse(query).error?.issues.map(({ path }) => path[0])).toEqual(Object.keys(query)),
  );
});

it.each([
  { revision: -1 },
  { revision: 1.5 },
  { edit: 'x' },
  { draft: [] },
  { draft: null },
  { name: '' },
  { name: 'two\nlines' },
  { more: 1 },
])('rejects %j', (wrong) => {
  const judged = draftToKeep.safeParse({ revision: 0, edit: ID, draft: {}, ...wrong });
  const [name] = Object.keys(wrong);
  expect(judged.error?.issues.map((issue) => ('keys' in issue ? issue.keys[0] : issue.path[0]))).toEqual([name]);
});
