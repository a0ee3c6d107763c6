import { useEffect, useRef } from 'react';

type Offer<Item> = () => readonly Item[];

/** A registry of what the mounted components offer. Offers are evaluated on read, so they may change freely. */
export function offerRegistry<Item>() {
  const offers = new Set<Offer<Item>>();
  return {
    /** The current offers, in mount order. */
    current: (): Item[] => [...offers].flatMap((offer) => offer()),
    useOffer: (offer: Offer<Item>): void => {
      const latest = useRef(offer);
      useEffect(() => {
        latest.current = offer;
      });
      useEffect(() => {
        const ask = () => latest.current();
        offers.add(ask);
        return () => {
          offers.delete(ask);
        };
      }, []);
    },
  };
}

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
