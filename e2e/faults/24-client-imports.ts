import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FaultPromise } from './promise';
import { buildCopy } from './support/build-copy';
import { Tally } from './support/tally';

const ROOT = path.join(import.meta.dirname, '../..');

/** Files with a forbidden import, and ways to write it. */
const FORBIDDEN_IMPORTS = [
  ['components/shell/leak.tsx', '@/server/config'],
  ['components/shell/relative.tsx', '../../server/config'],
  ['components/leak.ts', '@/server/service/open-service'],
  ['lib/composer/leak.ts', '@/server/config'],
  ['lib/contract/leak.ts', '../../server/read-config'],
] as const;

const LEAK = `'use client';
import { config } from '@/server/config';

export default function Leak() {
  return <p>{config().serviceApiKey}</p>;
}
`;

/**
 * By the linter, which is fast; at full count also by a real build, since the linter does not restrict pages of
 * `app/`.
 */
export const clientImports: FaultPromise = {
  number: 24,
  says: 'a client file that imports server configuration fails the lint and the build',
  full: FORBIDDEN_IMPORTS.length,
  run: async (count) => {
    const tally = new Tally();
    const refused = await lint(
      Object.fromEntries(FORBIDDEN_IMPORTS.map(([file, from]) => [file, `import '${from}';\n`])),
    );
    for (const [file] of FORBIDDEN_IMPORTS) tally.check(refused.includes(file), `${file} may import the configuration`);
    const allowed = await lint(
      Object.fromEntries(FORBIDDEN_IMPORTS.map(([file]) => [file, "import '@/lib/contract/limits';\n"])),
    );
    tally.check(allowed.length === 0, `refused though allowed: ${allowed}`);
    const figure = `${FORBIDDEN_IMPORTS.length} slips refused by the lint, an allowed import in each place is not`;
    if (count < FORBIDDEN_IMPORTS.length) return tally.outcome(`${figure}; the build only at full count`);
    return tally.outcome(`${figure}; ${await tryBuild(tally)}`);
  },
};

/** The files that break the layers by the project's own rules. On stdin the linter reports neither file nor rule. */
async function lint(files: Record<string, string>): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cardwright-lint-'));
  try {
    await cp(path.join(ROOT, 'biome.json'), path.join(folder, 'biome.json'));
    for (const [file, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), text);
    }
    const biome = path.join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
    const args = [biome, 'lint', '--vcs-enabled=false', '--max-diagnostics=none', '.'];
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    const output = stdout + stderr;
    if (!/Checked \d+ files/.test(output)) throw new Error(`the lint did not run: ${output}`);
    return [...output.matchAll(/^(\S+?):\d+:\d+ lint\/style\/noRestrictedImports/gm)].map(([, file = '']) => file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A page of `app/` may import from the server, so there only `server-only` prevents it. */
async function tryBuild(tally: Tally): Promise<string> {
  const leaking = async (folder: string) => {
    await writeFile(path.join(folder, 'app/leak.tsx'), LEAK);
    await writeFile(
      path.join(folder, 'app/not-found.tsx'),
      "import Leak from './leak';\n\nexport default function NotFound() {\n  return <Leak />;\n}\n",
    );
  };
  return buildCopy(leaking, {}, ({ ok, output }) => {
    const isForThat = output.includes('server-only') && output.includes('leak.tsx');
    tally.check(!ok, 'a page whose client component imports the configuration was built');
    tally.check(isForThat, `the build failed for another reason: ${output.slice(-500)}`);
    return 'a build with one failed, naming server-only';
  });
}
