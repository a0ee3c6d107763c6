import { englishMessage } from '@/lib/words/stored-messages';
import { EXTERNAL_ACCESS, RECIPIENT_ACCESS, WORKSPACE_ACCESS } from './enums';
import { sharingOptions } from './request/sharing-options';
import * as z from './zod';

/**
 * `PATCH /api/generations/:id/sharing`: changes the given members. `emailOptions` is replaced as a whole; without
 * recipients it removes all.
 */
export const sharingChange = sharingOptions.refine(
  (change) => Object.keys(change).length > 0,
  englishMessage('is not valid'),
);
export type SharingChange = z.infer<typeof sharingChange>;

/** `GET /api/generations/:id/sharing`, and the response to a change: who may open the deck of a local run. */
export const runSharing = z.object({
  workspaceAccess: z.enum(WORKSPACE_ACCESS),
  externalAccess: z.enum(EXTERNAL_ACCESS),
  recipients: z.array(z.string()),
  /** Null without recipients. */
  recipientAccess: z.enum(RECIPIENT_ACCESS).nullable(),
  /** Whether sign-in is on. If it is off, anyone who can reach the server is its owner and can open every deck. */
  signsIn: z.boolean(),
});
export type RunSharing = z.infer<typeof runSharing>;
