import sharp from 'sharp';
import { afterEach, expect, it, vi } from 'vitest';
import type { PictureFault } from '@/e2e/model-server/picture-faults';
import { paragraphsOf } from '@/lib/deck/placed';
import { runGeneration } from '../generate/run-generation';
import { findStoredArtifact } from '../store/artifacts-store';
import { purgeGenerations } from '../store/purge-generations';
import { PICTURE_KEY, PictureWorld, picturesIn, TEXT } from './testing/picture-world';

let world: PictureWorld;
afterEach(() => world.close());

const CARDS = 7;

it('gets pictures from the image model, in the shape of their boxes and at the model’s price', async () => {
  world = await PictureWorld.open();
  const { body, artifact, warnings } = await world.make('aiGenerated', {
    imageOptions: { source: 'aiGenerated', style: 'watercolour' },
  });
  expect(warnings).toEqual([]);
  const found = picturesIn(artifact);
  expect(found.length).toBeGreaterThanOrEqual(2);
  const calls = world.server.callsOf('images');
  expect(calls).toHaveLength(found.length);
  expect(body.credits.deducted).toBe(CARDS + 10 * found.length);
  for (const { picture, box, fit } of found) {
    if (picture.kind !== 'file') throw new Error(picture.kind);
    expect(picture.credit).toBe('AI image by scripted-image');
    expect(fit).toBe('cover');
    const cut = picture.width / picture.height / (box.width / box.height);
    expect(Math.min(cut, 1 / cut)).toBeGreaterThan(0.7);
    const bytes = await world.test.world.files.getBytes(picture.key);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: picture.width, height: picture.height });
  }
  for (const { body: sent, key } of calls) {
    expect(key).toBe(PICTURE_KEY);
    const { prompt, model, size } = JSON.parse(sent);
    expect([model, size]).toEqual(['scripted-image', expect.stringMatching(/^\d+x\d+$/)]);
    expect(prompt).toContain('Style: watercolour.');
  }
  const prompts = calls.map(({ body: sent }) => JSON.parse(sent).prompt as string).join('\n');
  expect(prompts).toContain('“Walking in the Alps”');
  // Only headings of the text are sent.
  for (const words of ['beginners', 'sheet of your own', 'rain jacket', 'until Friday'])
    expect(prompts).not.toContain(words);
});

it.each<[PictureFault, RegExp]>([
  ['long-rate-limit', /is rate limited/],
  ['unauthorized', /refused the API key/],
  ['server-error', /had a server error/],
  ['declined', /declined the request/],
  ['empty', /found no image/],
  ['garbled', /sent an unreadable answer/],
  ['wrong-type', /sent an unusable image/],
  ['huge', /sent too much data/],
  ['slow', /took too long/],
  ['dead-connection', /can’t be reached/],
])('warns and refunds when the image model fails: %s', async (fault, why) => {
  world = await PictureWorld.open(['IMAGE'], {}, fault === 'slow' ? 500 : undefined);
  world.server.failWith(fault);
  const { body, artifact, warnings } = await world.make('aiGenerated');
  expect(body.status).toBe('completed');
  expect(picturesIn(artifact)).toEqual([]);
  expect(warnings.join('\n')).toMatch(/ha(s|ve) no picture: scripted-image/);
  expect(warnings.join('\n')).toMatch(why);
  expect(warnings.join('\n')).not.toContain('picture-secret');
  expect(body.credits.deducted).toBe(CARDS);
});

it('retries a request that was not charged, and stops after two failures', async () => {
  world = await PictureWorld.open(['IMAGE']);
  let calls = 0;
  world.server.script = () => (calls++ === 0 ? 'rate-limit' : null);
  const first = await world.make('aiGenerated');
  expect(first.warnings).toEqual([]);
  const wanted = picturesIn(first.artifact).length;
  expect(wanted).toBeGreaterThan(1);
  expect(world.server.callsOf('images')).toHaveLength(wanted + 1);
  world.server.calls.length = 0;
  world.server.failWith('server-error');
  await world.make('aiGenerated');
  // A failed request may have been charged, so none is repeated.
  expect(world.server.callsOf('images').length).toBeLessThanOrEqual(wanted);
});

