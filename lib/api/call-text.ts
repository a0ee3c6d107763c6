import { pythonLiteral, shellQuoted } from '../composer/request-text';

export const CALL_LANGUAGES = ['curl', 'javascript', 'python'] as const;
export type CallLanguage = (typeof CALL_LANGUAGES)[number];

/** A call of `/api/v1` to write as an example. */
export type Call = {
  method: string;
  /** `{id}` in it stands for `id`. */
  url: string;
  /** A variable that the caller sets. `about`: where its value comes from. */
  id?: { variable: string; value: string; about: string };
  body?: unknown;
  /** Besides those of the token and the body. */
  headers?: Readonly<Record<string, string>>;
  /** `file`: what to save the answer as. */
  answer: 'json' | 'empty' | { file: string };
};

/** The call as a command or program that reads the token from `CARDWRIGHT_TOKEN`. */
export function callText(language: CallLanguage, call: Call): string {
  const type = call.body === undefined ? {} : { 'Content-Type': 'application/json' };
  return WRITERS[language]({ ...call, headers: Object.entries({ ...call.headers, ...type }) });
}

type Written = Omit<Call, 'headers'> & { headers: readonly [name: string, value: string][] };

const WRITERS = { curl, javascript, python } satisfies Record<CallLanguage, (call: Written) => string>;

function curl({ method, url, id, body, headers, answer }: Written): string {
  // A call with data is a POST already.
  const isPlain = method === (body === undefined ? 'GET' : 'POST');
  const address = id ? `"${url.replace('{id}', `$${id.variable}`)}"` : shellQuoted(url);
  const set = id ? `# ${id.about}\n${id.variable}=${id.value}\n` : '';
  return [
    `${set}curl ${isPlain ? '' : `--request ${method} `}${address}`,
    '--header "Authorization: Bearer $CARDWRIGHT_TOKEN"',
    ...headers.map(([name, value]) => `--header ${shellQuoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-raw ${shellQuoted(json(body))}`]),
    ...(typeof answer === 'object' ? [`--output ${shellQuoted(answer.file)}`] : []),
  ].join(' \\\n  ');
}

function javascript({ method, url, id, body, headers, answer }: Written): string {
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}',`]),
    'headers: {',
    `  Authorization: \`Bearer \${process.env.CARDWRIGHT_TOKEN}\`,`,
    ...headers.map(([name, value]) => `  '${name}': ${JSON.stringify(value)},`),
    '},',
    ...(body === undefined ? [] : [`body: JSON.stringify(${json(body)}),`]),
  ];
  const address = id ? `\`${url.replace('{id}', `\${${id.variable}}`)}\`` : JSON.stringify(url);
  const set = id ? `// ${id.about}\nconst ${id.variable} = '${id.value}';\n` : '';
  const call = `${set}const response = await fetch(${address}, {\n${indented(options)}\n});`;
  if (answer === 'json') return `${call}\nconsole.log(response.status, await response.json());`;
  if (answer === 'empty') return `${call}\nconsole.log(response.status);`;
  return `import { writeFile } from 'node:fs/promises';

${call}
if (!response.ok) throw new Error(await response.text());
await writeFile(${JSON.stringify(answer.file)}, Buffer.from(await response.arrayBuffer()));`;
}

function indented(lines: readonly string[]): string {
  return lines.join('\n').replace(/^/gm, '  ');
}

function python({ method, url, id, body, headers, answer }: Written): string {
  const options = [
    id ? `f${JSON.stringify(url.replace('{id}', `{${id.variable}}`))}` : JSON.stringify(url),
    `headers={
        "Authorization": "Bearer " + os.environ["CARDWRIGHT_TOKEN"],
${headers.map(([name, value]) => `        ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`).join('')}    }`,
    ...(body === undefined ? [] : [`json=${pythonLiteral(body, '    ')}`]),
    'timeout=60',
  ];
  return `import os
import requests

${id ? `# ${id.about}\n${id.variable} = ${JSON.stringify(id.value)}\n` : ''}response = requests.${method.toLowerCase()}(
${options.map((option) => `    ${option},`).join('\n')}
)
${pythonAnswer(answer)}`;
}

function pythonAnswer(answer: Call['answer']): string {
  if (answer === 'json') return 'print(response.status_code, response.json())';
  if (answer === 'empty') return 'print(response.status_code)';
  return `response.raise_for_status()
with open(${JSON.stringify(answer.file)}, "wb") as file:
    file.write(response.content)`;
}

function json(body: unknown): string {
  return JSON.stringify(body, null, 2);
}
