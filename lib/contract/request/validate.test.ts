import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '@/lib/testing/for-all';
import * as enums from '../enums';
import { LIMITS } from '../limits';
import { parseValidationMessage, validationMessage } from '../messages';
import { arbitraryGenerateRequest, arbitraryMutatedBody, arbitraryTemplateRequest } from './arbitrary-requests';
import { generateRequest, templateRequest } from './generate-request';
import { MAX_PROBLEMS } from './problems';
import { type CardLimits, validateGenerate, validateTemplate } from './validate';

const generate = { inputText: 'Notes', textMode: 'preserve' };
const template = { artifactId: 'art_1', prompt: 'Notes' };

/** The body with a value set at a dotted path. */
function put(body: object, path: string, value: unknown): object {
  const [member = '', ...rest] = path.split('.');
  const inner = (body as Record<string, unknown>)[member];
  return { ...body, [member]: rest.length === 0 ? value : put((inner as object) ?? {}, rest.join('.'), value) };
}

function problemsOfGenerate(body: unknown, options?: CardLimits) {
  const verdict = validateGenerate(body, options);
  return verdict.ok ? [] : verdict.problems;
}

function problemsOfTemplate(body: unknown) {
  const verdict = validateTemplate(body);
  return verdict.ok ? [] : verdict.problems;
}

const GENERATE_MEMBERS = Object.keys(generateRequest.shape);
const TEMPLATE_MEMBERS = Object.keys(templateRequest.shape);

const header = 'cardOptions.headerFooter';

