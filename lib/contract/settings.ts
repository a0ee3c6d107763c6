import { TARGETS } from './run-words';
import * as z from './zod';

/** How a service is spoken to: what a request that a person sends by themselves must carry. Never a key. */
const wireFacts = z.object({
  /** With the version, without a slash at the end. */
  address: z.string(),
  /** Its word for an artifact, as in `artifactId`. */
  artifactWord: z.string(),
  /** Its values of `imageOptions.source`, where they are not the interface's. */
  sources: z.record(z.string(), z.string()),
});
export type WireFacts = z.infer<typeof wireFacts>;

/** `GET /api/settings`: what the page must know before it can offer anything. */
export const settings = z.object({
  targets: z.array(z.enum(TARGETS)),
  /** Whether a language model writes the engine's cards; without one `preserve` stands first. */
  modelConnected: z.boolean(),
  maxCards: z.object({ practice: z.number(), live: z.number() }),
  /** Null for a target that cannot be sent to. */
  wire: z.object({ practice: wireFacts.nullable(), live: wireFacts.nullable() }),
});
export type Settings = z.infer<typeof settings>;
