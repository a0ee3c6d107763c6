// Watches the program from a separate process, so that the attacker's work does not disturb the measurement: how long
// a cheap request waits, and how much memory the program and its children use. Arguments: the URL to request, the pid
// of the program. Each message from the parent is answered with the figures since the previous one.
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';

const [address, pid] = process.argv.slice(2);
const INTERVAL_MS = 50;
const PAGE_BYTES = 4096;
const TIMEOUT_MS = 120_000;

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let figures = empty();
let askedAt = null;

function empty() {
  return { waits: [], failed: 0, peakBytes: 0, lastBytes: 0 };
}

function ask() {
  askedAt = performance.now();
  const done = (failed) => {
    if (askedAt === null) return;
    figures.waits.push(performance.now() - askedAt);
    if (failed) figures.failed += 1;
    askedAt = null;
    setTimeout(ask, INTERVAL_MS);
  };
  const request = get(address, { agent, timeout: TIMEOUT_MS }, (response) => {
    response.resume();
    response.on('end', () => done(response.statusCode !== 200));
    response.on('error', () => done(true));
  });
  request.on('timeout', () => request.destroy(new Error('timeout')));
  request.on('error', () => done(true));
}

function measureMemory() {
  const bytes = treeBytes(Number(pid));
  figures.lastBytes = bytes;
  figures.peakBytes = Math.max(figures.peakBytes, bytes);
}

/** Resident bytes of a process and all its descendants; shared pages count once for each. */
function treeBytes(root) {
  const children = new Map();
  const resident = new Map();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'latin1');
      // The command is in parentheses and may contain spaces: the fields are counted after it.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const parent = Number(fields[1]);
      children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
      resident.set(Number(name), Number(fields[21]) * PAGE_BYTES);
    } catch {
      // It ended during the read.
    }
  }
  const sum = (id) => (resident.get(id) ?? 0) + (children.get(id) ?? []).map(sum).reduce((a, b) => a + b, 0);
  return sum(root);
}

process.on('message', () => {
  measureMemory();
  // A pending request counts with its wait so far.
  const pending = askedAt === null ? [] : [performance.now() - askedAt];
  process.send({ ...figures, waits: [...figures.waits, ...pending] });
  figures = empty();
});
// The parent may end without a message.
process.on('disconnect', () => process.exit(0));
setInterval(measureMemory, INTERVAL_MS);
ask();
