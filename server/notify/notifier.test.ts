import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IS_DEEP } from '@/e2e/support/depth';
import { postgresPerTest } from '@/server/testing/postgres-per-test';
import { findPostgres } from '../database/testing/test-postgres';
import { log } from '../log/log';
import { ipcLink, Notifier, type Topic } from './notifier';
import { postgresLink } from './postgres-link';

const programs = IS_DEEP ? findPostgres() : null;
const TOPICS: Topic[] = ['jobs', 'generation:1'];

let own: Notifier;
let peer: ChildProcess;
let heardByPeer: string[];
let heard: Topic[];

/** A notifier here and one in another process; returns when each hears the other. */
async function openPair(url: string): Promise<void> {
  peer = fork(path.join(import.meta.dirname, 'testing/peer.ts'), [url, ...TOPICS], {
    execArgv: ['--conditions=react-server', '--import', 'tsx'],
  });
  heardByPeer = [];
  peer.on('message', (message: { heard?: string }) => message.heard && heardByPeer.push(message.heard));
  own = new Notifier();
  heard = [];
  for (const topic of TOPICS) own.subscribe(topic, () => heard.push(topic));
  own.connect(url === '' ? ipcLink(peer) : postgresLink(url));
  await expect.poll(() => heardByPeer, { timeout: 20_000 }).toContain('ready');
  await hearsAndIsHeard();
}

async function hearsAndIsHeard(): Promise<void> {
  const tell = async (): Promise<[string[], string[]]> => {
    heard = [];
    heardByPeer = [];
    own.publish('generation:1');
    heard = [];
    peer.send({ publish: 'jobs' });
    await vi
      .waitFor(() => expect([heard, heardByPeer].every(({ length }) => length > 0)).toBe(true), 500)
      .catch(() => {});
    return [heard, heardByPeer];
  };
  await expect
    .poll(tell, { timeout: 15_000 })
    .toEqual([expect.arrayContaining(['jobs']), expect.arrayContaining(['generation:1'])]);
  // What is still on its way.
  await new Promise((resolve) => setTimeout(resolve, 100));
  heard = [];
  heardByPeer = [];
}

afterEach(async () => {
  await own.close();
  peer.kill();
});

function contract(): void {
  it('tells the other process what has changed, in both directions', async () => {
    own.publish('generation:1');
    expect(heard).toEqual(['generation:1']);
    await expect.poll(() => heardByPeer).toEqual(['generation:1']);
    heard = [];
    peer.send({ publish: 'jobs' });
    await expect.poll(() => heard).toContain('jobs');
  });

  it('passes on the last of many changes', async () => {
    for (let count = 0; count < 1000; count++) own.publish('jobs');
    own.publish('generation:1');
    await expect.poll(() => heardByPeer).toContain('generation:1');
    const before = heardByPeer.length;
    own.publish('jobs');
    await expect.poll(() => heardByPeer.slice(before)).toContain('jobs');
  });

  it('does not throw when the other process has ended, nor after it was closed', async () => {
    const ended = new Promise((resolve) => peer.once('exit', resolve));
    peer.kill('SIGKILL');
    await ended;
    own.publish('jobs');
    await own.close();
    own.publish('jobs');
    expect(heard.slice(0, 2)).toEqual(['jobs', 'jobs']);
  });
}

describe('between a process and its child', () => {
  beforeEach(() => openPair(''));
  contract();
});

describe.skipIf(programs === null)('on Postgres', () => {
  const postgres = postgresPerTest(programs);
  beforeEach(() => openPair(postgres.url));
  contract();

  it('listens again after a lost connection', async () => {
    const warned = vi.spyOn(log, 'warn').mockImplementation(() => {});
    const other = new pg.Client({ connectionString: postgres.url });
    await other.connect();
    await other.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cardwright-notify'`,
    );
    await other.end();
    await expect.poll(() => warned.mock.calls.length).toBe(1);
    await hearsAndIsHeard();
    warned.mockRestore();
  }, 30_000);
});
