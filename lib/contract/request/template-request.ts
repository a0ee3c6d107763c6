import { EXPORTS } from '../enums';
import { LIMITS } from '../limits';
import { members } from '../members';
import { oneOf, words } from '../text';
import type * as z from '../zod';
import { folderIds, sharingOptions } from './sharing-options';

/** docs/spec/interface.md#2.5, strict. `artifactId` is the neutral name for the service's own on the wire. */
export const templateRequest = members({
  artifactId: words(LIMITS.id),
  prompt: words(LIMITS.prompt),
  themeId: words(LIMITS.id).optional(),
  folderIds: folderIds.optional(),
  exportAs: oneOf(EXPORTS).optional(),
  imageOptions: members({ model: words(LIMITS.openList).optional(), style: words(LIMITS.words).optional() }).optional(),
  sharingOptions: sharingOptions.optional(),
});

export type TemplateRequest = z.infer<typeof templateRequest>;
