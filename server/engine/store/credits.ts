import 'server-only';
import type { Kysely } from 'kysely';
import type { ImageSourceName } from '@/lib/contract/enums';
import type { GenerateRequest } from '@/lib/contract/request/generate-request';
import type { Operation } from '@/lib/contract/run-words';
import type { Database } from '../../database/database';
import { newId } from '../../database/new-id';
import type { Engine } from '../context';

// The engine's credits are not real money (docs/spec/settled-points.md#6), but are accounted for like it: every change
// adds a ledger row in the transaction that changes the balance, so the balance is always the sum of the ledger.

const ACCOUNT = 'workspace';
/** `amount` is negative for a charge. */
export type LedgerRow = { id: string; at: string; kind: 'opening' | 'deck' | 'rewrite' | 'top-up'; amount: number };
type Entry = { kind: 'opening' | 'reserve' | 'rewrite' | 'refund' | 'top-up'; generationId: string | null; at: Date };

export async function openAccount(db: Kysely<Database>, balance: number, at: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('engine_accounts')
      .values({ id: ACCOUNT, balance })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows) await addEntry(transaction, balance, { kind: 'opening', generationId: null, at });
  });
}

export async function readBalance(db: Kysely<Database>): Promise<number> {
  const account = await db.selectFrom('engine_accounts').select('balance').where('id', '=', ACCOUNT).executeTakeFirst();
  return account?.balance ?? 0;
}

/** Subtracts `amount` from the balance in the caller's transaction. False if the balance is too low. */
export async function reserve(
  db: Kysely<Database>,
  amount: number,
  { kind = 'reserve', ...entry }: { kind?: 'reserve' | 'rewrite'; generationId: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('engine_accounts')
    .set((column) => ({ balance: column('balance', '-', amount) }))
    .where('id', '=', ACCOUNT)
    .where('balance', '>=', amount)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await addEntry(db, -amount, { kind, ...entry });
  return true;
}

/** Refunds `amount` in the caller's transaction. */
export async function giveBack(
  db: Kysely<Database>,
  amount: number,
  entry: { generationId: string; at: Date },
): Promise<void> {
  if (amount === 0) return;
  await add(db, amount);
  await addEntry(db, amount, { kind: 'refund', ...entry });
}

/** Adds credits. Returns the new balance. */
export async function topUp(db: Kysely<Database>, amount: number, at: Date): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    await add(transaction, amount);
    await addEntry(transaction, amount, { kind: 'top-up', generationId: null, at });
    return readBalance(transaction);
  });
}

/** The ledger, newest first. The reservation and refund of a deck are combined into one row with the net amount. */
export async function readLedger(db: Kysely<Database>, limit: number): Promise<LedgerRow[]> {
  const rows = await db
    .selectFrom('engine_ledger')
    .select(({ fn }) => [
      fn.coalesce('generation_id', 'id').as('id'),
      fn.max('at').as('at'),
      // `reserve` and `rewrite` sort after `refund`, so this is the kind of the original charge.
      fn.max('kind').as('kind'),
      fn.sum<number | string>('amount').as('amount'),
    ])
    .groupBy(({ fn }) => fn.coalesce('generation_id', 'id'))
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id, at, kind, amount }) => ({ id, at, kind: KIND_OF[kind], amount: Number(amount) }));
}

const KIND_OF = {
  opening: 'opening',
  reserve: 'deck',
  rewrite: 'rewrite',
  refund: 'deck',
  'top-up': 'top-up',
} satisfies Record<Entry['kind'], LedgerRow['kind']>;

async function add(db: Kysely<Database>, amount: number): Promise<void> {
  await db
    .updateTable('engine_accounts')
    .set((column) => ({ balance: column('balance', '+', amount) }))
    .where('id', '=', ACCOUNT)
    .execute();
}

async function addEntry(db: Kysely<Database>, amount: number, { kind, generationId, at }: Entry): Promise<void> {
  await db
    .insertInto('engine_ledger')
    .values({ id: newId('led'), at: at.toISOString(), generation_id: generationId, kind, amount })
    .execute();
}

/**
 * Prices in credits (docs/spec/settled-points.md#6): a card written by rules, and the same card from a template.
 */
const CARD = 1;
const TEMPLATE_CARD = 2;

/**
 * `byModel`: cards written by a language model, and its price. `byMaker`: pictures made by an image model, and its
 * price.
 */
type Made = {
  cards: number;
  operation: Operation;
  source: ImageSourceName;
  byModel?: { cards: number; creditsPerCard: number };
  byMaker?: { pictures: number; creditsPerPicture: number };
};

/** The price of a result. Pictures of an image model cost credits; all others are free. */
export function creditsFor({ cards, operation, byModel, byMaker }: Omit<Made, 'source'>): number {
  const card = operation === 'template' ? TEMPLATE_CARD : CARD;
  const written = byModel ? byModel.cards * (byModel.creditsPerCard - CARD) : 0;
  const made = byMaker ? byMaker.pictures * byMaker.creditsPerPicture : 0;
  return cards * card + written + made;
}

/** The credits to reserve before the number of pictures is known. Assumes one picture per card. */
export function creditsAtMost(made: Omit<Made, 'byMaker'>, maker: PictureMakerPrice | null = null): number {
  if (!maker || made.source !== 'aiGenerated') return creditsFor(made);
  const pictures = Math.min(made.cards, maker.mostPerRun);
  return creditsFor({ ...made, byMaker: { pictures, creditsPerPicture: maker.credits } });
}

type PictureMakerPrice = { credits: number; mostPerRun: number };

/** The maximum price of a request with this many cards: the model writes all of them, and each has a picture. */
export function reservationOf({ model, pictures }: Engine, request: GenerateRequest, cards: number): number {
  const source = request.imageOptions?.source ?? 'aiGenerated';
  // The difference is refunded for cards that are written by rules instead.
  const byModel =
    model && request.textMode !== 'preserve' ? { byModel: { cards, creditsPerCard: model.creditsPerCard } } : {};
  return creditsAtMost({ cards, operation: 'generate', source, ...byModel }, pictures.maker);
}
