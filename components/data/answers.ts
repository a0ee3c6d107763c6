import * as z from '@/lib/contract/zod';

/**
 * The shapes of what `/api` answers, in one place so that they are loaded together, with the first answer: the schema
 * library weighs more than the form, and one can type without it.
 */
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
} from '@/lib/contract/composer';
export { draftIsNewer, draftKept, draftPage, draftRecord } from '@/lib/contract/drafts';
export { pastCredits, pastTime } from '@/lib/contract/estimate';
export { binAnswer, bulkAnswer, countAnswer, familyAnswer, importAnswer } from '@/lib/contract/history';
export { folderList, themeList } from '@/lib/contract/lists';
export { preset, presetList } from '@/lib/contract/presets';
export { runSharing } from '@/lib/contract/run-sharing';
export { savedView, savedViewList } from '@/lib/contract/saved-view';
export { signedInDevices } from '@/lib/contract/sessions';
export { settings } from '@/lib/contract/settings';
export { savedTemplate, templatePage } from '@/lib/contract/templates';

/** Whatever it is: only that there was one counts. */
export const anyAnswer = z.unknown();
