import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '@/server/database/tables';
import { firstSeq } from '@/server/runs/find/run-seq';
import { indexWords } from '@/server/runs/find/word-index';
import { runRow } from '@/server/runs/testing/run-row';

/** The time of the first run; one follows each minute. */
const START = Date.UTC(2026, 0, 1);
const STATES = ['completed', 'completed', 'completed', 'failed', 'stopped'] as const;
const FORMATS = ['presentation', 'document', 'social', 'webpage'] as const;

/** A natural word distribution: few words everywhere, many rare ones. The same in every run. */
let seed = 7;
function chance(): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
}
const SYLLABLES = ['ba', 'ce', 'di', 'fo', 'gu', 'la', 'me', 'ni', 'po', 'ru', 'sta', 'tre', 'vi', 'zo', 'kan', 'lor'];
export const VOCABULARY = Array.from({ length: 20_000 }, () =>
  Array.from({ length: 2 + Math.floor(chance() * 3) }, () => SYLLABLES[Math.floor(chance() * SYLLABLES.length)]).join(
    '',
  ),
);
const word = () => VOCABULARY[Math.floor(VOCABULARY.length * chance() ** 3)];
const sentence = (words: number) => Array.from({ length: words }, word).join(' ');

export async function seedRuns(db: Kysely<Database>, count: number): Promise<void> {
  for (let from = 0; from < count; from += 500)
    await db.transaction().execute(async (transaction) => {
      for (let index = from; index < Math.min(count, from + 500); index += 1) {
        const created = begunAt(index);
        const title = sentence(5);
        const rare = index % 5000 === 77 ? ' wisteria' : '';
        const row = runRow({
          id: `run_${String(index).padStart(9, '0')}`,
          submission_id: randomUUID(),
          state: STATES[index % STATES.length] ?? 'completed',
          format: FORMATS[index % FORMATS.length] ?? null,
          due_at: null,
          created_at: created.toISOString(),
          seq: firstSeq(created),
          title,
          title_key: title,
          theme_id: index % 50 === 0 ? 'theme_rare' : null,
          target: index % 4 === 0 ? 'remote' : 'local',
          operation: index % 10 === 0 ? 'template' : 'generate',
          star: index % 97 === 0 ? 1 : 0,
          credits_deducted: index % 40,
          request: JSON.stringify({ inputText: `everywhere ${sentence(120)}${rare}`, textMode: 'preserve' }),
        });
        await transaction.insertInto('generations').values(row).execute();
        await indexWords(transaction, row);
      }
    });
}

/** The creation time of the run at `index`. */
export function begunAt(index: number): Date {
  return new Date(START + index * 60_000);
}

/** The cursor in the middle of the list, as the route returns it: made from the row there. */
export function middleOf(count: number): string {
  const index = Math.floor(count / 2);
  const key = ['newest', null, firstSeq(begunAt(index)), `run_${String(index).padStart(9, '0')}`];
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}
