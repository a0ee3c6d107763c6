import { offerRegistry } from './offer-registry';

/** A keyboard shortcut that is not a palette command. */
export type PageKey = {
  title: string;
  /** As displayed: `Ctrl Enter` are pressed together, `F2|E` are alternatives. */
  keys: string;
  /** Where it applies, if not on the whole page; used as the heading. */
  place?: string;
};

const pageKeys = offerRegistry<PageKey>();

/** Registers shortcuts while the component is mounted. */
export const useKeys = pageKeys.useOffer;

export const currentKeys = pageKeys.current;