describe('every field of the Generate request (docs/spec/interface.md#2.4)', () => {
  const texts: [string, number][] = [
    ['inputText', 400_000],
    ['themeId', LIMITS.id],
    ['additionalInstructions', 2000],
    ['textOptions.tone', 500],
    ['textOptions.audience', 500],
    ['textOptions.language', 100],
    ['imageOptions.model', 100],
    ['imageOptions.style', 500],
  ];

  it.each(texts)('%s: 1 to %i characters', (path, max) => {
    expect(problemsOfGenerate(put(generate, path, 'x'))).toEqual([]);
    expect(problemsOfGenerate(put(generate, path, 'x'.repeat(max)))).toEqual([]);
    const tooLong = { path, message: `must be at most ${max} characters` };
    expect(problemsOfGenerate(put(generate, path, 'x'.repeat(max + 1)))).toEqual([tooLong]);
    expect(problemsOfGenerate(put(generate, path, ''))).toEqual([{ path, message: 'must not be empty' }]);
    for (const blank of [' ', '\n\t', '\u00a0\u2003'])
      expect(problemsOfGenerate(put(generate, path, blank))).toEqual([
        { path, message: 'must not be only white space' },
      ]);
    for (const wrong of [null, 1, true, ['x'], {}])
      expect(problemsOfGenerate(put(generate, path, wrong))).toEqual([{ path, message: 'must be a string' }]);
    for (const lost of ['a\0', 'a\ud800', '\udc00a', '\ud800\ud800\udc00'])
      expect(problemsOfGenerate(put(generate, path, lost))).toEqual([
        { path, message: 'must not contain NUL or lone surrogate characters' },
      ]);
  });

  const lists: [string, readonly string[]][] = [
    ['textMode', ['generate', 'condense', 'preserve']],
    ['format', ['presentation', 'document', 'social', 'webpage']],
    ['cardSplit', ['auto', 'inputTextBreaks']],
    ['exportAs', ['pdf', 'pptx']],
    ['textOptions.amount', ['brief', 'medium', 'detailed', 'extensive']],
    [
      'imageOptions.source',
      [
        'aiGenerated',
        'illustrationStock',
        'photoStock',
        'gifStock',
        'webAllImages',
        'webFreeToUse',
        'webFreeToUseCommercially',
        'placeholder',
        'noImages',
      ],
    ],
    ['sharingOptions.workspaceAccess', ['noAccess', 'view', 'comment', 'edit', 'fullAccess']],
    ['sharingOptions.externalAccess', ['noAccess', 'view', 'comment', 'edit']],
    ['sharingOptions.emailOptions.access', ['view', 'comment', 'edit', 'fullAccess']],
  ];

  it.each(lists)('%s: its enum, case-sensitive', (path, values) => {
    for (const value of values) expect(problemsOfGenerate(put(generate, path, value)), value).toEqual([]);
    const message = `must be one of ${values.join(', ')}`;
    for (const wrong of ['other', values[0]?.toUpperCase(), ` ${values[0]}`, '', null, 0, [values[0]]])
      expect(problemsOfGenerate(put(generate, path, wrong))).toEqual([{ path, message }]);
  });

  it.each([1, 10, 60, 75])('numCards: accepts %i', (numCards) =>
    expect(problemsOfGenerate({ ...generate, numCards })).toEqual([]),
  );

  it.each([0, -1, 76, 1.5, 1e20, Number.POSITIVE_INFINITY, Number.NaN, '10', null, true, [10]])(
    'numCards: rejects %j',
    (numCards) =>
      expect(problemsOfGenerate({ ...generate, numCards })).toEqual([
        { path: 'numCards', message: 'must be a whole number from 1 to 75' },
      ]),
  );

  it('limits numCards to the plan, whatever else is wrong', () => {
    const message = 'must be a whole number from 1 to 60';
    expect(problemsOfGenerate({ ...generate, numCards: 60 }, { maxCards: 60 })).toEqual([]);
    for (const numCards of [61, 75, 76, 0, '7'])
      expect(problemsOfGenerate({ ...generate, numCards }, { maxCards: 60 })).toEqual([{ path: 'numCards', message }]);
    expect(problemsOfGenerate({ inputText: 'a', numCards: 61 }, { maxCards: 60 }).map(({ path }) => path)).toEqual([
      'numCards',
      'textMode',
    ]);
    expect(problemsOfGenerate({ inputText: 'a', numCards: 99 }, { maxCards: 60 })).toContainEqual({
      path: 'numCards',
      message,
    });
  });

  it.each(enums.FORMATS)('cardOptions.dimensions with format %s', (format) => {
    for (const dimensions of enums.ALL_DIMENSIONS) {
      const allowed: readonly string[] = format === 'webpage' ? enums.ALL_DIMENSIONS : enums.DIMENSIONS[format];
      expect(problemsOfGenerate({ ...generate, format, cardOptions: { dimensions } })).toEqual(
        allowed.includes(dimensions)
          ? []
          : [
              {
                path: 'cardOptions.dimensions',
                message: `must be one of ${allowed.join(', ')} when format is ${format}`,
              },
            ],
      );
    }
  });

  it('names a missing required member', () =>
    expect(problemsOfGenerate({})).toEqual([
      { path: 'inputText', message: 'is required' },
      { path: 'textMode', message: 'is required: must be one of generate, condense, preserve' },
    ]));

  it.each(['textOptions', 'imageOptions', 'cardOptions', header, `${header}.topLeft`, 'sharingOptions'])(
    '%s must be an object',
    (path) => {
      for (const wrong of [null, 'x', 1, [], true])
        expect(problemsOfGenerate(put(generate, path, wrong))).toEqual([{ path, message: 'must be an object' }]);
    },
  );
});

