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
  const shade = { fill: 'F4F4F2' };
  const headings = Object.fromEntries(
    SIZES.map((size, at) => [
      `heading${at + 1}`,
      {
        run: { font: heading, size, bold: at > 0 || theme.fonts.headingWeight >= 600, color: at === 0 ? accent : ink },
        paragraph: {
          spacing: {
            before: (at === 0 ? 22 : 16) * POINT,
            after: (at === 0 ? 8 : 5) * POINT,
            line: 260,
            lineRule: AUTO,
          },
          keepNext: true,
          keepLines: true,
        },
      },
    ]),
  );
  const paragraphStyles: IParagraphStyleOptions[] = [
    {
      id: 'Quote',
      name: 'Quote',
      basedOn: 'Normal',
      quickFormat: true,
      run: { italics: true, size: 25, color: ink },
      paragraph: {
        indent: { left: 24 * POINT, right: 24 * POINT },
        spacing: { before: 10 * POINT, after: 10 * POINT },
        border: { left: { style: 'single', size: 18, color: accent, space: 12 } },
      },
    },
    {
      id: 'Caption',
      name: 'caption',
      basedOn: 'Normal',
      quickFormat: true,
      run: { size: 18, color: quiet },
      paragraph: { spacing: { before: 4 * POINT, after: 14 * POINT } },
    },
    {
      id: 'Code',
      name: 'Code',
      basedOn: 'Normal',
      quickFormat: true,
      run: { font: mono, size: 18, noProof: true },
      paragraph: {
        spacing: { before: 8 * POINT, after: 12 * POINT, line: 250, lineRule: AUTO },
        keepLines: true,
        shading: shade,
      },
    },
    {
      id: 'Figure',
      name: 'Figure',
      basedOn: 'Normal',
      quickFormat: true,
      run: { font: heading, size: 52, bold: theme.fonts.headingWeight >= 600, color: accent },
      paragraph: { spacing: { before: 6 * POINT, after: 0, line: 240, lineRule: AUTO }, keepNext: true },
    },
    {
      id: 'ContentsHeading',
      name: 'Contents Heading',
      basedOn: 'Normal',
      run: { font: heading, size: SIZES[1], bold: true, color: ink },
      paragraph: { spacing: { before: 16 * POINT, after: 5 * POINT }, keepNext: true },
    },
    {
      id: 'TableText',
      name: 'Table Text',
      basedOn: 'Normal',
      quickFormat: true,
      run: { size: 20 },
      paragraph: { spacing: { before: 3 * POINT, after: 3 * POINT, line: 250, lineRule: AUTO } },
    },
  ];
  const head = tableHead(theme);
  paragraphStyles.push({
    id: 'TableHead',
    name: 'Table Head',
    basedOn: 'TableText',
    quickFormat: true,
    run: { bold: true, color: head.text },
  });
  return {
    default: {
      document: {
        run: { font: familyName(theme.fonts.body), size: BODY, color: ink, language: { value: language } },
        paragraph: { spacing: { after: 8 * POINT, line: 300, lineRule: AUTO } },
      },
      title: {
        run: { font: heading, size: 60, bold: theme.fonts.headingWeight >= 600, color: ink },
        paragraph: { spacing: { before: 0, after: 8 * POINT, line: 250, lineRule: AUTO }, keepNext: true },
      },
      ...headings,
      hyperlink: { run: { color: accent, underline: { type: 'single' } } },
    },
    paragraphStyles: [
      ...paragraphStyles,
      {
        id: 'Subtitle',
        name: 'Subtitle',
        basedOn: 'Normal',
        quickFormat: true,
        run: { size: 28, color: quiet },
        paragraph: { spacing: { after: 6 * POINT } },
      },
    ],
    characterStyles: [{ id: 'InlineCode', name: 'Inline Code', run: { font: mono, size: 20, noProof: true } }],
  };
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
