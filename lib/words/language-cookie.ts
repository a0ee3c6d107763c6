/** The language that a person chose in Settings, read by the server before it renders. Without it: the browser's. */
export const LANGUAGE_COOKIE = 'cardwright-language';

/** The value that means no choice. */
export const SYSTEM_LANGUAGE = 'system';
