import { PictureServer } from '@/e2e/model-server/picture-server';
import { ImageClient } from '@/server/pictures/image-client';
import { adaptersOf, PhotoFinder } from '@/server/pictures/photo-finder';
import { readConfig } from '@/server/read-config';
import type { StoredArtifact } from '../../store/artifacts-store';
import { findStoredArtifact } from '../../store/artifacts-store';
import { TestEngine } from '../../testing/test-engine';
import { pictureSupply } from '../picture-supply';

export const PICTURE_KEY = 'picture-key-that-nobody-sees';

/** An engine that gets its pictures from a scripted server. */
export class PictureWorld {
  private constructor(
    readonly server: PictureServer,
    readonly test: TestEngine,
  ) {}

  /** @param only prefixes of the environment variables to keep; all are kept by default */
  static async open(
    only: readonly string[] = [],
    more: Record<string, string> = {},
    timeoutMs = 5000,
  ): Promise<PictureWorld> {
    const server = await PictureServer.open();
    server.key = PICTURE_KEY;
    const all = Object.entries(server.environment(PICTURE_KEY));
    const kept = all.filter(([name]) => only.length === 0 || only.some((start) => name.startsWith(start)));
    const reading = readConfig({ ...Object.fromEntries(kept), ...more });
    if (!reading.ok) throw new Error(reading.problems.join('; '));
    const { config } = reading;
    const { imageBaseUrl, imageModel: model, imageApiKey: apiKey } = config;
    const client =
      imageBaseUrl && model
        ? new ImageClient({ baseUrl: imageBaseUrl, model, apiKey, timeoutMs, concurrency: 2 })
        : null;
    const pictures = pictureSupply(client, new PhotoFinder(adaptersOf(config), DEPS), config);
    return new PictureWorld(server, await TestEngine.open({ pictures }));
  }

  async close(): Promise<void> {
    await this.test.close();
    await this.server.close();
  }

  /** Makes a deck of seven cards, three of which have room for a picture. */
  async make(source: string, more: object = {}) {
    const { body } = await this.test.make({ ...TEXT, imageOptions: { source }, ...more });
    const artifact = await findStoredArtifact(this.test.world.db, body.artifactId);
    if (!artifact) throw new Error(`no deck: ${JSON.stringify(body)}`);
    return { body, artifact, warnings: ((body.warnings as string | undefined) ?? '').split('\n').filter(Boolean) };
  }
}

/** Waits between requests to a provider are skipped, but timeouts are real. */
const DEPS = { now: Date.now, wait: async () => undefined };

export function picturesIn({ deck }: StoredArtifact) {
  return deck.cards.flatMap(({ elements, index }) =>
    elements.flatMap((element) => (element.kind === 'image' ? [{ ...element, card: index }] : [])),
  );
}

export const TEXT = {
  textMode: 'preserve',
  cardSplit: 'inputTextBreaks',
  cardOptions: { dimensions: '16x9' },
  inputText: [
    '# Walking in the Alps\nA summer plan for beginners',
    '## What to pack\n- A light rain jacket\n- Two litres of water\n- A paper map',
    '## Mountain huts\nBook a bed before the end of May, and bring a sheet of your own.',
    '## Wild flowers in June\nMost meadows are in bloom in the second half of June.',
    '## Weather\n- Storms come in the afternoon\n- Start before seven',
    '## Getting there\nA train leaves for the valley each hour.',
    '## Who comes along\nWrite to us until Friday, and say which weekend suits you best, please. We decide on Monday.',
  ].join('\n\n---\n'),
};
