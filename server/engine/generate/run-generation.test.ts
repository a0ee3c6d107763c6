import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DIMENSIONS, FORMATS, IMAGE_SOURCES, TEXT_MODES } from '@/lib/contract/enums';
import { arbitraryGenerateRequest } from '@/lib/contract/request/arbitrary-requests';
import { countCards } from '@/lib/contract/request/count-cards';
import { cardCount, nominalSize } from '@/lib/deck/deck';
import { forAllAsync } from '@/lib/testing/for-all';
import { perTest } from '@/server/testing/per-test';
import { StorageUnavailable } from '../../http/known-cause';
import { log } from '../../log/log';
import { findStoredArtifact, type StoredArtifact } from '../store/artifacts-store';
import { readBalance } from '../store/credits';
import { findGeneration, type GenerationRow } from '../store/generations-store';
import { TestEngine } from '../testing/test-engine';
import { TaskError } from '../thread/tasks';
import { keepProgress, runGeneration } from './run-generation';

const TEXT = `# Bees and their keepers
A short introduction for people who never opened a hive.

---
## What lives in a hive
- One queen, who lays up to 2,000 eggs a day
- Some hundred drones
- Tens of thousands of workers

---
## Honey by year

| Year | Kilograms |
|---|---:|
| 2027 | 41 |
| 2028 | 38 |

---
> The keeping of bees is like the direction of sunbeams.
`;
const PLAIN = {
  inputText: TEXT,
  textMode: 'preserve',
  cardSplit: 'inputTextBreaks',
  imageOptions: { source: 'noImages' },
};
const ONE = {
  inputText: '# Bees\n\nThey fly.',
  textMode: 'preserve',
  numCards: 1,
  imageOptions: { source: 'noImages' },
};

const test = perTest(() => TestEngine.open({ openingCredits: 1_000_000 }));

async function artifactOf(id: string): Promise<StoredArtifact> {
  const artifact = await findStoredArtifact(test.world.db, id);
  if (!artifact) throw new Error(`no artifact ${id}`);
  return artifact;
}

async function rowOf(generationId: string): Promise<GenerationRow> {
  const row = await findGeneration(test.world.db, generationId);
  if (!row) throw new Error(`no generation ${generationId}`);
  return row;
}

const balance = () => readBalance(test.world.db);
const linesOf = (warnings: string | undefined): string[] => warnings?.split('\n') ?? [];

