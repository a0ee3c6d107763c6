import 'server-only';
import type { Generations } from '../context';
import { indexWords } from '../find/word-index';
import type { RunRow } from '../run-rows';
import { shownTitle, titleKey, titleOf, titleSort } from '../title-of';

/**
 * Gives a run the title of the deck that the engine made for it, unless somebody has named it: the cover, the page, the
 * files and the history then say the same. Call it before the run ends, so that nobody sees two titles.
 */
export async function titleByDeck(
  { db, engine }: Pick<Generations, 'db' | 'engine'>,
  row: RunRow,
  artifactId: string,
): Promise<void> {
  if (row.target !== 'local' || !hasDefaultTitle(row)) return;
  const [deck] = await engine.describeArtifacts([artifactId], { evenHidden: true });
  const title = shownTitle(deck?.title ?? '');
  if (title === '' || title === row.title) return;
  await db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('generations')
      .set({ title, title_key: titleKey(title), title_sort: titleSort(title) })
      .where('id', '=', row.id)
      // Unless somebody renames it at this moment.
      .where('title', '=', row.title)
      .returning(['id', 'seq', 'title', 'note', 'request'])
      .executeTakeFirst();
    if (changed) await indexWords(transaction, changed);
  });
}

function hasDefaultTitle({ title, request }: RunRow): boolean {
  const { inputText, prompt }: { inputText?: string; prompt?: string } = JSON.parse(request);
  return titleOf(inputText ?? prompt ?? '') === title;
}
