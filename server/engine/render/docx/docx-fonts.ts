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

/**
 * The font for code. It is embedded, because few readers have it and code must not be shown in a proportional font. It
 * has no ligatures, because LibreOffice shows `=>` as an arrow otherwise and ignores Word's setting for them.
 */
export function codeFont({ fonts }: DeckTheme): { name: string; data: Buffer } {
  const data = withoutSubstitutions(readFileSync(fontFile(pickFace(fonts.mono, 400))));
  return { name: findFamily(fonts.mono).name, data };
}

const TABLES_FROM = 12;
const TABLE_ENTRY = 16;

/** Hides the table of glyph substitutions of a TrueType font: its name becomes an unknown one in the same order. */
function withoutSubstitutions(font: Buffer): Buffer {
  const count = font.length >= TABLES_FROM ? font.readUInt16BE(4) : 0;
  for (let at = 0; at < count; at += 1) {
    const entry = TABLES_FROM + at * TABLE_ENTRY;
    if (font.toString('latin1', entry, entry + 4) === 'GSUB') font.write('GSUb', entry, 'latin1');
  }
  return font;
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
