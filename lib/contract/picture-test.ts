import { PHOTO_PROVIDERS } from './picture-sources';
import * as z from './zod';

/** What `POST /api/pictures/test` can test. */
export const pictureTestRequest = z.strictObject({ source: z.enum(['model', ...PHOTO_PROVIDERS]) });
export type PictureTestSource = z.output<typeof pictureTestRequest>['source'];

/** One request to the image model or a photo source. */
export const pictureTest = z.object({
  ok: z.boolean(),
  milliseconds: z.number(),
  /** Why it failed, as a clause in English; null if it passed. */
  reason: z.string().nullable(),
});
export type PictureTest = z.infer<typeof pictureTest>;
