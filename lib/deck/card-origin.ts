import type { SourceLines } from './blocks';

/**
 * The origin of a card that a model wrote: the passages of the source text it is based on, and any statements that are
 * in none of them.
 */
export type CardOrigin = { passages: { text: string; lines: SourceLines }[]; foreign: string[] };
