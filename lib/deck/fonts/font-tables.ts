import type { FamilyTable } from './advance-table';
import type { FONT_FAMILIES } from './font-faces';

/** The ids of the families as a type, so that a family without a table fails the build. */
export type KnownFamilyId = (typeof FONT_FAMILIES)[number]['id'];

/** The table of each family in a separate chunk. A browser loads only those of its theme. */
export const FONT_TABLES = {
  archivo: () => import('./tables/archivo.generated.json'),
  bitter: () => import('./tables/bitter.generated.json'),
  'bricolage-grotesque': () => import('./tables/bricolage-grotesque.generated.json'),
  'dm-sans': () => import('./tables/dm-sans.generated.json'),
  'dm-serif-display': () => import('./tables/dm-serif-display.generated.json'),
  fraunces: () => import('./tables/fraunces.generated.json'),
  'ibm-plex-sans': () => import('./tables/ibm-plex-sans.generated.json'),
  'instrument-sans': () => import('./tables/instrument-sans.generated.json'),
  inter: () => import('./tables/inter.generated.json'),
  'jetbrains-mono': () => import('./tables/jetbrains-mono.generated.json'),
  'libre-baskerville': () => import('./tables/libre-baskerville.generated.json'),
  lora: () => import('./tables/lora.generated.json'),
  'playfair-display': () => import('./tables/playfair-display.generated.json'),
  sora: () => import('./tables/sora.generated.json'),
  'source-serif-4': () => import('./tables/source-serif-4.generated.json'),
  'space-grotesk': () => import('./tables/space-grotesk.generated.json'),
  'work-sans': () => import('./tables/work-sans.generated.json'),
} as const satisfies Record<KnownFamilyId, () => Promise<{ default: FamilyTable }>>;
