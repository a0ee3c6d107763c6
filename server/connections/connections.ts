import 'server-only';
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
import { addToConfig, isInEnvironment } from '../config';
import { now } from '../database/clock';
import { type Database, database } from '../database/database';
import { log } from '../log/log';
import { notifier } from '../notify/notifier';
import { readConfig } from '../read-config';
import { sealText, unsealText } from './seal-text';

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
  const sources: Known['sources'] = new Map();
  const values: Record<string, string> = {};
  for (const name of CONNECTIONS) {
    const row = rows.find((each) => each.name === name);
    if (!row || isSetOnServer(name)) continue;
    const own = await openValues(row.sealed, name);
    const isUsable = own !== null && readConfig(own).ok;
    sources.set(name, isUsable ? 'settings' : 'unreadable');
    if (isUsable) Object.assign(values, own);
  }
  shared.cardwrightConnections = { sources };
  addToConfig(values);
}

async function openValues(sealed: string, name: ConnectionName): Promise<Values | null> {
  const text = await unsealText(sealed, name);
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
  const sealing = await sealText(JSON.stringify(values), name);
  if (!sealing.ok) return [{ path: 'body', message: sealing.reason }];
  const row = { sealed: sealing.sealed, updated_at: now().toISOString() };
  await db
    .insertInto('connections')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
  await putInForce(name);
  return [];
}

/** Whether there was one to remove. */
export async function removeConnection(name: ConnectionName): Promise<boolean> {
  const { numDeletedRows } = await (await database())
    .deleteFrom('connections')
    .where('name', '=', name)
    .executeTakeFirst();
  await putInForce(name);
  return numDeletedRows > 0n;
}

/** Applies the change in all processes, and removes the result of the last test, which was of the old settings. */
async function putInForce(changed: ConnectionName): Promise<void> {
  await (await database()).deleteFrom('connection_tests').where('name', '=', changed).execute();
  await applyConnections();
  notifier().publish('connections');
}

async function storedValues(db: Kysely<Database>, name: ConnectionName): Promise<Values> {
  const row = await db.selectFrom('connections').select('sealed').where('name', '=', name).executeTakeFirst();
  return (row && (await openValues(row.sealed, name))) ?? {};
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
