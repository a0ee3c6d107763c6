import type { Deck } from '../deck/deck';
import type { PlacedCard } from '../deck/placed';
import { englishMessage } from '../words/stored-messages';
import { FORMATS } from './enums';
import * as z from './zod';

// The events of `GET /api/generations/:id/live`. The cards are the engine's own output, so only their outer shape is
// validated.

export const liveHead = z.looseObject({
  title: z.string(),
  language: z.string(),
  theme: z.looseObject({ id: z.string(), palette: z.record(z.string(), z.string()) }),
  format: z.enum(FORMATS),
  dimensions: z.string(),
});

export type LiveHead = Omit<Deck, 'cards' | 'blocks'>;

/** `deck`: the facts that are known before the first card. */
export const liveDeck = z.object({
  total: z.int().min(0),
  head: z.custom<LiveHead>((value) => liveHead.safeParse(value).success, englishMessage('is not valid')),
});

/** `headings`: one per card; null for a card that is not planned yet. */
export const liveHeadings = z.array(z.string().nullable());

const page = z.looseObject({ index: z.number(), page: z.number(), elements: z.array(z.looseObject({})) });
export const placedCard = z.custom<PlacedCard>(
  (value) => page.safeParse(value).success,
  englishMessage('is not valid'),
);

/** `card`: one card with its pages, as currently laid out. */
export const liveCard = z.object({ index: z.int().min(0), pages: z.array(placedCard) });
