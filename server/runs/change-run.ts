import 'server-only';
import type { Submitted } from '@/lib/contract/composer';
import type { RunChange } from '@/lib/contract/history';
import type { Generations } from './context';
import { indexWords } from './find/word-index';
import { titleKey, titleSort } from './title-of';

/** Changes the title, star or note of a run; only the given fields change. Null if there is no such run. */
export async function changeRun(
  { db }: Pick<Generations, 'db'>,
  id: string,
  { title, star, note }: RunChange,
): Promise<Submitted | null> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('generations')
      .set({
        ...(title === undefined ? {} : { title, title_key: titleKey(title), title_sort: titleSort(title) }),
        ...(star === undefined ? {} : { star: star ? 1 : 0 }),
        ...(note === undefined ? {} : { note: note || null }),
      })
      .where('id', '=', id)
      .returning(['id', 'seq', 'state', 'title', 'note', 'request'])
      .executeTakeFirst();
    if (!row) return null;
    if (title !== undefined || note !== undefined) await indexWords(transaction, row);
    return { id, state: row.state };
  });
}