describe('header and footer (docs/spec/interface.md#2.4.3)', () => {
  const at = (position: unknown) => put(generate, `${header}.bottomCenter`, position);

  it.each([
    [{ type: 'text', value: 'Draft' }],
    [{ type: 'image', source: 'themeLogo' }],
    [{ type: 'image', source: 'custom', src: 'https://example.com/a.png' }],
    [{ type: 'cardNumber' }],
    // Members the type does not use are accepted and ignored with a warning (docs/spec/settled-points.md#3).
    [{ type: 'cardNumber', value: 'x', source: 'custom', size: 'sm' }],
  ])('accepts %j', (position) => expect(problemsOfGenerate(at(position))).toEqual([]));

  it.each([
    [{}, 'type', 'is required: must be one of text, image, cardNumber'],
    [{ type: 'logo' }, 'type', 'must be one of text, image, cardNumber'],
    [{ type: 'text' }, 'value', 'is required when type is text'],
    [{ type: 'text', value: ' ' }, 'value', 'must not be only white space'],
    [{ type: 'image' }, 'source', 'is required when type is image'],
    [{ type: 'image', source: 'web' }, 'source', 'must be one of themeLogo, custom'],
    [{ type: 'image', source: 'custom' }, 'src', 'is required when source is custom'],
    [{ type: 'image', source: 'custom', src: 'ftp://x.example/a' }, 'src', 'must be an http or https URL'],
    [{ type: 'image', source: 'custom', src: 'javascript:alert(1)' }, 'src', 'must be an http or https URL'],
    [{ type: 'image', source: 'custom', src: 'a.png' }, 'src', 'must be an http or https URL'],
    [{ type: 'image', source: 'custom', src: '' }, 'src', 'must not be empty'],
    [{ type: 'cardNumber', size: 'xxl' }, 'size', 'must be one of sm, md, lg, xl'],
    [{ type: 'cardNumber', colour: 'red' }, 'colour', 'is not a known member'],
  ])('rejects %j', (position, member, message) =>
    expect(problemsOfGenerate(at(position))).toEqual([{ path: `${header}.bottomCenter.${member}`, message }]),
  );

  it.each(enums.POSITIONS)('accepts the position %s', (name) =>
    expect(problemsOfGenerate(put(generate, `${header}.${name}`, { type: 'cardNumber' }))).toEqual([]),
  );

  it.each(['hideFromFirstCard', 'hideFromLastCard'])('%s: a real boolean', (member) => {
    const path = `${header}.${member}`;
    for (const value of [true, false]) expect(problemsOfGenerate(put(generate, path, value))).toEqual([]);
    for (const wrong of ['true', 1, null])
      expect(problemsOfGenerate(put(generate, path, wrong))).toEqual([{ path, message: 'must be true or false' }]);
  });
});

describe('sharing and folders (docs/spec/interface.md#2.4, #2.6)', () => {
  const recipients = 'sharingOptions.emailOptions.recipients';

  it.each(['', ' ', 'a', 'a@', '@b.c', 'a b@c.de', 'a@b', 'a@example.com\0', 'a@example.com\n', 7, null])(
    'rejects the recipient %j by its index',
    (wrong) =>
      expect(problemsOfGenerate(put(generate, recipients, ['a@example.com', wrong]))).toEqual([
        { path: `${recipients}[1]`, message: 'must be an e-mail address' },
      ]),
  );

  it('checks only the length of a huge address', () => {
    const huge = `${'a.'.repeat(1_000_000)}@example.com`;
    expect(problemsOfGenerate(put(generate, recipients, [huge]))).toEqual([
      { path: `${recipients}[0]`, message: 'must be at most 254 characters' },
    ]);
  });

  it('rejects fullAccess for everyone outside', () =>
    expect(problemsOfGenerate(put(generate, 'sharingOptions.externalAccess', 'fullAccess'))).toHaveLength(1));

  it('names the invalid folder id by its index', () => {
    expect(problemsOfGenerate({ ...generate, folderIds: ['a', 'a', 5, ''] })).toEqual([
      { path: 'folderIds[2]', message: 'must be a string' },
      { path: 'folderIds[3]', message: 'must not be empty' },
    ]);
    expect(problemsOfGenerate({ ...generate, folderIds: 'a' })).toEqual([
      { path: 'folderIds', message: 'must be an array of strings' },
    ]);
    expect(problemsOfGenerate({ ...generate, folderIds: null })).toHaveLength(1);
  });

  it('checks the length of a list before its items', () => {
    const folderIds = new Array(2_000_000).fill(1);
    expect(problemsOfGenerate({ ...generate, folderIds })).toEqual([
      { path: 'folderIds', message: 'must have at most 1000 entries' },
    ]);
  });
});

