import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');
const PROGRAM = ['app', 'components', 'lib', 'server'];
/** Writes the files that the program is built from, and is not part of it. */
const GENERATOR = /^server\/cli\/generators\//;
const TEST = /\.test\.tsx?$|\/testing\/|\/arbitrary-[^/]*$/;
const SMALL = 25;
const CROWDED = 40;

/** The floors of `lib/deck`, the lowest first. A folder or file that has none is only checked for circles. */
const FLOORS: readonly RegExp[] = [
  /^lib\/deck\/(blocks|placed|theme|deck|deck-limits|units|visual|seeded-random|path)\.ts$/,
  /^lib\/deck\/words\//,
  /^lib\/deck\/text\//,
  /^lib\/deck\/(content|icons)\//,
  /^lib\/deck\/(plan|write|outlines|template|wishes|illustrate)\//,
  /^lib\/deck\/fonts\//,
  /^lib\/deck\/layout\//,
  /^lib\/deck\/(skeletons|themes)\//,
  /^lib\/deck\/(document|webpage)\//,
  /^lib\/deck\/(make-cards|make-cards-from-prompt|lay-out-deck)\.ts$/,
];

type SourceFile = { name: string; text: string; lines: number };

export type House = {
  lines: number;
  files: number;
  smallFiles: number;
  crowdedFolders: string[];
  testLines: number;
  /** Files that import each other, directly or not, type imports included. One list per circle. */
  circles: string[][];
  /** "importer → imported", where the imported file is on a higher floor of `lib/deck`. */
  upward: string[];
  /** Regular expressions in `lib/deck` with a word of at least three letters, outside `words` and `outlines`. */
  wordPatterns: number;
};

/** What `npm run check` prints about the size and order of the program's code. Reads all of it. */
export function measureHouse(): House {
  const all = PROGRAM.flatMap(readFolder).filter(({ name }) => !GENERATOR.test(name));
  const program = all.filter(({ name }) => !TEST.test(name));
  const imports = importsOf(program);
  return {
    lines: sum(program),
    files: program.length,
    smallFiles: program.filter(({ lines }) => lines <= SMALL).length,
    crowdedFolders: crowded(program),
    testLines: sum(all) - sum(program),
    circles: circlesIn(imports),
    upward: [...imports].flatMap(([from, targets]) =>
      [...targets].filter((to) => floorOf(to) > floorOf(from)).map((to) => `${from} → ${to}`),
    ),
    wordPatterns: program.reduce((count, file) => count + wordPatternsIn(file), 0),
  };
}

function readFolder(folder: string): SourceFile[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|mjs)$/.test(name))
    .map((name) => {
      const text = readFileSync(path.join(ROOT, folder, name), 'utf8');
      return { name: `${folder}/${name.replaceAll('\\', '/')}`, text, lines: text.split('\n').length - 1 };
    });
}

function sum(files: readonly SourceFile[]): number {
  return files.reduce((total, { lines }) => total + lines, 0);
}

function crowded(files: readonly SourceFile[]): string[] {
  const counts = new Map<string, number>();
  for (const { name } of files) counts.set(path.dirname(name), (counts.get(path.dirname(name)) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > CROWDED).map(([folder, count]) => `${folder} (${count})`);
}

function importsOf(files: readonly SourceFile[]): Map<string, Set<string>> {
  const names = new Set(files.map(({ name }) => name));
  return new Map(
    files.map(({ name, text }) => {
      const paths = [...text.matchAll(/(?:\bfrom|\bimport\(?)\s*'((?:@\/|\.{1,2}\/)[^']+)'/g)].map(([, to]) =>
        to!.startsWith('@/') ? to!.slice(2) : path.posix.join(path.dirname(name), to!),
      );
      const found = paths.flatMap((to) =>
        [to, `${to}.ts`, `${to}.tsx`, `${to}/index.ts`].filter((each) => names.has(each)).slice(0, 1),
      );
      return [name, new Set(found)];
    }),
  );
}

/** The strongly connected components with more than one file, by Tarjan's algorithm. */
function circlesIn(imports: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (name: string): void => {
    order.set(name, order.size);
    lowest.set(name, order.get(name)!);
    open.push(name);
    for (const to of imports.get(name) ?? []) {
      if (!order.has(to)) visit(to);
      if (open.includes(to)) lowest.set(name, Math.min(lowest.get(name)!, lowest.get(to)!));
    }
    if (lowest.get(name) !== order.get(name)) return;
    const circle = open.splice(open.indexOf(name));
    if (circle.length > 1) circles.push(circle.sort());
  };
  for (const name of imports.keys()) if (!order.has(name)) visit(name);
  return circles;
}

function floorOf(name: string): number {
  const floor = FLOORS.findIndex((pattern) => pattern.test(name));
  return floor === -1 ? Number.NaN : floor;
}

/** A regular expression literal where a value may begin. */
const PATTERN = /(?:[=(,:[?!&|]|\breturn)\s*\/(?![/*])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/[dgimsuvy]*/g;
const COMMENT = /^\s*(?:\/\/|\/?\*).*$/gm;
const NO_WORD = /\\[pPk](?:\{[^}]*\}|<\w+>)|\\.|\[(?:\\.|[^\]\\])*\]|\(\?<\w+>/g;

function wordPatternsIn({ name, text }: SourceFile): number {
  if (!name.startsWith('lib/deck/') || /^lib\/deck\/(words|outlines)\//.test(name)) return 0;
  const patterns = text.replace(COMMENT, '').matchAll(PATTERN);
  return [...patterns].filter(([, source]) => /\p{L}{3}/u.test(source!.replace(NO_WORD, ' '))).length;
}
