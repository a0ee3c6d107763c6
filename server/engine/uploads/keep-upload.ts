import 'server-only';
import { randomBytes } from 'node:crypto';
import { uploadAddress } from '@/lib/deck/text/inline/picture-address';
import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';
import type { Engine } from '../context';
import { DeckDecoder } from '../images/decoder/deck-decoder';
import { keepPicture, normalisePicture, pictureKey } from '../images/keep-picture';
import { recordImages } from '../store/purge-generations';
import { countUploads, ownerOf, recordUpload } from '../store/uploads-store';

/** All uploads together (docs/spec/limits.md). */
const MAX_UPLOADS = 20_000;
const MAX_TOTAL_BYTES = 4 * 1024 ** 3;

export type UploadOutcome = { ok: true; address: string } | { ok: false; status: 422 | 507; reason: StoredMessage };

/** Decodes an untrusted picture and keeps it for a text. An equal picture keeps its address. */
export async function keepUpload(
  { db, files, now }: Pick<Engine, 'db' | 'files' | 'now'>,
  bytes: Uint8Array,
  signal: AbortSignal,
  decoder: Pick<DeckDecoder, 'decode'> = new DeckDecoder(signal),
): Promise<UploadOutcome> {
  const stored = await countUploads(db);
  if (stored.count >= MAX_UPLOADS || stored.bytes >= MAX_TOTAL_BYTES)
    return { ok: false, status: 507, reason: englishMessage('there are too many images; delete drafts or runs') };
  const normal = await normalisePicture(bytes, decoder, signal);
  if (!normal.ok) return { ok: false, status: 422, reason: normal.reason };
  const { mediaType, width, height } = normal.picture;
  // The row goes first: if the program is killed in between, the row is collected like any other unused upload.
  const id = await recordUpload(db, {
    id: randomBytes(16).toString('hex'),
    file_key: pictureKey(normal.picture),
    media_type: mediaType,
    ...{ width, height, bytes: normal.picture.bytes.byteLength, seen_at: now().toISOString() },
  });
  await keepPicture(recordImages(files, db, ownerOf(id)), normal.picture);
  return { ok: true, address: uploadAddress({ id, width, height, mediaType }) };
}
