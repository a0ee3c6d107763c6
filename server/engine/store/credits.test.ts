import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testDatabase } from '../../database/testing/test-database';
import { giveBack, openAccount, readBalance, readLedger, reserve, topUp } from './credits';

const AT = new Date('2030-01-01T00:00:00.000Z');

const step = fc.oneof(
  fc.record({ do: fc.constant('reserve' as const), amount: fc.integer({ min: 0, max: 80 }) }),
  // A refund of part of an earlier reservation.
  fc.record({ do: fc.constant('settle' as const), which: fc.nat(), part: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({ do: fc.constant('topUp' as const), amount: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ do: fc.constant('openAgain' as const), amount: fc.integer({ min: 0, max: 100 }) }),
);

it('keeps the balance equal to the ledger’s sum and never negative, for any sequence of operations', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 200 }), fc.array(step, { maxLength: 25 }), async (opening, steps) => {
      const db = await testDatabase();
      await openAccount(db, opening, AT);
      let expected = opening;
      const open: { id: string; amount: number }[] = [];
      for (const [index, one] of steps.entries()) {
        if (one.do === 'reserve') {
          const id = `gen_${index}`;
          const covered = await db
            .transaction()
            .execute((transaction) => reserve(transaction, one.amount, { generationId: id, at: AT }));
          expect(covered).toBe(one.amount <= expected);
          if (covered) {
            expected -= one.amount;
            open.push({ id, amount: one.amount });
          }
        } else if (one.do === 'settle') {
          const [settled] = open.splice(one.which % Math.max(1, open.length), 1);
          if (!settled) continue;
          const back = Math.floor(settled.amount * one.part);
          await db
            .transaction()
            .execute((transaction) => giveBack(transaction, back, { generationId: settled.id, at: AT }));
          expected += back;
        } else if (one.do === 'topUp') {
          expected += one.amount;
          expect(await topUp(db, one.amount, AT)).toBe(expected);
        } else await openAccount(db, one.amount, AT);

        const { sum } = await db
          .selectFrom('engine_ledger')
          .select(({ fn }) => fn.sum<number>('amount').as('sum'))
          .executeTakeFirstOrThrow();
        expect([await readBalance(db), Number(sum)]).toEqual([expected, expected]);
        expect(expected).toBeGreaterThanOrEqual(0);
      }
      await db.destroy();
    }),
    { numRuns: 40 },
  );
});

it('rolls back a reservation in a failed transaction', async () => {
  const db = await testDatabase();
  await openAccount(db, 10, AT);
  const failing = db.transaction().execute(async (transaction) => {
    await reserve(transaction, 7, { generationId: 'gen_1', at: AT });
    throw new Error('lost');
  });
  await expect(failing).rejects.toThrow('lost');
  expect(await readBalance(db)).toBe(10);
  expect(await db.selectFrom('engine_ledger').selectAll().execute()).toHaveLength(1);
  await db.destroy();
});

it('does not reserve from an account that was never opened', async () => {
  const db = await testDatabase();
  expect(await readBalance(db)).toBe(0);
  expect(await reserve(db, 1, { generationId: 'gen_1', at: AT })).toBe(false);
  await db.destroy();
});

it('shows a deck as one row of the ledger, with its net cost', async () => {
  const db = await testDatabase();
  await openAccount(db, 100, AT);
  const later = (seconds: number) => new Date(AT.getTime() + seconds * 1000);
  await reserve(db, 57, { generationId: 'gen_1', at: later(1) });
  await reserve(db, 4, { generationId: 'gen_2', at: later(2) });
  await giveBack(db, 38, { generationId: 'gen_1', at: later(3) });
  expect((await readLedger(db, 10)).map(({ kind, amount }) => ({ kind, amount }))).toEqual([
    { kind: 'deck', amount: -19 },
    { kind: 'deck', amount: -4 },
    { kind: 'opening', amount: 100 },
  ]);
});

it('reads the ledger newest first, up to the requested number of entries', async () => {
  const db = await testDatabase();
  await openAccount(db, 10, AT);
  await topUp(db, 5, new Date(AT.getTime() + 1000));
  await topUp(db, 7, new Date(AT.getTime() + 2000));
  expect((await readLedger(db, 2)).map(({ kind, amount }) => ({ kind, amount }))).toEqual([
    { kind: 'top-up', amount: 7 },
    { kind: 'top-up', amount: 5 },
  ]);
});
