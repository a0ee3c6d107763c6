import { isObject } from '@/lib/json';
import { POSITIONS } from '../../contract/enums';
import { FIELD_NAMES, type FieldName, fieldAt, setAt, valueAt } from '../../contract/fields';
import { type DraftSettings, emptyDraft, readSettings, settingsOf, upgradeDraft, withSettings } from '../draft';
import { fullRequest } from '../full-request';
import { requestDifferences } from '../request-differences';

/** Longer URLs do not work everywhere. */
export const MAX_FILL = 6000;

/** Never written to a link and never read from one: the text, who may open the deck, and who gets an email. */
const NEVER_IN_LINKS = /^(?:inputText|prompt|sharingOptions\..*)$/;

/**
 * `https://…`, `data:…`, `www.…` anywhere in a text: a link from a stranger must not make the server fetch anything.
 */
const WEB_ADDRESS = /:\/\/|\bwww\.|\bdata:/i;

/** Settings as a URL parameter (base64url of JSON), without those equal to a new form's. Null if it gets too long. */
export function writeFill(settings: DraftSettings): string | null {
  const { allowed: usual } = withoutPrivateParts(settingsOf(emptyDraft()));
  const { allowed } = withoutPrivateParts(settings);
  const differs = (name: FieldName) => JSON.stringify(allowed.get(name)) !== JSON.stringify(usual.get(name));
  const differing = {};
  // A number alone would turn Auto length off (see `readFill`).
  for (const [name, value] of allowed)
    if (differs(name) || (name === 'autoLength' && differs('numCards'))) setAt(differing, name, value);
  const bytes = new TextEncoder().encode(JSON.stringify(differing));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  const fill = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return fill.length > MAX_FILL ? null : fill;
}

export type Filled = {
  settings: DraftSettings;
  /** Fields that the link sets. */
  taken: FieldName[];
  /** The paths that a link may not set: text, sharing, recipients, URLs. */
  leftOut: string[];
  /** Unknown fields, and fields with a value of the wrong type. */
  unused: string[];
};

/** Reads the settings of a link; null if it has none. */
export function readFill(fill: string): Filled | null {
  const parsed = parse(fill);
  if (parsed === null) return null;
  const given = upgradeDraft(parsed);
  const { allowed, leftOut } = withoutPrivateParts(given);
  const asked = settingsOf(emptyDraft());
  // A link from before Auto length only has a number, which then applies.
  asked.autoLength = !allowed.has('numCards');
  for (const [name, value] of allowed) setAt(asked, name, value);
  const settings = readSettings(asked);
  if (settings === null) return null;
  const taken: FieldName[] = [];
  const unused = unknownPaths(given);
  for (const [name, value] of allowed) {
    if (holds(valueAt(settings, name), value)) taken.push(name);
    else unused.push(name);
  }
  return { settings, taken, leftOut, unused };
}

/** Settings by field without what a link may not contain, and the paths of what was removed. */
function withoutPrivateParts(settings: object) {
  const leftOut: string[] = [];
  const allowed = new Map<FieldName, unknown>();
  for (const name of FIELD_NAMES) {
    const value = valueAt(settings, name);
    if (value === undefined) continue;
    if (NEVER_IN_LINKS.test(name)) leftOut.push(name);
    else if (name === 'cardOptions.headerFooter' && isObject(value))
      allowed.set(name, safeHeaderFooter(value, leftOut));
    else if (hasWebAddress(value)) leftOut.push(name);
    else allowed.set(name, value);
  }
  return { allowed, leftOut };
}

/** The paths that are neither a field nor a group of fields. */
function unknownPaths(given: object, outer = ''): string[] {
  return Object.entries(given).flatMap(([name, value]) => {
    const path = `${outer}${name}`;
    if (fieldAt(path) !== null) return [];
    const isGroup = FIELD_NAMES.some((field) => field.startsWith(`${path}.`));
    return isGroup && isObject(value) ? unknownPaths(value, `${path}.`) : [path];
  });
}

function safeHeaderFooter(given: Record<string, unknown>, leftOut: string[]): Record<string, unknown> {
  const safe = { ...given };
  for (const name of POSITIONS) {
    const position = safe[name];
    if (!isObject(position)) continue;
    const isOutside = position.source === 'custom' || Boolean(position.src) || hasWebAddress(position);
    if (isOutside) leftOut.push(`cardOptions.headerFooter.${name}`);
    // An empty position keeps its other members in the form, where they would be invisible.
    if (isOutside || !position.type) delete safe[name];
  }
  return safe;
}

function hasWebAddress(value: unknown): boolean {
  if (typeof value === 'string') return WEB_ADDRESS.test(value) || value.trimStart().startsWith('//');
  return typeof value === 'object' && value !== null && Object.values(value).some(hasWebAddress);
}

function parse(fill: string): Record<string, unknown> | null {
  if (fill.length > MAX_FILL) return null;
  try {
    const binary = atob(fill.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isObject(value) ? { ...value } : null;
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

/** A setting with its path in the interface. */
export type ListedSetting = { path: string; value: unknown };

/**
 * The named settings with their values, for both operations: the form keeps the fields of the other operation too, and
 * they would apply after switching.
 */
export function listedSettings(settings: DraftSettings, names: readonly FieldName[]): ListedSetting[] {
  const draft = withSettings(emptyDraft(), settings);
  const listed = new Map<string, unknown>();
  if (names.includes('operation')) listed.set('operation', settings.operation);
  for (const operation of ['generate', 'template'] as const) {
    const { request } = fullRequest({ ...draft, operation });
    for (const { path, after } of requestDifferences({}, request)) {
      const name = fieldAt(path);
      if (name && names.includes(name)) listed.set(path, after);
    }
  }
  return [...listed].map(([path, value]) => ({ path, value }));
}
