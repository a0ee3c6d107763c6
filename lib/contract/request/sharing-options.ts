import { englishMessage } from '@/lib/words/stored-messages';
import { EXTERNAL_ACCESS, RECIPIENT_ACCESS, WORKSPACE_ACCESS } from '../enums';
import { LIMITS } from '../limits';
import { listOf, members } from '../members';
import { oneOf, words, wrongType } from '../text';
import * as z from '../zod';

const emailAddress = z
  .string({ error: wrongType(englishMessage('must be an e-mail address')) })
  .max(LIMITS.email, {
    message: englishMessage('must be at most {max} characters', { max: LIMITS.email }),
    abort: true,
  })
  .pipe(z.email(englishMessage('must be an e-mail address')).max(LIMITS.email));

/** docs/spec/interface.md#2.6. */
export const sharingOptions = members({
  workspaceAccess: oneOf(WORKSPACE_ACCESS).describe('What people of the workspace can do.').optional(),
  externalAccess: oneOf(EXTERNAL_ACCESS).describe('What anyone with the link can do.').optional(),
  emailOptions: members({
    recipients: listOf(
      emailAddress,
      LIMITS.recipients,
      englishMessage('must be an array of e-mail addresses'),
    ).optional(),
    access: oneOf(RECIPIENT_ACCESS).describe('What recipients can do.').optional(),
  }).optional(),
});

export type SharingOptions = z.infer<typeof sharingOptions>;

/** docs/spec/interface.md#2.4, #2.5: empty and duplicate entries are accepted and merged (`relevance.ts`). */
export const folderIds = listOf(
  words(LIMITS.id),
  LIMITS.folderIds,
  englishMessage('must be an array of strings'),
).describe('The ids of the folders that the deck is in.');
