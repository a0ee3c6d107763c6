import { isObject, parseJson } from '@/lib/json';
import { isNestedTooDeep } from '@/lib/text-import/json-text';
import { tStored } from '@/lib/words/stored-messages';
import { t } from '@/lib/words/t';
import { POSITIONS } from '../../contract/enums';
import { LIMITS } from '../../contract/limits';
import { generateRequest, templateRequest } from '../../contract/request/generate-request';
import { formatPath } from '../../contract/request/problems';
import { OPERATIONS, type Operation } from '../../contract/run-words';
import type { WireFacts } from '../../contract/settings';
import { requestFromWire } from '../../contract/wire-words';
import type * as z from '../../contract/zod';
import { blankDraft, type Draft, readDraft, withSettings } from '../draft';
import { toDraft } from '../full-request';
import { readFill } from './fill-link';
import { readCurl } from './read-curl';

export type PastedRequest =
  | {
      ok: true;
      draft: Draft;
      /** It only contains settings: the form's text stays. */
      withoutText: boolean;
      notes: PastedNote[];
      /** What it would share, send or fetch, to be checked before sending. */
      reaching: PastedNote[];
    }
  | { ok: false; message: string };

type Members = Readonly<Record<string, unknown>>;

const NOTES_SHOWN = 30;
const NAMES_SHOWN = 10;

/** Twice the size of a request, because a command line escapes some characters. */
const MAX_PASTED = 2 * LIMITS.bodyBytes;

/**
 * Parses a pasted request: a cURL command, the JSON of a request (alone, or in `{operation, request}` as a run is
 * exported), or a settings link. Never throws. An API key is neither stored nor repeated; only its presence is
 * reported.
 * @param known the configured services: their names are understood, and their URLs need no note
 */
