import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Checks references to docs/spec, to decisions and to files: each target must exist. */

const root = path.join(import.meta.dirname, '../..');
const FOLDERS = ['app', 'bench', 'components', 'docs', 'e2e', 'lib', 'server'];
const files = [
  ...readdirSync(root),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  ),
].filter((name) => statSync(path.join(root, name)).isFile());
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');

const own = files.filter((name) => !name.startsWith('bench/corpus/'));
const sources = own.filter((name) => /\.(tsx?|mjs)$/.test(name) || name === 'biome.json');
const pages = own.filter((name) => name.endsWith('.md'));

const anchors = new Map<string, Set<string>>();

function hasAnchor(page: string, anchor: string): boolean {
  let known = anchors.get(page);
  if (!known) {
    const text = read(page);
    const marked = [...text.matchAll(/<a id="([^"]+)"><\/a>/g)].map(([, id = '']) => id);
    const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slug(heading));
    known = new Set([...marked, ...headings]);
    anchors.set(page, known);
  }
  return known.has(anchor);
}

/** The anchor that a heading gets on GitHub. */
function slug(heading: string): string {
  return heading
    .replace(/<[^>]+>/g, '')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

/** What is wrong with a reference; null if its target exists. */
function fault(page: string, anchor?: string): string | null {
  if (!existsSync(path.join(root, page))) return `${page} does not exist`;
  return anchor === undefined || hasAnchor(page, anchor) ? null : `${page} has no #${anchor}`;
}

const CITATION =
  /docs\/(?:(?:spec|decisions)\/[\w-]*(?:\.md)?|[\w./-]*\.md)((?:(?:, | and )?#\w[\w-]*(?:\.\w[\w-]*)*)*)/g;

function citationFaults(name: string): string[] {
  return [...read(name).matchAll(CITATION)].flatMap(([whole, list = '']) => {
    const page = whole.slice(0, whole.length - list.length);
    const cited = [...list.matchAll(/#([\w.-]+)/g)].map(([, anchor]) => anchor);
    const found = (cited.length > 0 ? cited : [undefined]).map((anchor) => fault(page, anchor));
    return found.filter((each) => each !== null).map((each) => `${name}: ${each}`);
  });
}

function linkFaults(name: string): string[] {
  return [...read(name).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) => {
    if (/^[a-z]+:/.test(target)) return [];
    const [file = '', anchor] = target.split('#');
    const page = file === '' ? name : path.join(path.dirname(name), decodeURIComponent(file));
    const found = fault(page, anchor);
    return found === null ? [] : [`${name}: ${found}`];
  });
}

/** The comments of a source file, roughly: a `//` within a string counts too. */
function comments(text: string): string {
  return [...text.matchAll(/\/\*[\s\S]*?\*\/|(?:^|\s)\/\/[^\n]*/g)].join('\n');
}

describe('references', () => {
  it('finds the specification and many citations of it', () => {
    expect(pages.filter((name) => name.startsWith('docs/spec/')).length).toBeGreaterThan(5);
    const cited = sources.filter((name) => read(name).includes('docs/spec/'));
    expect(cited.length).toBeGreaterThan(100);
  });

  it('cites pages and anchors that exist', () => {
    expect([...sources, ...pages].flatMap(citationFaults)).toEqual([]);
  });

  it('links to pages and anchors that exist', () => {
    expect(pages.flatMap(linkFaults)).toEqual([]);
  });

  it('cites decisions that exist', () => {
    const decisions = files.filter((name) => name.startsWith('docs/decisions/'));
    const dead = [...sources, ...pages].flatMap((name) =>
      [...read(name).matchAll(/\bdecision (\d{3})\b/gi)]
        .filter(([, number]) => !decisions.some((each) => each.startsWith(`docs/decisions/${number}-`)))
        .map(([cited]) => `${name}: ${cited}`),
    );
    expect(dead).toEqual([]);
  });

  it('cites only documents in the repository in comments', () => {
    const dead = sources.flatMap((name) =>
      [...comments(read(name)).matchAll(/[\w./-]{3,}\.md\b/g)]
        .filter(([cited]) => !existsSync(path.join(root, cited)))
        .map(([cited]) => `${name}: ${cited}`),
    );
    expect(dead).toEqual([]);
  });

  it('names existing files in the specification and the guides', () => {
    const guides = pages.filter((name) => /^(docs\/spec\/|README\.md|CONTRIBUTING\.md)/.test(name));
    const dead = guides.flatMap((name) =>
      [...read(name).matchAll(/`((?:(?:app|bench|components|docs|e2e|lib|public|server)\/)?[\w./-]+)`/g)]
        .map(([, cited = '']) => cited)
        .filter((cited) => /\.(tsx?|mjs)$/.test(cited) || /^(app|bench|components|docs|e2e|lib|server)\//.test(cited))
        .filter((cited) => !existsSync(path.join(root, cited)) && !files.some((file) => file.endsWith(`/${cited}`)))
        .map((cited) => `${name}: ${cited}`),
    );
    expect(dead).toEqual([]);
  });

  it('names existing files in comments', () => {
    const dead = sources.flatMap((name) =>
      [
        ...comments(read(name)).matchAll(
          /`((?:[\w.-]+\/)*[\w-]+(?:\.(?:test|worker|child|deep|spec))?\.(?:tsx?|mjs))`/g,
        ),
      ]
        .map(([, cited = '']) => cited)
        .filter((cited) => !files.some((file) => file === cited || file.endsWith(`/${cited}`)))
        .map((cited) => `${name}: ${cited}`),
    );
    expect(dead).toEqual([]);
  });
});
