import 'server-only';
import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import type { ScriptWeight } from '@/lib/deck/fonts/script-families';

/** Makes a TrueType file with one weight from a variable slice, because pdfkit cannot embed variable fonts. */
export async function instanceSlice(file: string, weight: ScriptWeight): Promise<Uint8Array> {
  return subsetFont(await readFile(file), '', {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
    noHinting: true,
    variationAxes: { wght: weight },
  });
}
