import 'server-only';
import { isPublicOrigin } from '@/lib/composer/paste/image-addresses';
import { IMAGE_SOURCES, type ImageSourceName } from '@/lib/contract/enums';
import { LIMITS } from '@/lib/contract/limits';
import { PROVIDERS_OF } from '@/lib/contract/picture-sources';
import type { Settings } from '@/lib/contract/settings';
import { config } from '../config';
import { isModelConnected } from '../model/language-model';
import { photoProviders } from '../read-config';
import { targets, wireFactsOf } from '../service/open-service';

function isImageModelSet(): boolean {
  const { imageBaseUrl, imageModel } = config();
  return imageBaseUrl !== undefined && imageModel !== undefined;
}

function deliveredSources(): ImageSourceName[] {
  const set = photoProviders(config());
  return IMAGE_SOURCES.filter((source) =>
    source === 'aiGenerated' ? isImageModelSet() : PROVIDERS_OF[source].some((id) => set.includes(id)),
  );
}

function publicOrigin(): string | null {
  const { publicUrl } = config();
  return publicUrl !== undefined && isPublicOrigin(publicUrl) ? publicUrl : null;
}

/** The facts about this installation that the composer needs before it can offer any choice. */
export function readSettings(): Settings {
  return {
    targets: targets(),
    modelConnected: isModelConnected(),
    modelName: isModelConnected() ? (config().llmModel ?? null) : null,
    modelCreditsPerCard: config().llmCreditsPerCard,
    imageSources: deliveredSources(),
    imageModelCredits: isImageModelSet() ? config().imageCredits : null,
    maxCards: { local: LIMITS.numCards.max, remote: config().serviceMaxCards },
    publicOrigin: publicOrigin(),
    wire: { local: wireFactsOf('local'), remote: wireFactsOf('remote') },
    signsIn: config().accessToken !== undefined,
  };
}
