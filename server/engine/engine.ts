import 'server-only';
import { baseUrl, config } from '../config';
import { now } from '../database/clock';
import { database } from '../database/database';
import { fileStore } from '../files/open-store';
import { languageModel } from '../model/language-model';
import { wakeJobs } from '../notify/notifier';
import { imageModel } from '../pictures/image-client';
import { photoFinder } from '../pictures/photo-finder';
import type { Engine } from './context';
import { pictureSupply } from './pictures/picture-supply';
import { layOutInWorker, makeCardsInWorker, renderWithWarnings } from './thread/engine-thread';
import { prepareWorkspace } from './workspace/prepare-workspace';
import { writerModel } from './write/writer-model';

/** The engine of this process, with its workspace prepared. */
export async function engine(keys: readonly string[] = []): Promise<Engine> {
  const { engineCredits, publicUrl, maxQueuedRuns } = config();
  const world: Engine = {
    db: await database(),
    files: fileStore(),
    now,
    baseUrl: baseUrl(),
    keys,
    openingCredits: engineCredits,
    maxQueuedRuns,
    exemptOrigins: publicUrl === undefined ? [] : [new URL(publicUrl).origin],
    model: writerModel(languageModel(), config()),
    makeCards: makeCardsInWorker,
    layOut: layOutInWorker,
    pictures: pictureSupply(imageModel(), photoFinder(), config()),
    render: renderWithWarnings,
    wake: wakeJobs,
  };
  await prepareWorkspace(world);
  return world;
}
