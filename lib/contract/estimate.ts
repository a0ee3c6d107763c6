import { inEnglish } from '@/lib/words/say-kept';
import { FORMATS, IMAGE_SOURCES } from './enums';
import { LIMITS } from './limits';
import { OPERATIONS, TARGETS } from './run-words';
import * as z from './zod';

/** `GET /api/estimate`: what runs are alike in when it comes to their price. A template has no format or source. */
export const estimateQuery = z.object({
  target: z.enum(TARGETS, inEnglish('must be one of {values}', { values: TARGETS.join(', ') })),
  operation: z.enum(OPERATIONS, inEnglish('must be one of {values}', { values: OPERATIONS.join(', ') })),
  format: z.enum(FORMATS, inEnglish('must be one of {values}', { values: FORMATS.join(', ') })).optional(),
  imageSource: z
    .enum(IMAGE_SOURCES, inEnglish('must be one of {values}', { values: IMAGE_SOURCES.join(', ') }))
    .optional(),
  imageModel: z
    .string()
    .max(LIMITS.openList, inEnglish('must be at most {max} characters', { max: LIMITS.openList }))
    .optional(),
});
export type EstimateQuery = z.output<typeof estimateQuery>;

/** Fewer runs than this say little: no figure is made of them. */
export const RUNS_FOR_A_FIGURE = 5;

const creditSpan = z.object({ low: z.number(), high: z.number() });

/**
 * What the person's own similar runs cost, from the tenth to the ninetieth percentile; null for too few of them. Credits
 * a card, or a run where the service decides how many cards a template makes.
 */
export const pastCredits = z.object({
  runs: z.number(),
  perCard: creditSpan.nullable(),
  perRun: creditSpan.nullable(),
});
export type PastCredits = z.infer<typeof pastCredits>;

/** `GET /api/estimate/time`: what runs are alike in when it comes to how long they take. */
export const timeQuery = estimateQuery.pick({ target: true, operation: true, format: true });
export type TimeQuery = z.output<typeof timeQuery>;

/** Seconds that one's own runs took that were alike: from where most had begun to end, to where most had; null for too few. */
export const pastTime = z.object({ time: z.object({ from: z.number(), to: z.number() }).nullable() });
export type PastTime = z.infer<typeof pastTime>;
