import type { PlacedImage } from '@/lib/deck/placed';

/** Facts read from a picture's bytes, for the three types that every office program draws. */
export type PictureFacts = {
  mediaType: 'image/png' | 'image/jpeg' | 'image/gif';
  extension: 'png' | 'jpeg' | 'gif';
  width: number;
  height: number;
};

/** Reads the type and size in pixels from the first bytes. Null for any other type and for a damaged header. */
export function readPicture(bytes: Uint8Array): PictureFacts | null {
  const found = readPng(bytes) ?? readGif(bytes) ?? readJpeg(bytes);
  return found && found.width > 0 && found.height > 0 ? found : null;
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function readPng(bytes: Uint8Array): PictureFacts | null {
  if (bytes.length < 24 || !startsWith(bytes, PNG)) return null;
  const view = viewOf(bytes);
  return { mediaType: 'image/png', extension: 'png', width: view.getUint32(16), height: view.getUint32(20) };
}

/** Whether a PNG has no transparency, no interlacing, at most 8 bits per channel, and an intact list of chunks. */
export function hasPlainPixels(bytes: Uint8Array): boolean {
  if (bytes.length < 33 || !startsWith(bytes, PNG)) return false;
  const [depth = 0, colourType = 0, , , interlace = 0] = bytes.subarray(24, 29);
  if (depth > 8 || colourType >= 4 || interlace !== 0) return false;
  const view = viewOf(bytes);
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const kind = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (kind === 'tRNS') return false;
    if (kind === 'IEND') return true;
  }
  return false;
}

function readGif(bytes: Uint8Array): PictureFacts | null {
  if (bytes.length < 10 || !startsWith(bytes, [0x47, 0x49, 0x46, 0x38])) return null;
  const view = viewOf(bytes);
  return { mediaType: 'image/gif', extension: 'gif', width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

/** Walks the segments to the frame header, whose marker is C0 to CF except C4, C8 and CC (ITU T.81, B.1.1.3). */
function readJpeg(bytes: Uint8Array): PictureFacts | null {
  if (bytes.length < 4 || !startsWith(bytes, [0xff, 0xd8])) return null;
  const view = viewOf(bytes);
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) {
      return {
        mediaType: 'image/jpeg',
        extension: 'jpeg',
        height: view.getUint16(at + 5),
        width: view.getUint16(at + 7),
      };
    }
    const length = view.getUint16(at + 2);
    if (length < 2) return null;
    at += 2 + length;
  }
  return null;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** The text shown in the frame of a picture that has no file. */
export function pictureReason(image: PlacedImage): string {
  if (image.picture.kind === 'placeholder') return image.picture.reason;
  return image.alt === '' ? 'A picture that could not be drawn' : `A picture that could not be drawn: ${image.alt}`;
}

/** Picture types by their magic bytes; content types and file names are not trusted. */
export type ImageKind = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif' | 'heic' | 'svg';

/** The type of a file, or null if unknown. */
export function imageKind(bytes: Uint8Array): ImageKind | null {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  const head = Buffer.from(bytes.subarray(0, 32)).toString('latin1');
  if (/^GIF8[79]a/.test(head)) return 'gif';
  if (/^RIFF[\s\S]{4}WEBP/.test(head)) return 'webp';
  if (/^[\s\S]{4}ftyp/.test(head)) return brandOf(head);
  return isSvg(bytes) ? 'svg' : null;
}

/** ISO base media files name their type (brand) at the start, followed by compatible brands. */
function brandOf(head: string): ImageKind | null {
  const brands = head.slice(8);
  if (/avif|avis/.test(brands)) return 'avif';
  return /heic|heix|hevc|heim|heis|mif1|msf1/.test(brands) ? 'heic' : null;
}

/** Whether the first element is `svg`, ignoring what XML allows before the root element. */
function isSvg(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 4096))
    .toString('utf8')
    .replace(/^\ufeff/, '');
  const root = head.replace(/^(?:\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*>)*/, '');
  return /^<svg[\s>]/.test(root);
}

export function startsWith(bytes: Uint8Array, head: readonly number[]): boolean {
  return head.every((value, at) => bytes[at] === value);
}
