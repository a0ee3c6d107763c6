import { LIMITS } from '@/lib/contract/limits';
import { parseValidationMessage, validationMessage } from '@/lib/contract/messages';
import { validateGenerate, validateTemplate } from '@/lib/contract/request/validate';
import { type Check, type Context, ensure, ensureEqual } from './check';
import type { Answer } from './probe';
import { ensureError } from './refusal-checks';

const GENERATE = { inputText: 'Notes', textMode: 'preserve' };
const TEMPLATE = { artifactId: 'art_unknown', prompt: 'Notes' };

/** Bodies that break the interface's own rules (2.4 to 2.6, 8): any service refuses them. */
const WRONG_GENERATE: Record<string, unknown> = {
  'no inputText': { textMode: 'preserve' },
  'no textMode': { inputText: 'Notes' },
  'an unknown textMode': { ...GENERATE, textMode: 'invent' },
  'an unknown format': { ...GENERATE, format: 'hologram' },
  'numCards 0': { ...GENERATE, numCards: 0 },
  'numCards 76': { ...GENERATE, numCards: 76 },
  'numCards as text': { ...GENERATE, numCards: 'ten' },
  'an unknown cardSplit': { ...GENERATE, cardSplit: 'pages' },
  'an unknown exportAs': { ...GENERATE, exportAs: 'docx' },
  'an unknown amount': { ...GENERATE, textMode: 'generate', textOptions: { amount: 'some' } },
  'an unknown image source': { ...GENERATE, imageOptions: { source: 'dreams' } },
  'dimensions of another format': { ...GENERATE, format: 'social', cardOptions: { dimensions: '16x9' } },
  'an unknown workspaceAccess': { ...GENERATE, sharingOptions: { workspaceAccess: 'own' } },
};

/** What docs/spec/settled-points.md#3 adds: refused by the engine, with its own messages. */
const WRONG_FOR_ENGINE: Record<string, unknown> = {
  'null for text': { ...GENERATE, inputText: null },
  'empty text': { ...GENERATE, inputText: '' },
  'white space only': { ...GENERATE, inputText: ' \n\t ' },
  'a NUL': { ...GENERATE, inputText: 'a\0b' },
  'a lone surrogate': { ...GENERATE, inputText: 'a\ud800b' },
  'one character too many': { ...GENERATE, inputText: 'x'.repeat(LIMITS.inputText + 1) },
  'instructions too long': { ...GENERATE, additionalInstructions: 'x'.repeat(2001) },
  'a wrong field that is ignored': { ...GENERATE, cardSplit: 'inputTextBreaks', numCards: 99 },
  'unknown members at every level': {
    ...GENERATE,
    themeName: 'x',
    textOptions: { mood: 1 },
    cardOptions: { headerFooter: { middle: {}, topLeft: { type: 'cardNumber', colour: 'red' } } },
    sharingOptions: { emailOptions: { subject: 'x' } },
  },
  'externalAccess fullAccess': { ...GENERATE, sharingOptions: { externalAccess: 'fullAccess' } },
  'a header without what it needs': {
    ...GENERATE,
    cardOptions: { headerFooter: { topLeft: { type: 'text' }, topRight: { type: 'image', source: 'custom' } } },
  },
  'a boolean as text': { ...GENERATE, cardOptions: { headerFooter: { hideFromFirstCard: 'true' } } },
  '412 cards from breaks': { ...GENERATE, cardSplit: 'inputTextBreaks', inputText: `a${'\n---\nb'.repeat(411)}` },
  'wrong recipients': { ...GENERATE, sharingOptions: { emailOptions: { recipients: ['a@b.example', 'nobody'] } } },
  'a hundred unknown members': {
    ...GENERATE,
    ...Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`member${index}`, 1])),
  },
};

const WRONG_TEMPLATE: Record<string, unknown> = {
  'no artifactId': { prompt: 'Notes' },
  'no prompt': { artifactId: 'art_unknown' },
  'an unknown exportAs': { ...TEMPLATE, exportAs: 'docx' },
};