describe('completes', () => {
  const formats = FORMATS.flatMap((format) =>
    (format === 'webpage' ? [undefined] : [undefined, ...DIMENSIONS[format]]).map((dimensions) => ({
      format,
      dimensions,
    })),
  );

  it.each(formats)('$format $dimensions, in each text mode', async ({ format, dimensions }) => {
    for (const textMode of TEXT_MODES) {
      const { body } = await test.make({
        ...PLAIN,
        textMode,
        format,
        ...(dimensions ? { cardOptions: { dimensions } } : {}),
      });
      expect(body).toMatchObject({ status: 'completed', credits: { deducted: 4 } });
      const { deck } = await artifactOf(body.artifactId);
      expect(deck.format).toBe(format);
      if (dimensions) expect(deck.dimensions).toBe(dimensions);
      expect(cardCount(deck)).toBe(4);
      const size = nominalSize(deck.format, deck.dimensions);
      for (const card of deck.cards) expect(card.width).toBeCloseTo(size.width);
      const all = JSON.stringify(deck.cards);
      if (textMode === 'preserve')
        for (const word of ['keepers', 'drones', 'Kilograms', 'sunbeams']) expect(all).toContain(word);
      const said = linesOf(body.warnings).filter((line) => line.startsWith('No AI model connected'));
      expect(said).toHaveLength(textMode === 'preserve' ? 0 : 1);
    }
  });

  it('with the API’s defaults: a fluid presentation of 10 cards in the workspace’s theme', async () => {
    const { body } = await test.make({ inputText: TEXT, textMode: 'preserve' });
    const { deck, imageSource, sharing, folderIds, headerFooter } = await artifactOf(body.artifactId);
    expect(deck).toMatchObject({
      format: 'presentation',
      dimensions: 'fluid',
      language: 'en',
      title: 'Bees and their keepers',
    });
    expect(deck.cards).toHaveLength(10);
    expect([imageSource, sharing, folderIds, headerFooter]).toEqual([
      'aiGenerated',
      { workspaceAccess: 'view', externalAccess: 'noAccess' },
      [],
      null,
    ]);
    // The default theme draws its own covers, which cost nothing.
    expect(body.credits.deducted).toBeGreaterThanOrEqual(10);
    expect(body.credits.deducted).toBeLessThanOrEqual(30);
    expect((body.credits.deducted - 10) % 2).toBe(0);
  });

  it('every valid request', async () => {
    // Picture URLs are left out, because a test uses no network. Ids refer to existing items.
    const request = arbitraryGenerateRequest.map(({ themeId, folderIds, cardOptions, ...rest }) => ({
      ...rest,
      inputText: rest.inputText.replaceAll('://', ' '),
      ...(themeId ? { themeId: 'nocturne' } : {}),
      ...(folderIds ? { folderIds: folderIds.map(() => 'fld_talks') } : {}),
      ...(cardOptions?.dimensions ? { cardOptions: { dimensions: cardOptions.dimensions } } : {}),
    }));
    await forAllAsync({ numRuns: 30 }, request, async (body) => {
      const before = await balance();
      const made = await test.make(body);
      expect(made.body.status).toBe('completed');
      const { deck } = await artifactOf(made.body.artifactId);
      expect(cardCount(deck)).toBe(countCards(body));
      expect(made.body.credits.remaining).toBe(before - made.body.credits.deducted);
      expect(await balance()).toBe(made.body.credits.remaining);
      expect('exportUrl' in made.body).toBe(body.exportAs !== undefined);
    });
  });

  it('with its folders, sharing and warnings', async () => {
    const sharingOptions = {
      workspaceAccess: 'edit',
      externalAccess: 'view',
      emailOptions: { recipients: ['a@b.example'], access: 'view' },
    };
    const { body } = await test.make({ ...ONE, sharingOptions, folderIds: ['fld_talks', 'fld_talks', 'fld_drafts'] });
    const artifact = await artifactOf(body.artifactId);
    expect(artifact).toMatchObject({
      generationId: body.generationId,
      sharing: sharingOptions,
      folderIds: ['fld_talks', 'fld_drafts'],
    });
    expect(artifact.warnings).toEqual([
      'Recipients are saved, but no email is sent.',
      expect.stringMatching(/^Folders are saved/),
    ]);
    expect(body.warnings).toBe(artifact.warnings.join('\n'));
  });
});

describe('pictures', () => {
  const inputText = '# On and on\n\n---\n## Bees\n\nThey fly.\n---\n## Second\n\nThey land.';
  const source = (name: string) => ({ ...PLAIN, inputText, imageOptions: { source: name } });
  const images = ({ deck }: StoredArtifact) =>
    deck.cards.flatMap(({ elements }) => elements.filter((element) => element.kind === 'image'));

  it.each(IMAGE_SOURCES)('of the source %s', async (name) => {
    const { body } = await test.make(source(name));
    expect(body.status).toBe('completed');
    const found = images(await artifactOf(body.artifactId));
    // Drawings of objects are shapes, and cost nothing.
    expect([...new Set(found.map(({ picture }) => picture.kind))]).toEqual(name === 'placeholder' ? [name] : []);
    expect(body.credits.deducted).toBe(3);
    const isFree = name === 'aiGenerated' || name === 'placeholder' || name === 'noImages';
    const missing = 'This image source isn’t set up, so no pictures were added.';
    expect(linesOf(body.warnings)).toEqual(isFree ? [] : [missing]);
  });

  it('that must not be fetched are replaced by their alternative text, with a warning that names card and line', async () => {
    const { body } = await test.make({ ...ONE, inputText: '# Bees\n\n![A bee](http://127.0.0.1:9/bee.png)' });
    const artifact = await artifactOf(body.artifactId);
    expect(images(artifact)).toEqual([]);
    expect(JSON.stringify(artifact)).toContain('A bee');
    expect(linesOf(body.warnings)).toEqual([expect.stringMatching(/^Card 1, line 3: .*127\.0\.0\.1:9\/bee\.png/)]);
  });
});

