import { englishMessage } from '@/lib/words/stored-messages';
import { givenName } from './text';
import * as z from './zod';

/** What an API token may do. Each scope includes those before it; `create` spends credits. */
export const TOKEN_SCOPES = ['read', 'create'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** For how many days a token can be valid; null: until it is revoked. */
export const TOKEN_DAYS = [30, 90, 365, null] as const;

const apiToken = z.object({
  id: z.string(),
  name: z.string(),
  scope: z.enum(TOKEN_SCOPES),
  /** The first characters of its secret, to tell tokens apart. */
  start: z.string(),
  /** ISO 8601, UTC, as all times here. */
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
  isExpired: z.boolean(),
  lastUsedAt: z.string().nullable(),
});
export type ApiToken = z.infer<typeof apiToken>;

/** `GET /api/tokens`, newest first. */
export const apiTokens = z.object({ data: z.array(apiToken) });

/** `POST /api/tokens`. */
export const tokenToMake = z.strictObject({
  name: givenName,
  scope: z.enum(TOKEN_SCOPES, englishMessage('is not valid')),
  days: z.union(
    TOKEN_DAYS.map((days) => z.literal(days)),
    englishMessage('is not valid'),
  ),
});
export type TokenToMake = z.infer<typeof tokenToMake>;

/** The answer to `POST /api/tokens`, the only one with the secret. */
export const tokenMade = z.object({ token: apiToken, secret: z.string() });
