import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addFolders, nameKey } from '../store/folders-store';
import { TestEngine } from '../testing/test-engine';

let test: TestEngine;
beforeAll(async () => {
  test = await TestEngine.open();
});
afterAll(() => test.close());

/** Replaces the workspace's folders with folders of these names, with ids in the same order. */
async function folders(...names: string[]): Promise<void> {
  await test.world.db.deleteFrom('engine_folders').execute();
  await addFolders(
    test.world.db,
    names.map((name, index) => ({ id: `fld_${String(index).padStart(3, '0')}`, name, isMember: true })),
  );
}

const list = (parameters: Record<string, string> = {}, what = 'folders') =>
  test.get(`/v1.0/${what}?${new URLSearchParams(parameters)}`);

async function names(parameters: Record<string, string>): Promise<string[]> {
  const { body } = await list(parameters);
  return body.data.map(({ name }: { name: string }) => name);
}

describe('a new workspace', () => {
  it('contains Talks, Reports and Drafts', async () => {
    const { status, body } = await test.get('/v1.0/folders');
    expect(status).toBe(200);
    expect(body).toEqual({
      data: [
        { id: 'fld_drafts', name: 'Drafts' },
        { id: 'fld_reports', name: 'Reports' },
        { id: 'fld_talks', name: 'Talks' },
      ],
      hasMore: false,
      nextCursor: null,
    });
  });

  it('contains the standard themes, each with the members that the API documents', async () => {
    const { body } = await test.get('/v1.0/themes?limit=50');
    expect(body.data.length).toBeGreaterThan(10);
    for (const theme of body.data) {
      expect(Object.keys(theme)).toEqual(['id', 'name', 'type', 'colorKeywords', 'toneKeywords']);
      expect(theme.type).toBe('standard');
      for (const word of [...theme.colorKeywords, ...theme.toneKeywords]) expect(word).toBeTypeOf('string');
    }
  });
});

describe('the parameters of both lists', () => {
  it.each(['0', '-1', '51', '1.5', '1e1', '', ' ', ' 5', '+5', '0x5', 'ten', '999999999999', '1 0', '٣'])(
    'refuses limit %j with a 400 that names the parameter',
    async (limit) => {
      for (const what of ['themes', 'folders']) {
        const { status, body } = await list({ limit }, what);
        expect(status).toBe(400);
        expect(body).toEqual({
          message: 'Input validation errors: 1. limit: must be a whole number from 1 to 50',
          statusCode: 400,
        });
      }
    },
  );

  it.each(['1', '50', '07'])('accepts limit %j', async (limit) => {
    const { status, body } = await list({ limit }, 'themes');
    expect([status, body.data.length]).toEqual([200, Math.min(Number(limit), body.data.length)]);
  });

  it.each(['limit=1&limit=1', 'query=a&query=a', 'after=a&after=b'])(
    'refuses a repeated parameter with a 400: %s',
    async (of) => {
      const { status, body } = await test.get(`/v1.0/themes?${of}`);
      expect([status, body.message]).toEqual([
        400,
        `Input validation errors: 1. ${of.split('=')[0]}: must be given once`,
      ]);
    },
  );

  it('reports all problems at once', async () => {
    const { body } = await test.get(`/v1.0/themes?limit=0&query=%00&after=a&after=b`);
    expect(body.message).toMatch(/^Input validation errors: 1\. after: .* 2\. query: .* 3\. limit: /);
  });

  it('refuses a query of 501 characters or with NUL, and no other', async () => {
    expect((await list({ query: 'x'.repeat(501) })).status).toBe(400);
    expect((await list({ query: 'a\0' })).status).toBe(400);
    for (const query of ['x'.repeat(500), '\ufdfa'.repeat(500), "'; drop table engine_folders; --", '\\', '\u0001'])
      expect((await list({ query })).status).toBe(200);
  });
});

