import * as z from '@/lib/contract/zod';

/** The body of an action without parameters: an empty object. */
export const noMembers = z.strictObject({});