describe('every unsupported option is reported', () => {
  it.each<[string, object, RegExp]>([
    [
      'control characters',
      { inputText: '# B\u0001ees\n\nThey\u001b fly.' },
      /^Control characters left out of the files: 2/,
    ],
    [
      'a logo the theme lacks',
      { cardOptions: { headerFooter: { topLeft: { type: 'image', source: 'themeLogo' } } } },
      /has no logo, so none is shown/,
    ],
    ['style', { imageOptions: { style: 'ink' } }, /^Image style isn’t used/],
    ['external editing', { sharingOptions: { externalAccess: 'edit' } }, /view, not edit/],
  ])('%s', async (_, change, sentence) => {
    const { body } = await test.make({ ...ONE, ...change });
    expect(body.status).toBe('completed');
    const lines = linesOf(body.warnings);
    expect(lines.filter((line) => sentence.test(line))).toHaveLength(1);
    for (const line of lines) expect(line).toMatch(/\S.*[.…]$/);
  });

  it('once each, and only up to a limit', async () => {
    const inputText = Array.from({ length: 150 }, (_, index) => `![x](http://127.0.0.1:9/${index}.png)`).join(
      '\n---\n',
    );
    const { body } = await test.make({ ...ONE, inputText, cardSplit: 'inputTextBreaks', numCards: undefined });
    const lines = linesOf(body.warnings);
    expect(lines).toHaveLength(101);
    expect(new Set(lines).size).toBe(101);
    expect(lines.at(-1)).toBe('50 more warnings');
  });
});

