import { offerRegistry } from './offer-registry';

/** A key that is no command of the palette. */
export type PageKey = {
  title: string;
  /** As they are shown: `Ctrl Enter` are held together, `F2|E` do the same. */
  keys: string;
  /** Where it counts, where that is not the whole page: the heading it stands under. */
  place?: string;
};

const pageKeys = offerRegistry<PageKey>();

/** Lists keys as long as the component stands. */
export const useKeys = pageKeys.useOffer;

export const currentKeys = pageKeys.current;
