import { z } from './zod';

/** Interface 2.7. A service may add `warnings`, one string (field notes). */
export const startResponse = z.looseObject({ generationId: z.string().min(1), warnings: z.string().optional() });

/** Interface 2.8. */
export const credits = z.looseObject({ deducted: z.number().optional(), remaining: z.number().optional() });

export const errorBody = z.looseObject({ message: z.string(), statusCode: z.number().optional() });

/**
 * Interface 2.8, leniently: a `status` that is not in the interface is kept as it came, the export link is
 * read under any of the names it has had (field notes).
 */
export const statusRecord = z.looseObject({
  generationId: z.string(),
  status: z.string(),
  artifactId: z.string().optional(),
  artifactUrl: z.string().optional(),
  credits: credits.optional(),
  exportUrl: z.string().optional(),
  pdfUrl: z.string().optional(),
  pptxUrl: z.string().optional(),
  warnings: z.string().optional(),
  error: errorBody.optional(),
});

/** Interface 7, the 404 of a status read: the free balance read. */
export const notFoundBody = z.looseObject({
  message: z.string(),
  statusCode: z.number().optional(),
  credits: credits.optional(),
});

export type StatusRecord = z.infer<typeof statusRecord>;
