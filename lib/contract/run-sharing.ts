import { inEnglish } from '@/lib/words/say-kept';
import { EXTERNAL_ACCESS, RECIPIENT_ACCESS, WORKSPACE_ACCESS } from './enums';
import { sharingOptions } from './sharing-options';
import * as z from './zod';

/** `PATCH /api/generations/:id/sharing`: what is given changes; `emailOptions` as a whole, without recipients to nobody. */
export const sharingChange = sharingOptions.refine(
  (change) => Object.keys(change).length > 0,
  inEnglish('must name what to change'),
);
export type SharingChange = z.infer<typeof sharingChange>;

/** `GET /api/generations/:id/sharing`, and the answer to a change: who may open the deck of a Practice run from now on. */
export const runSharing = z.object({
  workspaceAccess: z.enum(WORKSPACE_ACCESS),
  externalAccess: z.enum(EXTERNAL_ACCESS),
  recipients: z.array(z.string()),
  /** Null where there are no recipients. */
  recipientAccess: z.enum(RECIPIENT_ACCESS).nullable(),
  /** Whether people have to sign in: without that whoever reaches the program is its owner, and sees every deck. */
  signsIn: z.boolean(),
});
export type RunSharing = z.infer<typeof runSharing>;
