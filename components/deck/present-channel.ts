import type { PresentAction } from './present-keys';

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
