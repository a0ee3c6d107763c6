// The program: builds if the sources have no build yet, migrates, serves, starts the worker, prints the address. `--dev`
// serves with reloading; `--build` only builds; `--port`, `--host` and `--role` set PORT, HOST and ROLE.
import { createServer } from 'node:http';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { tsImport } from 'tsx/esm/api';
import './load-env.mjs';
import { ensureBuild } from './ensure-build.mjs';
import { keepWorker } from './keep-worker.mjs';
import { stopOnSignals } from './stop-on-signals.mjs';
import { startProgram, warmUp } from './warm-up.mjs';

/** How long a stopping program waits for its answers to requests, in milliseconds. */
const DRAIN_MS = 3000;

const root = path.resolve(import.meta.dirname, '../..');
const { dev: development, build: buildOnly, port, host, role } = readOptions();

// By default V8 lets garbage grow to three times the live heap before it collects. Large requests would then keep
// hundreds of megabytes for minutes.
setFlagsFromString('--heap-growing-percent=50');

process.chdir(root);
process.env.NODE_ENV = development ? 'development' : 'production';
process.env.NEXT_TELEMETRY_DISABLED = '1';
if (port !== undefined) process.env.PORT = port;
if (host !== undefined) process.env.HOST = host;
if (role !== undefined) process.env.ROLE = role;

if (buildOnly) {
  process.exit((await ensureBuild(root)) ? 0 : 1);
}

let startLine = null;
let server = null;
let app = null;
let worker = null;
let isStopping = false;
const config = await readConfiguration();
const { ipcLink, notifier } = await tsImport('../notify/notifier.ts', import.meta.url);
process.on('unhandledRejection', (error) => {
  console.error(`Unhandled promise rejection: ${firstCause(error)}`);
});
stopOnSignals(stop, config.shutdownGraceS * 1000);

if (config.role === 'worker') {
  await buildOrExit();
  startWorker();
  worker.begin();
  console.log('The worker is running. Ctrl-C stops it.');
  // The child process keeps this one running.
  await new Promise(() => {});
}

// Listen right away, so that a port in use is reported before the build, which takes a minute.
let handle = answerNotReady;
const { guardRequest, refuseConnect, refuseUpgrade } = await tsImport('../http/request-guard.ts', import.meta.url);
const { withReader } = await tsImport('../http/reader.ts', import.meta.url);
server = createServer((request, response) => {
  if (answerHealth(request, response)) return;
  if (!guardRequest(request, response, config, { development })) return;
  withReader(request.headers, () => handle(request, response));
});
server.on('connect', (_request, socket) => refuseConnect(socket));
// In development they are the framework's, for reloading.
if (!development) server.on('upgrade', (_request, socket) => refuseUpgrade(socket));
// Both limit how slowly a client may send a request. A complete request may take any time to be answered.
server.headersTimeout = 20_000;
server.requestTimeout = 120_000;
server.keepAliveTimeout = 30_000;
await listen();

await buildOrExit();
// tsx turned source maps on. For the built program they hold 120 MB of source text for the life of the process.
if (!development) process.setSourceMapsEnabled(false);
if (config.role !== 'web') startWorker();
await serve();
if (!development) await warmUp(...ownAddress());

