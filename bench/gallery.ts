import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { loadIcons } from '@/lib/deck/icons/load-icons';
import type { DeckTheme } from '@/lib/deck/theme';
import { STANDARD_THEMES } from '@/lib/deck/themes/all-themes';
import { drawPdf } from '@/server/engine/render/pdf/write-pdf';
import { layOutLikeEngine, makeDeck } from './check-deck/make-deck';
import { drawPages, drawSheet } from './draw-sheet';

/**
 * `npm run gallery [theme,theme]`: writes `docs/gallery/<theme>.png`, one small contact sheet per theme on the same
 * content, and the page that shows them. Cards come from the program's own PDF. Needs pdftoppm (poppler-utils).
 */
const ROOT = path.join(import.meta.dirname, '..');
const OUT = path.join(ROOT, 'docs/gallery');
const TEXT = path.join(ROOT, 'bench/corpus/kitchen.md');

/** In pixels. */
const SHEET = { columns: 4, width: 300, height: 169, space: 8 };
/** The maximum size of a sheet, and the palette sizes to try, in colours. */
const MAX_BYTES = 90_000;
const PALETTES = [128, 64, 32, 16];

const INTRODUCTION = `# Gallery

The same text in every theme. Eight design systems, three themes each: a theme decides where headings go, how
numbers, charts, timelines and steps are drawn, and what pictures look like, not just which colours are used.

The text is [\`bench/corpus/kitchen.md\`](../../bench/corpus/kitchen.md). \`npm run gallery\` draws this page again.`;

const format = 'presentation';
const dimensions = '16x9';
const text = { name: 'kitchen.md', text: readFileSync(TEXT, 'utf8') };
const made = makeDeck(text, { format, dimensions }, 'breaks');
const icons = await loadIcons();
const wanted = process.argv[2]?.split(',');
mkdirSync(OUT, { recursive: true });
for (const theme of STANDARD_THEMES.filter(({ id }) => wanted?.includes(id) ?? true)) {
  const sheet = await contactSheet(theme);
  writeFileSync(path.join(OUT, `${theme.id}.png`), sheet);
  console.log(`docs/gallery/${theme.id}.png, ${Math.round(sheet.length / 1000)} kB`);
}
writeFileSync(path.join(OUT, 'README.md'), page());

/** The deck in a theme, with the largest palette that keeps the file within `MAX_BYTES`, or else the smallest one. */
async function contactSheet(theme: DeckTheme): Promise<Buffer> {
  const { cards } = layOutLikeEngine(made.cards, { theme, format, dimensions, title: made.title, icons });
  const { bytes } = await drawPdf({ title: made.title, language: 'en', theme, format, dimensions, cards }, new Map());
  const sheet = await drawSheet(drawPages(bytes, 60), SHEET);
  let smallest: Buffer | null = null;
  for (const colours of PALETTES) {
    smallest = await sharp(sheet)
      .png({ palette: true, colours, effort: 10, compressionLevel: 9, dither: 0 })
      .toBuffer();
    if (smallest.length <= MAX_BYTES) break;
  }
  return smallest ?? sheet;
}

function page(): string {
  const skeletons = [...new Set(STANDARD_THEMES.map(({ skeleton }) => skeleton))];
  const sections = skeletons.map((skeleton) => {
    const themes = STANDARD_THEMES.filter((theme) => theme.skeleton === skeleton);
    const name = `${skeleton[0]?.toUpperCase()}${skeleton.slice(1)}`;
    const pictures = themes.map(
      ({ id, name: title, toneKeywords }) =>
        `### ${title}\n\n${sentence(toneKeywords)}\n\n![${made.cards.length} cards in the theme ${title}](${id}.png)`,
    );
    return `## ${name}\n\n${pictures.join('\n\n')}`;
  });
  return `${INTRODUCTION}\n\n${sections.join('\n\n')}\n`;
}

function sentence(words: readonly string[]): string {
  const list = words.join(', ');
  return `${list[0]?.toUpperCase()}${list.slice(1)}.`;
}
