import type { FamilyTable } from './advance-table';
import type { FontBook } from './font-book';
import type { KnownFamilyId } from './load-font-book';
import { makeFontBook } from './make-font-book';
import archivo from './tables/archivo.generated.json';
import bitter from './tables/bitter.generated.json';
import bricolageGrotesque from './tables/bricolage-grotesque.generated.json';
import dmSans from './tables/dm-sans.generated.json';
import dmSerifDisplay from './tables/dm-serif-display.generated.json';
import fraunces from './tables/fraunces.generated.json';
import ibmPlexSans from './tables/ibm-plex-sans.generated.json';
import instrumentSans from './tables/instrument-sans.generated.json';
import inter from './tables/inter.generated.json';
import jetbrainsMono from './tables/jetbrains-mono.generated.json';
import libreBaskerville from './tables/libre-baskerville.generated.json';
import lora from './tables/lora.generated.json';
import playfairDisplay from './tables/playfair-display.generated.json';
import sora from './tables/sora.generated.json';
import sourceSerif4 from './tables/source-serif-4.generated.json';
import spaceGrotesk from './tables/space-grotesk.generated.json';
import workSans from './tables/work-sans.generated.json';

const TABLES = {
  archivo,
  bitter,
  'bricolage-grotesque': bricolageGrotesque,
  'dm-sans': dmSans,
  'dm-serif-display': dmSerifDisplay,
  fraunces,
  'ibm-plex-sans': ibmPlexSans,
  'instrument-sans': instrumentSans,
  inter,
  'jetbrains-mono': jetbrainsMono,
  'libre-baskerville': libreBaskerville,
  lora,
  'playfair-display': playfairDisplay,
  sora,
  'source-serif-4': sourceSerif4,
  'space-grotesk': spaceGrotesk,
  'work-sans': workSans,
} as const satisfies Record<KnownFamilyId, FamilyTable>;

let book: FontBook | null = null;

/**
 * All faces, for the server and the worker. The tables are part of the bundle, and each face is unpacked when first
 * used.
 */
export function serverFontBook(): FontBook {
  book ??= makeFontBook((family) => (TABLES as Record<string, FamilyTable>)[family] ?? null);
  return book;
}