describe('cards from markers (docs/spec/settled-points.md#1)', () => {
  const breaks = (cards: number) => ({
    ...generate,
    cardSplit: 'inputTextBreaks',
    inputText: `a${'\n---\nb'.repeat(cards - 1)}`,
  });

  it('accepts 300 and reports the count above that', () => {
    expect(problemsOfGenerate(breaks(300))).toEqual([]);
    expect(problemsOfGenerate(breaks(412))).toEqual([
      { path: 'inputText', message: 'Too many cards: 412 (limit 300). Remove some --- lines.' },
    ]);
    expect(problemsOfGenerate({ ...breaks(412), cardSplit: 'auto' })).toEqual([]);
  });

  it('are unlimited for a remote service', () => {
    expect(problemsOfGenerate(breaks(412), { target: 'remote', maxCards: 60 })).toEqual([]);
    expect(problemsOfGenerate(breaks(412), { target: 'local', maxCards: 75 })).toHaveLength(1);
  });
});

describe('every field of the Template request (docs/spec/interface.md#2.5)', () => {
  it.each([
    ['artifactId', LIMITS.id],
    ['prompt', 400_000],
    ['themeId', LIMITS.id],
    ['imageOptions.model', 100],
    ['imageOptions.style', 500],
  ])('%s: 1 to %i characters', (path, max) => {
    expect(problemsOfTemplate(put(template, path, 'x'.repeat(max)))).toEqual([]);
    for (const wrong of ['x'.repeat(max + 1), '', '  ', null, 3, 'a\0', '\ud83d'])
      expect(problemsOfTemplate(put(template, path, wrong)).map((problem) => problem.path)).toEqual([path]);
  });

  it.each(['textMode', 'numCards', 'format', 'inputText', 'cardOptions', 'imageOptions.source'])(
    'rejects %s as unknown',
    (path) =>
      expect(problemsOfTemplate(put(template, path, 'x'))).toEqual([{ path, message: 'is not a known member' }]),
  );

  it('names missing members', () =>
    expect(problemsOfTemplate({})).toEqual([
      { path: 'artifactId', message: 'is required' },
      { path: 'prompt', message: 'is required' },
    ]));
});

describe('bodies that are not requests', () => {
  it.each([undefined, null, 'x', 1, true, [], [generate]])('%j is refused as a whole', (body) => {
    expect(problemsOfGenerate(body)).toEqual([{ path: 'body', message: 'must be a JSON object' }]);
    expect(problemsOfTemplate(body)).toEqual([{ path: 'body', message: 'must be a JSON object' }]);
  });

  it('reports unknown members at any level with their full path', () => {
    const levels = [
      '',
      'textOptions.',
      'imageOptions.',
      'cardOptions.',
      `${header}.`,
      'sharingOptions.',
      'sharingOptions.emailOptions.',
    ];
    for (const level of levels)
      expect(problemsOfGenerate(put(generate, `${level}themeName`, 1))).toEqual([
        { path: `${level}themeName`, message: 'is not a known member' },
      ]);
  });

  it('rejects __proto__ and constructor', () => {
    const body = JSON.parse(
      '{"inputText":"a","textMode":"preserve","__proto__":{"format":"social"},"constructor":1,"textOptions":{"__proto__":{"tone":""}}}',
    );
    expect(problemsOfGenerate(body)).toEqual([
      { path: 'textOptions.__proto__', message: 'is not a known member' },
      { path: '__proto__', message: 'is not a known member' },
      { path: 'constructor', message: 'is not a known member' },
    ]);
    expect(Object.getPrototypeOf(validateGenerate(generate)) === Object.prototype).toBe(true);
  });

  it('escapes and shortens unusual keys', () => {
    const keys = ['a b', 'x.y', '\0', '\ud800', '<script>', 'k'.repeat(100_000), ''];
    const paths = problemsOfGenerate({ ...generate, ...Object.fromEntries(keys.map((key) => [key, 1])) }).map(
      (problem) => problem.path,
    );
    expect([...paths].sort()).toEqual(
      [
        '["a\\u0020b"]',
        '["x.y"]',
        '["\\u0000"]',
        '["\\ud800"]',
        '["<script>"]',
        `["${'k'.repeat(60)}…"]`,
        '[""]',
      ].sort(),
    );
  });

  it('never echoes rejected values', () => {
    const secret = 'canary'.repeat(1000);
    const body = { inputText: [secret], textMode: secret, format: secret, textOptions: secret, folderIds: [[secret]] };
    expect(validationMessage(problemsOfGenerate(body))).not.toContain('canary');
  });

  it('summarises a long list', () => {
    const body = { ...generate, ...Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`x${index}`, 1])) };
    const problems = problemsOfGenerate(body);
    expect(problems).toHaveLength(MAX_PROBLEMS + 1);
    expect(problems.at(-1)).toEqual({ path: 'body', message: 'has 950 more problems' });
    expect(parseValidationMessage(validationMessage(problems))).toEqual(problems);
  });

  it('handles values nested 100,000 levels deep', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    for (const path of ['inputText', 'textOptions', 'folderIds', `${header}.topLeft`, 'unknown'])
      expect(problemsOfGenerate(put(generate, path, deep)).map((problem) => problem.path)).toEqual([
        path === 'folderIds' ? 'folderIds[0]' : path,
      ]);
  });

  it('reports all problems, in an order independent of the members’ order', () => {
    const body = {
      zebra: 1,
      sharingOptions: { externalAccess: 'fullAccess' },
      cardOptions: { dimensions: 'a4', more: 1, headerFooter: { topLeft: { type: 'image', source: 'custom' } } },
      numCards: 0,
      aardvark: 1,
      textMode: 'x',
    };
    const reversed = Object.fromEntries(Object.entries(body).reverse());
    expect(problemsOfGenerate(body).map(({ path }) => path)).toEqual([
      'inputText',
      'textMode',
      'numCards',
      `${header}.topLeft.src`,
      'cardOptions.more',
      'sharingOptions.externalAccess',
      'aardvark',
      'zebra',
      'cardOptions.dimensions',
    ]);
    expect(problemsOfGenerate(reversed)).toEqual(problemsOfGenerate(body));
  });
});

