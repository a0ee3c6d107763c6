import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_DEEP } from '@/e2e/support/depth';
import { forAll } from '@/lib/testing/for-all';
import { arbitraryGenerateRequest, arbitraryTemplateRequest } from '../contract/request/arbitrary-requests';
import type { GenerateRequest } from '../contract/request/generate-request';
import type { WireFacts } from '../contract/settings';
import { NEUTRAL_NAMES } from '../contract/wire-words';
import type { NamedRequest } from './full-request';
import { type RequestLanguage, requestText } from './request-text';

/** Characters that could break shells, programs and here-documents. */
const AWKWARD = `It's "quoted", costs $5 or \`less\` $(rm -rf x) \${HOME} !! \\ \\n %s
JSON
'''
---
\ttab, emoji 🂡, Привет, line\u2028separator, carriage\r\nreturn, bell \u0007, ' OR '1'='1`;

const awkward: NamedRequest = {
  operation: 'generate',
  request: {
    inputText: AWKWARD,
    textMode: 'preserve',
    numCards: 7,
    cardOptions: { headerFooter: { topLeft: { type: 'text', value: "'$X'" }, hideFromFirstCard: true } },
  },
};

const NEUTRAL: WireFacts = { address: 'https://service.example/v1.0', ...NEUTRAL_NAMES };
/** A service with names of its own, at a URL with shell metacharacters. */
const OWN: WireFacts = {
  address: "https://service.example/it's/$HOME/v1.0",
  artifactWord: 'board',
  sources: { photoStock: "it's $photos" },
};
const environment = { SERVICE_BASE_URL: 'https://service.example', SERVICE_API_KEY: 'key $HOME "of" it\'s own' };
let folder = '';

/** What was sent: the URL, the two headers and the body. */
type Sent = { url: string; key: string; type: string; body: string };

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'request-text-'));
  // A real executable in place of curl, so that the argument size limit applies too.
  writeFileSync(
    path.join(folder, 'curl'),
    `#!${process.execPath}
const { readFileSync } = require('node:fs');
const words = process.argv.slice(2);
const after = (name) => words.flatMap((word, at) => (word === name ? [words[at + 1]] : []));
const header = (name) => after('--header').find((line) => line.startsWith(name + ': ')).slice(name.length + 2);
const [raw] = after('--data-raw');
const body = raw ?? (after('--data-binary')[0] === '@-' ? readFileSync(0, 'utf8') : null);
console.log(JSON.stringify({ url: words[2], key: header('X-API-KEY'), type: header('Content-Type'), body }));
`,
  );
  chmodSync(path.join(folder, 'curl'), 0o755);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Each sender prints one line per request. */
function run(command: string, words: string[], input: string): Sent[] {
  const output = execFileSync(command, words, { input, encoding: 'utf8', maxBuffer: 1e8 });
  return output
    .split('\n')
    .filter((line) => line.startsWith('{"url"'))
    .map((line) => JSON.parse(line));
}

const words = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

const shellStart = () => `export PATH=${words(folder)}:"$PATH"
export SERVICE_BASE_URL=${words(environment.SERVICE_BASE_URL)} SERVICE_API_KEY=${words(environment.SERVICE_API_KEY)}
`;

const JAVASCRIPT_START = `Object.assign(process.env, ${JSON.stringify(environment)});
globalThis.fetch = async (url, { headers, body }) => {
  console.log(JSON.stringify({ url, key: headers['X-API-KEY'], type: headers['Content-Type'], body }));
  return Response.json({});
};
`;

const PYTHON_START = `import io, json, os, urllib.request
os.environ.update(${JSON.stringify(environment)})
class Answer(io.StringIO):
    status = 201
def tell(request):
    print(json.dumps({"url": request.full_url, "key": request.get_header("X-api-key"),
                      "type": request.get_header("Content-type"), "body": request.data.decode()},
                     separators=(",", ":")))
    return Answer("{}")
urllib.request.urlopen = tell
`;

