import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createServer as createTlsServer, type TlsOptions } from 'node:tls';
import { Worker } from 'node:worker_threads';

/** A place where no request can arrive. `slow`: detecting it takes the ten-second connection timeout. */
export type Unreachable = {
  name: string;
  url: string;
  slow: boolean;
  close(): Promise<void>;
  /** Whether anything but a handshake arrived. */
  wasAsked(): boolean;
};

/**
 * Every kind of unreachable place that this machine can set up, and the names of the others. `slow`: include slow ones.
 */
export async function openUnreachables({
  slow,
}: {
  slow: boolean;
}): Promise<{ places: Unreachable[]; missing: string[] }> {
  const certificate = selfSigned();
  const opened = await Promise.all([
    refused(),
    fixed('DNS', 'https://nowhere.invalid'),
    notTls(),
    cutInTls(),
    tls('TLS refused by the service', {}),
    certificate && tls('TLS certificate nobody vouches for', certificate),
    slow ? silentTls() : null,
    slow ? fullBacklog() : null,
  ]);
  const missing = certificate ? [] : ['TLS certificate nobody vouches for (no openssl here)'];
  if (!slow) missing.push('connect time-out and TLS that never answers (at full count only)');
  return { places: opened.filter((place) => place !== null), missing };
}

function fixed(name: string, url: string): Unreachable {
  return { name, url, slow: false, close: async () => {}, wasAsked: () => false };
}

async function refused(): Promise<Unreachable> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return fixed('refused', `http://127.0.0.1:${port}`);
}

/** Answers in plain text where TLS is expected. */
function notTls(): Promise<Unreachable> {
  return overTcp('TLS against a plain server', false, (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
}

function cutInTls(): Promise<Unreachable> {
  return overTcp('TLS cut in the handshake', false, (socket) => socket.once('data', () => socket.resetAndDestroy()));
}

/** Accepts the connection and never answers the handshake. */
function silentTls(): Promise<Unreachable> {
  return overTcp('TLS that never answers', true, () => {});
}

async function overTcp(name: string, slow: boolean, take: (socket: Socket) => void): Promise<Unreachable> {
  const sockets = new Set<Socket>();
  let asked = false;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    // A plain request would begin with its method; a handshake begins with 0x16.
    socket.on('data', (data) => {
      asked ||= data[0] !== 0x16;
    });
    take(socket);
  });
  const port = await listen(server);
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return { name, url: `https://127.0.0.1:${port}`, slow, close, wasAsked: () => asked };
}

async function tls(name: string, options: TlsOptions): Promise<Unreachable> {
  let asked = false;
  const server = createTlsServer(options, (socket) => {
    socket.on('error', () => {});
    socket.on('data', () => {
      asked = true;
    });
  });
  server.on('tlsClientError', () => {});
  const port = await listen(server);
  const close = async () => void (await new Promise((resolve) => server.close(resolve)));
  return { name, url: `https://127.0.0.1:${port}`, slow: false, close, wasAsked: () => asked };
}

/** A listening socket that accepts nobody and has a full backlog: the TCP handshake itself is not answered. */
async function fullBacklog(): Promise<Unreachable> {
  const worker = new Worker(
    `const { parentPort } = require('node:worker_threads');
     const server = require('node:net').createServer();
     server.listen({ host: '127.0.0.1', port: 0, backlog: 1 }, () => {
       parentPort.postMessage(server.address().port);
       setTimeout(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0), 10);
     });`,
    { eval: true },
  );
  const port = await new Promise<number>((resolve, reject) => {
    worker.once('message', resolve).once('error', reject);
  });
  const fillers = await fill(port);
  const close = async () => {
    for (const socket of fillers) socket.destroy();
    await worker.terminate();
  };
  const url = `http://127.0.0.1:${port}`;
  return { name: 'connect time-out', url, slow: true, close, wasAsked: () => false };
}

/**
 * Fills the backlog with some to spare, so that a waiting connection takes any free place.
 * @throws Error if a connection is answered anyway
 */
async function fill(port: number): Promise<Socket[]> {
  await wait(200);
  const open = () => connect(port, '127.0.0.1').on('error', () => {});
  const sockets = Array.from({ length: 32 }, open);
  await wait(1500);
  const probe = open();
  sockets.push(probe);
  await wait(1000);
  if (!probe.connecting) throw new Error('a queue of connections that is never emptied does not fill here');
  return sockets;
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}

/** Null without openssl. */
function selfSigned(): { key: string; cert: string } | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'cardwright-tls-'));
  const key = path.join(folder, 'key.pem');
  const cert = path.join(folder, 'cert.pem');
  const terms = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-subj', '/CN=127.0.0.1', '-days', '2'];
  try {
    execFileSync('openssl', ['req', '-x509', '-nodes', ...terms, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } catch {
    // Not installed.
    return null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
