// Replaces `server-only` in unit tests.
export {};
