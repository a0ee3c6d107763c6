import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const NAMES = ['outline', 'card', 'condense', 'rewrite', 'template', 'repair-card', 'repair-outline'] as const;
export type PromptName = (typeof NAMES)[number];
export type Prompt = { system: string; user: string };

const SEPARATOR = /^=== user ===\n/m;

/** Prompts are not bundled. They are always read from source, and the server always runs in the project folder. */
const FOLDER = 'server/engine/write/prompts';

type Loaded = { prompts: Record<PromptName, Prompt>; version: string };
let loaded: Loaded | null = null;

function load(): Loaded {
  if (loaded) return loaded;
  const hash = createHash('sha256');
  const entries = NAMES.map((name) => {
    const file = path.join(/* turbopackIgnore: true */ process.cwd(), FOLDER, `${name}.md`);
    const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
    hash.update(`${name}\0${text}\0`);
    const [first = '', second] = text.split(SEPARATOR);
    // A repair prompt has only a user message.
    return [name, second === undefined ? { system: '', user: first } : { system: first, user: second }] as const;
  });
  loaded = { prompts: Object.fromEntries(entries) as Loaded['prompts'], version: hash.digest('hex').slice(0, 8) };
  return loaded;
}

/** The version of all prompts: eight digits of their hash. */
export function promptVersion(): string {
  return load().version;
}

/**
 * Fills the placeholders of a prompt. All are filled in one pass, so a value that contains `{{…}}` stays unchanged.
 * @throws Error if a placeholder has no value
 */
export function fillPrompt(name: PromptName, values: Readonly<Record<string, string | number>>): Prompt {
  const { system, user } = load().prompts[name];
  const fill = (text: string) =>
    text
      .replace(/\{\{(\w+)\}\}/g, (_, place: string) => {
        const value = values[place];
        if (value === undefined) throw new Error(`the prompt ${name} has no value for ${place}`);
        return String(value);
      })
      .trim();
  return { system: fill(system), user: fill(user) };
}

/** A random delimiter that does not occur in the text. */
export function newFence(text: string): string {
  let fence: string;
  do fence = `TEXT-${randomBytes(12).toString('hex')}`;
  while (text.includes(fence));
  return fence;
}
