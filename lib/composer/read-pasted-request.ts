import { isNestedTooDeep } from '@/lib/text-import/json-depth';
import { say } from '@/lib/words/say';
import { LIMITS } from '../contract/limits';
import { OPERATIONS, type Operation } from '../contract/run-words';
import type { WireFacts } from '../contract/settings';
import { requestFromWire } from '../contract/wire-words';
import { blankDraft, type Draft, readDraft } from './draft';
import { withSettings } from './draft-settings';
import { readFill } from './fill-link';
import { reachingOut } from './reaching-out';
import { readCurl } from './read-curl';
import { toDraft } from './to-draft';
import { usableRequest } from './usable-request';

/** Something to know about what was pasted. `path` is the field of the interface it is about, where it is about one. */
export type PastedNote = { path: string | null; message: string };

export type PastedRequest =
  | {
      ok: true;
      draft: Draft;
      /** It holds settings only: the text of the form is to stay. */
      withoutText: boolean;
      notes: PastedNote[];
      /** What in it gives others access, sends email or fetches from other sites: to check before sending. */
      reaching: PastedNote[];
    }
  | { ok: false; message: string };

type Members = Readonly<Record<string, unknown>>;

const NOTES_SHOWN = 30;
const NAMES_SHOWN = 10;

/** Twice what a request may hold: a command line writes some characters as two. */
const MOST_PASTED = 2 * LIMITS.bodyBytes;

/**
 * Reads what a person pasted as a request: a cURL command, the JSON of a request (by itself, or in
 * `{operation, request}` as a run is exported), or a link with settings. Never throws. A key in it is neither kept nor
 * repeated; that there was one is told.
 * @param known the services that can be sent to: their words are understood, and their addresses are nothing to tell of
 */
export function readPastedRequest(pasted: string, known: readonly WireFacts[] = []): PastedRequest {
  if (pasted.length > MOST_PASTED)
    return refuse(say('That is too long to read (limit {limit} characters).', { limit: MOST_PASTED.toLocaleString() }));
  const text = pasted.trim();
  if (text === '') return refuse(say('There is nothing in it.'));
  if (/^([$%>]\s+)?\S*curl(\.exe)?\s/.test(text)) return readCommand(text, known);
  if (/^(https?:\/\/|\/)\S*$/.test(text)) return readLink(text);
  if (text.startsWith('{') || text.startsWith('[')) return readJson(text, { notes: [], known });
  return refuse(say('This is no cURL command, no JSON and no link with settings.'));
}

/** The form that comes of it, beside the one that stands. */
export function filledDraft(pasted: Extract<PastedRequest, { ok: true }>, present: Draft): Draft {
  if (!pasted.withoutText) return pasted.draft;
  return { ...pasted.draft, inputText: present.inputText, prompt: present.prompt };
}

function readCommand(text: string, known: readonly WireFacts[]): PastedRequest {
  const curl = readCurl(text);
  if (!curl) return refuse(say('The command cannot be read: a quotation mark in it is never closed.'));
  if (curl.bodyFile !== null) return refuse(say('The body of this command is in a file. Paste what is in the file.'));
  if (curl.body === null) return refuse(say('This command has no body, and so no request.'));
  const notes: PastedNote[] = [];
  if (curl.secrets.length > 0)
    notes.push(
      note(
        say('A key was in it ({secrets}). It was left out: keys stand on the server only.', {
          secrets: unique(curl.secrets),
        }),
      ),
    );
  if (curl.headers.length > 0)
    notes.push(note(say('Headers of its own are not sent ({headers}).', { headers: unique(curl.headers) })));
  const isKnown = known.some(({ address }) => curl.url?.startsWith(`${address}/`));
  const host = isKnown ? null : hostOf(curl.url);
  if (host)
    notes.push(note(say('The address ({host}) is not taken over: where to send is chosen beside Send.', { host })));
  return readJson(curl.body, { notes, known, operation: curl.url?.includes('/from-template') ? 'template' : null });
}

function readLink(text: string): PastedRequest {
  const url = URL.canParse(text, 'http://localhost') ? new URL(text, 'http://localhost') : null;
  const fill = url?.searchParams.get('fill');
  if (!fill) return refuse(say('This link holds no settings. Open it instead of pasting it.'));
  const filled = readFill(fill);
  if (!filled) return refuse(say('The settings in this link cannot be read. It may not be complete.'));
  const notes = [
    ...filled.leftOut.map((path) => ({ path, message: say('isn’t taken from links') })),
    ...filled.unused.map((name) => ({ path: name.slice(0, 60), message: say('could not be used') })),
  ];
  return {
    ok: true,
    draft: withSettings(blankDraft(), filled.settings),
    withoutText: true,
    notes: cut(notes),
    reaching: [],
  };
}

