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
