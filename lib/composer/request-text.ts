import { isObject } from '@/lib/json';
import type { Operation, Target } from '../contract/run-words';
import type { WireFacts } from '../contract/settings';
import { toWire } from '../contract/wire-words';

export const REQUEST_LANGUAGES = ['json', 'curl', 'javascript', 'python'] as const;
export type RequestLanguage = (typeof REQUEST_LANGUAGES)[number];

/** A request as it is or was sent, possibly invalid under the current contract. */
export type WrittenRequest = { operation: Operation; request: unknown };

/** The prefix of each path (docs/spec/interface.md#4). */
export const VERSION = '/v1.0';

/** docs/spec/interface.md#4.3, #4.4. */
const PATHS = {
  generate: '/generations',
  template: '/generations/from-template',
} satisfies Record<Operation, string>;

/**
 * The request as JSON, or as a command or program that sends it, in the names of the target service. It never contains
 * the key, which is read from an environment variable. All languages send the same JSON.
 * @param wire the service's URL and names. If unknown, the interface's own names are used, and the URL is read from
 * `SERVICE_BASE_URL` (without the version)
 */
export function requestText(language: RequestLanguage, named: WrittenRequest, wire: WireFacts | null = null): string {
  const { operation, request } = named;
  const address = wire && wire.address + PATHS[operation];
  return WRITERS[language]({
    operation,
    address,
    key: keyVariableOf(wire),
    request: wire && isObject(request) ? toWire(request, wire) : request,
  });
}

export function keyVariableOf(wire: WireFacts | null): string {
  return wire?.keyVariable ?? 'SERVICE_API_KEY';
}

/** How the programs handle the response. */
export const ANSWER_LINES = {
  javascript: 'console.log(response.status, await response.json());',
  python: '    print(response.status, json.load(response))',
} as const;

/** `address` null: built from a variable. `key`: the variable with the key. */
type Written = WrittenRequest & { address: string | null; key: string };

const WRITERS = {
  json: ({ request }) => json(request),
  curl,
  javascript,
  python,
} satisfies Record<RequestLanguage, (written: Written) => string>;

/** The request for the command line of Cardwright, which waits for the deck and downloads the file it asks for. */
export function commandText({ operation, request }: WrittenRequest, target: Target): string {
  const file = (request as { exportAs?: unknown } | null)?.exportAs;
  const options = [
    target === 'remote' ? ' --target remote' : '',
    file === 'pdf' || file === 'pptx' ? ` --export ${file}` : '',
  ];
  // No line of this JSON can end the here-document: each begins with a brace or a space.
  return `npx cardwright send ${operation} - --wait${options.join('')} <<'JSON'\n${json(request)}\nJSON`;
}

/** The tool for each operation, and the arguments that its members of the request are. */
const TOOLS = {
  generate: {
    name: 'create_deck',
    members: {
      inputText: 'text',
      textMode: 'mode',
      format: 'format',
      numCards: 'cards',
      themeId: 'themeId',
      folderIds: 'folderIds',
      additionalInstructions: 'instructions',
    },
  },
  template: {
    name: 'create_from_template',
    members: { artifactId: 'artifactId', prompt: 'text', themeId: 'themeId', folderIds: 'folderIds' },
  },
} satisfies Record<Operation, { name: string; members: Record<string, string> }>;

/** The request as a call of an MCP tool, after the configuration of a client. Names what the tool does not take. */
export function mcpText({ operation, request }: WrittenRequest, target: Target, base: string): string {
  const { name, members } = TOOLS[operation];
  const taken = new Map(Object.entries(members));
  const { cardSplit, ...given } = isObject(request) ? request : {};
  const own = Object.entries(given).flatMap(([member, value]) =>
    taken.has(member) ? [[taken.get(member), value]] : [],
  );
  const leftOut = Object.keys(given).filter((member) => !taken.has(member));
  const call = {
    name,
    arguments: {
      ...Object.fromEntries(own),
      ...(cardSplit === 'inputTextBreaks' ? { breaks: true } : {}),
      ...(target === 'remote' ? { target } : {}),
    },
  };
  const note = leftOut.length > 0 ? ` ${name} doesn’t take ${leftOut.join(', ')}.` : '';
  return `// 1. Configure the client\n${mcpConfiguration(base)}\n\n// 2. Call the tool.${note}\n${json(call)}`;
}

