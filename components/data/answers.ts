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
  draftIsNewer,
  draftKept,
  draftPage,
  draftRecord,
  preset,
  presetList,
  routeError,
  run,
  runPage,
  savedTemplate,
  submitted,
  templatePage,
} from '@/lib/contract/composer';
export { pastCredits } from '@/lib/contract/estimate';
export { binAnswer, bulkAnswer, familyAnswer, importAnswer } from '@/lib/contract/history';
export { folderList, themeList } from '@/lib/contract/lists';
export { savedView, savedViewList } from '@/lib/contract/saved-view';
export { settings } from '@/lib/contract/settings';

/** Whatever it is: only that there was one counts. */
export const anyAnswer = z.unknown();