describe('errors', () => {
  const asking = { ...ONE, numCards: 3, exportAs: 'pdf' };
  const failing = () => Promise.reject(new Error('no ink'));
  let logged: ReturnType<typeof vi.spyOn>;
  beforeEach(() => {
    logged = vi.spyOn(log, 'error').mockImplementation(() => {});
  });
  afterEach(() => logged.mockRestore());

  it('fails with a full refund after three errors', async () => {
    test.world.render = failing;
    const { body } = await test.make(asking);
    expect(body).toMatchObject({ status: 'failed', credits: { deducted: 0, remaining: 1_000_000 } });
    expect(await rowOf(body.generationId)).toMatchObject({ attempts: 3, state: 'failed', due_at: null });
    expect((await test.ledger()).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['opening', 1_000_000],
      ['reserve', -3],
      ['refund', 3],
    ]);
    expect(await test.pending()).toEqual([]);
  });

  it('leaves no artifact after a failure, neither visible nor usable as a template', async () => {
    test.world.render = failing;
    const { body } = await test.make({ ...asking, sharingOptions: { externalAccess: 'view' } });
    const artifactId = body.generationId.replace('gen_', 'art_');
    expect(body.status).toBe('failed');
    expect(await findStoredArtifact(test.world.db, artifactId)).toBeNull();
    expect((await test.fromTemplate({ artifactId, prompt: 'x' })).status).toBe(400);
  });

  it('fails at once with a refund and the reason if the deck is too large', async () => {
    const before = await balance();
    const { body } = await test.generate({ ...asking, inputText: '# a\n'.repeat(16_000) });
    const row = await rowOf(body.generationId);
    await runGeneration(test.world, row, new AbortController().signal);
    const ended = await rowOf(body.generationId);
    expect(ended.state).toBe('failed');
    expect(ended.error_message).toContain('Too many elements for one deck: 16,000');
    expect(await balance()).toBe(before);
  });

  it('leaves nothing of a failed attempt: the artifact is the deck that its file was drawn from', async () => {
    const drawn: string[] = [];
    const { render } = test.world;
    test.world.render = async (...job) => {
      const [, deck] = job;
      drawn.push(typeof deck === 'string' ? deck : deck.theme.id);
      return drawn.length === 1 ? failing() : render(...job);
    };
    const started = await test.generate(asking);
    const row = await rowOf(started.body.generationId);
    await runGeneration(test.world, row, new AbortController().signal);
    await test.world.db
      .updateTable('engine_settings')
      .set({ value: 'nocturne' })
      .where('key', '=', 'default-theme')
      .execute();
    await test.run();
    const { body } = await test.status(row.id);
    expect(drawn).toEqual(['proof', 'nocturne']);
    expect((await artifactOf(body.artifactId)).deck.theme.id).toBe('nocturne');
  });

  it('retries twice after a pause, then completes', async () => {
    const { render } = test.world;
    let tries = 0;
    test.world.render = async (...job) => {
      tries += 1;
      return tries < 3 ? failing() : render(...job);
    };
    const started = await test.generate(asking);
    const first = await rowOf(started.body.generationId);
    await runGeneration(test.world, first, new AbortController().signal);
    const second = await rowOf(first.id);
    expect(second).toMatchObject({ state: 'pending', attempts: 1, due_at: new Date(test.time + 1000).toISOString() });
    await test.run();
    expect((await test.status(first.id)).body).toMatchObject({ status: 'completed', credits: { deducted: 3 } });
    expect(tries).toBe(3);
  });

  const dueIn = (milliseconds: number) => new Date(test.time + milliseconds).toISOString();
  const crashed = async (body: object, facts: Partial<GenerationRow>) => {
    const { generationId } = (await test.generate(body)).body;
    await test.world.db.updateTable('engine_generations').set(facts).where('id', '=', generationId).execute();
    return rowOf(generationId);
  };
  const claim = (row: GenerationRow) => runGeneration(test.world, row, new AbortController().signal);

  it('counts a crash of the process only when it was made alone, and makes others first', async () => {
    const beside = await crashed(ONE, { working: 'together' });
    await claim(beside);
    expect(await rowOf(beside.id)).toMatchObject({ state: 'completed', attempts: 0 });
    const alone = await crashed(ONE, { working: 'alone' });
    await claim(alone);
    const counted = { state: 'pending', attempts: 1, working: 'together', due_at: dueIn(10_000) };
    expect(await rowOf(alone.id)).toMatchObject(counted);
    await claim(await rowOf(alone.id));
    expect(await rowOf(alone.id)).toMatchObject({ state: 'completed' });
  });

  it('fails when the process died three times while it was made alone', async () => {
    const { id } = await crashed(ONE, { working: 'alone', attempts: 2 });
    await claim(await rowOf(id));
    expect((await test.status(id)).body).toMatchObject({
      status: 'failed',
      error: { message: 'The generation was interrupted three times', statusCode: 422 },
      credits: { deducted: 0, remaining: 1_000_000 },
    });
  });

  it('is made while no other suspect is, and is marked only when its own work starts', async () => {
    const rows = [await crashed(ONE, { working: 'together' }), await crashed(ONE, { working: 'together' })];
    const { makeCards } = test.world;
    const seen: unknown[] = [];
    test.world.makeCards = async (order, signal, onStart) => {
      seen.push((await rowOf(rows[0]!.id)).working);
      await onStart?.();
      seen.push((await rowOf(rows[0]!.id)).working);
      await claim(rows[1]!);
      return makeCards(order, signal);
    };
    await claim(rows[0]!);
    expect(seen).toEqual(['together', 'alone']);
    expect(await rowOf(rows[1]!.id)).toMatchObject({ state: 'pending', working: 'together', due_at: dueIn(2000) });
    test.world.makeCards = makeCards;
    await claim(rows[1]!);
    expect(await rowOf(rows[1]!.id)).toMatchObject({ state: 'completed' });
  });

  it.each([
    ['the disk is full', Object.assign(new Error('no space left'), { code: 'ENOSPC' })],
    ['the file storage is away', new StorageUnavailable('ECONNREFUSED')],
  ])('waits without an attempt while %s', async (_, failure) => {
    const row = await rowOf((await test.generate(asking)).body.generationId);
    const { render } = test.world;
    test.world.render = () => Promise.reject(failure);
    for (let time = 0; time < 5; time++) await claim(row);
    expect(await rowOf(row.id)).toMatchObject({ state: 'pending', attempts: 0, working: null, due_at: dueIn(10_000) });
    test.world.render = render;
    await claim(row);
    expect(await rowOf(row.id)).toMatchObject({ state: 'completed' });
  });

  it('keeps the deck if the machine is too busy for its file, and says so', async () => {
    test.world.render = () => Promise.reject(new TaskError('starved', 'file', ''));
    const { body } = await test.make(asking);
    expect(body).toMatchObject({
      status: 'completed',
      warnings: expect.stringMatching(/^The server is too busy to make the P\w+ file\. Try again in a minute\.$/m),
    });
  });

  it('blames the machine, not the text, if it was too busy for the layout', async () => {
    test.world.layOut = () => Promise.reject(new TaskError('starved', 'layout', ''));
    const { body } = await test.make(ONE);
    expect(body).toMatchObject({
      status: 'failed',
      error: { message: 'The server was too busy to lay out this deck. Try again later.' },
    });
  });

  it('stays pending after a shutdown, which does not count as an attempt', async () => {
    const started = await test.generate(asking);
    const row = await rowOf(started.body.generationId);
    const stop = new AbortController();
    test.world.render = async () => {
      stop.abort();
      throw stop.signal.reason;
    };
    await runGeneration(test.world, row, stop.signal);
    expect(await rowOf(row.id)).toMatchObject({ state: 'pending', attempts: 0, deducted: null });
    expect(logged).not.toHaveBeenCalled();
    expect(await balance()).toBe(1_000_000 - 3);
  });

  it('fails with a reason if its theme was deleted in the meantime', async () => {
    const started = await test.generate(ONE);
    const { generationId } = started.body;
    const request = JSON.stringify({ ...ONE, themeId: 'gone' });
    await test.world.db.updateTable('engine_generations').set({ request }).where('id', '=', generationId).execute();
    await test.run();
    expect((await test.status(generationId)).body.status).toBe('failed');
    expect(await balance()).toBe(1_000_000);
  });
});

