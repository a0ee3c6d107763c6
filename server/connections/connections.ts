import 'server-only';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import {
  CONNECTION_FIELDS,
  CONNECTION_VARIABLES,
  CONNECTIONS,
  type ConnectionChange,
  type ConnectionName,
  type ConnectionSource,
  isOptionalField,
} from '@/lib/contract/connections';
import type { Problem } from '@/lib/contract/request/problems';
import { englishMessage } from '@/lib/words/stored-messages';
import type { Config } from '../config';
import { addToConfig, config, isInEnvironment } from '../config';
import { now } from '../database/clock';
import { type Database, database } from '../database/database';
import { log } from '../log/log';
import { notifier } from '../notify/notifier';
import { readConfig } from '../read-config';

/** How often a process reads the connections again, in case a notification was lost. In milliseconds. */
const CHECK_EVERY = 30_000;

/** The environment variables that a connection stands for, with their values. */
type Values = Readonly<Record<string, string>>;
type Known = { sources: Map<ConnectionName, 'settings' | 'unreadable'> };

// Next evaluates modules more than once in one process.
const shared = globalThis as typeof globalThis & { cardwrightConnections?: Known };

/** Puts the connections from Settings in force in this process, now and at each change. @returns stops watching */
export async function followConnections(): Promise<() => void> {
  await applyConnections();
  const apply = () =>
    void applyConnections().catch((error: unknown) => log.warn({ err: error }, 'the connections could not be read'));
  const unsubscribe = notifier().subscribe('connections', apply);
  const timer = setInterval(apply, CHECK_EVERY).unref();
  return () => {
    unsubscribe();
    clearInterval(timer);
  };
}

/** Reads the stored connections, and uses those that the environment does not set. */
async function applyConnections(): Promise<void> {
  const rows = await (await database()).selectFrom('connections').select(['name', 'sealed']).execute();
  const key = rows.length > 0 ? await sealingKey(config(), false) : null;
  const sources: Known['sources'] = new Map();
  const values: Record<string, string> = {};
  for (const name of CONNECTIONS) {
    const row = rows.find((each) => each.name === name);
    if (!row || isSetOnServer(name)) continue;
    const own = key && openValues(row.sealed, key, name);
    const isUsable = own !== null && readConfig(own).ok;
    sources.set(name, isUsable ? 'settings' : 'unreadable');
    if (isUsable) Object.assign(values, own);
  }
  shared.cardwrightConnections = { sources };
  addToConfig(values);
}

function openValues(sealed: string, key: Buffer, name: ConnectionName): Values | null {
  const text = unseal(sealed, key, name);
  return text === null ? null : (JSON.parse(text) as Values);
}

/** Where a connection is set; null if nowhere. */
export function sourceOf(name: ConnectionName): ConnectionSource {
  return isSetOnServer(name) ? 'server' : (shared.cardwrightConnections?.sources.get(name) ?? null);
}

function isSetOnServer(name: ConnectionName): boolean {
  return Object.values(CONNECTION_VARIABLES[name]).some(isInEnvironment);
}

/** Stores a connection, encrypted, and puts it in force in all processes. @returns what is wrong with it, if anything */
export async function saveConnection(name: ConnectionName, change: ConnectionChange): Promise<Problem[]> {
  if (isSetOnServer(name)) return [{ path: 'body', message: englishMessage('is set on the server') }];
  const db = await database();
  const values = valuesOf(name, change, await storedValues(db, name));
  const problems = problemsWith(name, values);
  if (problems.length > 0) return problems;
  const key = await sealingKey(config(), true);
  if (key === null) {
    const message =
      config().databaseUrl === undefined
        ? englishMessage('cannot be stored: “secret.key” is damaged')
        : englishMessage('cannot be stored: set SECRET_KEY on the server first');
    return [{ path: 'body', message }];
  }
  const row = { sealed: seal(JSON.stringify(values), key, name), updated_at: now().toISOString() };
  await db
    .insertInto('connections')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
  await tellAll();
  return [];
}

/** Whether there was one to remove. */
export async function removeConnection(name: ConnectionName): Promise<boolean> {
  const { numDeletedRows } = await (await database())
    .deleteFrom('connections')
    .where('name', '=', name)
    .executeTakeFirst();
  await tellAll();
  return numDeletedRows > 0n;
}

async function tellAll(): Promise<void> {
  await applyConnections();
  notifier().publish('connections');
}

async function storedValues(db: Kysely<Database>, name: ConnectionName): Promise<Values> {
  const row = await db.selectFrom('connections').select('sealed').where('name', '=', name).executeTakeFirst();
  const key = row && (await sealingKey(config(), false));
  return (key && openValues(row.sealed, key, name)) ?? {};
}

/** The entered values. A stored key that was not entered again stays, but is never sent to another server. */
function valuesOf(name: ConnectionName, change: ConnectionChange, stored: Values): Values {
  const variables = CONNECTION_VARIABLES[name];
  const values: Record<string, string> = {};
  for (const field of CONNECTION_FIELDS) {
    const variable = variables[field];
    if (variable !== undefined && change[field]) values[variable] = change[field];
  }
  const { address, key } = variables;
  const isSame = address === undefined || originOf(values[address]) === originOf(stored[address]);
  if (key !== undefined && change.key === undefined && stored[key] !== undefined && isSame) values[key] = stored[key];
  return values;
}

function originOf(address: string | undefined): string | null {
  return address !== undefined && URL.canParse(address) ? new URL(address).origin : null;
}

function problemsWith(name: ConnectionName, values: Values): Problem[] {
  const found = CONNECTION_FIELDS.flatMap((path): Problem[] => {
    const variable = CONNECTION_VARIABLES[name][path];
    if (variable === undefined || values[variable] !== undefined || isOptionalField(name, path)) return [];
    return [{ path, message: englishMessage('is required') }];
  });
  const reading = readConfig(values);
  if (reading.ok) return found;
  const wrong = reading.problems.map((problem): Problem => {
    const [variable = '', ...words] = problem.split(' ');
    const path = CONNECTION_FIELDS.find((field) => CONNECTION_VARIABLES[name][field] === variable);
    return { path: path ?? 'body', message: words.join(' ') };
  });
  return [...found, ...wrong];
}

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_FILE = 'secret.key';

/**
 * The key that seals what people enter in Settings: from `SECRET_KEY`, otherwise the one in `secret.key` in `DATA_DIR`,
 * if all processes are on one machine. Null if there is neither and none shall be made.
 * @throws the system's error if the file cannot be read or written
 */
async function sealingKey({ secretKey, dataDir, databaseUrl }: Config, make: boolean): Promise<Buffer | null> {
  if (secretKey !== undefined)
    return Buffer.from(hkdfSync('sha256', secretKey, '', 'cardwright connections', KEY_BYTES));
  if (databaseUrl !== undefined) return null;
  const file = path.join(dataDir, KEY_FILE);
  if (make) await makeKey(file);
  const key = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  const bytes = key === null ? null : Buffer.from(key.trim(), 'hex');
  return bytes?.length === KEY_BYTES ? bytes : null;
}

/** Never replaces a key, because what it has sealed would be lost. */
async function makeKey(file: string): Promise<void> {
  const key = `${randomBytes(KEY_BYTES).toString('hex')}\n`;
  await writeFile(file, key, { mode: 0o600, flag: 'wx', flush: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

/** Nonce, tag and ciphertext of a text, in base64url. @param about must be the same to open it */
function seal(text: string, key: Buffer, about: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Null if the text was sealed with another key or for something else, or was changed. */
function unseal(sealed: string, key: Buffer, about: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  try {
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(about));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}
