import { setTimeout as sleep } from 'node:timers/promises';
import { type Check, type Context, NotConforming } from './check';
import { GENERATION_CHECKS } from './generation-checks';
import { LIST_CHECKS } from './list-checks';
import { isOurEngine, OPENAPI_CHECKS } from './openapi-checks';
import { type Fetch, Probe } from './probe';
import { REFUSAL_CHECKS } from './refusal-checks';
import { STATUS_CHECKS } from './status-checks';
import { VALIDATION_CHECKS } from './validation-checks';

export type CheckResult = { name: string; ok: boolean; detail: string };

export const ALL_CHECKS: readonly Check[] = [
  ...OPENAPI_CHECKS,
  ...REFUSAL_CHECKS,
  ...LIST_CHECKS,
  ...VALIDATION_CHECKS,
  ...STATUS_CHECKS,
  ...GENERATION_CHECKS,
];

export type ConformanceOptions = {
  /** With or without `/v1.0`. */
  baseUrl: string;
  apiKey: string;
  fetch?: Fetch;
  /**
   * Whether the server is the embedded engine and is checked against docs/spec/settled-points.md as well. By default
   * read from its OpenAPI document.
   */
  isEngine?: boolean;
  /** Called with each result as it comes. */
  onResult?: (result: CheckResult) => void;
  /** Waits between two polls, in milliseconds; for tests. */
  wait?: (ms: number) => Promise<void>;
};

/**
 * Runs the interface against a server from outside. It starts a few small generations, which cost credits. Never
 * throws: an unreachable service is a failed check.
 */
export async function runConformance(options: ConformanceOptions): Promise<CheckResult[]> {
  const probe = new Probe({
    baseUrl: options.baseUrl,
    apiKey: options.apiKey,
    fetch: options.fetch ?? ((request) => fetch(request)),
  });
  const isEngine = options.isEngine ?? (await isOurEngine(probe));
  const context: Context = {
    probe,
    isEngine,
    madeArtifactId: null,
    wait: options.wait ?? ((ms) => sleep(ms)),
    deadlineMs: isEngine ? 60_000 : 600_000,
  };
  const results: CheckResult[] = [];
  for (const check of ALL_CHECKS) {
    if (check.engineOnly && !isEngine) continue;
    const result = await judge(check, context);
    results.push(result);
    options.onResult?.(result);
  }
  return results;
}

async function judge(check: Check, context: Context): Promise<CheckResult> {
  try {
    return { name: check.name, ok: true, detail: (await check.run(context)) ?? '' };
  } catch (error) {
    const detail = error instanceof NotConforming ? error.message : `could not be judged: ${describe(error)}`;
    return { name: check.name, ok: false, detail };
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `${error.message}${cause}`;
}
