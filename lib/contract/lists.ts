import * as z from './zod';

/**
 * docs/spec/interface.md#2.1, #2.2. Responses are parsed leniently: members that are used are typed, others pass
 * through.
 */
export const folder = z.looseObject({ id: z.string(), name: z.string() });
export const theme = z.looseObject({
  id: z.string(),
  name: z.string(),
  type: z.string().catch(''),
  colorKeywords: z.array(z.string()).catch([]),
  toneKeywords: z.array(z.string()).catch([]),
});

/** docs/spec/interface.md#2.3. */
export function listResponse<Item extends z.ZodType>(item: Item) {
  return z.looseObject({ data: z.array(item), hasMore: z.boolean(), nextCursor: z.string().nullable().default(null) });
}

export const folderList = listResponse(folder);
export const themeList = listResponse(theme);

export type Folder = z.infer<typeof folder>;
export type Theme = z.infer<typeof theme>;
export type ListResponse<Item> = { data: Item[]; hasMore: boolean; nextCursor: string | null };
