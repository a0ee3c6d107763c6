import * as z from '@/lib/contract/zod';

/** The body of an act that needs no words: an empty object. */
export const noMembers = z.strictObject({});
