import 'server-only';
import { readFileSync } from 'node:fs';
import type { estimatePageNumbersWith } from 'docx/layout';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { faceIds, findFamily, pickFace } from '@/lib/deck/fonts/font-faces';
import type { DeckTheme } from '@/lib/deck/theme';
import { fontFile } from '../pdf/font-files';

type FontFiles = NonNullable<Parameters<typeof estimatePageNumbersWith>[0]['fonts']>;

/** The files of the theme's families, to measure text in. */
export function fontFiles({ fonts }: DeckTheme): FontFiles {
  const families = new Set([fonts.body, fonts.heading, fonts.mono]);
  return [...families].flatMap((id) =>
    faceIds(findFamily(id))
      .filter((face) => /-(?:400|700)i?$/.test(face))
      .map((face) => ({ data: new Uint8Array(readFileSync(fontFile(face))) })),
  );
}

/** The font of code, to embed: few readers have it, and code must not be shown in proportional type. */
export function codeFont({ fonts }: DeckTheme): { name: string; data: Buffer } {
  return { name: findFamily(fonts.mono).name, data: readFileSync(fontFile(pickFace(fonts.mono, 400))) };
}

const TABLE = 'word/fontTable.xml';

/**
 * The embedded font is that of code. Office programs that do not read it choose a stand-in by what the table of fonts
 * says, and the library calls every font proportional.
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
