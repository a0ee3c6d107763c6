import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { partsAreCards } from '@/lib/composer/text-breaks';
import type { CardSplit, Dimensions, Format, ImageSourceName, TextMode } from '@/lib/contract/enums';
import { LIMITS } from '@/lib/contract/limits';
import { checkPlaced } from '@/lib/deck/check/check-placed';
import { type Deck, isPaged } from '@/lib/deck/deck';
import { themeFor } from '@/lib/deck/document/paper-theme';
import { loadIcons } from '@/lib/deck/icons/load-icons';
import { illustrate } from '@/lib/deck/illustrate/illustrate';
import { makeCards } from '@/lib/deck/make-cards';
import { detectLanguage } from '@/lib/deck/text/detect-language';
import { STANDARD_THEMES } from '@/lib/deck/themes/all-themes';
import { drawPdf } from '@/server/engine/render/pdf/write-pdf';
import { writePptx } from '@/server/engine/render/pptx/write-pptx';
import { layOutLikeEngine } from './check-deck/make-deck';
import { drawPages, drawSheet } from './draw-sheet';

/**
 * `npx tsx --conditions=react-server bench/contact-sheet.ts TEXT OUT [--theme id,id] [--size 16x9] [--cards auto]
 * [--pptx]`: the deck of a text as one picture per theme, through the program's own PDF (or its PPTX, opened by
 * LibreOffice). Needs pdftoppm (poppler-utils).
 */
const [file, out, ...rest] = process.argv.slice(2);
const option = (name: string) => {
  const at = rest.indexOf(`--${name}`);
  return at === -1 ? null : (rest[at + 1] ?? '');
};
if (!file || !out) throw new Error('Usage: contact-sheet.ts TEXT OUT [--theme id,id] [--size 16x9] [--pptx]');

/** In pixels. Upright pages contain running text, so they are larger. */
const SHEETS = {
  wide: { columns: 4, width: 500, height: 282, space: 14 },
  upright: { columns: 4, width: 595, height: 842, space: 14 },
};
/** Dots per inch. */
const RESOLUTION = 72;
const isPptx = rest.includes('--pptx');

const inputText = readFileSync(file, 'utf8');
const wanted = option('theme')?.split(',') ?? STANDARD_THEMES.map(({ id }) => id);
const dimensions = (option('size') ?? '16x9') as Dimensions;
const format = (option('format') ?? 'presentation') as Format;
const cardSplit: CardSplit = partsAreCards(inputText) ? 'inputTextBreaks' : 'auto';
const asked = option('cards') ?? 'auto';
const shape = { inputText, textMode: (option('mode') ?? 'preserve') as TextMode, format, dimensions };
const numCards = asked === 'auto' ? { atMost: LIMITS.numCards.max } : Number(asked);
const made = makeCards({ ...shape, cardSplit, numCards, amount: 'medium' });
const source = (option('images') ?? 'noImages') as ImageSourceName;
mkdirSync(out, { recursive: true });
const pictured = illustrate(made.cards, { source, format, delivers: rest.includes('--delivers') }).cards;
const icons = await loadIcons();
const language = detectLanguage(inputText);
for (const standard of STANDARD_THEMES.filter(({ id }) => wanted.includes(id))) {
  const theme = themeFor(standard, format);
  const { cards, warnings } = layOutLikeEngine(pictured, {
    ...{ theme, title: made.title, language, icons, format, dimensions },
  });
  const { inside, overlaps } = checkPlaced(cards);
  for (const fault of [...inside, ...overlaps].slice(0, 8)) console.log(theme.id, fault.card + 1, fault.message);
  for (const { message } of warnings) console.log(theme.id, message);
  console.log(
    theme.id,
    cards.map(({ layout, verdict }) => `${layout}${verdict.kind === 'placed' ? '' : `(${verdict.kind})`}`).join(' '),
  );
  const deck = { title: made.title, language, theme, format, dimensions, cards };
  const pdf = isPptx ? throughOffice(theme.id, deck) : (await drawPdf(deck, new Map())).bytes;
  const target = path.join(out, `${theme.id}${isPptx ? '-pptx' : ''}.png`);
  writeFileSync(target, await drawSheet(drawPages(pdf, RESOLUTION), SHEETS[isPaged(dimensions) ? 'upright' : 'wide']));
  console.log(target);
}

/** Converts the deck's PPTX to PDF with LibreOffice. The PPTX stays beside the sheet. */
function throughOffice(name: string, deck: Deck): Buffer {
  const file = path.join(out!, `${name}.pptx`);
  writeFileSync(file, writePptx(deck, new Map()));
  execFileSync('soffice', ['--headless', '--convert-to', 'pdf', '--outdir', out!, file]);
  return readFileSync(path.join(out!, `${name}.pdf`));
}
