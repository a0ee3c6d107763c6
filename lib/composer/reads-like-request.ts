import { deckRequestLanguages } from '../deck/outlines/read-deck-request';
import { hasNothingToShorten } from './nothing-to-shorten';

const MARKUP = /^(?:#{1,6}\s|[-*+]\s|\d+[.)]\s|>|\|)/;

/** Whether a text is one short line that asks for a deck, rather than the content of one. */
export function readsLikeRequest(text: string): boolean {
  return hasNothingToShorten(text) && !MARKUP.test(text.trim()) && deckRequestLanguages(text.trim()).length > 0;
}
