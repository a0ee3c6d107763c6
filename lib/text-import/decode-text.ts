import { t } from '@/lib/words/t';

/** The text of a file, or why it is not text. */
export type Decoded = { ok: true; text: string } | { ok: false; reason: string };

/** Decodes UTF-8 or UTF-16 by BOM, otherwise UTF-8, otherwise Windows-1252. Line breaks are normalised to LF. */
export function decodeText(bytes: Uint8Array): Decoded {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  const text = tryDecode(bytes, encoding) ?? tryDecode(bytes, 'windows-1252');
  if (text === null || text.includes('\0')) return { ok: false, reason: t('The file has no text.') };
  return { ok: true, text: text.replace(/\r\n?/g, '\n') };
}

function tryDecode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
