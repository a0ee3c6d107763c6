import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { perTest } from '@/server/testing/per-test';
import { listRuns, runQuery } from './find/list-runs';
import { csvLine, csvOf, exportQuery, jsonOf } from './history-file/export-runs';
import { importFile } from './history-file/import-runs';
import { streamText } from './history-file/stream-text';
import { runRow } from './testing/run-row';
import { TestWorld } from './testing/test-world';
import { titleKey } from './title-of';

const here = perTest(() => TestWorld.open());
const there = perTest(() => TestWorld.open());

type Of = NonNullable<Parameters<typeof runRow>[0]>;
const add = (id: string, of: Of = {}) =>
  here.insert(
    runRow({
      id,
      submission_id: randomUUID(),
      state: 'completed',
      due_at: null,
      title_key: titleKey(of.title ?? 'A title'),
      ...of,
    }),
  );
const asked = (query: Record<string, string> = {}) => exportQuery.parse({ as: 'json', ...query });
const text = (pieces: AsyncGenerator<string>) => new Response(streamText(pieces)).text();
const bytes = async (pieces: AsyncGenerator<string>) =>
  new Uint8Array(await new Response(streamText(pieces)).arrayBuffer());
const file = () => text(jsonOf(here.world, asked()));
const take = async (into: TestWorld, content: string) => importFile(into.world, new Blob([content]).stream());
const bare = (row: object) => ({ ...row, body_hash: null, seq: null, error_fields: null });

/**
 * Parses cells as a lenient spreadsheet does: quotes count at the start of a cell, and what follows them is appended.
 */
function cellsOf(text: string, separator: string): string[] {
  const cells: string[] = [];
  for (let at = 0; at <= text.length; ) {
    let cell = '';
    if (text[at] === '"') {
      for (at += 1; at < text.length; at++) {
        if (text[at] !== '"') cell += text[at];
        else if (text[at + 1] === '"') cell += text[++at];
        else break;
      }
      at += 1;
    }
    for (; at < text.length && text[at] !== separator && !/[\r\n]/.test(text[at] ?? ''); at++) cell += text[at];
    cells.push(cell);
    at += 1;
  }
  return cells;
}