describe('a job that runs twice', () => {
  async function twice(run: (row: GenerationRow) => Promise<unknown>) {
    const started = await test.generate({ ...PLAIN, imageOptions: { source: 'aiGenerated' }, exportAs: 'pptx' });
    const row = await rowOf(started.body.generationId);
    await run(row);
    const count = (table: 'engine_artifacts' | 'engine_exports') =>
      test.world.db
        .selectFrom(table)
        .selectAll()
        .where(table === 'engine_artifacts' ? 'id' : 'artifact_id', '=', row.id.replace('gen_', 'art_'))
        .execute();
    expect([(await count('engine_artifacts')).length, (await count('engine_exports')).length]).toEqual([1, 1]);
    const { body } = await test.status(row.id);
    const own = (await test.ledger()).filter(({ generation_id }) => generation_id === row.id);
    expect(own.map(({ kind }) => kind)).toEqual(['reserve']);
    expect(own.reduce((sum, { amount }) => sum + amount, 0)).toBe(-body.credits.deducted);
    expect(await balance()).toBe(body.credits.remaining);
  }
  const run = (row: GenerationRow) => runGeneration(test.world, row, new AbortController().signal);

  it('leaves one artifact and one charge if it runs in sequence', () =>
    twice(async (row) => {
      await run(row);
      await run(row);
    }));

  it('does the same if it runs concurrently', () => twice((row) => Promise.all([run(row), run(row), run(row)])));

  it('does not refund the charge if the second run fails', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => {});
    const started = await test.generate({ ...ONE, exportAs: 'pdf' });
    const row = await rowOf(started.body.generationId);
    await run(row);
    test.world.render = () => Promise.reject(new Error('no ink'));
    await run({ ...row, attempts: 2 });
    await run({ ...row, attempts: 3 });
    expect((await test.status(row.id)).body).toMatchObject({ status: 'completed', credits: { deducted: 1 } });
    expect(await balance()).toBe(999_999);
    logged.mockRestore();
  });
});

it('keeps the balance equal to the ledger’s sum over many generations that succeed or fail', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {});
  const { render } = test.world;
  const runArbitrary = fc.record({
    body: fc.record({
      numCards: fc.integer({ min: 1, max: 12 }),
      imageOptions: fc.record({ source: fc.constantFrom(...IMAGE_SOURCES) }),
    }),
    fails: fc.boolean(),
    isTemplate: fc.boolean(),
  });
  await forAllAsync({ numRuns: 8 }, fc.array(runArbitrary, { minLength: 1, maxLength: 6 }), async (wishes) => {
    const before = await balance();
    let spent = 0;
    for (const { body, fails, isTemplate } of wishes) {
      test.world.render = fails ? async () => Promise.reject(new Error('no ink')) : render;
      const made = isTemplate
        ? await test.make({ artifactId: 'art_project-update', prompt: TEXT, exportAs: 'pdf' }, 'fromTemplate')
        : await test.make({ inputText: TEXT, textMode: 'preserve', exportAs: 'pdf', ...body });
      expect(made.body.status).toBe(fails ? 'failed' : 'completed');
      if (fails) expect(made.body.credits.deducted).toBe(0);
      spent += made.body.credits.deducted;
      expect(made.body.credits.remaining).toBe(before - spent);
    }
    const sum = (await test.ledger()).reduce((total, { amount }) => total + amount, 0);
    expect([await balance(), sum]).toEqual([before - spent, before - spent]);
  });
  logged.mockRestore();
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('writes the latest count once per interval, and nothing after the end', async () => {
  const written: number[] = [];
  const progress = keepProgress(async (count) => void written.push(count), 100);
  for (const count of [1, 2, 3]) progress.count(count);
  expect(written).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(written).toEqual([3]);
  progress.count(4);
  await progress.end();
  await vi.advanceTimersByTimeAsync(1000);
  expect(written).toEqual([3]);
});

it('reports a write that failed at the end', async () => {
  const progress = keepProgress(() => Promise.reject(new Error('the database is gone')), 100);
  progress.count(1);
  await vi.advanceTimersByTimeAsync(100);
  await expect(progress.end()).rejects.toThrow('the database is gone');
});
