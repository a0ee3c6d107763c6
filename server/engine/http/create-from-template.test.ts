import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseValidationMessage } from '@/lib/contract/messages';
import { findStoredArtifact } from '../store/artifacts-store';
import { TestEngine } from '../testing/test-engine';

const BASE = { artifactId: 'art_project-update', prompt: 'One\n\nTwo\n\nThree' };

let test: TestEngine;
beforeAll(async () => {
  test = await TestEngine.open({ openingCredits: 1_000_000 });
});
afterAll(() => test.close());

describe('refuses with a 400 that names the path', () => {
  it.each<[string, object]>([
    ['artifactId', { artifactId: undefined }],
    ['artifactId', { artifactId: 'art_nowhere' }],
    ['artifactId', { artifactId: '' }],
    ['artifactId', { artifactId: 'a\0' }],
    ['artifactId', { artifactId: null }],
    ['prompt', { prompt: undefined }],
    ['prompt', { prompt: '  ' }],
    ['prompt', { prompt: 'x\ud800' }],
    ['prompt', { prompt: 'x'.repeat(400_001) }],
    ['prompt', { prompt: `a${'\n---'.repeat(300)}\nb` }],
    ['themeId', { themeId: 'nowhere' }],
    ['folderIds[0]', { folderIds: ['nowhere'] }],
    ['exportAs', { exportAs: 'PDF' }],
    ['imageOptions.source', { imageOptions: { source: 'noImages' } }],
    ['imageOptions.style', { imageOptions: { style: '' } }],
    ['sharingOptions.externalAccess', { sharingOptions: { externalAccess: 'fullAccess' } }],
    ['numCards', { numCards: 3 }],
    ['textMode', { textMode: 'preserve' }],
    ['inputText', { inputText: 'x' }],
  ])('%s', async (path, change) => {
    const { status, body } = await test.fromTemplate({ ...BASE, ...change });
    expect(status).toBe(400);
    expect(parseValidationMessage(body.message).map((problem) => problem.path)).toEqual([path]);
  });

  it('lists all unknown ids at once', async () => {
    const { body } = await test.fromTemplate({ ...BASE, artifactId: 'x', themeId: 'y', folderIds: ['fld_talks', 'z'] });
    const paths = parseValidationMessage(body.message).map(({ path }) => path);
    expect(paths).toEqual(['artifactId', 'themeId', 'folderIds[1]']);
  });

  it('a prompt that is too long together with the template’s text', async () => {
    const template = await findStoredArtifact(test.world.db, BASE.artifactId);
    const room = 400_000 - (template?.textLength ?? 0);
    expect(room).toBeLessThan(400_000 - 300);
    const own = await TestEngine.open();
    expect((await own.fromTemplate({ ...BASE, prompt: 'x'.repeat(room) })).status).toBe(201);
    const { status, body } = await own.fromTemplate({ ...BASE, prompt: 'x'.repeat(room + 1) });
    await own.close();
    expect([status, body.message]).toEqual([
      400,
      `Input validation errors: 1. prompt: must be at most ${room} characters with this template`,
    ]);
  });
});

it('uses model and style only if the template had generated pictures', async () => {
  const imageOptions = { model: 'flux-2-pro', style: 'ink' };
  const { body } = await test.fromTemplate({ ...BASE, imageOptions });
  expect(body.warnings.split('\n')).toEqual([
    expect.stringMatching(/^imageOptions.model is ignored\. /),
    expect.stringMatching(/^imageOptions.style is ignored\. /),
  ]);
  const made = await test.make({ inputText: 'Bees', textMode: 'preserve', numCards: 1 });
  const again = await test.fromTemplate({ ...BASE, artifactId: made.body.artifactId, imageOptions });
  expect(again.body.warnings).toMatch(/^The image model isn’t used[^\n]*\nImage style isn’t used [^\n]*$/);
});