/** What is known before the body is read. */
type Before = { notes: PastedNote[]; known: readonly WireFacts[]; operation?: Operation | null };

function readJson(text: string, before: Before): PastedRequest {
  if (isNestedTooDeep(text)) return refuse(say('This JSON is nested too deeply.'));
  const value = parsed(text);
  if (value === undefined) return refuse(say('The JSON is not complete, or not written as JSON.'));
  // A list of runs, as the history exports it.
  if (Array.isArray(value) && value.length > 1)
    return refuse(say('This is a list of {count}. Paste one request out of it.', { count: value.length }));
  const members = membersOf(Array.isArray(value) ? value[0] : value);
  if (!members) return refuse(say('This JSON is no object, and so no request.'));
  const wrapped = membersOf(members.request);
  if (!wrapped) return readMembers(members, before);
  const named = OPERATIONS.find((name) => name === members.operation) ?? before.operation;
  return readMembers(wrapped, { ...before, operation: named });
}

function readMembers(written: Members, before: Before): PastedRequest {
  const body = before.known.reduce(requestFromWire, written);
  if (!looksLikeRequest(body)) return refuse(say('None of its members is a field of a request.'));
  const operation =
    before.operation ??
    (body.inputText === undefined && (isSet(body.artifactId) || isSet(body.prompt)) ? 'template' : 'generate');
  const notes = [...before.notes];
  const renamed = operation === 'template' ? withArtifactId(body, notes) : body;
  const { request, unused } = usableRequest(operation, renamed);
  for (const { path, why } of unused) notes.push({ path, message: why });
  if (operation === 'generate' && request.textMode === undefined && !unused.some(({ path }) => path === 'textMode'))
    notes.push({ path: 'textMode', message: say('was not given: Generate stands now') });
  const withoutText = typeof request[operation === 'generate' ? 'inputText' : 'prompt'] !== 'string';
  if (withoutText) notes.push(note(say('There is no text in it: yours stays.')));
  // The members that are there are what they should be; those that are missing become blank in the form.
  const draft = readDraft(toDraft(operation, request as never)) ?? blankDraft();
  return { ok: true, draft, withoutText, notes: cut(notes), reaching: reachingOut(operation, request) };
}

/** A service may call the artifact by a word of its own (interface, naming note): then one id is all there is. */
function withArtifactId(body: Members, notes: PastedNote[]): Members {
  const names = Object.keys(body).filter((name) => /^[a-zA-Z]{1,40}Id$/.test(name) && name !== 'themeId');
  const [name] = names;
  if (names.length !== 1 || name === undefined || name === 'artifactId' || typeof body[name] !== 'string') return body;
  notes.push({ path: 'artifactId', message: say('was taken from {name}', { name }) });
  const { [name]: id, ...rest } = body;
  return { artifactId: id, ...rest };
}

const KNOWN = new Set(
  'inputText textMode format themeId numCards cardSplit additionalInstructions folderIds exportAs textOptions imageOptions cardOptions sharingOptions artifactId prompt'.split(
    ' ',
  ),
);

function looksLikeRequest(members: Members): boolean {
  return Object.keys(members).some((name) => KNOWN.has(name));
}

function hostOf(url: string | null): string | null {
  const address = url && /^[\w.-]+(:\d+)?\//.test(url) ? `https://${url}` : url;
  return address && URL.canParse(address) ? new URL(address).host : null;
}

/** Undefined where it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function membersOf(value: unknown): Members | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : null;
}

function cut(notes: PastedNote[]): PastedNote[] {
  const more = notes.length - NOTES_SHOWN;
  return more > 0 ? [...notes.slice(0, NOTES_SHOWN), note(say('And {more} more.', { more }))] : notes;
}

const isSet = (value: unknown) => value !== undefined;
const unique = (names: string[]) =>
  [...new Set(names)]
    .slice(0, NAMES_SHOWN)
    .map((name) => name.slice(0, 60))
    .join(', ');
const note = (message: string): PastedNote => ({ path: null, message });
const refuse = (message: string): PastedRequest => ({ ok: false, message });
