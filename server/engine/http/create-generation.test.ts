import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseValidationMessage } from '@/lib/contract/messages';
import {
  arbitraryGenerateRequest,
  arbitraryMutatedBody,
  arbitraryTemplateRequest,
} from '@/lib/contract/request/arbitrary-requests';
import { forAllAsync } from '@/lib/testing/for-all';
import { addFolders } from '../store/folders-store';
import { TestEngine } from '../testing/test-engine';

const BASE = { inputText: 'Bees', textMode: 'preserve', numCards: 1 };

let test: TestEngine;
beforeAll(async () => {
  test = await TestEngine.open({ openingCredits: 1_000_000_000 });
  await addFolders(test.world.db, [{ id: 'fld_theirs', name: 'Theirs', isMember: false }]);
});
afterAll(() => test.close());

const markers = (count: number) => `a${'\n---'.repeat(count)}\nb`;

describe('refuses with a 400 that names the path', () => {
  const position = (value: unknown) => ({ cardOptions: { headerFooter: { topLeft: value } } });

  it.each<[string, object]>([
    ['inputText', { inputText: undefined }],
    ['inputText', { inputText: 'a\ud800b' }],
    ['inputText', { inputText: 'x'.repeat(400_001) }],
    ['inputText', { inputText: markers(300), cardSplit: 'inputTextBreaks' }],
    ['textMode', { textMode: 'Preserve' }],
    ['themeId', { themeId: 'nowhere' }],
    ['themeId', { themeId: '' }],
    ['themeId', { themeId: '\0' }],
    ['numCards', { numCards: 76 }],
    ['folderIds[0]', { folderIds: ['nowhere'] }],
    ['folderIds[1]', { folderIds: ['fld_talks', 'fld_theirs'] }],
    ['exportAs', { exportAs: 'docx' }],
    ['cardOptions.dimensions', { cardOptions: { dimensions: 'a4' } }],
    ['cardOptions.headerFooter.topLeft.src', position({ type: 'image', source: 'custom', src: 'javascript:alert(1)' })],
    ['sharingOptions.externalAccess', { sharingOptions: { externalAccess: 'fullAccess' } }],
    ['theme', { theme: 'harbour' }],
    ['textOptions.mood', { textOptions: { mood: 'x' } }],
  ])('%s', async (path, change) => {
    const { status, body } = await test.generate({ ...BASE, ...change });
    expect(status).toBe(400);
    expect(Object.keys(body)).toEqual(['message', 'statusCode']);
    expect(body.message).toMatch(/^Input validation errors: 1\. /);
    expect(parseValidationMessage(body.message).map((problem) => problem.path)).toEqual([path]);
  });

  it('lists every problem at once, numbered', async () => {
    const { body } = await test.generate({ inputText: '', textMode: 'x', numCards: 0, exportAs: 'gif', extra: 1 });
    expect(parseValidationMessage(body.message).map(({ path }) => path)).toEqual([
      'inputText',
      'textMode',
      'numCards',
      'exportAs',
      'extra',
    ]);
  });

  it('names the number of cards that the markers make', async () => {
    const { body } = await test.generate({ ...BASE, inputText: markers(300), cardSplit: 'inputTextBreaks' });
    expect(body.message).toContain('Too many cards: 301');
  });

  it('names the dimensions that the format allows', async () => {
    const { body } = await test.generate({ ...BASE, cardOptions: { dimensions: 'a4' } });
    expect(body.message).toBe(
      'Input validation errors: 1. cardOptions.dimensions: must be one of fluid, 16x9, 4x3 when format is presentation',
    );
  });
});

