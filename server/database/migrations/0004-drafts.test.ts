import { Kysely, Migrator, sql } from 'kysely';
import { expect, it } from 'vitest';
import { findArtifactFacts } from '../../engine/store/list-artifacts';
import { DurableSqliteDialect } from '../sqlite-dialect';
import type { Database } from '../tables';
import { ALL_MIGRATIONS } from './all-migrations';

it('describes existing artifacts', async () => {
  const db = new Kysely<Database>({ dialect: new DurableSqliteDialect(':memory:') });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ALL_MIGRATIONS } });
  await migrator.migrateTo('0003-balances');
  const deck = { title: 'ÄRGER', format: 'document', theme: { id: 'proof', name: 'Proof' }, cards: [{}, {}] };
  await sql`insert into engine_artifacts
    (id, title, image_source, text_length, deck, warnings, sharing, folder_ids, created_at)
    values ('art_1', ${deck.title}, 'noImages', 1, ${JSON.stringify(deck)}, '[]', '{}', '[]', '2030')`.execute(db);
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  expect(await findArtifactFacts(db, ['art_1'])).toEqual([
    {
      id: 'art_1',
      generationId: null,
      title: 'ÄRGER',
      format: 'document',
      cards: 2,
      themeId: 'proof',
      themeName: 'Proof',
      createdAt: '2030',
    },
  ]);
  const { title_key } = await db.selectFrom('engine_artifacts').select('title_key').executeTakeFirstOrThrow();
  expect(title_key).toBe('ärger');
  await db.destroy();
});
