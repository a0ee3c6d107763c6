import { expect, it } from 'vitest';
import { runRow } from '../../runs/run-row';
import { describeEachDatabase } from '../testing/describe-each-database';

describeEachDatabase((openDatabase) => {
  it('renames the targets of runs, balances, templates and saved views', async () => {
    const { db, migrator } = await openDatabase();
    await migrator.migrateTo('0014-answers');
    for (const target of ['practice', 'live'] as never[]) {
      await db
        .insertInto('generations')
        .values(runRow({ id: target, target }))
        .execute();
      const at = '2030-01-01T00:00:00.000Z';
      await db.insertInto('balances').values({ target, remaining: 1, as_of: at }).execute();
      await db
        .insertInto('saved_templates')
        .values({ id: target, target, artifact_id: 'art', name: target, name_key: target, created_at: at })
        .execute();
      const filter = JSON.stringify({ query: '"target":"live"', target });
      await db
        .insertInto('saved_views')
        .values({ id: target, name: target, name_key: target, filter, created_at: at, updated_at: at })
        .execute();
    }
    expect((await migrator.migrateToLatest()).error).toBeUndefined();
    for (const table of ['generations', 'saved_templates'] as const) {
      const rows = await db.selectFrom(table).select(['id', 'target']).orderBy('id').execute();
      expect(rows).toEqual([
        { id: 'live', target: 'remote' },
        { id: 'practice', target: 'local' },
      ]);
    }
    const balances = await db.selectFrom('balances').select('target').orderBy('target').execute();
    expect(balances).toEqual([{ target: 'local' }, { target: 'remote' }]);
    const views = await db.selectFrom('saved_views').select('filter').orderBy('id').execute();
    expect(views.map(({ filter }) => JSON.parse(filter))).toEqual([
      { query: '"target":"live"', target: 'remote' },
      { query: '"target":"live"', target: 'local' },
    ]);
    await db.destroy();
  });
});
