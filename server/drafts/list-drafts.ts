import 'server-only';
import type { DraftPage } from '@/lib/contract/drafts';
import * as z from '@/lib/contract/zod';
import { inEnglish } from '@/lib/words/say-kept';
import type { Drafts } from './context';
import { SUMMARY, summaryOf } from './store';

const PAGE = { default: 20, max: 100 } as const;

const cursor = z.tuple([z.iso.datetime(), z.uuid()]);

/** The query of `GET /api/drafts`; parameters it does not know are let through. */
export const draftQuery = z.object({
  limit: z
    .string()
    .regex(/^\d{1,3}$/, inEnglish('must be a whole number from {min} to {max}', { min: 1, max: PAGE.max }))
    .transform(Number)
    .refine(
      (value) => value >= 1 && value <= PAGE.max,
      inEnglish('must be a whole number from {min} to {max}', { min: 1, max: PAGE.max }),
    )
    .default(PAGE.default),
  after: z
    .string()
    .max(500)
    .transform((text, context) => {
      const parsed = cursor.safeParse(decode(text));
      if (parsed.success) return parsed.data;
      context.addIssue({ code: 'custom', message: inEnglish('is not a cursor of this list') });
      return z.NEVER;
    })
    .optional(),
});

/** A page of the drafts that are not deleted, last changed first. One that changes meanwhile moves to the front. */
export async function listDrafts({ db }: Drafts, asked: z.output<typeof draftQuery>): Promise<DraftPage> {
  let select = db
    .selectFrom('drafts')
    .select(SUMMARY)
    .where('deleted_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc');
  if (asked.after) {
    const [at, id] = asked.after;
    select = select.where((is) =>
      is.or([is('updated_at', '<', at), is.and([is('updated_at', '=', at), is('id', '<', id)])]),
    );
  }
  const rows = await select.limit(asked.limit + 1).execute();
  const page = rows.slice(0, asked.limit);
  const last = page.at(-1);
  const hasMore = rows.length > asked.limit && last !== undefined;
  return { data: page.map(summaryOf), hasMore, nextCursor: hasMore ? encode([last.updated_at, last.id]) : null };
}

function encode(at: z.infer<typeof cursor>): string {
  return Buffer.from(JSON.stringify(at)).toString('base64url');
}

function decode(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    // Whatever it was, it is no cursor.
    return null;
  }
}
