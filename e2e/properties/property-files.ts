import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = ['app', 'components', 'lib', 'server', 'e2e'];

/** The test files that have properties, relative to `root`. */
export function propertyFiles(root: string): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.tsx?$/.test(name))
      .map((name) => path.join(folder, name)),
  )
    .filter((file) => readFileSync(path.join(root, file), 'utf8').includes("from 'fast-check'"))
    .sort();
}
