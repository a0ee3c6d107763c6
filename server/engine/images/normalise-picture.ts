import { inEnglish, type Kept } from '@/lib/words/say-kept';
import type { DeckDecoder } from './decoder/deck-decoder';
import { DECODE_FAILURES, type NormalPicture } from './decoder/decoder';
import { imageKind } from './image-kind';

export type Normalised = { ok: true; picture: NormalPicture } | { ok: false; reason: Kept };

const MOST_SVG_BYTES = 2 * 1024 * 1024;

/**
 * Reads a foreign file as a picture and writes its pixels as a new file, so nothing else of it is left: no script, no
 * second file behind it, no place and time of the photographer. All of it happens in the decoder's process; here only
 * the first bytes are looked at.
 */
export async function normalisePicture(
  bytes: Uint8Array,
  decoder: Pick<DeckDecoder, 'decode'>,
  signal?: AbortSignal,
): Promise<Normalised> {
  const kind = imageKind(bytes);
  if (!kind) return { ok: false, reason: inEnglish('the file is not a picture') };
  if (kind === 'heic') return { ok: false, reason: inEnglish('HEIC pictures cannot be read here; save it as JPEG') };
  if (kind === 'svg' && bytes.byteLength > MOST_SVG_BYTES)
    return { ok: false, reason: inEnglish('the SVG file is larger than 2 MB') };
  const decoded = await decoder.decode(kind, bytes, signal);
  return decoded.ok ? decoded : { ok: false, reason: DECODE_FAILURES[decoded.code] };
}
