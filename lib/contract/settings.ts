import { IMAGE_SOURCES } from './enums';
import { TARGETS } from './run-words';
import * as z from './zod';

/** How to call a service directly: its URL and names. Never a key. */
const wireFacts = z.object({
  /** Includes the version; no trailing slash. */
  address: z.string(),
  /** Its name for an artifact, as in `artifactId`. */
  artifactWord: z.string(),
  /** Its values of `imageOptions.source` that differ from the interface's. */
  sources: z.record(z.string(), z.string()),
  /** The environment variable with its key in request examples; `SERVICE_API_KEY` if missing. */
  keyVariable: z.string().optional(),
});
export type WireFacts = z.infer<typeof wireFacts>;

/** `GET /api/settings`: what the page needs before it can render. */
export const settings = z.object({
  targets: z.array(z.enum(TARGETS)),
  /** Whether a language model writes the engine's cards; if not, `preserve` is the default. */
  modelConnected: z.boolean(),
  /** The language model's name as configured; null without one. */
  modelName: z.string().nullable(),
  modelCreditsPerCard: z.number(),
  /** The image sources for which the engine makes or finds pictures; for the others it draws theme art. */
  imageSources: z.array(z.enum(IMAGE_SOURCES)),
  /** Credits for a picture that the image model makes; null without one. */
  imageModelCredits: z.number().nullable(),
  maxCards: z.object({ local: z.number(), remote: z.number() }),
  /** Where a remote service can load images that were added to a text (`PUBLIC_URL`); null if nowhere. */
  publicOrigin: z.string().nullable(),
  /** Null for an unavailable target. */
  wire: z.object({ local: wireFacts.nullable(), remote: wireFacts.nullable() }),
  /** Whether people sign in. If not, anyone who can reach the server can open every local deck. */
  signsIn: z.boolean(),
});

export type Settings = z.infer<typeof settings>;

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
