import * as z from '@/lib/contract/zod';

/**
 * Schemas of all `/api` responses, in one module so that they load together with the first response: the schema library
 * is larger than the form, which must be usable without it.
 */
export { apiTokens, tokenMade } from '@/lib/contract/api-tokens';
export { batch, batchCheck, batchPage, batchRowPage } from '@/lib/contract/batches';
export {
  balance,
  cardAnswer,
  deckAnswer,
  deleted,
  lastAnswer,
  mayHaveBeenSent,
  routeError,
  run,
  runPage,
  submitted,
  unsettledAnswer,
} from '@/lib/contract/composer';
export { connectionSaved, connectionTest, localModels } from '@/lib/contract/connections';
export { draftIsNewer, draftKept, draftPage, draftRecord } from '@/lib/contract/drafts';
export { pastCredits, pastTime } from '@/lib/contract/estimate';
export { binAnswer, bulkAnswer, countAnswer, familyAnswer, importAnswer } from '@/lib/contract/history';
export { folderList, themeList } from '@/lib/contract/lists';
export { liveCard, liveDeck, liveHeadings } from '@/lib/contract/live-run';
export { outlineAnswer, outlineSaved } from '@/lib/contract/outlines';
export { uploadedAnswer } from '@/lib/contract/picture-sources';
export { preset, presetList } from '@/lib/contract/presets';
export { rewriteList, rewriteStarted } from '@/lib/contract/rewrites';
export { runSharing } from '@/lib/contract/run-sharing';
export { runSources } from '@/lib/contract/run-sources';
export { savedView, savedViewList } from '@/lib/contract/saved-view';
export { settings, signedInDevices } from '@/lib/contract/settings';
export { savedTemplate, templatePage } from '@/lib/contract/templates';
export { webhookDeliveries, webhookMade, webhooks } from '@/lib/contract/webhooks';

/** For calls where only the arrival of a response matters. */
export const anyAnswer = z.unknown();
