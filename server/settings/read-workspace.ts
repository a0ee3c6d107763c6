import 'server-only';
import type {
  ConnectionName,
  ImageModelFacts,
  ModelFacts,
  PhotoSourceFacts,
  RemoteFacts,
} from '@/lib/contract/connections';
import { PHOTO_PROVIDERS } from '@/lib/contract/picture-sources';
import packageFile from '../../package.json';
import { baseUrl, type Config, config } from '../config';
import { sourceOf } from '../connections/connections';
import { lastTest } from '../connections/test-connection';
import { database } from '../database/database';
import { isSqlite } from '../database/is-sqlite';
import { readLedger } from '../engine/store/credits';
import { photoProviders } from '../read-config';
import { targets, wireFactsOf } from '../service/open-service';

async function stateOf(name: ConnectionName) {
  return { source: sourceOf(name), lastTest: await lastTest(name) };
}

export async function readModels(): Promise<{ language: ModelFacts; image: ImageModelFacts }> {
  const from: Config = config();
  return {
    language: {
      address: from.llmBaseUrl ?? null,
      hasKey: from.llmApiKey !== undefined,
      name: from.llmModel ?? null,
      ...(await stateOf('language')),
    },
    image: await readImageModel(from),
  };
}

export async function readRemote(): Promise<RemoteFacts> {
  const { serviceBaseUrl, serviceApiKey } = config();
  return {
    address: wireFactsOf('remote')?.address ?? serviceBaseUrl ?? null,
    hasKey: serviceApiKey !== undefined,
    isConfigured: targets().includes('remote'),
    ...(await stateOf('remote')),
  };
}

async function readImageModel(from: Config): Promise<ImageModelFacts> {
  return {
    address: from.imageBaseUrl ?? null,
    hasKey: from.imageApiKey !== undefined,
    name: from.imageModel ?? null,
    ...(await stateOf('image')),
    credits: from.imageCredits,
  };
}

/** Where other programs call this one, and whether they may with a key of the server. */
export function readApi(): { base: string; hasEngineKey: boolean } {
  return { base: baseUrl(), hasEngineKey: config().engineApiKey !== undefined };
}

/** Where pictures come from, the configured sources first. */
export async function readPictures(): Promise<{ image: ImageModelFacts; photos: PhotoSourceFacts[] }> {
  const set = photoProviders(config());
  const photos = PHOTO_PROVIDERS.map(async (id) => ({
    id,
    isConfigured: set.includes(id),
    ...(await stateOf(id)),
    address: id === 'openverse' ? (config().openverseBaseUrl ?? null) : null,
  }));
  return {
    image: await readImageModel(config()),
    photos: (await Promise.all(photos)).toSorted((one, other) => Number(other.isConfigured) - Number(one.isConfigured)),
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