describe('is accepted', () => {
  const headerFooter = { topLeft: { type: 'cardNumber' } };

  it.each<[string, object, RegExp[]]>([
    ['the least there is', {}, []],
    ['the most cards there may be', { numCards: 75 }, []],
    ['300 cards from breaks', { inputText: markers(299), cardSplit: 'inputTextBreaks', numCards: undefined }, []],
    ['text of 400,000 characters', { inputText: 'x'.repeat(400_000) }, []],
    ['no folders', { folderIds: [] }, []],
    ['a folder twice', { folderIds: ['fld_talks', 'fld_talks', 'fld_drafts'] }, [/^Folders are saved/]],
    ['control characters', { inputText: 'a\u0001b' }, []],
    ['numCards beside breaks', { cardSplit: 'inputTextBreaks' }, [/^numCards is ignored\. /]],
    ['amount beside preserve', { textOptions: { amount: 'brief' } }, [/^textOptions.amount is ignored\. /]],
    ['tone beside preserve', { textOptions: { tone: 'dry' } }, [/^textOptions.tone is ignored\. /]],
    [
      'audience beside condense',
      { textMode: 'condense', textOptions: { audience: 'x' } },
      [/^textOptions.audience is ig/],
    ],
    ['tone with generate', { textMode: 'generate', textOptions: { tone: 'dry' } }, [/^Tone isn’t used/]],
    ['audience with generate', { textMode: 'generate', textOptions: { audience: 'cooks' } }, [/^Audience isn’t used/]],
    ['language beside preserve', { textOptions: { language: 'de' } }, []],
    ['a language', { textMode: 'condense', textOptions: { language: 'de' } }, [/^The text isn’t translated/]],
    [
      'an unknown language',
      { textMode: 'condense', textOptions: { language: 'Klingon' } },
      [/^Unknown language: "Klingon"/, /isn’t translated/],
    ],
    ['a model', { imageOptions: { model: 'flux-2-pro' } }, [/^The image model isn’t used/]],
    [
      'an unknown model',
      { imageOptions: { source: 'aiGenerated', model: 'brush' } },
      [/^Unknown image model: "brush"/, /^The image model isn’t used/],
    ],
    [
      'model and style beside another source',
      { imageOptions: { source: 'photoStock', model: 'brush', style: 'ink' } },
      [/^imageOptions.model is ignored\. /, /^imageOptions.style is ignored\. /],
    ],
    [
      'instructions that no rule follows',
      { additionalInstructions: 'Be bold. No section cards' },
      [/^Preserve keeps the text as it is and only follows/, /^No effect on the layout: "Be bold"/],
    ],
    ['instructions that rules follow', { additionalInstructions: 'No section cards, use charts' }, []],
    [
      'any dimensions for a webpage',
      { format: 'webpage', cardOptions: { dimensions: 'a4', headerFooter } },
      [/^cardOptions.dimensions is ignored\. /, /^cardOptions.headerFooter is ignored\. /],
    ],
    [
      'members of a position that its type does not use',
      { cardOptions: { headerFooter: { topLeft: { type: 'cardNumber', value: 'x', size: 'lg' } } } },
      [/topLeft.value is ignored\. /, /topLeft.size is ignored\. /],
    ],
    [
      'recipients without access',
      { sharingOptions: { emailOptions: { recipients: ['a@b.example'] } } },
      [/access defaults to view/, /no email is sent/],
    ],
    [
      'access without recipients',
      { sharingOptions: { emailOptions: { access: 'edit' } } },
      [/^sharingOptions.emailOptions.access is ignored\. Add a recipient first/],
    ],
    [
      'full access for one outside',
      { sharingOptions: { emailOptions: { recipients: ['a@b.example'], access: 'fullAccess' } } },
      [/^Outside recipients can edit/, /no email is sent/],
    ],
    ['full access for members', { sharingOptions: { workspaceAccess: 'fullAccess', externalAccess: 'view' } }, []],
  ])('%s', async (_, change, sentences) => {
    const { status, body, headers } = await test.generate({ ...BASE, ...change });
    expect(status).toBe(201);
    expect(body.generationId).toMatch(/^gen_[\da-z]{30}$/);
    // `warnings` is present only if there are any, one sentence per line (docs/spec/settled-points.md#5).
    expect(Object.keys(body)).toEqual(sentences.length > 0 ? ['generationId', 'warnings'] : ['generationId']);
    const lines: string[] = body.warnings?.split('\n') ?? [];
    expect(lines).toHaveLength(sentences.length);
    for (const [index, sentence] of sentences.entries()) expect(lines[index]).toMatch(sentence);
    for (const line of lines) expect(line).toMatch(/\.$/);
    expect(headers.get('content-type')).toContain('application/json');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('and wakes the engine', async () => {
    const before = test.wakes;
    await test.generate(BASE);
    expect(test.wakes).toBe(before + 1);
    await test.generate({});
    expect(test.wakes).toBe(before + 1);
  });
});

describe('an arbitrary body', () => {
  const MUTATED = fc.oneof(
    arbitraryMutatedBody(arbitraryGenerateRequest),
    arbitraryMutatedBody(arbitraryTemplateRequest),
  );

  it('never gets a 500, and every 400 names a path', async () =>
    await forAllAsync({ numRuns: 300 }, MUTATED, fc.boolean(), async (body, isTemplate) => {
      const { status, body: answered } = await test[isTemplate ? 'fromTemplate' : 'generate'](body);
      expect([201, 400]).toContain(status);
      if (status === 201) {
        expect(answered.generationId).toMatch(/^gen_/);
        return;
      }
      const problems = parseValidationMessage(answered.message);
      expect(problems.length).toBeGreaterThan(0);
      for (const { path, message } of problems) {
        expect(path).not.toBe('');
        expect(message).not.toBe('');
      }
    }));

  it('is accepted if it is valid and names existing themes, folders and templates', async () => {
    const known = { themeId: 'harbour', folderIds: ['fld_talks'], artifactId: 'art_project-update' };
    const fit = (request: object) =>
      Object.fromEntries(
        Object.entries(request).map(([member, value]) => [member, known[member as keyof typeof known] ?? value]),
      );
    const bodies = fc.oneof(
      arbitraryGenerateRequest.map((request) => ({ isTemplate: false, body: fit(request) })),
      arbitraryTemplateRequest.map((request) => ({ isTemplate: true, body: fit(request) })),
    );
    await forAllAsync({ numRuns: 150 }, bodies, async ({ isTemplate, body }) => {
      const { status, text } = await test[isTemplate ? 'fromTemplate' : 'generate'](body);
      expect([status, status === 201 ? '' : text]).toEqual([201, '']);
    });
  });
});
