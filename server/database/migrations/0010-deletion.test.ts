import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { newId } from '../new-id';
import type { Database } from '../tables';
import { describeEachDatabase } from '../testing/describe-each-database';
import { oldRow } from '../testing/old-row';

const IMAGE = `images/${'0a'.repeat(32)}.png`;
const SHARED = JSON.stringify({ externalAccess: 'view' });

/** A generation and its deck, as stored before this migration. */
async function made(db: Kysely<Database>, name: string, idempotency_key: string | null): Promise<void> {
  const at = '2030-01-01T00:00:00.000Z';
  await db
    .insertInto('engine_generations')
    .values({
      ...{ id: `gen_${name}`, state: 'completed', due_at: null, lease_until: null, lease_owner: null },
      ...{ operation: 'generate', request: '{}', idempotency_key, body_hash: 'x', start_warnings: '', reserved: 1 },
      ...{ deducted: 1, remaining: 1, warnings: '', error_message: null, error_status: null, cards_done: 1 },
      ...{ artifact_id: `art_${name}`, cards_total: 1, attempts: 1, created_at: at, ended_at: at },
    })
    .execute();
  await db
    .insertInto('engine_artifacts')
    .values({
      ...{ id: `art_${name}`, generation_id: `gen_${name}`, title: name, title_key: name, format: 'presentation' },
      ...{ theme_id: 'x', theme_name: 'X', cards: 1, image_source: 'noImages', text_length: 1, header_footer: null },
      ...{ deck: JSON.stringify({ cards: [{ key: IMAGE }] }), warnings: '[]', sharing: SHARED, folder_ids: '[]' },
      created_at: at,
    })
    .execute();
}

describeEachDatabase((openDatabase, name) => {
  it('hides the decks of runs in the trash and of runs that are gone, and records pictures', async () => {
    const { db, migrator } = await openDatabase();
    await migrator.migrateTo('0009-facets');
    const [purged, saved, kept] = [newId('run'), newId('run'), newId('run')];
    await made(db, 'kept', kept);
    await made(db, 'trashed', null);
    await made(db, 'shared', null);
    await made(db, 'purged', `${purged}-1`);
    await made(db, 'saved', saved);
    await made(db, 'client', 'run_of_a_client');
    const add = (row: Parameters<typeof oldRow>[0]) =>
      db
        .insertInto('generations')
        .values(oldRow({ state: 'completed', due_at: null, ...row }))
        .execute();
    await add({ id: kept });
    await add({ id: 'in the trash', generation_id: 'gen_trashed', deleted_at: '2030' });
    await add({ id: 'also there', artifact_id: 'art_shared', deleted_at: '2030' });
    await add({ id: 'not there', artifact_id: 'art_shared' });
    await db
      .insertInto('saved_templates')
      .values({
        ...{ id: 'tpl_1', target: 'practice' as never, artifact_id: 'art_saved', name: 'Mine', name_key: 'mine' },
        created_at: '2030',
      })
      .execute();
    expect((await migrator.migrateToLatest()).error).toBeUndefined();
    const hidden = await db.selectFrom('engine_hidden').select('id').orderBy('id').execute();
    expect(hidden.map(({ id }) => id)).toEqual(['gen_purged', 'gen_trashed']);
    const decks = await db.selectFrom('engine_artifacts').select(['id', 'sharing']).execute();
    // A template a person saved stays, and is not shared.
    const unshared = decks.filter(({ sharing }) => sharing !== SHARED);
    expect(unshared.map(({ id, sharing }) => [id, JSON.parse(sharing).externalAccess])).toEqual([
      ['art_saved', 'noAccess'],
    ]);
    const images = await db.selectFrom('engine_images').select(['owner', 'file_key']).orderBy('owner').execute();
    expect(images).toHaveLength(6);
    expect(images[0]).toEqual({ owner: 'gen_client', file_key: IMAGE });
    const owed = await db.selectFrom('upkeep').select('id').execute();
    expect(owed.map(({ id }) => id)).toEqual(name === 'SQLite' ? ['vacuum'] : []);
    await db.destroy();
  });
});