export function readPastedRequest(pasted: string, known: readonly WireFacts[] = []): PastedRequest {
  if (pasted.length > MAX_PASTED)
    return refuse(t('Too long (limit {limit} characters)', { limit: MAX_PASTED.toLocaleString() }));
  // A shell script may begin with comments.
  const text = pasted.trim().replace(/^(#[^\n]*\n\s*)+(?=\S*curl\s)/, '');
  if (text === '') return refuse(t('Nothing to import.'));
  if (/^([$%>]\s+)?\S*curl(\.exe)?\s/.test(text)) return readCommand(text, known);
  if (/^(https?:\/\/|\/)\S*$/.test(text)) return readLink(text);
  if (text.startsWith('{') || text.startsWith('[')) return readJson(text, { notes: [], known });
  return refuse(t('This isn’t a cURL command, JSON or a settings link.'));
}

/** The form for a pasted request, based on the present one. */
export function filledDraft(pasted: Extract<PastedRequest, { ok: true }>, present: Draft): Draft {
  if (!pasted.withoutText) return pasted.draft;
  return { ...pasted.draft, inputText: present.inputText, prompt: present.prompt };
}

function readCommand(text: string, known: readonly WireFacts[]): PastedRequest {
  const curl = readCurl(text);
  if (!curl) return refuse(t('The command has an unclosed quote.'));
  if (curl.bodyFile !== null) return refuse(t('The command’s body is in a file. Paste the file’s contents.'));
  if (curl.body === null) return refuse(t('This command has no body.'));
  const notes: PastedNote[] = [];
  if (curl.secrets.length > 0)
    notes.push(
      note(
        t('API key removed ({secrets}).', {
          secrets: unique(curl.secrets),
        }),
      ),
    );
  if (curl.headers.length > 0)
    notes.push(note(t('Custom headers ignored ({headers}).', { headers: unique(curl.headers) })));
  const isKnown = known.some(({ address }) => curl.url?.startsWith(`${address}/`));
  const host = isKnown ? null : hostOf(curl.url);
  if (host) notes.push(note(t('Server URL ignored ({host}).', { host })));
  return readJson(curl.body, { notes, known, operation: curl.url?.includes('/from-template') ? 'template' : null });
}

function readLink(text: string): PastedRequest {
  const url = URL.canParse(text, 'http://localhost') ? new URL(text, 'http://localhost') : null;
  const fill = url?.searchParams.get('fill');
  if (!fill) return refuse(t('This link has no settings. Open it instead.'));
  const filled = readFill(fill);
  if (!filled) return refuse(t('Can’t read the settings in this link. It may be incomplete.'));
  const notes = [
    ...filled.leftOut.map((path) => ({ path, message: t('isn’t taken from links') })),
    ...filled.unused.map((name) => ({ path: name.slice(0, 60), message: t('could not be used') })),
  ];
  return {
    ok: true,
    draft: withSettings(blankDraft(), filled.settings),
    withoutText: true,
    notes: cut(notes),
    reaching: [],
  };
}

/** The facts known before the body is parsed. */
type Before = { notes: PastedNote[]; known: readonly WireFacts[]; operation?: Operation | null };

function readJson(text: string, before: Before): PastedRequest {
  if (isNestedTooDeep(text)) return refuse(t('This JSON is nested too deeply.'));
  const value = parseJson(text);
  if (value === undefined) return refuse(t('The JSON is incomplete or invalid.'));
  // A list of runs, from a history export.
  if (Array.isArray(value) && value.length > 1)
    return refuse(t('This is a list of {count}. Paste one request from it.', { count: value.length }));
  const members = membersOf(Array.isArray(value) ? value[0] : value);
  if (!members) return refuse(t('No request fields found.'));
  const wrapped = membersOf(members.request);
  if (!wrapped) return readMembers(members, before);
  const named = OPERATIONS.find((name) => name === members.operation) ?? before.operation;
  return readMembers(wrapped, { ...before, operation: named });
}

function readMembers(written: Members, before: Before): PastedRequest {
  const body = before.known.reduce(requestFromWire, written);
  if (!Object.keys(body).some((name) => KNOWN.has(name))) return refuse(t('No request fields found.'));
  const operation =
    before.operation ??
    (body.inputText === undefined && (isSet(body.artifactId) || isSet(body.prompt)) ? 'template' : 'generate');
  const notes = [...before.notes];
  const renamed = operation === 'template' ? withArtifactId(body, notes) : body;
  const { request, unused } = usableRequest(operation, renamed);
  for (const { path, why } of unused) notes.push({ path, message: why });
  if (operation === 'generate' && request.textMode === undefined && !unused.some(({ path }) => path === 'textMode'))
    notes.push({ path: 'textMode', message: t('is missing: set to Generate') });
  const withoutText = typeof request[operation === 'generate' ? 'inputText' : 'prompt'] !== 'string';
  if (withoutText) notes.push(note(t('No text included; yours is kept.')));
  // Present members are valid by now; missing ones become blank in the form.
  const draft = readDraft(toDraft(operation, request as never)) ?? blankDraft();
  return { ok: true, draft, withoutText, notes: cut(notes), reaching: reachingOut(operation, request) };
}

/**
 * A service may use its own name for the artifact id (interface, naming note). It is recognised if it is the only id.
 */
function withArtifactId(body: Members, notes: PastedNote[]): Members {
  const names = Object.keys(body).filter((name) => /^[a-zA-Z]{1,40}Id$/.test(name) && name !== 'themeId');
  const [name] = names;
  if (names.length !== 1 || name === undefined || name === 'artifactId' || typeof body[name] !== 'string') return body;
  notes.push({ path: 'artifactId', message: t('was taken from {name}', { name }) });
  const { [name]: id, ...rest } = body;
  return { artifactId: id, ...rest };
}

const KNOWN = new Set(
  'inputText textMode format themeId numCards cardSplit additionalInstructions folderIds exportAs textOptions imageOptions cardOptions sharingOptions artifactId prompt'.split(
    ' ',
  ),
);

function hostOf(url: string | null): string | null {
  const address = url && /^[\w.-]+(:\d+)?\//.test(url) ? `https://${url}` : url;
  return address && URL.canParse(address) ? new URL(address).host : null;
}

/** Undefined if it is not JSON. */

function membersOf(value: unknown): Members | null {
  return isObject(value) ? value : null;
}

function cut(notes: PastedNote[]): PastedNote[] {
  const more = notes.length - NOTES_SHOWN;
  return more > 0 ? [...notes.slice(0, NOTES_SHOWN), note(t('{more} more', { more }))] : notes;
}

const isSet = (value: unknown) => value !== undefined;
const unique = (names: string[]) =>
  [...new Set(names)]
    .slice(0, NAMES_SHOWN)
    .map((name) => name.slice(0, 60))
    .join(', ');
const note = (message: string): PastedNote => ({ path: null, message });
const refuse = (message: string): PastedRequest => ({ ok: false, message });

/** A member that was not used, with its interface path and the reason as a clause. */
type UnusedMember = { path: string; why: string };

/** Removing one member may reveal the next problem (e.g. in a list that was rejected by its length first). */
const MAX_ROUNDS = 5;

const SCHEMAS = { generate: generateRequest, template: templateRequest } satisfies Record<Operation, z.ZodType>;

/**
 * A copy of the parts of a possibly invalid body that the form can hold. A text that is too long or blank stays,
 * because the form reports it on its field; wrong types, unknown values and unknown members are removed.
 */
function usableRequest(
  operation: Operation,
  body: Readonly<Record<string, unknown>>,
): { request: Record<string, unknown>; unused: UnusedMember[] } {
  const request = structuredClone(body) as Record<string, unknown>;
  convertStringValues(request);
  const unused: UnusedMember[] = [];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const parsed = SCHEMAS[operation].safeParse(request);
    if (parsed.success) break;
    const places = parsed.error.issues.flatMap((issue) => unusable(issue, request));
    if (places.length === 0) break;
    for (const { path, why } of places) unused.push({ path: formatPath(path), why });
    // In reverse, so that the remaining list indexes stay valid.
    for (const { path } of places.toReversed()) remove(request, path);
  }
  return { request, unused };
}

/**
 * Converts booleans and numbers given as strings: samples of the interface contain `"true"`, and people write `"12"`.
 */
function convertStringValues(request: Record<string, unknown>) {
  if (typeof request.numCards === 'string' && /^\d+$/.test(request.numCards))
    request.numCards = Number(request.numCards);
  const headerFooter = valueAt(request, ['cardOptions', 'headerFooter']);
  if (typeof headerFooter !== 'object' || headerFooter === null) return;
  const flags = headerFooter as Record<string, unknown>;
  for (const name of ['hideFromFirstCard', 'hideFromLastCard'])
    if (flags[name] === 'true' || flags[name] === 'false') flags[name] = flags[name] === 'true';
}

function unusable(issue: z.core.$ZodIssue, request: unknown): { path: readonly PropertyKey[]; why: string }[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: [...issue.path, key],
      why: t('Unknown field'),
    }));
  const value = valueAt(request, issue.path);
  // A missing member cannot be removed.
  if (value === undefined || issue.path.length === 0) return [];
  const ofOtherFormat = issue.path.at(-1) === 'dimensions';
  const isText = typeof value === 'string' && issue.code !== 'invalid_value' && issue.code !== 'invalid_type';
  const isNumber = typeof value === 'number' && issue.path[0] === 'numCards';
  const isLongList = Array.isArray(value) && issue.code === 'too_big';
  if ((isText && !ofOtherFormat) || isNumber || isLongList) return [];
  return [{ path: issue.path, why: tStored(issue.message) }];
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  const [member, ...rest] = path;
  if (member === undefined) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  return valueAt(Object.getOwnPropertyDescriptor(value, member)?.value, rest);
}

