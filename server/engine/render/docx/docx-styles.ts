import { type IParagraphStyleOptions, type IStylesOptions, LineRuleType } from 'docx';
import type { Deck } from '@/lib/deck/deck';
import { themeFor } from '@/lib/deck/document/paper-theme';
import { findFamily } from '@/lib/deck/fonts/font-faces';
import type { DeckTheme } from '@/lib/deck/theme';
import { contrastRatio } from '@/lib/deck/themes/contrast';

/** Spacing is in twentieths of a point, and type sizes are in half points. */
const POINT = 20;
const BODY = 22;
/** Line heights are in 240ths of a line. */
const AUTO = LineRuleType.AUTO;
const WHITE = '#FFFFFF';
/** Type sizes of headings 1 to 6. */
const SIZES = [34, 27, 23, 22, 22, 22] as const;

/**
 * The document's styles, under the names that office programs know, with the theme's fonts and the theme's colours that
 * are legible on paper.
 */
export function docxStyles({ theme, language }: Pick<Deck, 'theme' | 'language'>): IStylesOptions {
  const heading = familyName(theme.fonts.heading);
  const mono = familyName(theme.fonts.mono);
  const ink = colour(theme.palette.ink, '#1A1A1A', 7);
  const accent = colour(theme.palette.accentInk, ink, 4.5);
  const quiet = colour(theme.palette.muted, '#595959', 4.5);
  const isBold = theme.fonts.headingWeight >= 600;
  const headings = Object.fromEntries(
    SIZES.map((size, at) => [
      `heading${at + 1}`,
      {
        run: { font: heading, size, bold: at > 0 || isBold, color: at === 0 ? accent : ink },
        paragraph: {
          spacing: at === 0 ? spaced(22, 8, 260) : spaced(16, 5, 260),
          keepNext: true,
          keepLines: true,
        },
      },
    ]),
  );
  const paragraphStyles = [
    named('Quote', 'Quote', {
      run: { italics: true, size: 25, color: ink },
      paragraph: {
        indent: { left: 24 * POINT, right: 24 * POINT },
        spacing: spaced(10, 10),
        border: { left: { style: 'single', size: 18, color: accent, space: 12 } },
      },
    }),
    named('Caption', 'caption', { run: { size: 18, color: quiet }, paragraph: { spacing: spaced(4, 14) } }),
    named('Code', 'Code', {
      run: { font: mono, size: 18, noProof: true },
      paragraph: { spacing: spaced(8, 12, 250), keepLines: true, shading: { fill: 'F4F4F2' } },
    }),
    named('Figure', 'Figure', {
      run: { font: heading, size: 52, bold: isBold, color: accent },
      paragraph: { spacing: spaced(6, 0, 240), keepNext: true },
    }),
    named('ContentsHeading', 'Contents Heading', {
      quickFormat: false,
      run: { font: heading, size: SIZES[1], bold: true, color: ink },
      paragraph: { spacing: spaced(16, 5), keepNext: true },
    }),
    named('TableText', 'Table Text', { run: { size: 20 }, paragraph: { spacing: spaced(3, 3, 250) } }),
    named('TableHead', 'Table Head', { basedOn: 'TableText', run: { bold: true, color: tableHead(theme).text } }),
    named('Subtitle', 'Subtitle', { run: { size: 28, color: quiet }, paragraph: { spacing: { after: 6 * POINT } } }),
  ];
  return {
    default: {
      document: {
        run: { font: familyName(theme.fonts.body), size: BODY, color: ink, language: { value: language } },
        paragraph: { spacing: { after: 8 * POINT, line: 300, lineRule: AUTO } },
      },
      title: {
        run: { font: heading, size: 60, bold: isBold, color: ink },
        paragraph: { spacing: spaced(0, 8, 250), keepNext: true },
      },
      ...headings,
      hyperlink: { run: { color: accent, underline: { type: 'single' } } },
    },
    paragraphStyles,
    characterStyles: [{ id: 'InlineCode', name: 'Inline Code', run: { font: mono, size: 20, noProof: true } }],
  };
}

/** A style of the document's own, by the name that office programs show. */
function named(id: string, name: string, style: Omit<IParagraphStyleOptions, 'id' | 'name'>): IParagraphStyleOptions {
  return { id, name, basedOn: 'Normal', quickFormat: true, ...style };
}

/** Space above and below in points, and the line height. */
function spaced(before: number, after: number, line?: number) {
  return { before: before * POINT, after: after * POINT, ...(line && { line, lineRule: AUTO }) };
}

/** The ground of the heads of tables and the colour of their text, as in the PDF. */
export function tableHead(theme: DeckTheme): { fill: string; text: string } {
  const { accent, onAccent } = themeFor(theme, 'document').palette;
  return { fill: accent.replace('#', ''), text: onAccent.replace('#', '') };
}

/** The colour without `#`, or the other one if it has too little contrast on white paper. */
function colour(wanted: string, otherwise: string, ratio: number): string {
  const own = contrastRatio(wanted, WHITE) >= ratio ? wanted : otherwise;
  return own.replace('#', '');
}

function familyName(id: string): string {
  return findFamily(id).name;
}
