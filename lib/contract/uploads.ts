import * as z from './zod';

/** `POST /api/pictures`: the address of the picture in a text. */
export const uploadedAnswer = z.object({ address: z.string() });
