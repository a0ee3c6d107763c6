/** `silent`: the server was asked, and did not answer. */
type Connection = 'here' | 'silent';

/** Answered from memory by the server, and by anybody who is signed in or not. */
const ASKED = '/api/settings';
const PATIENCE_MS = 8000;
/** Between two questions while nothing is heard, in milliseconds. */
const PACE = [2000, 3000, 5000, 10_000];
/** What stands before a server answers so when the server does not. */
const GATEWAY = [502, 503, 504];

let state: Connection = 'here';
let question: Promise<boolean> | null = null;
let again: ReturnType<typeof setTimeout> | undefined;
let failures = 0;
const listeners = new Set<() => void>();

export function connection(): Connection {
  return state;
}

/**
 * Whether a page that is gone to now may not come: the server did not answer (`silent`), or the browser says that it is
 * offline, which need not mean the server (`unsure`).
 */
export function isInDoubt(): 'silent' | 'unsure' | null {
  if (state === 'silent') return 'silent';
  return navigator.onLine ? null : 'unsure';
}

/** Tells of each change; gives the way to stop. The browser's own word counts too: it is asked then what is true. */
export function follow(listener: () => void): () => void {
  if (listeners.size === 0) for (const name of ['online', 'offline', 'focus']) window.addEventListener(name, doubt);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    for (const name of ['online', 'offline', 'focus']) window.removeEventListener(name, doubt);
    clearTimeout(again);
  };
}

/** A call to the server got no answer: one more, small and harmless, tells whether that was all. */
export function heardNothing(): void {
  if (state === 'here' && listeners.size > 0) void isAnswering();
}

/**
 * Asks the server. That a browser calls itself offline is no proof: the server is often this machine. One question at
 * a time, however many ask.
 */
export function isAnswering(): Promise<boolean> {
  clearTimeout(again);
  question ??= ask().then((isHere) => {
    question = null;
    failures = isHere ? 0 : failures + 1;
    tell(isHere ? 'here' : 'silent');
    if (!isHere && listeners.size > 0)
      again = setTimeout(() => void isAnswering(), PACE[Math.min(failures, PACE.length) - 1]);
    return isHere;
  });
  return question;
}

async function ask(): Promise<boolean> {
  try {
    const { status } = await fetch(ASKED, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
    return !GATEWAY.includes(status);
  } catch {
    return false;
  }
}

function doubt(event: Event): void {
  if (event.type !== 'focus' || state === 'silent') void isAnswering();
}

function tell(next: Connection): void {
  if (next === state) return;
  state = next;
  for (const listener of [...listeners]) listener();
}
