import { describe, expect, it } from 'vitest';
import { perTest } from '@/server/testing/per-test';
import { readBalance } from '../store/credits';
import { TestEngine } from '../testing/test-engine';

const ONE = { inputText: 'Bees', textMode: 'preserve', numCards: 1, imageOptions: { source: 'noImages' } };
const key = (name: string) => ({ 'idempotency-key': name });

const test = perTest(() => TestEngine.open({ openingCredits: 10 }));

const rows = () => test.world.db.selectFrom('engine_generations').selectAll().execute();
const balance = () => readBalance(test.world.db);

describe('reserved credits', () => {
  it.each<[string, object, number]>([
    ['a card that rules write', { numCards: 4 }, 4],
    ['ten cards where none is said', { numCards: undefined }, 10],
    ['cards from breaks', { inputText: 'a\n---\nb\n---\nc', cardSplit: 'inputTextBreaks', numCards: 9 }, 3],
    ['a card whose picture no model makes', { numCards: 3, imageOptions: undefined }, 3],
    ['a card with a place for a picture', { numCards: 3, imageOptions: { source: 'placeholder' } }, 3],
    ['a card with a picture of another source', { numCards: 3, imageOptions: { source: 'webAllImages' } }, 3],
  ])('are reserved at once: %s', async (_, change, reserved) => {
    expect((await test.generate({ ...ONE, ...change })).status).toBe(201);
    expect(await balance()).toBe(10 - reserved);
    expect(await rows()).toMatchObject([{ reserved, deducted: null, remaining: null }]);
  });

  it('include one more for each card from a template', async () => {
    await test.fromTemplate({ artifactId: 'art_project-update', prompt: '# a\n\n# b' });
    expect(await balance()).toBe(6);
  });

  it('may use the whole balance; if one is missing, responds with 402 and takes nothing', async () => {
    const refused = await test.generate({ ...ONE, numCards: 11 });
    expect([refused.status, refused.text]).toEqual([
      402,
      '{"message":"Insufficient credits remaining","statusCode":402}',
    ]);
    expect([await balance(), (await rows()).length, test.wakes]).toEqual([10, 0, 0]);
    expect((await test.generate({ ...ONE, numCards: 10 })).status).toBe(201);
    expect(await balance()).toBe(0);
    expect((await test.generate(ONE)).status).toBe(402);
  });

  it('are not checked before the request is validated', async () => {
    await test.generate({ ...ONE, numCards: 10 });
    expect((await test.generate({ ...ONE, themeId: 'nowhere' })).status).toBe(400);
    expect((await test.fromTemplate({ artifactId: 'nowhere', prompt: 'a' })).status).toBe(400);
  });

  it('are never spent twice by concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => test.generate({ ...ONE, numCards: 3 })));
    const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
    expect([count(201), count(402)]).toEqual([3, 27]);
    expect(await balance()).toBe(1);
  });
});

