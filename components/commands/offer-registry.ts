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