it.each([
  [['no-response-format'], 1],
  [['other-sizes'], 1],
  [['one-size'], 2],
  [['no-response-format', 'other-sizes', 'answers-url'], 2],
] as const)('learns what the server accepts: %s', async (quirks, lessons) => {
  world = await PictureWorld.open(['IMAGE']);
  for (const quirk of quirks) world.server.quirks.add(quirk);
  const { artifact, warnings } = await world.make('aiGenerated');
  expect(warnings).toEqual([]);
  const made = picturesIn(artifact).length;
  expect(made).toBeGreaterThan(0);
  // Two requests run at a time, so both may fail before the first one learns.
  expect(world.server.callsOf('images').length).toBeLessThanOrEqual(made + lessons * 2);
  const before = world.server.callsOf('images').length;
  await world.make('aiGenerated', { inputText: TEXT.inputText.replace('Alps', 'Pyrenees') });
  expect(world.server.callsOf('images').length).toBe(before + made);
});

it('makes at most the configured number of pictures per run', async () => {
  world = await PictureWorld.open(['IMAGE'], { IMAGE_MAX_PER_RUN: '1' });
  const { body, warnings } = await world.make('aiGenerated');
  expect(world.server.callsOf('images')).toHaveLength(1);
  expect(warnings.join()).toMatch(/the run reached its image limit/);
  expect(body.credits.deducted).toBe(CARDS + 10);
});

it('never requests a picture twice, even if the process is stopped', async () => {
  world = await PictureWorld.open(['IMAGE']);
  const { test, server } = world;
  const { body } = await test.generate({ ...TEXT, imageOptions: { source: 'aiGenerated' } });
  const [row] = await test.pending();
  const controller = new AbortController();
  server.script = () => {
    if (server.calls.length === 1) controller.abort(new Error('the program stops'));
    return null;
  };
  await runGeneration(test.world, row!, controller.signal);
  const before = server.callsOf('images').map(({ body: sent }) => JSON.parse(sent).prompt);
  expect(before.length).toBeGreaterThan(0);
  server.script = () => null;
  await test.run();
  const prompts = server.callsOf('images').map(({ body: sent }) => JSON.parse(sent).prompt);
  expect(new Set(prompts).size).toBe(prompts.length);
  const answer = await test.status(body.generationId);
  expect(answer.body.warnings).toMatch(/the server stopped while scripted-image was working/);
  await purgeGenerations(test.world.db, [body.generationId], new Date());
  expect(await test.world.db.selectFrom('engine_pictures').selectAll().execute()).toEqual([]);
});

