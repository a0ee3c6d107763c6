import { isDeepStrictEqual } from 'node:util';
import { ALL_RULES } from './all-rules';
import type { Off, Rule } from './rule';

/** What a rule did while a view was made with every rule on. */
export type Calls = { all: number; matching: number };

type Switch = { rule: Rule; off: Off };

const switches = new Map<string, Switch>(
  ALL_RULES.flatMap((rule) =>
    Object.entries(rule.off).map(([name, off]) => [switchKey(rule.file, name), { rule, off }] as const),
  ),
);

let switchedOff: Rule | null = null;
let calls: Map<Rule, Calls> | null = null;
const clearings: (() => void)[] = [];

export function switchKey(file: string, name: string): string {
  return `${file}#${name}`;
}

/** Called in place of each function of a rule; `wrap-rules.ts` puts the call there. */
export function callRule(key: string, original: Off, args: unknown[]): unknown {
  const { rule, off } = switches.get(key)!;
  if (rule === switchedOff) return off(...args);
  const result = original(...args);
  if (calls) {
    const count = calls.get(rule) ?? { all: 0, matching: 0 };
    calls.set(rule, count);
    count.all += 1;
    // A rule that is known to match needs no further comparison.
    if (count.matching === 0 && !isDeepStrictEqual(result, off(...args))) count.matching = 1;
  }
  return result;
}

/** Registers how to clear a cache that keeps results of rules from one text to the next. */
export function onClear(clear: () => void): void {
  clearings.push(clear);
}

/** Clears such caches, so that each view is made as if it were the first. */
export function clearCaches(): void {
  for (const clear of clearings) clear();
}

/** Runs with a rule switched off. */
export function without<Result>(rule: Rule, run: () => Result): Result {
  switchedOff = rule;
  try {
    return run();
  } finally {
    switchedOff = null;
  }
}

/** Runs with every rule on. @returns also what each rule did; rules that were not called are missing */
export function recordingCalls<Result>(run: () => Result): { result: Result; calls: ReadonlyMap<Rule, Calls> } {
  const recorded = new Map<Rule, Calls>();
  calls = recorded;
  try {
    return { result: run(), calls: recorded };
  } finally {
    calls = null;
  }
}
