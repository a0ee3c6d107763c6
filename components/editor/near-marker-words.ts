import type { NearMarkerKind } from '@/lib/contract/request/near-markers';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';

/** Why a line that looks like a marker does not split, or splits in the wrong place. */
export const NEAR_MARKER_WORDS = perLocale<Record<NearMarkerKind, string>>(() => ({
  spaces: t('no split: spaces around it'),
  dashes: t('no split: use three dashes'),
  firstLine: t('no split: nothing before it'),
  lastLine: t('no split: nothing after it'),
  codeFence: t('splits a code block'),
}));
