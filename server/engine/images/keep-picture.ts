import 'server-only';
import { createHash } from 'node:crypto';
import type { Picture } from '@/lib/deck/blocks';
import type { PictureBytes } from '@/lib/deck/deck';
import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';
import type { FileStore } from '@/server/files/file-store';
import { imageKind } from '../render/read-picture';
import type { DeckDecoder } from './decoder/deck-decoder';
import type { NormalPicture } from './decoder/decoder';
import { DECODE_FAILURES } from './decoder/decoder';

type FilePicture = Extract<Picture, { kind: 'file' }>;

/** The file store's key of a picture. */
export function pictureKey({ bytes, mediaType }: Pick<NormalPicture, 'bytes' | 'mediaType'>): string {
  const extension = mediaType === 'image/png' ? 'png' : 'jpg';
  return `images/${createHash('sha256').update(bytes).digest('hex')}.${extension}`;
}

/** Stores a picture under the hash of its bytes, so equal pictures share a file and a key always has the same bytes. */
export async function keepPicture(
  files: Pick<FileStore, 'put' | 'exists'>,
  picture: NormalPicture,
): Promise<FilePicture> {
  const { bytes, mediaType, width, height } = picture;
  const key = pictureKey(picture);
  if (!(await files.exists(key))) await files.put(key, bytes);
  return { kind: 'file', key, mediaType, width, height };
}

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

/** Anything that can show pictures: a placed card with its elements, or a page with its blocks. */
export type Pictured = { elements: readonly { kind: string; picture?: Picture }[] };

/** The distinct pictures with stored files that the cards show. */
export function filePictures(cards: readonly Pictured[]): ReadonlyMap<string, FilePicture> {
  const found = new Map<string, FilePicture>();
  for (const { elements } of cards)
    for (const element of elements)
      if (element.kind === 'image' && element.picture?.kind === 'file') found.set(element.picture.key, element.picture);
  return found;
}

/** The bytes of these pictures. A picture whose file is gone is missing, and is drawn as an empty frame. */
export async function picturesOf(files: FileStore, cards: readonly Pictured[]): Promise<PictureBytes> {
  const bytes = new Map<string, { bytes: Uint8Array; mediaType: string }>();
  for (const [key, { mediaType }] of filePictures(cards))
    if (await files.exists(key)) bytes.set(key, { bytes: await files.getBytes(key), mediaType });
  return bytes;
}
