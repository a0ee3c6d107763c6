import 'server-only';
import type { Balance } from '@/lib/contract/composer';
import type { Target } from '@/lib/contract/run-words';
import type { Generations } from '../runs/context';
import type { BalanceReading, ServiceClient } from '../service/client';
import { keepBalance, newestBalance } from './store';

/** How long a figure is shown before the service is asked again. */
const FRESH_MS = 60_000;
/** How long the service is not asked again after a failure, however many pages need it. */
const TROUBLE_MS = 15_000;

type World = Pick<Generations, 'db' | 'now' | 'service'>;
type Reads = { running: Promise<unknown> | null; troubleUntil: number };

// On globalThis, because Next evaluates modules more than once; keyed by database, so that test worlds do not share
// it.
const shared = globalThis as typeof globalThis & { cardwrightBalanceReads?: WeakMap<object, Map<Target, Reads>> };

/**
 * The newest known figure of a target, without a call to a remote service. The engine is always asked: it is in this
 * process, and the effect of a top-up or a run must be visible at once.
 */
export async function knownBalance(world: World, target: Target): Promise<Balance> {
  if (target === 'local') return readBalance(world, target);
  return (await newestBalance(world.db, target)) ?? UNKNOWN;
}

/**
 * The newest known figure of a target. A remote service is asked if the figure is older than `maxAgeMs` or missing;
 * concurrent readers share a call.
 */
export async function readBalance(world: World, target: Target, { maxAgeMs = FRESH_MS } = {}): Promise<Balance> {
  const service = world.service(target);
  const known = await newestBalance(world.db, target);
  if (service && (maxAgeMs === 0 || target === 'local' || !mayStand(world, target, known, maxAgeMs))) {
    await shareRead(world, service, target);
    return (await newestBalance(world.db, target)) ?? UNKNOWN;
  }
  return known ?? UNKNOWN;
}

/** Asks the service and stores the figure. `signal`: nothing is stored once it is aborted. */
export async function askBalance(
  world: World,
  service: ServiceClient,
  target: Target,
  signal?: AbortSignal,
): Promise<BalanceReading> {
  const askedAt = world.now();
  const reading = await service.readBalance(signal);
  const { remaining } = reading;
  if (remaining !== null && !signal?.aborted)
    await keepBalance(world.db, { target, remaining, at: world.now(), askedAt });
  return reading;
}

const UNKNOWN: Balance = { remaining: null, asOf: null };

function mayStand(world: World, target: Target, known: { asOf: string } | null, maxAgeMs: number): boolean {
  const now = world.now().getTime();
  const isFresh = known !== null && now - Date.parse(known.asOf) < maxAgeMs;
  return isFresh || now < readsOf(world, target).troubleUntil;
}

/** Not aborted with the page that asked first: others wait for it too. */
async function shareRead(world: World, service: ServiceClient, target: Target): Promise<void> {
  const reads = readsOf(world, target);
  reads.running ??= askBalance(world, service, target)
    .then(({ remaining }) => {
      reads.troubleUntil = remaining === null ? world.now().getTime() + TROUBLE_MS : 0;
    })
    .finally(() => {
      reads.running = null;
    });
  await reads.running;
}

function readsOf({ db }: World, target: Target): Reads {
  shared.cardwrightBalanceReads ??= new WeakMap();
  const ofDatabase = shared.cardwrightBalanceReads.get(db) ?? new Map<Target, Reads>();
  shared.cardwrightBalanceReads.set(db, ofDatabase);
  const reads = ofDatabase.get(target) ?? { running: null, troubleUntil: 0 };
  ofDatabase.set(target, reads);
  return reads;
}