const WRONG_TEMPLATE_FOR_ENGINE: Record<string, unknown> = {
  'members of the other operation': {
    ...TEMPLATE,
    textMode: 'generate',
    numCards: 3,
    imageOptions: { source: 'noImages' },
  },
  'an empty prompt': { ...TEMPLATE, prompt: '' },
};

const RAW: Record<string, string> = {
  'nothing at all': '',
  'malformed JSON': '{"inputText": "a",',
  'JSON that is no object': '[]',
  null: 'null',
  'a text': '"a"',
  '10,000 levels': `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  '10,000 levels inside': `{"inputText":${'['.repeat(10_000)}${']'.repeat(10_000)},"textMode":"preserve"}`,
  'a __proto__ member': '{"inputText":"a","textMode":"preserve","__proto__":{"format":"social"}}',
};

/** The message of a 400 (docs/spec/interface.md#7). */
function validationProblems(context: Context, answer: Answer) {
  const message = ensureError(context, answer, 400);
  ensure(message.startsWith('Input validation errors:'), `the message begins otherwise: ${message.slice(0, 120)}`);
  const problems = parseValidationMessage(message);
  ensure(problems.length > 0, `the message has no numbered list: ${message.slice(0, 120)}`);
  return { message, problems };
}

function refusing(
  path: string,
  bodies: Record<string, unknown>,
  options: { engineOnly?: true; expected: (body: unknown) => string },
): Check[] {
  return Object.entries(bodies).map(([name, body]) => ({
    name: `400: POST ${path} with ${name}`,
    engineOnly: options.engineOnly,
    async run(context) {
      const { message } = validationProblems(context, await context.probe.post(path, body));
      if (context.isEngine) ensureEqual(message, options.expected(body), 'the message');
      return undefined;
    },
  }));
}

function expectedOf(judge: (body: unknown) => { ok: boolean; problems?: { path: string; message: string }[] }) {
  return (body: unknown) => validationMessage(judge(JSON.parse(JSON.stringify(body))).problems ?? []);
}

const forGenerate = expectedOf(validateGenerate);
const forTemplate = expectedOf(validateTemplate);

/** A well-formed member that refers to nothing. */
function unknownId(path: string, body: unknown, member: string): Check {
  return {
    name: `400: POST ${path} with an unknown ${member} names it`,
    engineOnly: true,
    async run(context) {
      const { problems } = validationProblems(context, await context.probe.post(path, body));
      ensureEqual(
        problems.map((problem) => problem.path),
        [member],
        'the paths',
      );
      return undefined;
    },
  };
}

const RAW_CHECKS: Check[] = ['/generations', '/generations/from-template'].flatMap((path) =>
  Object.entries(RAW).map(
    ([name, raw]): Check => ({
      name: `400: POST ${path} with ${name}`,
      engineOnly: true,
      async run(context) {
        const { problems } = validationProblems(context, await context.probe.postRaw(path, raw));
        const [first] = problems;
        if (!/inside|__proto__/.test(name)) ensureEqual(first?.path, 'body', 'the path');
        return first && `${first.path}: ${first.message}`;
      },
    }),
  ),
);

export const VALIDATION_CHECKS: Check[] = [
  ...refusing('/generations', WRONG_GENERATE, { expected: forGenerate }),
  ...refusing('/generations', WRONG_FOR_ENGINE, { engineOnly: true, expected: forGenerate }),
  ...refusing('/generations/from-template', WRONG_TEMPLATE, { expected: forTemplate }),
  ...refusing('/generations/from-template', WRONG_TEMPLATE_FOR_ENGINE, { engineOnly: true, expected: forTemplate }),
  ...RAW_CHECKS,
  unknownId('/generations', { ...GENERATE, themeId: 'theme_unknown' }, 'themeId'),
  unknownId('/generations', { ...GENERATE, folderIds: ['folder_unknown'] }, 'folderIds[0]'),
  unknownId('/generations/from-template', TEMPLATE, 'artifactId'),
];
