import 'server-only';
import { isPromptOnly } from '@/server/engine/artifacts';
import type { Generations } from './context';
import type { RunRow } from './store';
import { shownTitle, titleKey, titleOf, titleSort } from './title-of';
import { indexWords } from './word-index';

/**
 * Gives a run the title of the deck that the engine made for it, if its text only asked for a deck and nobody has
 * named it. Call it before the run ends, so that nobody sees the deck under its prompt.
 */
export async function titleByDeck(
  { db, engine }: Pick<Generations, 'db' | 'engine'>,
  row: RunRow,
  artifactId: string,
): Promise<void> {
  if (row.target !== 'local' || !isTitledByPrompt(row)) return;
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

function isTitledByPrompt({ title, request }: RunRow): boolean {
  const { inputText, prompt, textMode }: { inputText?: string; prompt?: string; textMode?: string } =
    JSON.parse(request);
  // Preserve and Condense show the text itself.
  if (textMode !== undefined && textMode !== 'generate') return false;
  const text = inputText ?? prompt ?? '';
  return isPromptOnly(text) && titleOf(text) === title;
}