function readOptions() {
  const options = {
    dev: { type: 'boolean', default: false },
    build: { type: 'boolean', default: false },
    port: { type: 'string', short: 'p' },
    host: { type: 'string', short: 'H' },
    role: { type: 'string' },
  };
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${error.message}\nUsage: npm start -- [--port 3000] [--host 127.0.0.1] [--role web|worker]`);
    process.exit(1);
  }
}

async function readConfiguration() {
  const { readConfig, configWarnings, connectedLine } = await tsImport('../read-config.ts', import.meta.url);
  const reading = readConfig(process.env);
  if (!reading.ok) {
    console.error('Cardwright cannot start with this configuration:');
    for (const problem of reading.problems) console.error(`  ${problem}`);
    process.exit(1);
  }
  for (const warning of configWarnings(reading.config)) console.error(`Note: ${warning}.`);
  startLine = connectedLine(reading.config);
  return reading.config;
}

async function buildOrExit() {
  if (!development && !(await ensureBuild(root))) process.exit(1);
}

function listen() {
  return new Promise((resolve) => {
    server.once('error', (error) => {
      console.error(whyNotListening(error));
      process.exit(1);
    });
    server.listen({ host: config.host.replace(/^\[|\]$/g, ''), port: config.port }, () => {
      // PORT=0 picks a free port: everything that names our own address must know it.
      process.env.PORT = String(server.address().port);
      resolve();
    });
  });
}

function whyNotListening(error) {
  const place = `${config.host}:${config.port}`;
  if (error.code === 'EADDRINUSE')
    return `Port ${config.port} is in use on ${config.host}. Is Cardwright already running? To use another port: PORT=${config.port + 1} npm start`;
  if (error.code === 'EACCES')
    return `Listening on ${place} is not permitted. Ports below 1024 need more rights: set PORT.`;
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `HOST ${config.host} is not an address of this machine.`;
  return `Listening on ${place} failed: ${error.message}`;
}

/** For the supervisor of the process, which asks by address: alive at `/healthz`, not ready at `/readyz`. */
function answerHealth({ url }, response) {
  const isReady = handle !== answerNotReady && !isStopping;
  if (url !== '/healthz' && (url !== '/readyz' || isReady)) return false;
  response.writeHead(url === '/healthz' ? 200 : 503, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
  response.end(url === '/healthz' ? 'alive' : isStopping ? 'stopping' : 'starting');
  return true;
}

function answerNotReady(_request, response) {
  response.writeHead(503, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Retry-After': '5',
    Refresh: '3',
    'Cache-Control': 'no-store',
    ...(isStopping && { Connection: 'close' }),
  });
  response.end(`Cardwright is ${isStopping ? 'stopping' : 'starting'}. This page opens when it is ready.\n`);
}

async function serve() {
  try {
    const { default: next } = await import('next');
    app = next({
      dev: development,
      dir: root,
      hostname: config.host,
      port: Number(process.env.PORT),
      httpServer: server,
    });
    await app.prepare();
    handle = app.getRequestHandler();
  } catch (error) {
    console.error(`Cardwright could not start: ${firstCause(error)}`);
    process.exit(1);
  }
  await startProgram(...ownAddress());
  worker?.begin();
  if (startLine) console.log(`\n${startLine}`);
  console.log(`\nCardwright is at ${address()}\nCtrl-C stops it.`);
}

function startWorker() {
  // On Postgres each process hears of all others by the database.
  const onFork = (child) => config.databaseUrl === undefined && notifier().connect(ipcLink(child));
  worker = keepWorker(root, { development, onFork });
}

function firstCause(error) {
  let cause = error;
  while (cause?.cause instanceof Error) cause = cause.cause;
  return cause instanceof Error ? cause.message : String(cause);
}

function address() {
  const port = process.env.PORT;
  const any = ['0.0.0.0', '::', '[::]'].includes(config.host);
  const host = config.host.includes(':') && !config.host.startsWith('[') ? `[${config.host}]` : config.host;
  return config.publicUrl ?? `http://${any ? 'localhost' : host}:${port}`;
}

/** For a request to this process: where it listens, and the URL that people open. */
function ownAddress() {
  const { address: host, family, port } = server.address();
  const isAny = host === '0.0.0.0' || host === '::';
  return [isAny ? (family === 'IPv6' ? '::1' : '127.0.0.1') : host, port, address()];
}

/** Requests that have begun are answered, while the worker ends its work; then the database is closed. */
async function stop() {
  isStopping = true;
  handle = answerNotReady;
  await Promise.all([worker?.stop(), drain()]);
  await globalThis.cardwrightStop?.();
  await app?.close();
}

/** Takes no more connections, and closes each one when its request is answered. Event streams last until the deadline. */
async function drain() {
  if (!server?.listening) return;
  const closed = new Promise((resolve) => server.close(resolve));
  const closing = setInterval(() => server.closeIdleConnections(), 50);
  await Promise.race([closed, delay(DRAIN_MS)]);
  clearInterval(closing);
  server.closeAllConnections();
  await closed;
}
