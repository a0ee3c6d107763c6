import * as z from './zod';

/** What a run cost, and the balance after it. Null if unknown. */
export const runCredits = z.object({ deducted: z.number().nullable(), remaining: z.number().nullable() });
