import { useEffect, useRef } from 'react';

type Offer<Item> = () => readonly Item[];

/** What the parts of a page offer as long as they stand. An offer is asked when it is looked at, so it may change freely. */
export function offerRegistry<Item>() {
  const offers = new Set<Offer<Item>>();
  return {
    /** What is offered now, in the order in which the parts came. */
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