/** Runs several programs of a language one after the other in a single process, because starting processes is slow. */
const SENDERS = {
  curl: (texts) => run('bash', ['-s'], shellStart() + texts.join('\n')),
  javascript: (texts) =>
    run(process.execPath, ['--input-type=module', '-'], JAVASCRIPT_START + texts.map((text) => `{${text}}`).join('\n')),
  python: (texts) => run('python3', ['-'], PYTHON_START + texts.join('\n')),
} satisfies Record<Exclude<RequestLanguage, 'json'>, (texts: string[]) => Sent[]>;

const languages = (['curl', 'javascript', 'python'] as const).filter(
  (language) => language !== 'python' || hasPython(),
);

function hasPython(): boolean {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Compact JSON, independent of whitespace. */
const compact = (body: string) => JSON.stringify(JSON.parse(body));

describe.each(languages)('the request as %s', (language) => {
  const send = (...named: NamedRequest[]) => SENDERS[language](named.map((one) => requestText(language, one)));

  it('sends exactly the request, whatever the text contains', () => {
    const [sent] = send(awkward);
    expect(compact(sent?.body ?? '""')).toBe(JSON.stringify(awkward.request));
    expect(sent?.url).toBe('https://service.example/v1.0/generations');
    expect(sent?.key).toBe(environment.SERVICE_API_KEY);
    expect(sent?.type).toBe('application/json');
  });

  it('uses the URL and names of the service', () => {
    const named: NamedRequest[] = [
      { operation: 'template', request: { artifactId: 'a1', prompt: 'Fill it' } },
      {
        operation: 'generate',
        request: { inputText: 'a', textMode: 'preserve', imageOptions: { source: 'photoStock' } },
      },
    ];
    const texts = named.map((one) => requestText(language, one, OWN));
    const sent = SENDERS[language](texts);
    expect(sent.map(({ url }) => url)).toEqual([
      "https://service.example/it's/$HOME/v1.0/generations/from-template",
      "https://service.example/it's/$HOME/v1.0/generations",
    ]);
    expect(sent.map(({ body }) => JSON.parse(body))).toEqual([
      { boardId: 'a1', prompt: 'Fill it' },
      { inputText: 'a', textMode: 'preserve', imageOptions: { source: "it's $photos" } },
    ]);
    expect(sent.every(({ key }) => key === environment.SERVICE_API_KEY)).toBe(true);
  });

  it('sends a text of maximum length', () => {
    const request: GenerateRequest = { inputText: "it's €".repeat(65_000), textMode: 'condense' };
    const [sent] = send({ operation: 'generate', request });
    expect(compact(sent?.body ?? '""')).toBe(JSON.stringify(request));
  });

  it.runIf(IS_DEEP)('sends any valid request of both operations byte for byte', () => {
    const named: fc.Arbitrary<NamedRequest> = fc.oneof(
      arbitraryGenerateRequest.map((request) => ({ operation: 'generate' as const, request })),
      arbitraryTemplateRequest.map((request) => ({ operation: 'template' as const, request })),
    );
    forAll({ numRuns: 3, endOnFailure: true }, fc.array(named, { minLength: 10, maxLength: 15 }), (all) => {
      const sent = send(...all);
      expect(sent.map(({ body }) => compact(body))).toEqual(all.map(({ request }) => JSON.stringify(request)));
      expect(sent.map(({ url }) => url.endsWith('/from-template'))).toEqual(
        all.map(({ operation }) => operation === 'template'),
      );
    });
  });
});

it('is plain JSON as JSON', () => expect(JSON.parse(requestText('json', awkward))).toEqual(awkward.request));

it('contains no key, and no URL if it is unknown', () => {
  for (const language of ['json', ...languages] as const) {
    expect(requestText(language, awkward)).not.toMatch(/https?:/);
    for (const wire of [null, NEUTRAL, OWN])
      expect(requestText(language, awkward, wire)).not.toMatch(/X-API-KEY: (?!\$SERVICE_API_KEY)/);
  }
});

it('uses the names of the target service, also as JSON', () => {
  const template: NamedRequest = {
    operation: 'template',
    request: { artifactId: 'a1', prompt: 'artifactId photoStock' },
  };
  expect(JSON.parse(requestText('json', template, OWN))).toEqual({ boardId: 'a1', prompt: 'artifactId photoStock' });
  expect(JSON.parse(requestText('json', template, NEUTRAL))).toEqual(template.request);
});
