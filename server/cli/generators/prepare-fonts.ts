/**
 * `npm run fonts`: extracts the theme faces from their npm packages and writes for each one a TrueType subset for the
 * PDF and the same subset as WOFF2 for the browser, under `public/fonts` (not committed). Up-to-date files are
 * skipped. `--metrics` regenerates the committed advance tables and the `@font-face` sheet as well
 * (docs/decisions/002-one-font-file-for-screen-and-pdf.md).
 */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { FONT_FAMILIES, faceIds, readFaceId } from '@/lib/deck/fonts/font-faces';
import { fontFaceSheet, packageFile } from '@/lib/deck/fonts/font-files';
import {
  type ScriptFamilyId,
  type ScriptWeight,
  scriptFamilyName,
  WEB_SCRIPT_FAMILIES,
} from '@/lib/deck/fonts/script-families';
import { COVERED_RANGES } from '@/server/cli/generators/read-font-tables';
import { type ScriptSlice, slicesOf } from '@/server/engine/render/pdf/script-faces';
import { readScriptTable, tableOfFamily } from './read-font-tables';

/** Copies the slices of the script families, with a style sheet for each family, to where browsers load them. */
async function writeScriptFonts(folder: string): Promise<void> {
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

/** Increase this when the build steps change, so that existing files are rebuilt. */
const RECIPE_VERSION = 4;
/** Features that are on by default, and figures of equal width for tables; stylistic sets only make the files larger. */
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'calt', 'tnum'];
/** Families whose `tnum` also gives spaces and signs another width, which leaves gaps between the words of a table. */
const PROPORTIONAL_ONLY: ReadonlySet<string> = new Set(['lora']);

const root = path.resolve(import.meta.dirname, '../../..');
const require = createRequire(import.meta.url);
const out = path.join(root, 'public/fonts');
const manifestFile = path.join(out, 'manifest.json');

const allFaces = FONT_FAMILIES.flatMap((family) => faceIds(family));

async function writeServedFonts(): Promise<void> {
  await mkdir(out, { recursive: true });
  const manifest = await readManifest();
  const present = new Set(await readdir(out));
  const text = coveredText();
  let written = 0;
  for (const id of allFaces) {
    const source = await readFile(require.resolve(packageFile(id)));
    const stamp = `${RECIPE_VERSION}-${createHash('sha256').update(source).digest('hex').slice(0, 16)}`;
    if (manifest[id] === stamp && present.has(`${id}.ttf`) && present.has(`${id}.woff2`)) continue;
    const keepFeatures = FEATURES.filter((each) => each !== 'tnum' || !PROPORTIONAL_ONLY.has(readFaceId(id).family.id));
    const options = { keepFeatures, noHinting: true };
    const subset = await subsetFont(source, text, { ...options, targetFormat: 'sfnt' });
    await writeFile(path.join(out, `${id}.ttf`), subset);
    await writeFile(
      path.join(out, `${id}.woff2`),
      await subsetFont(subset, text, { ...options, targetFormat: 'woff2' }),
    );
    manifest[id] = stamp;
    written += 1;
    // After every face, so that an interrupted run resumes where it stopped.
    await writeFile(manifestFile, JSON.stringify(manifest));
  }
  const kept = new Set(['manifest.json', 'scripts', ...allFaces.flatMap((id) => [`${id}.ttf`, `${id}.woff2`])]);
  for (const name of present) if (!kept.has(name)) await rm(path.join(out, name));
  console.log(`Fonts: ${written} of ${allFaces.length} faces written to public/fonts, the others were up to date.`);
}

async function readManifest(): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(manifestFile, 'utf8')) as Record<string, string>;
  } catch {
    // No manifest yet, or one truncated by a crash: rebuild everything.
    return {};
  }
}

function coveredText(): string {
  const points: number[] = [];
  for (const [from, to] of COVERED_RANGES) for (let point = from; point <= to; point += 1) points.push(point);
  return String.fromCodePoint(...points);
}

async function writeTables(): Promise<void> {
  const tables = path.join(root, 'lib/deck/fonts/tables');
  await mkdir(tables, { recursive: true });
  for (const family of FONT_FAMILIES) {
    const table = await tableOfFamily(family);
    await writeFile(path.join(tables, `${family.id}.generated.json`), `${JSON.stringify(table, null, 1)}\n`);
  }
  const scripts = await readScriptTable();
  await writeFile(path.join(tables, 'scripts.generated.json'), `${JSON.stringify(scripts, null, 1)}\n`);
  await writeFile(path.join(root, 'components/deck/deck-fonts.css'), fontFaceSheet());
  console.log(`Fonts: ${FONT_FAMILIES.length} advance tables and the font sheet written.`);
}

await writeServedFonts();
await writeScriptFonts(path.join(out, 'scripts'));
if (process.argv.includes('--metrics')) await writeTables();
