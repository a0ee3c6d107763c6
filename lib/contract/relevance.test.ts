import { describe, expect, it } from 'vitest';
import { forAll } from '@/lib/testing/for-all';
import { FORMATS, IMAGE_SOURCES, TEXT_MODES } from './enums';
import { fieldsThatDoNotCount, irrelevantFields, relevanceWarnings, relevantRequest } from './relevance';
import { arbitraryGenerateRequest, arbitraryTemplateRequest } from './request/arbitrary-requests';
import type { GenerateRequest, TemplateRequest } from './request/generate-request';
import type { Position } from './request/header-footer';
import { validateGenerate, validateTemplate } from './request/validate';

const generate = { inputText: 'Notes', textMode: 'generate' } satisfies GenerateRequest;
const template = { artifactId: 'art_1', prompt: 'Notes' } satisfies TemplateRequest;

function ignoredIn(request: GenerateRequest): string[] {
  return irrelevantFields('generate', request).map((field) => field.path);
}

describe('fields in use of a Generate request (docs/spec/interface.md#2.4)', () => {
  it('numCards: not with inputTextBreaks', () => {
    expect(ignoredIn({ ...generate, numCards: 9 })).toEqual([]);
    expect(ignoredIn({ ...generate, numCards: 9, cardSplit: 'auto' })).toEqual([]);
    expect(irrelevantFields('generate', { ...generate, numCards: 9, cardSplit: 'inputTextBreaks' })).toEqual([
      { path: 'numCards', because: 'Not used when splitting at --- lines' },
    ]);
  });

  const countsWith: Record<string, readonly string[]> = {
    'textOptions.amount': ['generate', 'condense'],
    'textOptions.tone': ['generate'],
    'textOptions.audience': ['generate'],
    'textOptions.language': TEXT_MODES,
  };
  const textOptions = { amount: 'brief', tone: 'calm', audience: 'all', language: 'fr' } as const;

  it.each(TEXT_MODES)('textOptions with textMode %s', (textMode) => {
    const expected = Object.keys(countsWith).filter((path) => !countsWith[path]?.includes(textMode));
    expect(ignoredIn({ ...generate, textMode, textOptions })).toEqual(expected);
  });

  it.each([undefined, ...IMAGE_SOURCES])('imageOptions.model and style with source %s', (source) => {
    const request: GenerateRequest = { ...generate, imageOptions: { source, model: 'm', style: 's' } };
    const counts = source === undefined || source === 'aiGenerated';
    expect(ignoredIn(request)).toEqual(counts ? [] : ['imageOptions.model', 'imageOptions.style']);
  });

  it.each([undefined, ...FORMATS])('cardOptions with format %s', (format) => {
    const request: GenerateRequest = {
      ...generate,
      format,
      cardOptions: { dimensions: '16x9', headerFooter: { topLeft: { type: 'cardNumber', value: 'x' } } },
    };
    expect(ignoredIn(request)).toEqual(
      format === 'webpage'
        ? ['cardOptions.dimensions', 'cardOptions.headerFooter']
        : ['cardOptions.headerFooter.topLeft.value'],
    );
  });

  it.each<[Position, string[]]>([
    [{ type: 'text', value: 'x', source: 'custom', size: 'sm', src: 'https://x.example' }, ['source', 'size', 'src']],
    [{ type: 'image', value: 'x', source: 'themeLogo', size: 'sm', src: 'https://x.example' }, ['value', 'src']],
    [{ type: 'image', value: 'x', source: 'custom', size: 'sm', src: 'https://x.example' }, ['value']],
    [{ type: 'cardNumber', value: 'x', source: 'custom', size: 'sm' }, ['value', 'source', 'size']],
    [{ type: 'cardNumber' }, []],
  ])('members of %j that its type does not use', (bottomRight, members) =>
    expect(ignoredIn({ ...generate, cardOptions: { headerFooter: { bottomRight } } })).toEqual(
      members.map((member) => `cardOptions.headerFooter.bottomRight.${member}`),
    ),
  );

  it('emailOptions: access is ignored without recipients; recipients without access get view', () => {
    const access = (recipients?: string[]): GenerateRequest => ({
      ...generate,
      sharingOptions: { emailOptions: { recipients, access: 'edit' } },
    });
    expect(ignoredIn(access())).toEqual(['sharingOptions.emailOptions.access']);
    expect(ignoredIn(access([]))).toEqual(['sharingOptions.emailOptions.access']);
    expect(ignoredIn(access(['a@b.example']))).toEqual([]);
    const bare: GenerateRequest = { ...generate, sharingOptions: { emailOptions: { recipients: ['a@b.example'] } } };
    expect(ignoredIn(bare)).toEqual([]);
    expect(relevantRequest('generate', bare)).toEqual(bare);
    expect(relevanceWarnings('generate', bare)).toEqual([
      'sharingOptions.emailOptions.access defaults to view for the recipients.',
    ]);
  });
});

