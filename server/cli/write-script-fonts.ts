import { copyFile, mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type ScriptFamilyId,
  type ScriptWeight,
  scriptFamilyName,
  WEB_SCRIPT_FAMILIES,
} from '@/lib/deck/fonts/script-families';
import { type ScriptSlice, slicesOf } from '@/server/engine/render/pdf/script-slices';

/** Copies the slices of the script families, with a style sheet for each family, to where browsers load them. */
export async function writeScriptFonts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  let copied = 0;
  for (const family of WEB_SCRIPT_FAMILIES) {
    const slices = slicesOf(family);
    for (const { file } of slices) if (await copyNew(file, path.join(folder, path.basename(file)))) copied += 1;
    await writeFile(path.join(folder, `${family}.css`), scriptSheet(family, slices));
  }
  console.log(`Fonts: ${copied} slices of ${WEB_SCRIPT_FAMILIES.length} families of other scripts copied.`);
}

async function copyNew(from: string, to: string): Promise<boolean> {
  const [source, target] = await Promise.all([stat(from), stat(to).catch(() => null)]);
  // A different version of a slice almost certainly has a different length; the same one needs no copy.
  if (target?.size === source.size) return false;
  await copyFile(from, to);
  return true;
}

/** The slices contain all weights; these two are used to measure texts and draw PDFs. */
const WEIGHTS: readonly ScriptWeight[] = [400, 700];

function scriptSheet(family: ScriptFamilyId, slices: readonly ScriptSlice[]): string {
  const faces = slices.flatMap((slice) => WEIGHTS.map((weight) => ({ ...slice, weight })));
  const rules = faces.map(({ file, range, weight }) =>
    [
      '@font-face {',
      `  font-family: "${scriptFamilyName(family)}";`,
      `  font-weight: ${weight};`,
      '  font-display: swap;',
      `  src: url("${path.basename(file)}") format("woff2");`,
      `  unicode-range: ${range};`,
      '}',
    ].join('\n'),
  );
  return `${rules.join('\n')}\n`;
}
