import { englishMessage } from '../words/stored-messages';
import { LIMITS } from './limits';
import { listOf, members } from './members';
import { isKeepable, tooLong, words, wrongType } from './text';
import { hasVisible } from './text-checks';
import * as z from './zod';

/** The maximum length of a card's texts in an outline, in characters. */
export const OUTLINE_LIMITS = { heading: 140, intent: 600 } as const;

/** A text that may be empty, in UTF-16 units. */
const atMost = (max: number) =>
  z
    .string({ error: wrongType(englishMessage('must be a string')) })
    .max(max, tooLong(max))
    .refine(isKeepable, englishMessage('must not contain NUL or lone surrogate characters'));

/** A card of an outline, possibly edited by a person: its heading, and what it covers. */
const outlineCard = members({
  heading: words(OUTLINE_LIMITS.heading).refine(
    (text) => !/\S/.test(text) || hasVisible(text),
    englishMessage('must not be empty'),
  ),
  intent: atMost(OUTLINE_LIMITS.intent),
});
export type OutlineEntry = z.infer<typeof outlineCard>;

const cardsOf = <Card extends z.ZodType>(card: Card) =>
  listOf(card, LIMITS.numCards.max, englishMessage('must be an array of cards')).refine(
    (cards) => cards.length >= LIMITS.numCards.min,
    englishMessage('must not be empty'),
  );

/** `POST /api/generations/:id/outline`: the cards to write, in order. An outline can be approved once. */
export const outlineApproval = z.strictObject({ cards: cardsOf(outlineCard) });
export type OutlineApproval = z.infer<typeof outlineApproval>;

/** `PUT /api/generations/:id/outline`: saves the cards while they are edited. A new card may still be empty. */
export const outlineDraft = z.strictObject({
  cards: cardsOf(members({ heading: atMost(OUTLINE_LIMITS.heading), intent: atMost(OUTLINE_LIMITS.intent) })),
});
export type OutlineDraft = z.infer<typeof outlineDraft>;

/** The response to saved cards. */
export const outlineSaved = z.object({ saved: z.literal(true) });

/**
 * `GET /api/generations/:id/outline`: the outline that waits for approval, its deadline (`until`, ISO 8601, UTC), the
 * maximum number of cards, and the credits per card: `low` for its text, `high` with a picture.
 */
export const outlineAnswer = z.object({
  cards: z.array(z.object({ heading: z.string(), intent: z.string() })),
  until: z.string(),
  mostCards: z.number(),
  creditsPerCard: z.object({ low: z.number(), high: z.number() }),
});
export type OutlineAnswer = z.infer<typeof outlineAnswer>;