describe('for any input', () => {
  it('accepts every valid generate request unchanged', () =>
    forAll({ numRuns: 500 }, arbitraryGenerateRequest, (request) =>
      expect(validateGenerate(request)).toEqual({ ok: true, value: request }),
    ));

  it('accepts every valid template request unchanged', () =>
    forAll({ numRuns: 300 }, arbitraryTemplateRequest, (request) =>
      expect(validateTemplate(request)).toEqual({ ok: true, value: request }),
    ));

  it('returns a result for any JSON', () =>
    forAll({ numRuns: 300 }, fc.jsonValue({ maxDepth: 4 }), (body) => {
      expect(problemsOfGenerate(body).length).toBeGreaterThan(0);
      expect(problemsOfTemplate(body).length).toBeGreaterThan(0);
    }));

  it.each([
    ['generate', arbitraryGenerateRequest, validateGenerate, GENERATE_MEMBERS],
    ['template', arbitraryTemplateRequest, validateTemplate, TEMPLATE_MEMBERS],
  ] as const)('reports an existing path for each problem of a mutated %s body', (_, valid, validate, known) => {
    const refused = { count: 0 };
    forAll({ numRuns: 1000 }, arbitraryMutatedBody(valid), (body) => {
      const verdict = validate(body);
      if (verdict.ok) {
        expect(verdict.value).toEqual(body);
        return;
      }
      refused.count += 1;
      for (const { path } of verdict.problems) {
        const quoted = /^\[("(?:[^"\\]|\\.)*")\]/.exec(path)?.[1];
        const top = quoted ? JSON.parse(quoted).replace(/…$/, '') : (path.split(/[.[]/)[0] ?? '');
        const isThere = Object.keys(body).some((member) => member.startsWith(top));
        expect(isThere || known.includes(top), path).toBe(true);
      }
      expect(parseValidationMessage(validationMessage(verdict.problems))).toEqual(verdict.problems);
      expect(validationMessage(verdict.problems).length).toBeLessThan(20_000);
    });
    expect(refused.count).toBeGreaterThan(500);
  });
});
