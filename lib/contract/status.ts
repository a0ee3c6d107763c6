import * as z from './zod';

// What an answer is not worth without (the id, the state) must be there; of what it may add, a member of another type
// is as if it were not there. An id that was paid for is not lost over a `warnings` that is null.
const text = z.string().optional().catch(undefined);
const number = z.number().optional().catch(undefined);

/** Interface 2.7. A service may add `warnings`, one string (field notes). */
export const startResponse = z.looseObject({ generationId: z.string().min(1), warnings: text });

/** Interface 2.8. */
export const credits = z.looseObject({ deducted: number, remaining: number });

export const errorBody = z.looseObject({ message: z.string(), statusCode: number });

/**
 * Interface 2.8, leniently: a `status` that is not in the interface is kept as it came, the export link is
 * read under any of the names it has had (field notes).
 */
export const statusRecord = z.looseObject({
  generationId: z.string(),
  status: z.string(),
  artifactId: text,
  artifactUrl: text,
  credits: credits.optional().catch(undefined),
  exportUrl: text,
  pdfUrl: text,
  pptxUrl: text,
  warnings: text,
  error: errorBody.optional().catch(undefined),
});

/** Interface 7, the 404 of a status read: the free balance read. */
export const notFoundBody = z.looseObject({
  message: z.string().catch(''),
  statusCode: number,
  credits: credits.optional().catch(undefined),
});

export type StatusRecord = z.infer<typeof statusRecord>;
