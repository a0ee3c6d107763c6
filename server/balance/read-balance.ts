import 'server-only';
import type { Balance } from '@/lib/contract/composer';
import type { Target } from '@/lib/contract/run-words';
import { log } from '../log/log';
import { perProcess } from '../per-process';
import type { Generations } from '../runs/context';
import type { BalanceReading, ServiceClient } from '../service/client';
import { keepBalance, newestBalance } from './store';

/** How long a figure is shown before the service is asked again, in milliseconds. */
const FRESH_MS = 60_000;
/**
 * Pause after a failed read before the service is asked again, in milliseconds, however many pages need the balance.
 */
const RETRY_AFTER_MS = 15_000;

type Deps = Pick<Generations, 'db' | 'now' | 'service'>;
type Reads = { running: Promise<unknown> | null; troubleUntil: number };

/** Keyed by database, so that tests do not share it. */
const allReads = perProcess('cardwrightBalanceReads', () => new WeakMap<object, Map<Target, Reads>>());

/**
 * The newest known figure of a target, without a call to a remote service. The engine is always asked: it is in this
 * process, and the effect of a top-up or a run must be visible at once.
 */
export async function knownBalance(deps: Deps, target: Target): Promise<Balance> {
  if (target === 'local') return readBalance(deps, target);
  return (await newestBalance(deps.db, target)) ?? UNKNOWN;
}

/**
 * The newest known figure of a target. A remote service is asked if the figure is older than `maxAgeMs` or missing;
 * concurrent readers share a call.
 */
export async function readBalance(deps: Deps, target: Target, { maxAgeMs = FRESH_MS } = {}): Promise<Balance> {
  const service = deps.service(target);
  const known = await newestBalance(deps.db, target);
  if (service && (maxAgeMs === 0 || target === 'local' || !isUsable(deps, target, known, maxAgeMs))) {
    await shareRead(deps, service, target);
    return (await newestBalance(deps.db, target)) ?? UNKNOWN;
  }
  return known ?? UNKNOWN;
}

/** Asks the service and stores the figure. `signal`: nothing is stored once it is aborted. */
export async function askBalance(
  deps: Deps,
  service: ServiceClient,
  target: Target,
  signal?: AbortSignal,
): Promise<BalanceReading> {
  const askedAt = deps.now();
  const reading = await service.readBalance(signal);
  const { remaining } = reading;
  if (remaining !== null && !signal?.aborted)
    await keepBalance(deps.db, { target, remaining, at: deps.now(), askedAt });
  return reading;
}

const UNKNOWN: Balance = { remaining: null, asOf: null };

function isUsable(deps: Deps, target: Target, known: { asOf: string } | null, maxAgeMs: number): boolean {
  const now = deps.now().getTime();
  const isFresh = known !== null && now - Date.parse(known.asOf) < maxAgeMs;
  return isFresh || now < readsOf(deps, target).troubleUntil;
}

/** Concurrent callers share one read, so it is not aborted together with the request that started it. */
async function shareRead(deps: Deps, service: ServiceClient, target: Target): Promise<void> {
  const reads = readsOf(deps, target);
  reads.running ??= askBalance(deps, service, target)
    .then(({ remaining }) => {
      reads.troubleUntil = remaining === null ? deps.now().getTime() + RETRY_AFTER_MS : 0;
    })
    .finally(() => {
      reads.running = null;
    });
  await reads.running;
}

function readsOf({ db }: Deps, target: Target): Reads {
  const ofDatabase = allReads().get(db) ?? new Map<Target, Reads>();
  allReads().set(db, ofDatabase);
  const reads = ofDatabase.get(target) ?? { running: null, troubleUntil: 0 };
  ofDatabase.set(target, reads);
  return reads;
}

/**
 * Reads the remote balance before the first page needs it. Never throws, and nothing waits for it: an unreachable
 * service does not delay the start. `signal`: the program stops.
 */
export async function readBalanceAtStart(open: () => Promise<Generations>, signal: AbortSignal): Promise<void> {
  try {
    const deps = await open();
    const service = deps.service('remote');
    if (!service) return;
    const { remaining, httpStatus } = await askBalance(deps, service, 'remote', signal);
    if (remaining === null && !signal.aborted)
      log.warn({ httpStatus }, 'the remote service did not report its balance at start');
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, 'the balance could not be read at the start');
  }
}