describe('pages', () => {
  const NAMES = Array.from({ length: 60 }, (_, index) => `Folder ${String(index).padStart(2, '0')}`);
  beforeEach(() => folders(...NAMES));

  it('have 20 rows by default, and together cover the whole list', async () => {
    for (const limit of [undefined, 1, 7, 30, 50]) {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof list>> = await list({
          ...(limit ? { limit: String(limit) } : {}),
          ...(after ? { after } : {}),
        });
        const { data, hasMore, nextCursor } = page.body;
        expect(data.length).toBeLessThanOrEqual(limit ?? 20);
        expect(hasMore).toBe(nextCursor !== null);
        seen.push(...data.map(({ name }: { name: string }) => name));
        after = nextCursor;
      } while (after);
      expect(seen).toEqual(NAMES);
    }
  });

  it('end without a cursor when the last page is full', async () => {
    const { body } = await list({ query: 'Folder 1', limit: '10' });
    expect([body.data.length, body.hasMore, body.nextCursor]).toEqual([10, false, null]);
  });

  it('accept a cursor with another limit, and with an equivalent query', async () => {
    const first = await list({ query: 'folder', limit: '3' });
    const after = first.body.nextCursor;
    expect(await names({ query: ' FOLDER ', limit: '2', after })).toEqual(['Folder 03', 'Folder 04']);
  });

  it('refuse a cursor that is forged or belongs to another list or query', async () => {
    const { body } = await list({ query: 'fold', limit: '3' });
    const good: string = body.nextCursor;
    const [content = '', signature = ''] = good.split('.');
    const other = Buffer.from(JSON.stringify(['a', 'b'])).toString('base64url');
    const forged = [
      '',
      '.',
      'x',
      '1',
      good.slice(0, -2),
      `${good}.`,
      `${other}.${signature}`,
      `.${signature}`,
      content,
    ];
    for (const after of forged) {
      const { status, body } = await list({ query: 'fold', after });
      expect([after, status]).toEqual([after, 400]);
      expect(body.message).toBe('Input validation errors: 1. after: is not a cursor of this list');
    }
    expect((await list({ after: good })).status).toBe(400);
    expect((await list({ query: 'folder', after: good })).status).toBe(400);
    expect((await list({ query: 'fold', after: good }, 'themes')).status).toBe(400);
    const another = await TestEngine.open();
    const elsewhere = await another.get(`/v1.0/folders?query=fold&after=${encodeURIComponent(good)}`);
    expect(elsewhere.status).toBe(400);
    await another.close();
  });

  it('neither repeat nor skip a row when others are added or removed between two pages', async () => {
    const first = await list({ limit: '20' });
    await addFolders(test.world.db, [
      { id: 'fld_x', name: 'Folder 00a', isMember: true },
      { id: 'fld_y', name: 'Folder 19', isMember: true },
      { id: 'fld_z', name: 'Folder 30a', isMember: true },
    ]);
    await test.world.db
      .deleteFrom('engine_folders')
      .where('name', '=', 'Folder 19')
      .where('id', '!=', 'fld_y')
      .execute();
    const rest = await list({ limit: '50', after: first.body.nextCursor });
    const found: string[] = [...first.body.data, ...rest.body.data].map(({ name }: { name: string }) => name);
    const stood = found.filter((name) => NAMES.includes(name));
    expect([...new Set(stood)]).toEqual(NAMES);
    expect(found).toContain('Folder 30a');
    expect(found).not.toContain('Folder 00a');
  });
});

describe('a search', () => {
  it('matches every character literally', async () => {
    await folders('100% honey', 'under_score', 'back\\slash', "O'Neill", 'a%b', 'plain', 'quote "x"', '*?[a-z]');
    for (const [query, expected] of Object.entries({
      '%': ['100% honey', 'a%b'],
      _: ['under_score'],
      '\\': ['back\\slash'],
      '\\%': [],
      "'": ["O'Neill"],
      'a%b': ['a%b'],
      '0% h': ['100% honey'],
      '"': ['quote "x"'],
      '*': ['*?[a-z]'],
      '[a': ['*?[a-z]'],
    }))
      expect([query, await names({ query })]).toEqual([query, expected]);
  });

  it('ignores case and Unicode normalization', async () => {
    await folders('Ärger', 'ﬁnance', 'Ｗｉｄｅ', 'ΟΔΟΣΑ', 'Straße', 'ΛΟΓΟΣ', '한글');
    for (const [query, expected] of Object.entries({
      ÄRG: 'Ärger',
      'a\u0308rg': 'Ärger',
      FINANCE: 'ﬁnance',
      wide: 'Ｗｉｄｅ',
      ｗide: 'Ｗｉｄｅ',
      ΟΔΟΣ: 'ΟΔΟΣΑ',
      λογοσ: 'ΛΟΓΟΣ',
      λογος: 'ΛΟΓΟΣ',
      STRA: 'Straße',
      '\u1112\u1161\u11ab': '한글',
    }))
      expect([query, await names({ query })]).toEqual([query, [expected]]);
  });

  it('is trimmed, and ignored if blank', async () => {
    await folders('one', 'two words');
    for (const query of ['', ' ', '\t\n', '\u00a0']) expect(await names({ query })).toHaveLength(2);
    expect(await names({ query: '  words ' })).toEqual(['two words']);
    expect(await names({ query: 'o w' })).toEqual(['two words']);
  });

  it('returns an empty last page if nothing matches', async () =>
    expect((await list({ query: 'nowhere' })).body).toEqual({ data: [], hasMore: false, nextCursor: null }));
});

it('sorts by name, ignoring case, then by id', async () => {
  await folders('b', 'A', 'a', 'B', 'Z', 'ä');
  const { body } = await list();
  const shown = body.data.map(({ id, name }: { id: string; name: string }) => `${name}${id.slice(-1)}`);
  expect(shown).toEqual(['A1', 'a2', 'b0', 'B3', 'Z4', 'ä5']);
  expect(nameKey('Ｂ')).toBe('b');
});

it('shows only folders the caller is a member of', async () => {
  await folders('mine');
  await addFolders(test.world.db, [{ id: 'fld_other', name: 'theirs', isMember: false }]);
  expect(await names({})).toEqual(['mine']);
});
