import 'server-only';
import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import type { Deck, PictureBytes } from '@/lib/deck/deck';
import { findFamily, readFaceId, substituteFace } from '@/lib/deck/fonts/font-faces';
import { serverFontBook } from '@/lib/deck/fonts/generated-font-book';
import { scriptFamilies, WEB_SCRIPT_FAMILIES } from '@/lib/deck/fonts/script-families';
import { loadIcons } from '@/lib/deck/icons/load-icons';
import type { FontFaceId } from '@/lib/deck/theme';
import { renderWebpage } from '@/lib/deck/webpage/render-webpage';
import { SCRIPTS } from '@/lib/deck/webpage/styles/page-style';
import { fontFile, openFont } from '../pdf/open-font';
import { slicesOf } from '../pdf/script-faces';
import { readPicture } from '../read-picture';
import type { RenderedFile } from '../render-job';

/**
 * Writes a webpage as one self-contained HTML file, with its fonts and pictures.
 * @throws Error for a deck without blocks, which is not a webpage
 */
export async function writeWebpage(deck: Deck, pictures: PictureBytes): Promise<RenderedFile> {
  const { blocks } = deck;
  if (!blocks) throw new Error('only a webpage can be written as HTML');
  const shown = await shrinkPictures(pictures);
  const page = renderWebpage(
    { ...deck, blocks },
    {
      fonts: serverFontBook(),
      icons: await loadIcons(),
      pictureUrl: (key) => {
        const picture = shown.get(key);
        return picture ? `data:${picture.mediaType};base64,${Buffer.from(picture.bytes).toString('base64')}` : null;
      },
    },
  );
  const html = page.write(await embedFonts(page.faces, page.characters, deck.language));
  return { bytes: new TextEncoder().encode(html), warnings: [] };
}

/** Length of the longer side in pixels, enough for a page 1200 pixels wide. */
const LONGEST_SIDE = 1_600;
/** Smaller files are embedded unchanged. In bytes. */
const SMALL = 160_000;
const MAX_PIXELS = 50_000_000;

/** Prepares pictures for embedding: converts large ones to smaller WebP, and drops unreadable ones. */
async function shrinkPictures(pictures: PictureBytes): Promise<PictureBytes> {
  const shrunk = new Map<string, { bytes: Uint8Array; mediaType: string }>();
  for (const [key, { bytes }] of pictures) {
    const facts = readPicture(bytes);
    const isAsShown = facts && (bytes.byteLength <= SMALL || facts.mediaType === 'image/gif');
    const picture = isAsShown ? { bytes, mediaType: facts.mediaType } : await toWebp(bytes);
    if (picture) shrunk.set(key, picture);
  }
  return shrunk;
}

async function toWebp(bytes: Uint8Array): Promise<{ bytes: Uint8Array; mediaType: string } | null> {
  // Loaded on demand, because most pages have no large pictures and the library takes memory.
  const { default: sharp } = await import('sharp');
  try {
    const made = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
    return { bytes: new Uint8Array(made), mediaType: 'image/webp' };
  } catch {
    // It is not a picture, so the page shows its alternative text.
    return null;
  }
}

/** Maximum size of all fonts in one page, in bytes. The rest is shown in the reader's system fonts. */
const MAX_BYTES = 2_000_000;

/**
 * The `@font-face` rules of a page with embedded fonts, reduced to the characters that the page shows.
 * @param language BCP 47; decides between Chinese, Japanese and Korean glyphs
 */
async function embedFonts(faces: readonly FontFaceId[], characters: string, language: string): Promise<string> {
  const rules: string[] = [];
  let room = MAX_BYTES;
  const add = (rule: Rule, font: Uint8Array) => {
    if (font.byteLength > room) return;
    room -= font.byteLength;
    rules.push(fontFace(rule, font));
  };
  // Variation selectors have no outline, and browsers refuse a font that contains nothing else.
  const wanted = [...characters].filter((each) => each > ' ' && !/[\ufe00-\ufe0f]/.test(each));
  const missing = new Set<string>();
  for (const face of faces) {
    const { family, weight, italic } = readFaceId(face);
    const rule = { family: family.name, weight: String(weight), italic };
    let left = wanted;
    for (const source of [face, substituteFace(face)]) {
      if (source === null || left.length === 0) continue;
      const bytes = await readFile(fontFile(source));
      const font = openFont(bytes, source);
      const held = left.filter((each) => font.hasGlyphForCodePoint(each.codePointAt(0)!));
      if (held.length === 0) continue;
      const range = source === face ? {} : { range: rangeOf(held) };
      add({ ...rule, ...range }, await subset(bytes, held));
      left = left.filter((each) => !held.includes(each));
    }
    if (findFamily(family.id).category !== 'monospace') for (const each of left) missing.add(each);
  }
  for (const { file, held } of slicesFor(missing, language))
    add(
      { family: SCRIPTS, weight: '100 900', italic: false, range: rangeOf(held) },
      await subset(await readFile(file), held),
    );
  return rules.join('\n');
}

type Rule = { family: string; weight: string; italic: boolean; range?: string };

function fontFace({ family, weight, italic, range }: Rule, font: Uint8Array): string {
  const source = `url(data:font/woff2;base64,${Buffer.from(font).toString('base64')}) format('woff2')`;
  const parts = [
    `font-family:'${family}'`,
    `font-weight:${weight}`,
    `font-style:${italic ? 'italic' : 'normal'}`,
    'font-display:swap',
    `src:${source}`,
    ...(range ? [`unicode-range:${range}`] : []),
  ];
  return `@font-face{${parts.join(';')}}`;
}

function subset(font: Uint8Array, characters: readonly string[]): Promise<Uint8Array> {
  // Include a letter, because browsers refuse a font without any outline, such as one with only spaces.
  return subsetFont(Buffer.from(font), ` n${characters.join('')}`, { targetFormat: 'woff2' });
}

function rangeOf(characters: readonly string[]): string {
  return characters.map((each) => `U+${each.codePointAt(0)!.toString(16)}`).join(',');
}

/** The font files of other scripts that have the characters, each with those it is used for. */
function slicesFor(characters: ReadonlySet<string>, language: string): { file: string; held: string[] }[] {
  // Skip symbols (boxes, arrows, emoji). All systems have them, and some slices list them without drawing them.
  let left = [...characters].filter((each) => /[\p{L}\p{M}\p{N}\u3000-\u303f\uff00-\uffef]/u.test(each));
  const found: { file: string; held: string[] }[] = [];
  for (const family of scriptFamilies(language, left.join(''))) {
    if (!WEB_SCRIPT_FAMILIES.includes(family)) continue;
    for (const { file, holds } of slicesOf(family)) {
      const held = left.filter((each) => holds(each.codePointAt(0)!));
      if (held.length === 0) continue;
      found.push({ file, held });
      left = left.filter((each) => !held.includes(each));
    }
  }
  return found;
}
