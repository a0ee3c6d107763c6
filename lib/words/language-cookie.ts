/**
 * The language chosen in Settings, read by the server before it renders. Without it, the browser's language applies.
 */
export const LANGUAGE_COOKIE = 'cardwright-language';

/** The value for "no choice": follow the browser. */
export const SYSTEM_LANGUAGE = 'system';
