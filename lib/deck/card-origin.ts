import type { SourceLines } from './blocks';

/** Where a written card comes from: the passages of the person's text, and what it says that is in none of them. */
export type CardOrigin = { passages: { text: string; lines: SourceLines }[]; foreign: string[] };
