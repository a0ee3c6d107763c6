import 'server-only';
import { readFileSync } from 'node:fs';
import type { estimatePageNumbersWith } from 'docx/layout';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { faceIds, findFamily, pickFace } from '@/lib/deck/fonts/font-faces';
import type { DeckTheme } from '@/lib/deck/theme';
import { fontFile } from '../pdf/font-files';

type FontFiles = NonNullable<Parameters<typeof estimatePageNumbersWith>[0]['fonts']>;

/** The font files of the theme's families, for measuring text. */
export function fontFiles({ fonts }: DeckTheme): FontFiles {
  const families = new Set([fonts.body, fonts.heading, fonts.mono]);
  return [...families].flatMap((id) =>
    faceIds(findFamily(id))
      .filter((face) => /-(?:400|700)i?$/.test(face))
      .map((face) => ({ data: new Uint8Array(readFileSync(fontFile(face))) })),
  );
}

/** The font for code. It is embedded, because few readers have it and code must not be shown in a proportional font. */
export function codeFont({ fonts }: DeckTheme): { name: string; data: Buffer } {
  return { name: findFamily(fonts.mono).name, data: readFileSync(fontFile(pickFace(fonts.mono, 400))) };
}

const TABLE = 'word/fontTable.xml';

/**
 * Marks the embedded font as fixed-pitch. Office programs that do not read embedded fonts choose a substitute by the
 * font table, and the library declares every font as proportional.
 */
export function withFixedPitch(bytes: Uint8Array): Uint8Array {
  const files = unzipSync(bytes);
  const table = strFromU8(files[TABLE] ?? new Uint8Array());
  const fixed = table
    .replace(/(<w:font [^>]*>)/, '$1<w:altName w:val="Courier New"/>')
    .replace(
      '<w:family w:val="auto"/><w:pitch w:val="variable"/>',
      '<w:family w:val="modern"/><w:pitch w:val="fixed"/>',
    );
  return fixed === table ? bytes : zipSync({ ...files, [TABLE]: strToU8(fixed) }, { mtime: new Date(1980, 0, 1) });
}
