import 'server-only';
import { type ConnectionName, type ConnectionTest, connectionTest, type TestResult } from '@/lib/contract/connections';
import { parseJson } from '@/lib/json';
import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';
import { askBalance } from '../balance/read-balance';
import { type Config, config } from '../config';
import { now } from '../database/clock';
import { database } from '../database/database';
import { languageModel, testModel } from '../model/language-model';
import { testPictureSource } from '../pictures/test-picture-source';
import { generations } from '../runs/context';

type Outcome = Promise<ConnectionTest | null>;

/** The tests that are running, with the settings that they test. */
const running = new WeakMap<Config, Map<ConnectionName, Outcome>>();

/**
 * Sends one request to a connected service, and stores what came of it. Null if it is not configured. Concurrent tests
 * share one request, because an image costs money.
 */
export function testConnection(name: ConnectionName): Outcome {
  const tests = running.get(config()) ?? new Map<ConnectionName, Outcome>();
  running.set(config(), tests);
  const test = tests.get(name) ?? measure(name).finally(() => tests.delete(name));
  tests.set(name, test);
  return test;
}

async function measure(name: ConnectionName): Outcome {
  const began = performance.now();
  const tested = config();
  const result = await resultOf(name);
  if (!result) return null;
  const milliseconds = Math.round(performance.now() - began);
  const test = { ...result, milliseconds, testedAt: now().toISOString() };
  const row = { result: JSON.stringify(test) };
  // What was changed in the meantime has not been tested.
  if (config() === tested)
    await (await database())
      .insertInto('connection_tests')
      .values({ name, ...row })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
      .execute();
  return test;
}

/** The last test; null if there was none since the connection was changed. */
export async function lastTest(name: ConnectionName): Promise<ConnectionTest | null> {
  const db = await database();
  const row = await db.selectFrom('connection_tests').select('result').where('name', '=', name).executeTakeFirst();
  return connectionTest.safeParse(parseJson(row?.result ?? '')).data ?? null;
}

async function resultOf(name: ConnectionName): Promise<TestResult | null> {
  if (name === 'remote') return testRemote();
  if (name !== 'language') return testPictureSource(name);
  const client = languageModel();
  return client && testModel(client);
}

async function testRemote(): Promise<TestResult | null> {
  const deps = await generations();
  const service = deps.service('remote');
  if (!service) return null;
  const { remaining, httpStatus } = await askBalance(deps, service, 'remote');
  return remaining === null ? { ok: false, reason: failureOf(httpStatus) } : { ok: true, reason: null };
}

function failureOf(status: number | null): StoredMessage {
  if (status === null) return englishMessage('the service didn’t answer');
  if (status === 401 || status === 403) return englishMessage('API key refused');
  return englishMessage('the service answered {status}', { status });
}