function remove(request: unknown, path: readonly PropertyKey[]) {
  const holder = valueAt(request, path.slice(0, -1));
  const member = path.at(-1);
  if (Array.isArray(holder) && typeof member === 'number') holder.splice(member, 1);
  else if (typeof holder === 'object' && holder !== null && member !== undefined)
    Reflect.deleteProperty(holder, member);
}

const ADDRESSES_SHOWN = 3;

/**
 * What in a pasted request shares the deck, sends email or makes the server fetch something. It is accepted, because
 * pasting is deliberate, but listed, because people rarely read a copied request to the end.
 */
function reachingOut(operation: Operation, request: Readonly<Record<string, unknown>>): PastedNote[] {
  const notes: PastedNote[] = [];
  const add = (path: string, value: unknown) => {
    if (typeof value === 'string' && value !== '') notes.push({ path, message: t('set to “{value}”', { value }) });
  };
  const { workspaceAccess, externalAccess, emailOptions } = membersOrNone(request.sharingOptions);
  add('sharingOptions.workspaceAccess', workspaceAccess);
  add('sharingOptions.externalAccess', externalAccess);
  const { recipients, access } = membersOrNone(emailOptions);
  if (Array.isArray(recipients)) add('sharingOptions.emailOptions.recipients', listed(recipients.map(String)));
  add('sharingOptions.emailOptions.access', access);
  if (operation === 'template') return notes;
  const headerFooter = membersOrNone(membersOrNone(request.cardOptions).headerFooter);
  for (const name of POSITIONS) add(`cardOptions.headerFooter.${name}.src`, membersOrNone(headerFooter[name]).src);
  return notes;
}

function listed(addresses: readonly string[]): string {
  const shown = addresses.slice(0, ADDRESSES_SHOWN).join(', ');
  const more = addresses.length - ADDRESSES_SHOWN;
  return more > 0 ? t('{names} and {more} more', { names: shown, more }) : shown;
}

function membersOrNone(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** A note on the pasted request. `path` is the interface field it is about, or null. */
export type PastedNote = { path: string | null; message: string };
