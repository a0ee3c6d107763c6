import { get } from 'node:http';

/**
 * The engine's routes and a deck's page. Each evaluates three megabytes of modules at its first request, which would
 * stop the program for half a second while the first deck is made.
 */
const PATHS = ['/v1.0/openapi.json', '/a/none'];
const TIMEOUT_MS = 30_000;

/** A small route. The framework starts the program at the first request. */
const FIRST = '/api/session';

/**
 * Resolves when the program has answered a first request, so that its database is open. It exits if it cannot be opened.
 * Arguments as for `warmUp`.
 */
export async function startProgram(host, port, address) {
  await request({ host, port, path: FIRST, headers: { host: new URL(address).host } });
}

/**
 * Requests a path of each kind from the program itself, one after the other. Failures are ignored: the first request
 * of a person is then slower.
 * @param host the address that the program listens on
 * @param address the URL that people open, for the Host header
 */
export async function warmUp(host, port, address) {
  for (const path of PATHS) await request({ host, port, path, headers: { host: new URL(address).host } });
}

function request(options) {
  return new Promise((resolve) => {
    const call = get({ ...options, agent: false, timeout: TIMEOUT_MS }, (response) => {
      response.on('close', resolve);
      response.resume();
    });
    call.on('timeout', () => call.destroy());
    call.on('error', resolve);
  });
}