describe('an Idempotency-Key', () => {
  it('turns 50 equal concurrent POSTs into one row, one charge and one response', async () => {
    const body = { ...ONE, textOptions: { tone: 'dry' } };
    const answers = await Promise.all(Array.from({ length: 50 }, () => test.generate(body, key('a'))));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect([(await rows()).length, await balance()]).toEqual([1, 9]);
    expect((await test.ledger()).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['opening', 10],
      ['reserve', -1],
    ]);
  });

  it('does so even if the credits cover only one of them', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => test.generate({ ...ONE, numCards: 10 }, key('a'))),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect([(await rows()).length, await balance()]).toEqual([1, 0]);
  });

  it('returns the same response after the generation has ended and the credits have run out', async () => {
    const first = await test.generate({ ...ONE, numCards: 10 }, key('a'));
    await test.run();
    const again = await test.generate({ ...ONE, numCards: 10 }, key('a'));
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    expect(await rows()).toHaveLength(1);
  });

  it('returns the same response when the folder or template in the body is gone', async () => {
    const filed = { ...ONE, folderIds: ['fld_talks'] };
    const templateBody = { artifactId: 'art_project-update', prompt: 'Bees' };
    const first = [await test.generate(filed, key('a')), await test.fromTemplate(templateBody, key('b'))];
    await test.world.db.deleteFrom('engine_folders').execute();
    await test.world.db.deleteFrom('engine_artifacts').execute();
    const again = [await test.generate(filed, key('a')), await test.fromTemplate(templateBody, key('b'))];
    expect(again.map(({ status, text }) => [status, text])).toEqual(first.map(({ status, text }) => [status, text]));
    expect(first.map(({ status }) => status)).toEqual([201, 201]);
    expect((await test.generate(filed, key('c'))).status).toBe(400);
  });

  it('treats a body with its members in a different order as equal', async () => {
    const first = await test.generate(ONE, key('a'));
    const reordered = Object.fromEntries(Object.entries(ONE).reverse());
    expect((await test.generate(reordered, key('a'))).text).toBe(first.text);
  });

  it('returns 422 for a different body or operation', async () => {
    await test.generate(ONE, key('a'));
    const others = [
      await test.generate({ ...ONE, inputText: 'Wasps' }, key('a')),
      await test.generate({ ...ONE, numCards: 2 }, key('a')),
      await test.fromTemplate({ artifactId: 'art_project-update', prompt: 'Bees' }, key('a')),
    ];
    for (const { status, body } of others) {
      expect(status).toBe(422);
      expect(body).toEqual({ message: 'This Idempotency-Key was used with another body', statusCode: 422 });
    }
    expect([(await rows()).length, await balance()]).toEqual([1, 9]);
  });

  it('starts another generation with another key, or without one', async () => {
    for (const headers of [key('a'), key('b'), {}, {}]) expect((await test.generate(ONE, headers)).status).toBe(201);
    expect([(await rows()).length, await balance()]).toEqual([4, 6]);
  });

  it('is not stored for a refused request', async () => {
    expect((await test.generate({ ...ONE, numCards: 0 }, key('a'))).status).toBe(400);
    expect((await test.generate({ ...ONE, numCards: 11 }, key('a'))).status).toBe(402);
    expect((await test.generate(ONE, key('a'))).status).toBe(201);
  });

  it.each([[''], ['x'.repeat(201)], ['two words'], ['schl\u00fcssel']])('refuses %j with a 400', async (name) => {
    const { status, body } = await test.generate(ONE, key(name));
    expect(status).toBe(400);
    expect(body.message).toMatch(/^Input validation errors: 1\. Idempotency-Key: must be 1 to 200 printable ASCII/);
  });

  it('may have 200 characters', async () => expect((await test.generate(ONE, key('x'.repeat(200)))).status).toBe(201));
});

describe('a full queue', () => {
  const GENERATE = { ...ONE };
  const TEMPLATE = { artifactId: 'art_project-update', prompt: '# a' };

  it('refuses both kinds of generation without charging, and still answers an earlier key', async () => {
    test.world.maxQueuedRuns = 2;
    const first = await test.generate(GENERATE, key('a'));
    await test.generate(GENERATE, key('b'));
    const before = await balance();
    for (const refused of [await test.generate(GENERATE, key('c')), await test.fromTemplate(TEMPLATE, key('d'))]) {
      expect([refused.status, refused.text]).toEqual([
        429,
        '{"message":"Too many runs are queued (limit 2). Try again later.","statusCode":429}',
      ]);
      expect(refused.headers.get('retry-after')).toBe('60');
    }
    expect(await test.generate(GENERATE, key('a'))).toMatchObject({ status: first.status, body: first.body });
    expect([await balance(), (await rows()).length]).toEqual([before, 2]);
    await test.world.db.updateTable('engine_generations').set({ due_at: null }).execute();
    expect((await test.generate(GENERATE, key('c'))).status).toBe(201);
  });
});