describe('fields in use of a Template request (docs/spec/interface.md#2.5)', () => {
  const request: TemplateRequest = { ...template, imageOptions: { model: 'm', style: 's' } };

  it('model and style, unless the template is known to use another image source', () => {
    expect(irrelevantFields('template', request)).toEqual([]);
    expect(irrelevantFields('template', request, { templateImageSource: 'aiGenerated' })).toEqual([]);
    expect(
      irrelevantFields('template', request, { templateImageSource: 'noImages' }).map((field) => field.path),
    ).toEqual(['imageOptions.model', 'imageOptions.style']);
  });
});

describe('fieldsThatDoNotCount', () => {
  it('includes unset fields, for a form to mark', () =>
    expect(
      fieldsThatDoNotCount('generate', { ...generate, textMode: 'preserve', cardSplit: 'inputTextBreaks' }).map(
        (field) => field.path,
      ),
    ).toEqual([
      'numCards',
      'textOptions.amount',
      'textOptions.tone',
      'textOptions.audience',
      'sharingOptions.emailOptions.access',
    ]));
});

describe('relevanceWarnings', () => {
  it('has one sentence per ignored field', () => {
    const request: GenerateRequest = { ...generate, textMode: 'condense', numCards: 3, cardSplit: 'inputTextBreaks' };
    expect(relevanceWarnings('generate', { ...request, textOptions: { tone: 'dry', amount: 'brief' } })).toEqual([
      'numCards is ignored. Not used when splitting at --- lines.',
      'textOptions.tone is ignored. Only used with Generate.',
    ]);
  });
});

describe('relevantRequest', () => {
  it('omits ignored fields, empty objects and lists, and duplicates', () => {
    const request: GenerateRequest = {
      ...generate,
      format: 'webpage',
      folderIds: ['b', 'a', 'b'],
      textOptions: {},
      imageOptions: { source: 'noImages', style: 's' },
      cardOptions: { dimensions: 'a4', headerFooter: {} },
      sharingOptions: { emailOptions: { recipients: [], access: 'view' } },
    };
    expect(relevantRequest('generate', request)).toEqual({
      ...generate,
      format: 'webpage',
      folderIds: ['b', 'a'],
      imageOptions: { source: 'noImages' },
    });
    expect(request.folderIds).toEqual(['b', 'a', 'b']);
  });

  it('is valid and idempotent, and only removes', () => {
    forAll({ numRuns: 300 }, arbitraryGenerateRequest, (request) => {
      const relevant = relevantRequest('generate', request);
      expect(validateGenerate(relevant)).toMatchObject({ ok: true });
      expect(irrelevantFields('generate', relevant)).toEqual([]);
      expect(relevantRequest('generate', relevant)).toEqual(relevant);
      expect(relevant).toMatchObject({ inputText: request.inputText, textMode: request.textMode });
      for (const member of Object.keys(relevant)) expect(request).toHaveProperty([member]);
    });
    forAll({ numRuns: 200 }, arbitraryTemplateRequest, (request) => {
      const relevant = relevantRequest('template', request);
      expect(validateTemplate(relevant)).toMatchObject({ ok: true });
      expect(relevantRequest('template', relevant)).toEqual(relevant);
    });
  });
});
