import 'server-only';
import type { Font } from 'fontkit';
import type { Format } from '@/lib/contract/enums';
import type { DeckWarning } from '@/lib/deck/blocks';
import { type Deck, grows, isPaged, nominalSize, type PictureBytes } from '@/lib/deck/deck';
import { DeckTooLarge } from '@/lib/deck/deck-limits';
import { serverFontBook } from '@/lib/deck/fonts/generated-font-book';
import type { PlacedCard } from '@/lib/deck/placed';
import type { FontFaceId } from '@/lib/deck/theme';
import type { Size } from '@/lib/deck/units';
import { englishMessage } from '@/lib/words/stored-messages';
import type { PageContext } from '../pdf/draw-run';
import { FontCache, missingWarning, resolveFallbackFonts } from '../pdf/font-cache';
import type { PdfElement } from '../pdf/pdf-document';
import { drawCard } from '../pdf/write-pdf';
import { zipParts } from '../pptx/zip-parts';
import { preparePictures } from '../prepare-pictures';
import { readPicture } from '../read-picture';
import type { RenderedFile } from '../render-job';
import { type CanvasImage, SvgCanvas } from './svg-canvas';

/** Maximum for all images of a deck together, about 200 pages of a document. */
const MAX_PIXELS = 700_000_000;
/** Maximum size of the archive, in bytes. */
const MAX_BYTES = 300_000_000;

/**
 * Every card as a PNG at the size of its platform, in one zip archive, even for a deck of one card.
 * @throws DeckTooLarge
 */
export async function drawPngs(deck: Deck, pictures: PictureBytes): Promise<RenderedFile> {
  const { parts, warnings } = await drawPngParts(deck, pictures);
  return { bytes: zipParts(parts, new Date()), warnings };
}

/**
 * Every card as a PNG, with its file name in the archive.
 * @throws DeckTooLarge
 */
export async function drawPngParts(
  deck: Deck,
  pictures: PictureBytes,
): Promise<{ parts: { name: string; bytes: Uint8Array; stored: true }[]; warnings: DeckWarning[] }> {
  const pixels = deck.cards.map((card) => pngSize(deck, card)).reduce((sum, size) => sum + size.width * size.height, 0);
  if (pixels > MAX_PIXELS) throw tooLarge();
  const draw = await openDrawer(deck, pictures);
  const parts: { name: string; bytes: Uint8Array; stored: true }[] = [];
  let bytes = 0;
  for (const [at, card] of deck.cards.entries()) {
    const picture = await draw.card(card);
    bytes += picture.length;
    if (bytes > MAX_BYTES) throw tooLarge();
    parts.push({ name: pngName(at, deck.cards.length), bytes: picture, stored: true });
  }
  return { parts, warnings: draw.warnings() };
}

/** The first card as a PNG. */
export async function drawPng(deck: Deck, pictures: PictureBytes): Promise<RenderedFile> {
  const [card] = deck.cards;
  if (!card) throw new Error('The deck has no cards.');
  const draw = await openDrawer({ ...deck, cards: [card] }, pictures);
  const bytes = await draw.card(card);
  return { bytes: new Uint8Array(bytes), warnings: draw.warnings() };
}

/** File names such as `card-01.png`, which sort in the order of the cards. */
function pngName(at: number, count: number): string {
  return `card-${String(at + 1).padStart(Math.max(2, String(count).length), '0')}.png`;
}

function tooLarge(): DeckTooLarge {
  return new DeckTooLarge(
    englishMessage('This deck is too large to export as {format}. Split it into several decks.', { format: 'PNG' }),
  );
}

async function openDrawer(deck: Deck, pictures: PictureBytes) {
  const fonts = new Map<FontFaceId, Font>();
  const fontCache = new FontCache((face, font) => fonts.set(face, font));
  fontCache.add(await resolveFallbackFonts(deck, fontCache));
  const prepared = await preparePictures('pdf', pictures);
  const hrefs = new Map<string, CanvasImage>();
  const missing = new Map<number, Set<string>>();
  const colour: PageContext['colour'] = (token) => deck.theme.palette[token];
  const picture = (key: string): CanvasImage | null => {
    const known = hrefs.get(key);
    const found = known ?? asImage(prepared.get(key)?.bytes);
    if (found) hrefs.set(key, found);
    return found;
  };
  return {
    async card(card: PlacedCard): Promise<Buffer> {
      const canvas = new SvgCanvas(fonts);
      drawCard(card, {
        document: canvas.page,
        section: canvas.struct() as unknown as PdfElement,
        theme: deck.theme,
        colour,
        fontCache,
        book: serverFontBook(),
        picture,
        missing: (character) => missing.set(card.index, (missing.get(card.index) ?? new Set()).add(character)),
      });
      const size = pngSize(deck, card);
      return rasterise(canvas.toSvg(card, size, colour(card.ground)), size);
    },
    warnings: (): DeckWarning[] => missingWarning(missing),
  };
}

function asImage(bytes: Uint8Array | undefined): CanvasImage | null {
  const facts = bytes && readPicture(bytes);
  if (!bytes || !facts) return null;
  const { width, height, mediaType } = facts;
  return { width, height, href: `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}` };
}

/**
 * Rasterises a card. Limits are off, because the SVG is our own and its pictures were decoded and re-encoded before
 * they were stored.
 */
async function rasterise(svg: string, { width, height }: Size): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg), { unlimited: true })
    .resize({ width, height, fit: 'fill' })
    .removeAlpha()
    .png({ compressionLevel: 6 })
    .toBuffer();
}

/** The width of an image by format, in pixels: what platforms accept, and about 190 dpi for a page. */
const WIDTHS = { presentation: 1920, document: 1588, social: 1080, webpage: 1920 } as const satisfies Record<
  Format,
  number
>;
/** Limits the size of an image, because a fluid card may be very long. */
const MAX_CARD_PIXELS = 40_000_000;

/**
 * The size of a card's image in whole pixels. Cards with fixed dimensions all have exactly the size of their platform,
 * even one that had to grow for its content. It is shown whole, with its background at the sides.
 */
export function pngSize({ format, dimensions }: Pick<Deck, 'format' | 'dimensions'>, card: Size): Size {
  const size = !grows(dimensions) && !isPaged(dimensions) ? nominalSize(format, dimensions) : card;
  const width = WIDTHS[format];
  const height = (size.height / size.width) * width;
  const share = Math.min(1, Math.sqrt(MAX_CARD_PIXELS / (width * height)));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}
