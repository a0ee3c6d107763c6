import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Dimensions, Format } from '@/lib/contract/enums';
import { findStandardTheme } from '@/lib/deck/themes/all-themes';
import { writePptx } from '@/server/engine/render/pptx/write-pptx';
import { realDeck, SAMPLE_TEXTS, type SampleText } from '@/server/engine/render/testing/sample-texts';

// `tsx --conditions=react-server bench/look-at-pptx.ts OUT [themes] [format] [dimensions]`: the sample decks as PPTX,
// and as rendered by LibreOffice with the fonts of this machine, one PNG per slide. For visual review; not a test.

const [out = 'pptx-look', themes = 'proof,velvet', format = 'presentation', dimensions = '16x9'] =
  process.argv.slice(2);
mkdirSync(out, { recursive: true });
for (const id of themes.split(',')) {
  const theme = findStandardTheme(id);
  if (!theme) throw new Error(`There is no theme "${id}".`);
  for (const text of Object.keys(SAMPLE_TEXTS) as SampleText[]) {
    const stem = path.join(out, `${text}-${id}`);
    const deck = realDeck(text, theme, format as Format, dimensions as Dimensions);
    writeFileSync(`${stem}.pptx`, writePptx(deck, new Map()));
    execFileSync('soffice', ['--headless', '--convert-to', 'pdf', '--outdir', out, `${stem}.pptx`], {
      stdio: 'ignore',
    });
    execFileSync('pdftoppm', ['-r', '50', '-png', `${stem}.pdf`, stem]);
    console.log(`${stem}.pptx, ${deck.cards.length} slides`);
  }
}
