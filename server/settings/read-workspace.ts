import 'server-only';
import packageFile from '../../package.json';
import { type Config, config } from '../config';
import { database } from '../database/database';
import { isSqlite } from '../database/is-sqlite';
import { readLedger } from '../engine/store/credits';
import { targets, wireFactsOf } from '../service/open-service';

/** Whether a model's variables are set. The image model is not called yet. */
export type ModelFacts = { address: string | null; hasKey: boolean; name: string | null };
/** Never a key, only whether there is one. */
export type RemoteFacts = { address: string | null; hasKey: boolean; isConfigured: boolean };

export function readModels(): { language: ModelFacts; image: ModelFacts; remote: RemoteFacts } {
  const from: Config = config();
  return {
    language: {
      address: from.llmBaseUrl ?? null,
      hasKey: from.llmApiKey !== undefined,
      name: from.llmModel ?? null,
    },
    image: {
      address: from.imageBaseUrl ?? null,
      hasKey: from.imageApiKey !== undefined,
      name: from.imageModel ?? null,
    },
    remote: {
      address: wireFactsOf('remote')?.address ?? from.serviceBaseUrl ?? null,
      hasKey: from.serviceApiKey !== undefined,
      isConfigured: targets().includes('remote'),
    },
  };
}

const NEWEST = 100;

export async function readCredits() {
  return { ledger: await readLedger(await database(), NEWEST), hasRemote: targets().includes('remote') };
}

/**
 * Facts about this installation. Everyone who can open the page sees the data folder: without sign-in that is only
 * this machine, with sign-in the owner. A database URL is not shown, because it may contain a password.
 */
export async function readAbout() {
  const { dataDir } = config();
  const { version, license } = packageFile;
  return { version, license, dataDir, database: isSqlite(await database()) ? 'SQLite' : 'PostgreSQL' };
}
