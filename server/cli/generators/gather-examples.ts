import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { FORMATS } from '@/lib/contract/enums';
import type { ExampleText } from '@/server/engine/workspace/example-texts';

const FOLDER = path.join(import.meta.dirname, '../../engine/workspace/examples');
const EXAMPLES_FILE = path.join(FOLDER, '../examples.generated.json');

const FACTS = z.strictObject({
  id: z.string().startsWith('art_'),
  name: z.string().min(1),
  since: z.coerce.number().int(),
  format: z.enum(FORMATS),
  themeId: z.string().min(1),
});

/** Reads the built-in templates: front matter with the facts of one, then its text. The oldest come first. */
export function gatherExamples(): ExampleText[] {
  return readdirSync(FOLDER)
    .map((name) => {
      const [, head = '', text = ''] =
        /^---\n([\s\S]*?)\n---\n\n([\s\S]*)$/.exec(readFileSync(path.join(FOLDER, name), 'utf8')) ?? [];
      return { ...FACTS.parse(Object.fromEntries(head.split('\n').map((line) => line.split(/:\s*/)))), text };
    })
    .sort((one, other) => one.since - other.since || one.id.localeCompare(other.id));
}

export function writeExamples(): void {
  writeFileSync(EXAMPLES_FILE, `${JSON.stringify(gatherExamples())}\n`);
}
