import 'server-only';
import { sql } from 'kysely';
import type { RunPage } from '@/lib/contract/composer';
import { FORMATS } from '@/lib/contract/enums';
import { LIMITS } from '@/lib/contract/limits';
import { OPERATIONS, RUN_STATES, TARGETS } from '@/lib/contract/run-words';
import * as z from '@/lib/contract/zod';
import type { Generations } from './context';
import { SUMMARY_COLUMNS, summaryOf } from './read-run';
import { titleKey } from './title-of';

const PAGE = { default: 20, max: 100 } as const;

const cursor = z.tuple([z.iso.datetime(), z.string().max(100)]);

/** The query of `GET /api/generations`; parameters it does not know are let through. */
export const runQuery = z.object({
  query: z.string().max(LIMITS.query, `must be at most ${LIMITS.query} characters`).default(''),
  state: z.enum(RUN_STATES, `must be one of ${RUN_STATES.join(', ')}`).optional(),
  target: z.enum(TARGETS, `must be one of ${TARGETS.join(', ')}`).optional(),
  operation: z.enum(OPERATIONS, `must be one of ${OPERATIONS.join(', ')}`).optional(),
  format: z.enum(FORMATS, `must be one of ${FORMATS.join(', ')}`).optional(),
  limit: z
    .string()
    .regex(/^\d{1,3}$/, `must be a whole number from 1 to ${PAGE.max}`)
    .transform(Number)
    .refine((value) => value >= 1 && value <= PAGE.max, `must be a whole number from 1 to ${PAGE.max}`)
    .default(PAGE.default),
  after: z
    .string()
    .max(500)
    .transform((text, context) => {
      const parsed = cursor.safeParse(decodeCursor(text));
      if (parsed.success) return parsed.data;
      context.addIssue({ code: 'custom', message: 'is not a cursor of this list' });
      return z.NEVER;
    })
    .optional(),
});

export type RunQuery = z.output<typeof runQuery>;

/** A page of the history, newest first. A row that comes in between pages neither repeats nor hides one that stood. */
export async function listRuns({ db }: Pick<Generations, 'db'>, asked: RunQuery): Promise<RunPage> {
  let select = db.selectFrom('generations').select(SUMMARY_COLUMNS).orderBy('created_at', 'desc').orderBy('id', 'desc');
  for (const column of ['state', 'target', 'operation', 'format'] as const) {
    const value = asked[column];
    if (value !== undefined) select = select.where(column, '=', value);
  }
  const key = titleKey(asked.query).trim();
  // The words as they are written: the wildcards of `like` mean nothing to whoever searches.
  if (key !== '')
    select = select.where(sql<boolean>`title_key like ${`%${key.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`);
  if (asked.after) {
    const [at, id] = asked.after;
    select = select.where((is) =>
      is.or([is('created_at', '<', at), is.and([is('created_at', '=', at), is('id', '<', id)])]),
    );
  }
  const rows = await select.limit(asked.limit + 1).execute();
  const page = rows.slice(0, asked.limit);
  const last = page.at(-1);
  const hasMore = rows.length > asked.limit && last !== undefined;
  return { data: page.map(summaryOf), hasMore, nextCursor: hasMore ? encodeCursor(last) : null };
}

function encodeCursor({ created_at, id }: { created_at: string; id: string }): string {
  return Buffer.from(JSON.stringify([created_at, id])).toString('base64url');
}

function decodeCursor(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    // Whatever it was, it is no cursor.
    return null;
  }
}
