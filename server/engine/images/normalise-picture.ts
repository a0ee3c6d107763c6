import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';
import type { DeckDecoder } from './decoder/deck-decoder';
import { DECODE_FAILURES, type NormalPicture } from './decoder/decoder';
import { imageKind } from './image-kind';

export type Normalised = { ok: true; picture: NormalPicture } | { ok: false; reason: StoredMessage };

const MAX_SVG_BYTES = 2 * 1024 * 1024;

/**
 * Decodes an untrusted file and writes its pixels to a new file, which drops everything else: scripts, appended files,
 * and the location and time of a photograph. The work happens in the decoder process; only the first bytes are read
 * here.
 */
export async function normalisePicture(
  bytes: Uint8Array,
  decoder: Pick<DeckDecoder, 'decode'>,
  signal?: AbortSignal,
): Promise<Normalised> {
  const kind = imageKind(bytes);
  if (!kind) return { ok: false, reason: englishMessage('the file is not an image') };
  if (kind === 'heic') return { ok: false, reason: englishMessage('HEIC images aren’t supported; save it as JPEG') };
  if (kind === 'svg' && bytes.byteLength > MAX_SVG_BYTES)
    return { ok: false, reason: englishMessage('the SVG file is larger than 2 MB') };
  const decoded = await decoder.decode(kind, bytes, signal);
  return decoded.ok ? decoded : { ok: false, reason: DECODE_FAILURES[decoded.code] };
}