/** The configuration with which an MCP client calls the tools of the program at `base`. */
export function mcpConfiguration(base: string): string {
  const headers = { Authorization: `Bearer \${CARDWRIGHT_TOKEN}` };
  return JSON.stringify({ mcpServers: { cardwright: { type: 'http', url: `${base}/mcp`, headers } } });
}

/** A receiver of what a webhook gets once a run is completed, by Standard Webhooks. */
export function webhookText(base: string): string {
  const [id, generationId] = ['run_01abc', 'gen_01abc'];
  const body = {
    type: 'generation.completed',
    timestamp: '2026-01-31T09:30:00.000Z',
    data: { id, generationId, state: 'completed', pageUrl: `${base}/runs/${id}`, apiUrl: `${base}/api/v1/runs/${id}` },
  };
  return `/* What arrives:
content-type: application/json
webhook-id: msg_01abc
webhook-timestamp: 1769851800
webhook-signature: v1,…

${json(body)}
*/

// npm install standardwebhooks
import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.WEBHOOK_SECRET);

createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  try {
    const { type, data } = webhook.verify(body, request.headers);
    console.log(type, data.apiUrl);
    response.writeHead(204).end();
  } catch {
    response.writeHead(401).end();
  }
}).listen(8080);`;
}

/** Linux limits one argument to 128 KiB; larger bodies are passed another way. */
const LONGEST_ARGUMENT = 100_000;

function curl({ operation, address, key, request }: Written): string {
  const body = json(request);
  const command = [
    `curl --request POST ${address === null ? `"$SERVICE_BASE_URL${VERSION}${PATHS[operation]}"` : shellQuoted(address)}`,
    `--header "X-API-KEY: $${key}"`,
    "--header 'Content-Type: application/json'",
  ];
  // A quoted here-document is verbatim, and no line of this JSON can end it: each begins with a brace or a space.
  if (new TextEncoder().encode(body).length > LONGEST_ARGUMENT)
    return `${[...command, "--data-binary @- <<'JSON'"].join(' \\\n  ')}\n${body}\nJSON`;
  return [...command, `--data-raw ${shellQuoted(body)}`].join(' \\\n  ');
}

/** Quotes one word for a POSIX shell. Within single quotes only the quote itself is special. */
export function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function javascript({ operation, address, key, request }: Written): string {
  const url =
    address === null ? `\`\${process.env.SERVICE_BASE_URL}${VERSION}${PATHS[operation]}\`` : JSON.stringify(address);
  return `// Node 18 or newer, as a module (send.mjs)
const request = ${json(request)};

const response = await fetch(${url}, {
  method: 'POST',
  headers: {
    'X-API-KEY': process.env.${key},
    'Content-Type': 'application/json',
  },
  body: JSON.stringify(request),
});
${ANSWER_LINES.javascript}`;
}

function python({ operation, address, key, request }: Written): string {
  const url =
    address === null ? `os.environ["SERVICE_BASE_URL"] + "${VERSION}${PATHS[operation]}"` : JSON.stringify(address);
  return `import json
import os
import urllib.request

body = ${pythonLiteral(request, '')}

request = urllib.request.Request(
    ${url},
    method="POST",
    headers={
        "X-API-KEY": os.environ["${key}"],
        "Content-Type": "application/json",
    },
    data=json.dumps(body).encode(),
)
with urllib.request.urlopen(request) as response:
${ANSWER_LINES.python}`;
}

const PYTHON_WORDS = new Map([
  ['true', 'True'],
  ['false', 'False'],
  ['null', 'None'],
]);

/** A JSON value as a Python literal: strings are the same, true, false and null are not. */
export function pythonLiteral(value: unknown, indent: string): string {
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

const LONGEST = 120;

/** The request with long texts shortened for display; `words` describes the length of each. */
export function shortenRequest(request: unknown, words: (characters: number) => string): unknown {
  if (typeof request === 'string')
    return request.length <= LONGEST
      ? request
      : `${request.slice(0, LONGEST / 2).trimEnd()} … ${words(request.length)}`;
  if (Array.isArray(request)) return request.map((entry) => shortenRequest(entry, words));
  if (typeof request !== 'object' || request === null) return request;
  return Object.fromEntries(Object.entries(request).map(([name, entry]) => [name, shortenRequest(entry, words)]));
}
