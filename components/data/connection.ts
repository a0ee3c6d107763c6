import { Listeners, listenTo } from '@/lib/listeners';

/** `silent`: the server did not respond to a request. */
type Connection = 'here' | 'silent';

/** Served from memory, and without signing in. */
const PROBE_URL = '/api/settings';
const TIMEOUT_MS = 8000;
/** Delays between retries while the server is unreachable, in milliseconds. */
const RETRY_MS = [2000, 3000, 5000, 10_000];
/** Statuses of a reverse proxy when the server behind it does not respond. */
const GATEWAY_STATUSES = [502, 503, 504];

let state: Connection = 'here';
let pending: Promise<boolean> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;
const listeners = new Listeners(() => {
  const stop = listenTo(window, ['online', 'offline', 'focus'], recheck);
  // The browser may have gone offline before anyone was subscribed.
  if (!navigator.onLine) void isAnswering();
  return () => {
    stop();
    clearTimeout(timer);
  };
});

export function connection(): Connection {
  return state;
}

/**
 * Whether navigation might fail: the server did not respond (`silent`), or the browser reports that it is offline,
 * which does not necessarily affect this server (`unsure`).
 */
export function isInDoubt(): 'silent' | 'unsure' | null {
  if (state === 'silent') return 'silent';
  return navigator.onLine ? null : 'unsure';
}

/** Subscribes to changes; returns the unsubscribe function. The browser's online and offline events trigger a check. */
export const subscribe = listeners.subscribe;

/**
 * Call after a request without a response: sends one more small, harmless request to see whether the server is
 * reachable.
 */
export function reportUnreachable(): void {
  if (state === 'here' && !listeners.isEmpty) void isAnswering();
}

/**
 * Whether the server responds. The browser's offline state proves nothing, because the server is often this machine.
 * Concurrent calls share one request.
 */
export function isAnswering(): Promise<boolean> {
  clearTimeout(timer);
  pending ??= probe().then((isHere) => {
    pending = null;
    failures = isHere ? 0 : failures + 1;
    setState(isHere ? 'here' : 'silent');
    if (!isHere && !listeners.isEmpty)
      timer = setTimeout(() => void isAnswering(), RETRY_MS[Math.min(failures, RETRY_MS.length) - 1]);
    return isHere;
  });
  return pending;
}

async function probe(): Promise<boolean> {
  try {
    const { status } = await fetch(PROBE_URL, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return !GATEWAY_STATUSES.includes(status);
  } catch {
    return false;
  }
}

function recheck(event: Event): void {
  if (event.type !== 'focus' || state === 'silent') void isAnswering();
}

function setState(next: Connection): void {
  if (next === state) return;
  state = next;
  listeners.notify();
}
