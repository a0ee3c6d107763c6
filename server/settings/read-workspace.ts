import 'server-only';
import type { ConnectionSource } from '@/lib/contract/connections';
import { PHOTO_PROVIDERS } from '@/lib/contract/picture-sources';
import packageFile from '../../package.json';
import { baseUrl, type Config, config } from '../config';
import { sourceOf } from '../connections/connections';
import { database } from '../database/database';
import { isSqlite } from '../database/is-sqlite';
import { readLedger } from '../engine/store/credits';
import { photoProviders } from '../read-config';
import { targets, wireFactsOf } from '../service/open-service';

/** Whether a model is connected, and where that is set. */
export type ModelFacts = { address: string | null; hasKey: boolean; name: string | null; source: ConnectionSource };
/** Never a key, only whether there is one. */
export type RemoteFacts = { address: string | null; hasKey: boolean; isConfigured: boolean; source: ConnectionSource };

/** `credits`: for one image. */
export type ImageModelFacts = ModelFacts & { credits: number };

export function readModels(): { language: ModelFacts; image: ImageModelFacts } {
  const from: Config = config();
  return {
    language: {
      address: from.llmBaseUrl ?? null,
      hasKey: from.llmApiKey !== undefined,
      name: from.llmModel ?? null,
      source: sourceOf('language'),
    },
    image: readImageModel(from),
  };
}

export function readRemote(): RemoteFacts {
  const { serviceBaseUrl, serviceApiKey } = config();
  return {
    address: wireFactsOf('remote')?.address ?? serviceBaseUrl ?? null,
    hasKey: serviceApiKey !== undefined,
    isConfigured: targets().includes('remote'),
    source: sourceOf('remote'),
  };
}

function readImageModel(from: Config): ImageModelFacts {
  return {
    address: from.imageBaseUrl ?? null,
    hasKey: from.imageApiKey !== undefined,
    name: from.imageModel ?? null,
    source: sourceOf('image'),
    credits: from.imageCredits,
  };
}

/** Where other programs call this one, and whether they may with a key of the server. */
export function readApi(): { base: string; hasEngineKey: boolean } {
  return { base: baseUrl(), hasEngineKey: config().engineApiKey !== undefined };
}

/** Where pictures come from, the configured sources first. */
export function readPictures() {
  const set = photoProviders(config());
  const photos = PHOTO_PROVIDERS.map((id) => ({
    id,
    isConfigured: set.includes(id),
    source: sourceOf(id),
    address: id === 'openverse' ? (config().openverseBaseUrl ?? null) : null,
  }));
  return {
    image: readImageModel(config()),
    photos: photos.toSorted((one, other) => Number(other.isConfigured) - Number(one.isConfigured)),
  };
}

const MAX_LEDGER_ROWS = 100;

export async function readCredits() {
  return { ledger: await readLedger(await database(), MAX_LEDGER_ROWS), hasRemote: targets().includes('remote') };
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