describe('CSV export', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['\tx', "'\tx"],
    ['\rx', `"'\rx"`],
    ['\nx', `"'\nx"`],
    ['  =1', "'  =1"],
    ['＝1', "'＝1"],
    ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
    ['a,b', '"a,b"'],
    ['two\nlines', '"two\nlines"'],
    ['a=b', 'a=b'],
    [';=1+1', ";'=1+1"],
    ['a;=1+1;b', "a;'=1+1;b"],
    ['a\t=1', "a\t'=1"],
    ['a\n+1\n=2', `"a\n'+1\n'=2"`],
    ['a;"=1+1"', `"a;""'=1+1"""`],
    ['a;\u200b＝1', "a;\u200b'＝1"],
    ['', ''],
  ])('writes %j as %j', (cell, written) => expect(csvLine([cell])).toBe(`${written}\r\n`));

  it.each([';', '\t', ','])('has no cell that begins a formula when read with %j between cells', (separator) => {
    const starts = ['=', '+', '-', '@', '＝', '\t=', ' =', '"=', '""=', '\u00a0=', '\r=', '\n='];
    const ends = ['', ';', '\t', ',', '"', '\r\n'];
    const before = ['', 'a', 'a;', ';', '\t', 'a\t', 'a,', 'a\n', '"', 'a;"', 'a;""', '\r\n;'];
    const payloads = before.flatMap((one) => starts.flatMap((start) => ends.map((end) => `${one}${start}1+1${end}`)));
    for (const payload of payloads) {
      const cells = cellsOf(csvLine(['run', payload, 'x']), separator);
      expect(
        cells.filter((cell) => /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u.test(cell)),
        payload,
      ).toEqual([]);
    }
    // Without escaping, some of it would be evaluated.
    expect(payloads.some((payload) => cellsOf(payload, separator).some((cell) => cell.startsWith('=')))).toBe(true);
  });

  it('has a line for each run that the filter matches, in order', async () => {
    for (let index = 0; index < 230; index++)
      await add(`r${index}`, { title: index % 2 ? '=cmd()' : 'Bees', note: 'a "note"' });
    const csv = await bytes(csvOf(here.world, asked({ query: 'cmd', sort: 'oldest' })));
    // The byte order mark tells a spreadsheet that this is UTF-8.
    expect([...csv.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(csv).split('\r\n');
    expect(lines).toHaveLength(1 + 115 + 1);
    expect(lines[0]).toBe(
      'id,title,state,target,operation,format,cards,theme,star,note,credits,credits left,created,sent,ended',
    );
    expect(lines[1]).toMatch(/^r1,'=cmd\(\),completed,local,generate,presentation,1,,false,"a ""note""",/);
  });
});

describe('JSON export', () => {
  it('is a list, even when empty', async () =>
    expect(JSON.parse(await text(jsonOf(here.world, asked())))).toEqual({
      kind: 'cardwright-history',
      version: 1,
      runs: [],
    }));

  it('is imported elsewhere unchanged, can be searched, and starts no work', async () => {
    await add('a', { star: 1, note: 'Tuesday', title: 'Wespen', credits_deducted: 3.5, warnings: '["w"]' });
    await add('b', { state: 'failed', error_message: 'Why', error_status: 422, draft: '{"inputText":"x"}' });
    await add('c', { artifact_url: 'https://service.example/a/1', generation_id: 'gen_1', target: 'remote' });
    const answer = { taken: 3, known: 0, trashed: 0, refused: [], refusedCount: 0 };
    expect(await take(there, await file())).toEqual({ ok: true, answer });
    expect(await take(there, await file())).toEqual({ ok: true, answer: { ...answer, taken: 0, known: 3 } });
    for (const id of ['a', 'b', 'c']) expect(bare(await there.row(id))).toEqual(bare(await here.row(id)));
    const found = await listRuns(there.world, runQuery.parse({ query: 'tuesday wesp', star: '1' }));
    expect(found.data.map(({ id }) => id)).toEqual(['a']);
    await there.pass(10_000);
    expect([...there.local.posts, ...there.remote.posts]).toEqual([]);
    expect(there.wakes).toBe(0);
  });

  it('leaves existing runs as they are', async () => {
    await add('a', { title: 'Old' });
    const before = await file();
    await here.world.db.updateTable('generations').set({ title: 'New' }).execute();
    expect(await take(here, before)).toMatchObject({ ok: true, answer: { taken: 0, known: 1 } });
    expect((await here.row('a')).title).toBe('New');
  });

  it('imports nothing dated in the future, beyond a tolerance for clock differences', async () => {
    await add('a');
    const { runs, ...head } = JSON.parse(await file());
    const at = (hours: number) => new Date(there.time + hours * 3_600_000).toISOString();
    const rows = [
      { ...runs[0], createdAt: at(23), sentAt: null, endedAt: null },
      { ...runs[0], id: 'b', submissionId: randomUUID(), createdAt: at(25) },
      { ...runs[0], id: 'c', submissionId: randomUUID(), endedAt: at(500) },
    ];
    const reason = 'Its date is in the future';
    expect(await take(there, JSON.stringify({ ...head, runs: rows }))).toMatchObject({
      ok: true,
      answer: {
        taken: 1,
        refused: [
          { index: 1, reason },
          { index: 2, reason },
        ],
      },
    });
  });

  it.each([
    [null, 'Not a run'],
    [[], 'Not a run'],
    [{ cards: -5 }, 'cards is not valid'],
    [{ credits: { deducted: -1e300, remaining: 0 } }, 'credits.deducted is not valid'],
    [{ operation: 'x' }, 'operation must be one of generate, template'],
    [{ request: { inputText: 'a', textMode: 'x' } }, 'request.textMode must be one of'],
  ])('explains why %j is not imported', async (wrong, why) => {
    await add('a');
    const { runs, ...head } = JSON.parse(await file());
    const isChange = typeof wrong === 'object' && wrong !== null && !Array.isArray(wrong);
    const content = JSON.stringify({ ...head, runs: [isChange ? { ...runs[0], ...wrong } : wrong] });
    const reason = expect.stringContaining(why);
    expect(await take(there, content)).toMatchObject({ ok: true, answer: { refused: [{ reason }] } });
  });

  it('is imported row by row: errors are reported, and the rest is imported', async () => {
    await add('good');
    await add('running', { state: 'pending', title: 'Under way' });
    const { runs, ...head } = JSON.parse(await file());
    const [first] = runs.filter((run: unknown) => JSON.stringify(run).includes('"good"')) as Record<string, unknown>[];
    const rows = [
      ...runs,
      null,
      { ...first, id: 'x y' },
      { ...first, id: 'z', request: { inputText: '', textMode: 'x' } },
    ];
    const outcome = await take(there, JSON.stringify({ ...head, runs: rows }, null, 2));
    expect(outcome).toMatchObject({ ok: true, answer: { taken: 1, known: 0, refusedCount: 4 } });
    const { refused } = (outcome as Extract<typeof outcome, { ok: true }>).answer;
    expect(refused).toContainEqual({ index: 0, title: 'Under way', reason: 'Still in progress when exported' });
    expect(refused.at(-1)).toMatchObject({ index: 4, reason: expect.stringContaining('request.') });
    expect(await there.world.db.selectFrom('generations').select(['id', 'due_at']).execute()).toEqual([
      { id: 'good', due_at: null },
    ]);
  });

  it.each(['', '   ', '\u200b\u2060'])('imports a run with the invisible title %j as untitled', async (title) => {
    await add('a');
    const { runs, ...head } = JSON.parse(await file());
    await take(there, JSON.stringify({ ...head, runs: [{ ...runs[0], title }] }));
    const [found] = (await listRuns(there.world, runQuery.parse({}))).data;
    expect(found).toMatchObject({ id: 'a', title: '' });
    // Imported before this rule existed.
    await there.world.db.updateTable('generations').set({ title: '\u200b' }).execute();
    expect((await listRuns(there.world, runQuery.parse({}))).data[0]).toMatchObject({ title: '' });
    const again = await text(jsonOf(there.world, asked()));
    await there.world.db.deleteFrom('generations').execute();
    expect(await take(there, again)).toMatchObject({ ok: true, answer: { taken: 1 } });
  });

  it('stores no address that is not a link', async () => {
    await add('a', { artifact_url: 'javascript:alert(1)' });
    await take(there, await file());
    expect((await there.row('a')).artifact_url).toBeNull();
  });

  it('is imported up to the point where it breaks off, and the response says how much', async () => {
    for (const id of ['a', 'b', 'c']) await add(id);
    const whole = await file();
    expect(await take(there, whole.slice(0, whole.lastIndexOf('{"id"') + 30))).toEqual({
      ok: false,
      status: 400,
      message: 'The file is incomplete. Runs imported before that: 2.',
      why: 'The file is incomplete',
    });
    expect(await take(there, whole)).toMatchObject({ ok: true, answer: { taken: 1, known: 2 } });
  });

  it.each([
    ['{}', 'isn’t a history export'],
    ['{"kind":"cardwright-history","version":2,"runs":[]}', 'Version'],
    ['{"kind":"other","version":1,"runs":[]}', 'isn’t a history export'],
    ['[]', 'isn’t a history export'],
    ['{"runs":[]}', 'isn’t a history export'],
    ['PK\u0003\u0004', 'isn’t a history export'],
    [`{"kind":"${'x'.repeat(5000)}`, 'isn’t a history export'],
    ['{"kind":"cardwright-history","version":1,"runs":[,]}', 'isn’t valid JSON at run 1'],
    ['{"kind":"cardwright-history","version":1,"runs":[{]}', 'is incomplete'],
    ['{"kind":"cardwright-history","version":1,"runs":[]', 'is incomplete'],
    ['{"kind":"cardwright-history","version":1,"runs":[]}}', 'is incomplete'],
  ])('is not %.60s', async (content, why) => {
    const message = expect.stringMatching(new RegExp(`${why}.*Nothing was imported`));
    expect(await take(there, content)).toMatchObject({ ok: false, status: 400, message });
    expect(await there.world.files.dropAbandoned(new Date(Date.now() + 1000))).toBe(0);
  });
});
