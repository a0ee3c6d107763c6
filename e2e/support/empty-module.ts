// Stands in for `server-only` in unit tests.
export {};
