import { LIMITS } from './limits';
import * as z from './zod';

// The engine's responses exactly as documented in docs/spec/settled-points.md#5, for the documentation and the
// conformance tests. Clients parse responses with the lenient schemas of `status.ts` and `lists.ts` instead.

const warnings = z.string().describe('One sentence a line; only when there are some.');
const settledCredits = z.strictObject({ deducted: z.int().min(0), remaining: z.int() });

/** docs/spec/interface.md#2.7. */
export const startAnswer = z.strictObject({ generationId: z.string(), warnings: warnings.optional() });

/** docs/spec/interface.md#2.8, `pending`: exactly these two members. */
export const pendingAnswer = z.strictObject({ generationId: z.string(), status: z.literal('pending') });

/** docs/spec/interface.md#2.8, `completed`. */
export const completedAnswer = z.strictObject({
  generationId: z.string(),
  status: z.literal('completed'),
  artifactId: z.string(),
  artifactUrl: z.url(),
  credits: settledCredits,
  exportUrl: z
    .url()
    .describe('The exported file, when exportAs was given: signed, needs no key, lives 7 days, then 404.')
    .optional(),
  warnings: warnings.optional(),
});

/** A failed generation; its credits were refunded. */
const failedAnswer = z.strictObject({
  generationId: z.string(),
  status: z.literal('failed'),
  error: z.strictObject({ message: z.string(), statusCode: z.int() }),
  credits: settledCredits,
});

export const statusAnswer = z.discriminatedUnion('status', [pendingAnswer, completedAnswer, failedAnswer]);

/** docs/spec/interface.md#7. */
export const errorAnswer = z.strictObject({ message: z.string(), statusCode: z.int() });

/** docs/spec/interface.md#7, the 404 of a status request. */
export const notFoundAnswer = z.strictObject({
  message: z.string(),
  statusCode: z.literal(404),
  credits: z.strictObject({ deducted: z.literal(0), remaining: z.int() }),
});

/** docs/spec/interface.md#2.3. */
function listAnswer<Item extends z.ZodType>(item: Item) {
  return z.strictObject({
    data: z.array(item).max(LIMITS.listLimit.max),
    hasMore: z.boolean(),
    nextCursor: z.string().nullable(),
  });
}

/** docs/spec/interface.md#2.1. */
export const folderListAnswer = listAnswer(z.strictObject({ id: z.string(), name: z.string() }));

/** docs/spec/interface.md#2.2. */
export const themeListAnswer = listAnswer(
  z.strictObject({
    id: z.string(),
    name: z.string(),
    type: z.enum(['standard', 'custom']),
    colorKeywords: z.array(z.string()),
    toneKeywords: z.array(z.string()),
  }),
);
