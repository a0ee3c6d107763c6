import type { WireFacts } from '../../contract/settings';
import { NEUTRAL_NAMES } from '../../contract/wire-words';
import {
  ANSWER_LINES,
  keyVariableOf,
  type RequestLanguage,
  requestText,
  shellQuoted,
  VERSION,
  type WrittenRequest,
} from '../request-text';

const POLL_SECONDS = 5;

/**
 * The complete API calls in a language: create, poll until done, download the export. As JSON only the first request's
 * body, because JSON cannot make calls.
 */
export function jobText(language: RequestLanguage, named: WrittenRequest, wire: WireFacts | null = null): string {
  const create = requestText(language, named, wire);
  if (language === 'json') return create;
  return JOBS[language](create, {
    address: wire?.address ?? null,
    link: `${(wire ?? NEUTRAL_NAMES).artifactWord}Url`,
    file: exportOf(named.request),
    key: keyVariableOf(wire),
  });
}

/** `address` null: built from a variable. `file`: the export format. `key`: the variable with the key. */
type Job = { address: string | null; link: string; file: string | null; key: string };

function exportOf(request: unknown): string | null {
  const { exportAs } = (request ?? {}) as { exportAs?: unknown };
  return exportAs === 'pdf' || exportAs === 'pptx' ? exportAs : null;
}

const JOBS = {
  // The response is saved to a file, because the next command needs the id in it.
  curl: (create, { address, file, link, key }) => {
    const base =
      address === null
        ? `"$SERVICE_BASE_URL${VERSION}/generations/$id"`
        : `${shellQuoted(`${address}/generations/`)}"$id"`;
    return `# 1. Create
${create.replace(/^curl /, 'curl --output created.json ')}

# 2. Wait
id=$(sed -nE 's/.*"generationId": *"([^"]+)".*/\\1/p' created.json)
while
  sleep ${POLL_SECONDS}
  curl --silent --output run.json --header "X-API-KEY: $${key}" ${base}
  grep -q '"status": *"pending"' run.json
do :; done
cat run.json

${
  file === null
    ? `# 3. Open
sed -nE 's/.*"${link}": *"([^"]+)".*/\\1/p' run.json`
    : `# 3. Download
curl --location --output deck.${file} "$(sed -nE 's/.*"exportUrl": *"([^"]+)".*/\\1/p' run.json)"`
}`;
  },
  javascript: (create, { address, file, link, key }) => {
    const base =
      address === null
        ? `\`\${process.env.SERVICE_BASE_URL}${VERSION}/generations/\``
        : JSON.stringify(`${address}/generations/`);
    return `${create.replace('const request = ', '// 1. Create\nconst request = ').replace(
      ANSWER_LINES.javascript,
      () => `if (!response.ok) throw new Error(await response.text());
const { generationId } = await response.json();`,
    )}

// 2. Wait
let run;
do {
  await new Promise((resolve) => setTimeout(resolve, ${POLL_SECONDS * 1000}));
  const answer = await fetch(${base} + generationId, {
    headers: { 'X-API-KEY': process.env.${key} },
  });
  if (!answer.ok) throw new Error(await answer.text());
  run = await answer.json();
} while (run.status === 'pending');
if (run.status !== 'completed') throw new Error(JSON.stringify(run));

${
  file === null
    ? `// 3. Open
console.log(run.${link});`
    : `// 3. Download
const { writeFile } = await import('node:fs/promises');
const file = await fetch(run.exportUrl);
await writeFile('deck.${file}', Buffer.from(await file.arrayBuffer()));`
}`;
  },
  python: (create, { address, file, link, key }) => {
    const base =
      address === null
        ? `os.environ["SERVICE_BASE_URL"] + "${VERSION}/generations/"`
        : JSON.stringify(`${address}/generations/`);
    return `${create
      .replace('import os\n', 'import os\nimport time\n')
      .replace('body = ', '# 1. Create\nbody = ')
      .replace(ANSWER_LINES.python, () => '    generation_id = json.load(response)["generationId"]')}

# 2. Wait
poll = urllib.request.Request(
    ${base} + generation_id,
    headers={"X-API-KEY": os.environ["${key}"]},
)
run = {"status": "pending"}
while run["status"] == "pending":
    time.sleep(${POLL_SECONDS})
    with urllib.request.urlopen(poll) as response:
        run = json.load(response)
if run["status"] != "completed":
    raise SystemExit(run)

${
  file === null
    ? `# 3. Open
print(run["${link}"])`
    : `# 3. Download
urllib.request.urlretrieve(run["exportUrl"], "deck.${file}")`
}`;
  },
} satisfies Record<Exclude<RequestLanguage, 'json'>, (create: string, job: Job) => string>;
