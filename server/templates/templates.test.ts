import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { templateToSave } from '@/lib/contract/templates';
import { testDatabase } from '../database/testing/test-database';
import { runRow } from '../runs/testing/run-row';
import { ARTIFACT } from '../runs/testing/test-world';
import { titleKey } from '../runs/title-of';
import { listTemplates, templateQuery } from './list-templates';
import { deleteSaved, saveTemplate, type Templates } from './store';

const at = (minute: number) => new Date(Date.UTC(2030, 0, 1, 0, minute)).toISOString();

/** A workspace of a few artifacts, newest first. */
const ARTIFACTS = [4, 3, 2, 1, 0].map((index) => ({
  ...ARTIFACT,
  id: `art_${index}`,
  // The oldest two came with the workspace.
  generationId: index < 2 ? null : `gen_${index}`,
  title: `Deck ${index}`,
  cards: index + 1,
  createdAt: at(index),
}));

let deps: Templates;
beforeEach(async () => {
  deps = {
    db: await testDatabase(),
    now: () => new Date(at(60)),
    describeArtifacts: async (ids) => ARTIFACTS.filter(({ id }) => ids.includes(id)),
    listArtifacts: async ({ query, orIds, butIds, after, limit, only }) =>
      ARTIFACTS.filter(({ id, title }) => orIds.includes(id) || titleKey(title).includes(titleKey(query)))
        .filter(({ generationId }) => !only || (only === 'builtIn') === (generationId === null))
        .filter(({ id, createdAt }) => !butIds.includes(id) && (!after || createdAt < after.createdAt))
        .slice(0, limit),
  };
});
afterEach(() => deps.db.destroy());

const list = (query: Record<string, string> = {}) => listTemplates(deps, templateQuery.parse(query));
const save = (artifactId: string, name: string, target: 'local' | 'remote' = 'local') =>
  saveTemplate(deps, templateToSave.parse({ target, artifactId, name }));

async function addRun(id: string, of: Partial<Parameters<typeof runRow>[0]> = {}) {
  const title = of?.title ?? id;
  await deps.db
    .insertInto('generations')
    .values(runRow({ id, state: 'completed', title, title_key: titleKey(title), ...of }))
    .execute();
}

async function walk(query: Record<string, string>) {
  const seen: string[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const page = await list({ ...query, ...(after ? { after } : {}) });
    seen.push(...page.data.map(({ artifactId }) => artifactId));
    expect(page.hasMore).toBe(page.nextCursor !== null);
    after = page.nextCursor;
  }
  return seen;
}

describe('the templates of the local target', () => {
  it('lists built-in templates, then the others, newest first, with the run under the name a person gave it', async () => {
    await addRun('run_3', { artifact_id: 'art_3', title: 'Renamed' });
    const { data } = await list();
    expect(data.map(({ artifactId }) => artifactId)).toEqual(['art_1', 'art_0', 'art_4', 'art_3', 'art_2']);
    expect(data.map(({ origin }) => origin)).toEqual(['builtIn', 'builtIn', 'workspace', 'run', 'workspace']);
    expect(data[2]).toEqual({
      artifactId: 'art_4',
      name: 'Deck 4',
      origin: 'workspace',
      savedId: null,
      format: 'presentation',
      cards: 5,
      themeId: 'harbour',
      themeName: 'Harbour',
      runId: null,
      createdAt: at(4),
    });
    expect(data[3]).toMatchObject({ name: 'Renamed', origin: 'run', runId: 'run_3', cards: 4 });
    expect((await list({ query: 'renam' })).data.map(({ artifactId }) => artifactId)).toEqual(['art_3']);
  });

  it('lists saved templates after the built-in ones, by name, and no artifact twice', async () => {
    await save('art_1', 'Ökologie');
    await save('art_2', 'A weekly');
    expect(await walk({})).toEqual(['art_0', 'art_2', 'art_1', 'art_4', 'art_3']);
    const { data } = await list({ query: 'weekly' });
    expect(data).toEqual([
      expect.objectContaining({ name: 'A weekly', origin: 'workspace', cards: 3, savedId: expect.any(String) }),
    ]);
    // By its earlier title, and by its id.
    expect(await walk({ query: 'deck 1' })).toEqual(['art_1']);
    expect(await walk({ query: 'art_1' })).toEqual(['art_1']);
  });

  it.each(['1', '2', '3', '4', '100'])('is paged in pages of %s, each once', async (limit) => {
    for (const id of ['art_0', 'art_1', 'art_2']) await save(id, id === 'art_1' ? 'Ärger' : 'Zebra');
    expect((await walk({ limit })).toSorted()).toEqual(ARTIFACTS.map(({ id }) => id).toSorted());
    expect(await walk({ limit })).toEqual(await walk({ limit: '100' }));
  });

  it('refuses an unknown id', async () => {
    expect(await save('art_nowhere', 'x')).toEqual({ ok: false, reason: 'unknown' });
    expect((await list()).data).toHaveLength(5);
  });

  it('renames a template that is saved again, and keeps its id', async () => {
    const first = await save('art_1', 'One');
    const second = await save('art_1', 'Two');
    expect(second).toEqual({ ok: true, saved: { ...(first.ok ? first.saved : {}), name: 'Two' } });
    expect((await list({ query: 'two' })).data).toHaveLength(1);
    expect(await deleteSaved(deps.db, first.ok ? first.saved.savedId : '')).toBe(true);
    expect((await list()).data.every(({ savedId }) => savedId === null)).toBe(true);
    for (const id of ['tpl_nowhere', 'a\0b', '']) expect(await deleteSaved(deps.db, id)).toBe(false);
  });

  it('accepts 200 and no more', async () => {
    await deps.db
      .insertInto('saved_templates')
      .values(
        Array.from({ length: 200 }, (_, index) => ({
          id: `tpl_${index}`,
          target: 'local' as const,
          artifact_id: `x${index}`,
          name: 'x',
          name_key: 'x',
          created_at: at(0),
        })),
      )
      .execute();
    expect(await save('art_1', 'One too many')).toEqual({ ok: false, reason: 'full' });
    expect(await save('art_1', 'Elsewhere', 'remote')).toMatchObject({ ok: true });
  });
});

