import { emptyDraft } from './draft';
import { DRAFT_FIELDS, type DraftSettings, readSettings, settingsOf } from './draft-settings';

/** Longer addresses do not pass everywhere. */
export const MAX_FILL = 6000;

/** Never in a link: the text, and the addresses of people. */
const PRIVATE: readonly string[] = ['inputText', 'prompt', 'recipients'];

/** Settings as a part of an address (base64url of JSON): those that differ from a new form's. Null when it gets too long. */
export function writeFill(settings: DraftSettings): string | null {
  const usual: Record<string, unknown> = settingsOf(emptyDraft());
  const said = Object.entries(settings).filter(
    ([name, value]) => !PRIVATE.includes(name) && JSON.stringify(value) !== JSON.stringify(usual[name]),
  );
  const bytes = new TextEncoder().encode(JSON.stringify(Object.fromEntries(said)));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  const fill = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return fill.length > MAX_FILL ? null : fill;
}

export type Filled = {
  settings: DraftSettings;
  /** Members that could not be used: of no field, of another type, or not allowed in a link. */
  unused: string[];
};

/** The settings of a link; null when it holds none. */
export function readFill(fill: string): Filled | null {
  const given = parse(fill);
  if (given === null) return null;
  const allowed = Object.entries(given).filter(
    ([name]) => !PRIVATE.includes(name) && (DRAFT_FIELDS as readonly string[]).includes(name),
  );
  const asked: Record<string, unknown> = { ...settingsOf(emptyDraft()), ...Object.fromEntries(allowed) };
  const settings = readSettings(asked);
  if (settings === null) return null;
  const read: Record<string, unknown> = settings;
  const used = allowed.filter(([name, value]) => holds(read[name], value)).map(([name]) => name);
  return { settings, unused: Object.keys(given).filter((name) => !used.includes(name)) };
}

function parse(fill: string): Record<string, unknown> | null {
  if (fill.length > MAX_FILL) return null;
  try {
    const binary = atob(fill.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/** Whether everything that was given is there, whatever else is. */
function holds(read: unknown, given: unknown): boolean {
  if (typeof given !== 'object' || given === null) return read === given;
  if (typeof read !== 'object' || read === null) return false;
  const [there, asked]: Record<string, unknown>[] = [{ ...read }, { ...given }];
  const isWhole = !Array.isArray(given) || (Array.isArray(read) && read.length === given.length);
  return isWhole && Object.entries(asked ?? {}).every(([name, value]) => holds(there?.[name], value));
}