it.each([
  ['photoStock', 'unsplash', 'Unsplash License'],
  ['illustrationStock', 'pixabay', 'Pixabay Content License'],
  ['gifStock', 'giphy', 'GIPHY Terms of Service'],
  ['webAllImages', 'openverse', 'CC BY'],
  ['webFreeToUse', 'openverse', 'CC BY'],
  ['webFreeToUseCommercially', 'openverse', 'CC BY'],
] as const)('finds pictures of %s at %s, and credits them', async (source, wire, licence) => {
  world = await PictureWorld.open();
  const { body, artifact, warnings } = await world.make(source);
  expect(warnings).toEqual([]);
  expect(body.credits.deducted).toBe(CARDS);
  const found = picturesIn(artifact);
  expect(found.length).toBeGreaterThan(1);
  const searches = world.server.callsOf(wire);
  expect(searches[0]?.url.searchParams.get('q') ?? searches[0]?.url.searchParams.get('query')).toBe('walking alps');
  if (wire === 'openverse')
    expect(searches[0]?.url.searchParams.get('license')).toBe(
      {
        webAllImages: null,
        webFreeToUse: 'by,by-sa,by-nc,by-nc-sa,cc0,pdm',
        webFreeToUseCommercially: 'by,by-sa,cc0,pdm',
      }[source as 'webAllImages'],
    );
  if (wire === 'pixabay') expect(searches[0]?.url.searchParams.get('image_type')).toBe('illustration');
  const uses = wire === 'unsplash' ? found.length : 0;
  await vi.waitFor(() => expect(world.server.callsOf('use')).toHaveLength(uses));
  const keys = found.map(({ picture }) => (picture.kind === 'file' ? picture.key : picture.kind));
  expect(new Set(keys).size).toBe(keys.length);
  const runs = artifact.deck.cards.flatMap(({ elements }) =>
    elements.flatMap(paragraphsOf).flatMap((each) => each.runs),
  );
  for (const { picture, card } of found) {
    if (picture.kind !== 'file') throw new Error(picture.kind);
    expect(picture.credit).toContain(licence);
    expect(picture.creditUrl).toMatch(/^https:/);
    expect(artifact.deck.cards[card]?.notes).toContain(`Image: ${picture.credit}, ${picture.creditUrl}`);
    expect(runs.find(({ text }) => text === picture.credit)?.href).toBe(picture.creditUrl);
  }
});

it.each<[PictureFault, 'unsplash' | 'file', RegExp]>([
  ['long-rate-limit', 'unsplash', /Unsplash is rate limited/],
  ['unauthorized', 'unsplash', /Unsplash refused the API key/],
  ['server-error', 'unsplash', /Unsplash had a server error/],
  ['huge', 'unsplash', /Unsplash sent too much data/],
  ['wrong-type', 'file', /Unsplash sent an unusable image/],
  ['huge', 'file', /Unsplash sent too much data/],
  ['server-error', 'file', /Unsplash sent an unusable image/],
])('warns when photos fail, at no cost: %s of %s', async (fault, wire, why) => {
  world = await PictureWorld.open(['UNSPLASH']);
  world.server.failWith(fault, wire);
  const { body, artifact, warnings } = await world.make('photoStock');
  expect(body.status).toBe('completed');
  expect(picturesIn(artifact)).toEqual([]);
  expect(warnings.join('\n')).toMatch(why);
  expect(body.credits.deducted).toBe(CARDS);
  // A provider with a long rate limit is not tried again for each card.
  if (fault === 'long-rate-limit') expect(world.server.callsOf('unsplash').length).toBeLessThanOrEqual(3);
});

it('tries the next provider if one finds nothing, and sends the same query only once', async () => {
  world = await PictureWorld.open(['UNSPLASH', 'PEXELS']);
  world.server.failWith('empty', 'unsplash');
  const { artifact, warnings } = await world.make('photoStock');
  expect(warnings).toEqual([]);
  for (const { picture } of picturesIn(artifact))
    expect(picture).toMatchObject({ credit: expect.stringContaining('/ Pexels (Pexels License)') });
  const asked = world.server.callsOf('pexels').length;
  await world.make('photoStock');
  expect(world.server.callsOf('pexels')).toHaveLength(asked);
});

it('fills a template with pictures from the template’s own image source', async () => {
  world = await PictureWorld.open();
  const { artifact } = await world.make('photoStock');
  const prompt = TEXT.inputText.replaceAll('Alps', 'Dolomites').replace('Wild flowers in June', 'Old railways');
  const { body } = await world.test.make({ artifactId: artifact.id, prompt }, 'fromTemplate');
  const made = await findStoredArtifact(world.test.world.db, body.artifactId);
  const credits = picturesIn(made!).map(({ picture }) => (picture.kind === 'file' ? picture.credit : picture.kind));
  expect(credits.length).toBeGreaterThan(0);
  for (const credit of credits) expect(credit).toContain('Unsplash');
  expect(world.server.callsOf('unsplash').map(({ url }) => url.searchParams.get('query'))).toContain('old railways');
});