describe('the templates of the remote target', () => {
  it('lists runs of a service that returns only the URL of its result', async () => {
    const url = (name: string) => `https://service.example/docs/${name}`;
    const addRemote = (id: string, minute: number, name: string) =>
      addRun(id, { target: 'remote', artifact_id: null, artifact_url: url(name), created_at: at(minute), title: id });
    await addRemote('Older of the same', 1, 'Plan-abc123');
    await addRemote('Plan', 2, 'Plan-abc123');
    await addRemote('Report', 3, 'Report-def456');
    await addRemote('Nameless', 4, '');
    await addRun('run_d', { target: 'remote', artifact_id: null });
    expect(await walk({ target: 'remote', limit: '1' })).toEqual(['def456', 'abc123']);
    const found = await list({ target: 'remote', query: url('Plan-abc123') });
    expect(found.data.map(({ name }) => name)).toEqual(['Plan']);
    await save('abc123', 'My plan', 'remote');
    expect((await list({ target: 'remote' })).data.map(({ name }) => name)).toEqual(['My plan', 'Report']);
    expect(await walk({ target: 'remote', limit: '1' })).toEqual(['abc123', 'def456']);
  });

  it('lists the completed runs with an artifact, of several with the same one the newest', async () => {
    await addRun('run_a', { target: 'remote', artifact_id: 'doc_1', created_at: at(1) });
    await addRun('run_b', { target: 'remote', artifact_id: 'doc_1', created_at: at(2), title: 'The newer' });
    await addRun('run_c', { target: 'remote', artifact_id: 'doc_2', created_at: at(3), cards: 7 });
    await addRun('run_d', { target: 'remote', artifact_id: null });
    await addRun('run_e', { target: 'remote', artifact_id: 'doc_3', state: 'failed' });
    await addRun('run_f', { artifact_id: 'art_4' });
    expect(await walk({ target: 'remote', limit: '1' })).toEqual(['doc_2', 'doc_1']);
    expect((await list({ target: 'remote', query: 'newer' })).data).toEqual([
      expect.objectContaining({
        artifactId: 'doc_1',
        name: 'The newer',
        origin: 'run',
        runId: 'run_b',
        themeName: null,
      }),
    ]);
  });

  it('accepts any id, because only a run could check it, and returns no other facts about it', async () => {
    expect(await save('doc_9', 'Of a colleague', 'remote')).toMatchObject({ ok: true });
    expect((await list({ target: 'remote' })).data).toEqual([
      expect.objectContaining({
        artifactId: 'doc_9',
        name: 'Of a colleague',
        origin: 'saved',
        format: null,
        cards: null,
      }),
    ]);
    expect((await list()).data.map(({ name }) => name)).not.toContain('Of a colleague');
  });
});

it.each([
  { limit: '0' },
  { limit: '101' },
  { target: 'both' },
  { query: 'x'.repeat(501) },
  { after: 'x' },
  { after: Buffer.from('["saved","a"]').toString('base64url') },
  { after: Buffer.from('["own","a\\u0000","b"]').toString('base64url') },
])('refuses %j', (query) =>
  expect(templateQuery.safeParse(query).error?.issues.map(({ path }) => path[0])).toEqual(Object.keys(query)),
);

it.each([
  { artifactId: '' },
  { artifactId: 'a\0b' },
  { artifactId: 'x'.repeat(201) },
  { name: ' ' },
  { name: 'two\nlines' },
  { name: 'x'.repeat(121) },
  { name: '\ud800' },
  { target: 'both' },
])('does not save %j', (wrong) => {
  const judged = templateToSave.safeParse({ target: 'remote', artifactId: 'a', name: 'n', ...wrong });
  expect(judged.error?.issues.map(({ path }) => path[0])).toEqual(Object.keys(wrong));
});

describe('searching for an id', () => {
  it('finds its artifact, whatever the title', async () => {
    await addRun('run_9', { artifact_id: 'g_run', title: 'Report', target: 'remote' });
    const ids = async (query: Record<string, string>) => (await list(query)).data.map(({ artifactId }) => artifactId);
    expect(await ids({ query: 'art_2' })).toEqual(['art_2']);
    expect(await ids({ query: 'g_run', target: 'remote' })).toEqual(['g_run']);
    expect(await ids({ query: 'g_', target: 'remote' })).toEqual([]);
  });
});
