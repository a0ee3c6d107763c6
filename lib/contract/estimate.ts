import { englishMessage } from '@/lib/words/stored-messages';
import { FORMATS, IMAGE_SOURCES } from './enums';
import { LIMITS } from './limits';
import { currentTarget, OPERATIONS, TARGETS } from './run-words';
import * as z from './zod';

/**
 * `GET /api/estimate`: the attributes that make the prices of runs comparable. A template has no format or image
 * source.
 */
export const estimateQuery = z.object({
  target: z.preprocess(
    currentTarget,
    z.enum(TARGETS, englishMessage('must be one of {values}', { values: TARGETS.join(', ') })),
  ),
  operation: z.enum(OPERATIONS, englishMessage('must be one of {values}', { values: OPERATIONS.join(', ') })),
  format: z.enum(FORMATS, englishMessage('must be one of {values}', { values: FORMATS.join(', ') })).optional(),
  imageSource: z
    .enum(IMAGE_SOURCES, englishMessage('must be one of {values}', { values: IMAGE_SOURCES.join(', ') }))
    .optional(),
  imageModel: z
    .string()
    .max(LIMITS.openList, englishMessage('must be at most {max} characters', { max: LIMITS.openList }))
    .optional(),
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
