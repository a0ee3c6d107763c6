import type { Operation } from '../contract/run-words';

export const REQUEST_LANGUAGES = ['json', 'curl', 'javascript', 'python'] as const;
export type RequestLanguage = (typeof REQUEST_LANGUAGES)[number];

/** A request as it is, or was, sent: also one that breaks the contract of today. */
export type WrittenRequest = { operation: Operation; request: unknown };

/** Interface 4.3 and 4.4. */
const PATHS = {
  generate: '/v1.0/generations',
  template: '/v1.0/generations/from-template',
} satisfies Record<Operation, string>;

/**
 * The request as JSON, or as a command or program that sends it. Address and key are never in it: they are read from
 * the variables `SERVICE_BASE_URL` (without the version) and `SERVICE_API_KEY`, as each language does that. What is
 * sent by each is the same JSON.
 */
export function requestText(language: RequestLanguage, named: WrittenRequest): string {
  return WRITERS[language](named);
}

const WRITERS = {
  json: ({ request }) => json(request),
  curl,
  javascript,
  python,
} satisfies Record<RequestLanguage, (named: WrittenRequest) => string>;

/** One argument may have 128 KiB at most on Linux; beyond this many bytes the body is handed over another way. */
const LONGEST_ARGUMENT = 100_000;

function curl({ operation, request }: WrittenRequest): string {
  const body = json(request);
  const command = [
    `curl --request POST "$SERVICE_BASE_URL${PATHS[operation]}"`,
    '--header "X-API-KEY: $SERVICE_API_KEY"',
    "--header 'Content-Type: application/json'",
  ];
  // A quoted here-document is taken as it stands, and no line of this JSON can be its end: each begins with a brace or
  // blanks.
  if (new TextEncoder().encode(body).length > LONGEST_ARGUMENT)
    return `${[...command, "--data-binary @- <<'JSON'"].join(' \\\n  ')}\n${body}\nJSON`;
  return [...command, `--data-raw ${shellQuoted(body)}`].join(' \\\n  ');
}

/** One word for a POSIX shell. Nothing counts between single quotes but the quote itself. */
function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function javascript({ operation, request }: WrittenRequest): string {
  return `// Node 18 or newer, as a module (send.mjs)
const request = ${json(request)};

const response = await fetch(\`\${process.env.SERVICE_BASE_URL}${PATHS[operation]}\`, {
  method: 'POST',
  headers: {
    'X-API-KEY': process.env.SERVICE_API_KEY,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify(request),
});
console.log(response.status, await response.json());`;
}

function python({ operation, request }: WrittenRequest): string {
  return `import json
import os
import urllib.request

body = ${pythonLiteral(request, '')}

request = urllib.request.Request(
    os.environ["SERVICE_BASE_URL"] + "${PATHS[operation]}",
    method="POST",
    headers={
        "X-API-KEY": os.environ["SERVICE_API_KEY"],
        "Content-Type": "application/json",
    },
    data=json.dumps(body).encode(),
)
with urllib.request.urlopen(request) as response:
    print(response.status, json.load(response))`;
}

const PYTHON_WORDS = new Map([
  ['true', 'True'],
  ['false', 'False'],
  ['null', 'None'],
]);

/** A JSON value as Python writes it: a string of JSON is one of Python too, the three words are not. */
function pythonLiteral(value: unknown, indent: string): string {
  if (typeof value !== 'object' || value === null) {
    const written = JSON.stringify(value);
    return PYTHON_WORDS.get(written) ?? written;
  }
  const inner = `${indent}    `;
  const lines = Array.isArray(value)
    ? value.map((entry) => pythonLiteral(entry, inner))
    : Object.entries(value)
        .filter(([, entry]) => entry !== undefined)
        .map(([name, entry]) => `${JSON.stringify(name)}: ${pythonLiteral(entry, inner)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return lines.length === 0
    ? open + close
    : `${open}\n${lines.map((line) => `${inner}${line},\n`).join('')}${indent}${close}`;
}

function json(request: unknown): string {
  return JSON.stringify(request, null, 2);
}
