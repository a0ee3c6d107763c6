import { POSITIONS } from '../../contract/enums';
import { emptyDraft } from '../draft';
import { DRAFT_FIELDS, type DraftSettings, readSettings, settingsOf } from '../draft-settings';

/** Longer URLs do not work everywhere. */
export const MAX_FILL = 6000;

/** Never written to a link and never read from one: the text, who may open the deck, and who gets an email. */
const NEVER_IN_LINKS: readonly string[] = [
  'inputText',
  'prompt',
  'workspaceAccess',
  'externalAccess',
  'recipients',
  'recipientAccess',
];

/**
 * `https://…`, `data:…`, `www.…` anywhere in a text: a link from a stranger must not make the server fetch anything.
 */
const WEB_ADDRESS = /:\/\/|\bwww\.|\bdata:/i;

/** Settings as a URL parameter (base64url of JSON), without those equal to a new form's. Null if it gets too long. */
export function writeFill(settings: DraftSettings): string | null {
  const { allowed: usual } = withoutPrivateParts({ ...settingsOf(emptyDraft()) });
  const { allowed } = withoutPrivateParts({ ...settings });
  const differs = (name: string) => JSON.stringify(allowed[name]) !== JSON.stringify(usual[name]);
  // A number alone would turn Auto length off (see `readFill`).
  const differing = Object.entries(allowed).filter(
    ([name]) => differs(name) || (name === 'autoLength' && differs('numCards')),
  );
  const bytes = new TextEncoder().encode(JSON.stringify(Object.fromEntries(differing)));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  const fill = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return fill.length > MAX_FILL ? null : fill;
}

export type Filled = {
  settings: DraftSettings;
  /** Fields that the link sets. */
  taken: string[];
  /** Fields that a link may not set: text, sharing, recipients, URLs. */
  leftOut: string[];
  /** Unknown fields, and fields with a value of the wrong type. */
  unused: string[];
};

/** Reads the settings of a link; null if it has none. */
export function readFill(fill: string): Filled | null {
  const given = parse(fill);
  if (given === null) return null;
  const known = Object.fromEntries(Object.entries(given).filter(([name]) => isField(name)));
  const { allowed, leftOut } = withoutPrivateParts(known);
  // A link from before Auto length only has a number, which then applies.
  const autoLength = !Object.hasOwn(allowed, 'numCards');
  const settings = readSettings({ ...settingsOf(emptyDraft()), autoLength, ...allowed });
  if (settings === null) return null;
  const read: Record<string, unknown> = settings;
  const names = Object.keys(allowed);
  const taken = names.filter((name) => holds(read[name], allowed[name]));
  const unused = Object.keys(given).filter((name) => !isField(name) || (names.includes(name) && !taken.includes(name)));
  return { settings, taken, leftOut, unused };
}

/** Settings without what a link may not contain, and the paths of what was removed. */
function withoutPrivateParts(settings: Record<string, unknown>) {
  const leftOut: string[] = [];
  const allowed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(settings)) {
    if (NEVER_IN_LINKS.includes(name)) leftOut.push(name);
    else if (name === 'headerFooter' && isRecord(value)) allowed[name] = safeHeaderFooter(value, leftOut);
    else if (hasWebAddress(value)) leftOut.push(name);
    else allowed[name] = value;
  }
  return { allowed, leftOut };
}

function safeHeaderFooter(given: Record<string, unknown>, leftOut: string[]): Record<string, unknown> {
  const safe = { ...given };
  for (const name of POSITIONS) {
    const position = safe[name];
    if (!isRecord(position)) continue;
    const isOutside = position.source === 'custom' || Boolean(position.src) || hasWebAddress(position);
    if (isOutside) leftOut.push(`headerFooter.${name}`);
    // An empty position keeps its other members in the form, where they would be invisible.
    if (isOutside || !position.type) delete safe[name];
  }
  return safe;
}

function hasWebAddress(value: unknown): boolean {
  if (typeof value === 'string') return WEB_ADDRESS.test(value) || value.trimStart().startsWith('//');
  return typeof value === 'object' && value !== null && Object.values(value).some(hasWebAddress);
}

function isField(name: string): boolean {
  return (DRAFT_FIELDS as readonly string[]).includes(name);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parse(fill: string): Record<string, unknown> | null {
  if (fill.length > MAX_FILL) return null;
  try {
    const binary = atob(fill.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isRecord(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/** Whether all given members were read unchanged. */
function holds(read: unknown, given: unknown): boolean {
  if (typeof given !== 'object' || given === null) return read === given;
  if (typeof read !== 'object' || read === null) return false;
  const [there, asked]: Record<string, unknown>[] = [{ ...read }, { ...given }];
  const isWhole = !Array.isArray(given) || (Array.isArray(read) && read.length === given.length);
  return isWhole && Object.entries(asked ?? {}).every(([name, value]) => holds(there?.[name], value));
}
