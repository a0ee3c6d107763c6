import { expect, it } from 'vitest';
import { findRuns } from '../../runs/find/find-runs';
import { indexWords } from '../../runs/find/word-index';
import { describeEachDatabase } from '../testing/describe-each-database';
import { oldRow } from '../testing/old-row';

describeEachDatabase((openDatabase) => {
  it('finds existing runs by the facets of a filter, and by the prefixes of their words', async () => {
    const { db, migrator } = await openDatabase();
    await migrator.migrateTo('0008-lineage');
    for (const [id, star, deleted_at] of [
      ['plain', 0, null],
      ['starred', 1, null],
      ['binned', 1, '2030'],
    ] as const) {
      const row = oldRow({ id, star, deleted_at, state: 'completed', title: 'Harbour lights' });
      await db.insertInto('generations').values(row).execute();
      await indexWords(db, row);
    }
    expect((await migrator.migrateToLatest()).error).toBeUndefined();
    const find = async (filter: object) =>
      (await findRuns(db, { filter, sort: 'newest', after: null, limit: 9 })).map(({ id }) => id);
    expect(await find({ star: true })).toEqual(['starred']);
    expect(await find({ star: true, bin: true })).toEqual(['binned']);
    expect(await find({ star: false, query: 'harbou' })).toEqual(['plain']);
    expect(await find({ query: 'harbours' })).toEqual([]);
    await db.destroy();
  });
});
