import * as z from './zod';

/** A signed-in device. */
const signedInDevice = z.object({
  id: z.string(),
  /** Whether it is the device making the request. */
  isCurrent: z.boolean(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  address: z.string(),
  signedInAt: z.string(),
  lastSeenAt: z.string(),
});
export type SignedInDevice = z.infer<typeof signedInDevice>;

/** `GET /api/sessions`. */
export const signedInDevices = z.object({ data: z.array(signedInDevice) });
