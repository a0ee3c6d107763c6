import * as z from './zod';

// The essential members of a response (the id, the state) are required; an optional member of the wrong type counts as
// missing. An id that was paid for must not be lost because `warnings` is null.
const text = z.string().optional().catch(undefined);
const number = z.number().optional().catch(undefined);

/** docs/spec/interface.md#2.7. A service may add `warnings`, one string (docs/spec/settled-points.md#16.1). */
export const startResponse = z.looseObject({ generationId: z.string().min(1), warnings: text });

/** docs/spec/interface.md#2.8. */
export const credits = z.looseObject({ deducted: number, remaining: number });

export const errorBody = z.looseObject({ message: z.string(), statusCode: number });

/**
 * docs/spec/interface.md#2.8, parsed leniently: an unknown `status` is kept unchanged, and the export link is read
 * under any of its historical names (docs/spec/settled-points.md#16.3).
 */
export const statusRecord = z.looseObject({
  /** Not needed: the request named it. */
  generationId: text,
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

/** docs/spec/interface.md#7, the 404 of a status request: also a free way to read the balance. */
export const notFoundBody = z.looseObject({
  message: z.string().catch(''),
  statusCode: number,
  credits: credits.optional().catch(undefined),
});

export type StatusRecord = z.infer<typeof statusRecord>;