describe('takes from the template', () => {
  it.each([
    ['markers', 'a\n---\n# b\n\nc\n---\nd', 3],
    ['headings if it has no markers', '# a\n\nb\n\n## c\n\nd', 2],
    ['paragraphs if it has neither', 'a\n\nb\n\nc\n\nd', 4],
  ])('its cards, filled with the prompt’s %s', async (_, prompt, cards) => {
    const started = await test.fromTemplate({ ...BASE, prompt });
    const row = (await test.pending()).find(({ id }) => id === started.body.generationId);
    expect(row?.reserved).toBe(2 * cards);
    await test.run();
    const made = await test.status(started.body.generationId);
    const [template, artifact] = await Promise.all(
      [BASE.artifactId, made.body.artifactId].map((id) => findStoredArtifact(test.world.db, id)),
    );
    expect(artifact?.deck.cards).toHaveLength(template?.deck.cards.length ?? 0);
    expect(artifact?.deck.cards.filter(({ title }) => title === 'To fill in')).toHaveLength(6 - cards);
    // A card written by rules costs 1, plus 1 because it comes from a template. Cards without content are free, and
    // this template has no pictures (docs/spec/settled-points.md#6).
    expect(made.body.credits.deducted).toBe(2 * cards);
  });

  it('its theme, dimensions, format, language, header and footer, image source, and layouts in their order', async () => {
    const headerFooter = { bottomRight: { type: 'cardNumber' }, topLeft: { type: 'text', value: 'Bee keeping' } };
    const source = await test.make({
      inputText: '# Bees\n\nSmall\n---\n## List\n\n- a\n- b\n---\n## Table\n\n| a | b |\n|---|---|\n| 1 | 2 |',
      textMode: 'preserve',
      cardSplit: 'inputTextBreaks',
      themeId: 'harbour',
      cardOptions: { dimensions: '4x3', headerFooter },
      imageOptions: { source: 'placeholder' },
    });
    const prompt =
      '# Wasps\n\nThin\n---\n## More\n\n- c\n- d\n---\n## Numbers\n\n| x | y |\n|---|---|\n| 3 | 4 |\n---\nEnd';
    const made = await test.make({ artifactId: source.body.artifactId, prompt }, 'fromTemplate');
    const [from, to] = await Promise.all(
      [source, made].map(({ body }) => findStoredArtifact(test.world.db, body.artifactId)),
    );
    expect(to?.deck.theme).toEqual(from?.deck.theme);
    expect([to?.deck.format, to?.deck.dimensions]).toEqual(['presentation', '4x3']);
    expect(to?.deck.language).toBe(from?.deck.language);
    expect(to?.headerFooter).toEqual(headerFooter);
    expect(to?.imageSource).toBe('placeholder');
    const layouts = from?.deck.cards.map(({ layout }) => layout);
    expect(to?.deck.cards.slice(0, 3).map(({ layout }) => layout)).toEqual(layouts);
    expect(JSON.stringify(to?.deck.cards)).toContain('Bee keeping');
    expect(JSON.stringify(to?.deck.cards)).not.toContain('Small');
    expect(to?.deck.title).toBe('Wasps');
  });

  it('the cards of a paged document, although its pages hold several', async () => {
    const part = (at: number) => `## Part ${at}\n\nWords about part ${at}.`;
    const source = await test.make({
      inputText: [1, 2, 3, 4].map(part).join('\n---\n'),
      textMode: 'preserve',
      cardSplit: 'inputTextBreaks',
      format: 'document',
      cardOptions: { dimensions: 'a4' },
      imageOptions: { source: 'noImages' },
    });
    const made = await test.make(
      { artifactId: source.body.artifactId, prompt: '# a\n\nb\n\n## c\n\nd' },
      'fromTemplate',
    );
    const artifact = await findStoredArtifact(test.world.db, made.body.artifactId);
    expect(artifact?.deck.blocks).toHaveLength(4);
    expect(made.body.warnings).toBe('The prompt has content for 2 of the template’s 4 cards. To fill in: 3, 4.');
    expect(made.body.credits.deducted).toBe(2 * 2);
  });

  it('another theme if one is requested', async () => {
    const made = await test.make({ ...BASE, themeId: 'nocturne' }, 'fromTemplate');
    const artifact = await findStoredArtifact(test.world.db, made.body.artifactId);
    expect(artifact?.deck.theme.id).toBe('nocturne');
  });
});
