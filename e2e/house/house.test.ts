import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ISOLATED_TESTS } from '../support/isolated-tests.mjs';

/** Rules that the linter cannot express. */

const root = path.join(import.meta.dirname, '../..');

function sources(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((name) => /\.(ts|tsx|mjs)$/.test(name));
}

const isTest = (name: string) => /\.test\.tsx?$|\/testing\//.test(name);
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');

const TOUCHES_THE_WORLD =
  /from '(node:(fs|net|http|https|dns|child_process|worker_threads)|better-sqlite3|pg|undici|flydrive[^']*|sharp|pino)/;

/** `npm start` loads these in plain Node, where `server-only` throws. They handle addresses and a single request. */
const IN_PLAIN_NODE = /^server\/(cli\/|http\/|access-rules\.ts$)/;

/** They write programs for others to run: those read their own environment. */
const WRITES_PROGRAMS = ['lib/api/call-text.ts', 'lib/composer/paste/job-text.ts', 'lib/composer/request-text.ts'];

describe('the codebase', () => {
  it('marks every server file that touches network, disk or database as server-only', () => {
    const unmarked = sources('server')
      .filter((name) => !isTest(name) && !IN_PLAIN_NODE.test(name) && !/\.(worker\.ts|mjs)$/.test(name))
      .filter((name) => TOUCHES_THE_WORLD.test(read(name)) && !/^import 'server-only';/m.test(read(name)));
    expect(unmarked).toEqual([]);
  });

  it('reads process.env in one file only', () => {
    const readers = [...sources('server'), ...sources('lib'), ...sources('components'), ...sources('app')]
      .filter((name) => !isTest(name) && !name.startsWith('server/cli/') && name !== 'server/config.ts')
      .filter((name) => !WRITES_PROGRAMS.includes(name))
      .filter((name) => /process\.env\b(?!\.NEXT_RUNTIME|\.NODE_ENV)/.test(read(name)));
    expect(readers).toEqual([]);
  });

  it('keeps migrations free of code that may change', () => {
    const imports = sources('server/database/migrations')
      .filter((name) => !isTest(name))
      .flatMap((name) => [...read(name).matchAll(/from '([^']+)'/g)].map(([, from]) => `${name}: ${from}`));
    expect(imports.filter((each) => !/: (kysely|\.\.\/is-sqlite|\.\/\d{4}-[a-z-]+)$/.test(each))).toEqual([]);
  });

  it('makes ids in the browser without crypto.randomUUID, which plain HTTP pages lack', () => {
    const users = [...sources('components'), ...sources('lib')]
      .filter((name) => !isTest(name) && name !== 'components/ui/new-id.ts')
      .filter((name) => /\brandomUUID\(/.test(read(name)));
    expect(users).toEqual([]);
  });

  it('names files in kebab-case and has no grab-bags', () => {
    const names = ['lib', 'server', 'components', 'e2e'].flatMap(sources).map((name) => path.basename(name));
    const odd = names.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*$/.test(name));
    expect(odd).toEqual([]);
    expect(names.filter((name) => /^(utils?|helpers?|misc|common)\./.test(name))).toEqual([]);
  });

  it('limits the length of components and other files', () => {
    const long = ['lib', 'server', 'components', 'app']
      .flatMap(sources)
      .filter((name) => !isTest(name))
      .map((name) => ({ name, lines: read(name).split('\n').length }))
      .filter(({ lines }) => lines > 401);
    expect(long).toEqual([]);
  });

  it('isolates the tests that replace modules, and no others', () => {
    const replacing = ['app', 'bench', 'components', 'lib', 'server', 'e2e']
      .flatMap(sources)
      .filter((name) => /\.test\.tsx?$/.test(name) && /^vi\.mock\(/m.test(read(name)));
    expect(replacing.sort()).toEqual([...ISOLATED_TESTS].sort());
  });
});
