import 'server-only';
import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import type { ScriptWeight } from '@/lib/deck/fonts/script-families';

/** A slice, which contains all weights, as a TrueType file of one of them: pdfkit embeds no variable fonts. */
export async function instanceSlice(file: string, weight: ScriptWeight): Promise<Uint8Array> {
  return subsetFont(await readFile(file), '', {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
    noHinting: true,
    variationAxes: { wght: weight },
  });
}
