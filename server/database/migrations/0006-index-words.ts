import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../is-sqlite';

// A copy of the word indexing at the time of this migration. The live code (`server/runs/find/word-index.ts`) may
// change its columns and its rules for words; a migration must keep its meaning.

const MAX_WORDS = 20_000;
const MAX_WORD = 40;
const BATCH = 50;
const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const RUN = new RegExp(`([${UNSPACED}]+)|(?:(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}])+`, 'gu');

/** Fills the empty table `run_words` with the words of all rows. Texts are long: only a batch is held at a time. */
// biome-ignore lint/suspicious/noExplicitAny: a migration uses the schema of its time, which no type describes.
export async function indexAllWords(db: Kysely<any>): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('generations')
      .select(['id', 'seq', 'title', 'note', 'request'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const row of rows) {
      const { inputText, prompt, additionalInstructions } = JSON.parse(row.request);
      const texts = [row.title, inputText, prompt, additionalInstructions, row.note];
      const words = foldWords(texts.filter((text) => typeof text === 'string').join('\n'));
      const insert = isSqlite(db)
        ? sql`insert into run_words (rowid, words) values (${row.seq}, ${words.join(' ')})`
        : sql`insert into run_words (run, words) values (${row.id}, array_to_tsvector(${words}::text[]))`;
      await insert.execute(db);
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}

function foldWords(text: string): string[] {
  const folded = text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  const words = new Set<string>();
  for (const [run, unspaced] of folded.normalize('NFC').toLowerCase().replaceAll('ς', 'σ').matchAll(RUN)) {
    if (words.size >= MAX_WORDS) break;
    if (unspaced === undefined) words.add(run.slice(0, MAX_WORD).replace(/[\ud800-\udbff]$/, ''));
    else for (const piece of pieces(run)) words.add(piece);
  }
  return [...words];
}

/** Adjacent pairs of letters, and the last letter alone. */
function pieces(run: string): string[] {
  const letters = [...run];
  return [...letters.slice(1).map((letter, index) => `${letters[index]}${letter}`), letters.at(-1) ?? ''];
}
