import { z } from 'zod';
import { EXTERNAL_ACCESS, RECIPIENT_ACCESS, WORKSPACE_ACCESS } from './enums';
import { LIMITS } from './limits';
import { oneOf } from './text';

/** Interface 2.6. */
export const sharingOptions = z.strictObject({
  workspaceAccess: oneOf(WORKSPACE_ACCESS).optional(),
  externalAccess: oneOf(EXTERNAL_ACCESS).optional(),
  emailOptions: z
    .strictObject({
      recipients: z
        .array(z.email('must be an e-mail address').max(LIMITS.email), 'must be an array of e-mail addresses')
        .max(LIMITS.recipients, `must have at most ${LIMITS.recipients} entries`)
        .optional(),
      access: oneOf(RECIPIENT_ACCESS).optional(),
    })
    .optional(),
});

export type SharingOptions = z.infer<typeof sharingOptions>;
