import type { ReactNode } from 'react';
import type { PlacedCard } from '@/lib/deck/placed';
import type { PresentAction } from './present-keys';

/** The metadata of a card that is not loaded yet. */
export type DeferredSheet = Pick<PlacedCard, 'width' | 'height' | 'title' | 'ground'>;

/** A rendered card with the data needed to present it. */
export type PresentedCard = {
  /** Its anchor on the page. */
  id: string;
  /** The number of the card or page; null for a page that continues a card. */
  number: number | null;
  title: string;
  /** Speaker notes. Null if there are none, or if the card is not loaded yet. */
  notes: string | null;
  /** Width divided by height. */
  proportion: number;
  view: ReactNode;
};

/** What the audience sees: the index of the card, and whether the screen is black. */
export type PresentState = { at: number; isBlank: boolean };

export type PresentMessage =
  // From the presentation to the presenter view.
  | ({ kind: 'state' } & PresentState)
  | { kind: 'ended' }
  // From the presenter view to the presentation.
  | { kind: 'opened' }
  | { kind: 'action'; action: PresentAction };

export type PresentChannel = { post: (message: PresentMessage) => void; close: () => void };

/**
 * Connects the window of a presentation with its presenter view. Both show the same page in the same browser, and only
 * pages of our own origin can send messages here.
 * @param name the path of the deck
 */
export function openPresentChannel(name: string, onMessage: (message: PresentMessage) => void): PresentChannel {
  const channel = new BroadcastChannel(`present ${name}`);
  channel.onmessage = ({ data }: MessageEvent<PresentMessage>) => onMessage(data);
  return { post: (sent) => channel.postMessage(sent), close: () => channel.close() };
}
