import { englishMessage } from '../words/stored-messages';
import { hasVisible } from './has-visible';
import { LIMITS } from './limits';
import { listOf, members } from './members';
import { isKeepable, words, wrongType } from './text';
import * as z from './zod';

/** The maximum length of a card's texts in an outline, in characters. */
export const OUTLINE_LIMITS = { heading: 140, intent: 600 } as const;

/** A card of an outline, possibly edited by a person: its heading, and what it covers. */
const outlineCard = members({
  heading: words(OUTLINE_LIMITS.heading).refine(
    (text) => !/\S/.test(text) || hasVisible(text),
    englishMessage('must not be empty'),
  ),
  intent: z
    .string({ error: wrongType(englishMessage('must be a string')) })
    .max(OUTLINE_LIMITS.intent, englishMessage('must be at most {max} characters', { max: OUTLINE_LIMITS.intent }))
    .refine(isKeepable, englishMessage('must not contain NUL or lone surrogate characters')),
});
export type OutlineEntry = z.infer<typeof outlineCard>;

/** `POST /api/generations/:id/outline`: the cards to write, in order. An outline can be approved once. */
export const outlineApproval = z.strictObject({
  cards: listOf(outlineCard, LIMITS.numCards.max, englishMessage('must be an array of cards')).refine(
    (cards) => cards.length >= LIMITS.numCards.min,
    englishMessage('must not be empty'),
  ),
});
export type OutlineApproval = z.infer<typeof outlineApproval>;

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
