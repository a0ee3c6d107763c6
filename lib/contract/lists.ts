import { englishMessage } from '@/lib/words/stored-messages';
import * as z from './zod';

/**
 * docs/spec/interface.md#2.1, #2.2. Responses are parsed leniently: members that are used are typed, others pass
 * through. An item without a name is shown by its id; one without an id cannot be used and is left out.
 */
export const folder = z.looseObject({ id: z.string().min(1), name: z.string().catch('') });
export const theme = z.looseObject({
  id: z.string().min(1),
  name: z.string().catch(''),
  type: z.string().catch(''),
  colorKeywords: z.array(z.string()).catch([]),
  toneKeywords: z.array(z.string()).catch([]),
});

/** docs/spec/interface.md#2.3. */
export function listResponse<Item extends z.ZodType<{ id: string; name: string }>>(item: Item) {
  const items = z.array(item.nullable().catch(null)).transform((list, context) => {
    const kept = list.flatMap((one) => (one ? [{ ...one, name: one.name.trim() || one.id }] : []));
    if (kept.length > 0 || list.length === 0) return kept;
    context.addIssue({ code: 'custom', message: englishMessage('is not valid') });
    return z.NEVER;
  });
  return z.looseObject({ data: items, hasMore: z.boolean(), nextCursor: z.string().nullable().default(null) });
}

export const folderList = listResponse(folder);
export const themeList = listResponse(theme);

export type Folder = z.infer<typeof folder>;
export type Theme = z.infer<typeof theme>;
export type ListResponse<Item> = { data: Item[]; hasMore: boolean; nextCursor: string | null };
