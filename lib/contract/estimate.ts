import { FORMATS, IMAGE_SOURCES } from './enums';
import { LIMITS } from './limits';
import { OPERATIONS } from './run-words';
import { oneOf, target } from './text';
import * as z from './zod';

/**
 * `GET /api/estimate`: the attributes that make the prices of runs comparable. A template has no format or image
 * source.
 */
export const estimateQuery = z.object({
  target,
  operation: oneOf(OPERATIONS),
  format: oneOf(FORMATS).optional(),
  imageSource: oneOf(IMAGE_SOURCES).optional(),
  imageModel: z.string().max(LIMITS.openList).optional(),
});
export type EstimateQuery = z.output<typeof estimateQuery>;

/** The minimum number of runs for an estimate. */
export const RUNS_FOR_A_FIGURE = 5;

const creditSpan = z.object({ low: z.number(), high: z.number() });

/**
 * The cost of the person's own similar runs, from the tenth to the ninetieth percentile; null if there are too few. In
 * credits per card, or per run if the service decides how many cards a template makes.
 */
export const pastCredits = z.object({
  runs: z.number(),
  perCard: creditSpan.nullable(),
  perRun: creditSpan.nullable(),
});
export type PastCredits = z.infer<typeof pastCredits>;

/** `GET /api/estimate/time`: the attributes that make the durations of runs comparable. */
export const timeQuery = estimateQuery.pick({ target: true, operation: true, format: true });
export type TimeQuery = z.output<typeof timeQuery>;

/** The duration of similar runs in seconds, as a range that covers most of them; null if there are too few. */
export const pastTime = z.object({ time: z.object({ from: z.number(), to: z.number() }).nullable() });
export type PastTime = z.infer<typeof pastTime>;
