import type { Format } from '../../contract/enums';
import { weakMemoize } from '../../weak-memoize';
import type { DeckTheme, Palette } from '../theme';
import { AA_RATIO, blend, contrastRatio } from '../themes/contrast';
import { completePalette } from '../themes/standard-theme';

const PAPER = '#FFFFFF';
const BLACK = '#000000';
/** A ground with less contrast to white than this is light enough for a printed page. */
const DARK_FROM = 3;
/** A colour with less contrast than this can hardly be distinguished from paper. */
const FAINT = 1.3;

/** The theme used for a deck of this format. Documents are dark on light, even in a dark theme. */
export function themeFor(theme: DeckTheme, format: Format): DeckTheme {
  if (format !== 'document' || contrastRatio(theme.palette.ground, PAPER) < DARK_FROM) return theme;
  return onPaper(theme);
}

const onPaper = weakMemoize(
  (theme: DeckTheme): DeckTheme => ({ ...theme, palette: paperPalette(theme.palette), coverGround: 'ground' }),
);

/** The dark ground becomes the ink; the accents stay. */
function paperPalette({ ground, accent, onAccent, second, third, fourth }: Palette): Palette {
  const ink = darkened(ground, PAPER, 12);
  const surface = blend(ink, PAPER, 0.05);
  const shape = (colour: string) => (contrastRatio(colour, PAPER) < FAINT ? blend(ink, PAPER, 0.3) : colour);
  return completePalette({
    ground: PAPER,
    ink,
    muted: darkened(blend(ink, PAPER, 0.66), surface, AA_RATIO),
    surface,
    onSurface: ink,
    accent,
    onAccent,
    accentInk: darkened(accent, surface, AA_RATIO),
    second: shape(second),
    third: shape(third),
    fourth: shape(fourth),
    line: blend(ink, PAPER, 0.16),
  });
}

/** The colour, darkened until it reaches the contrast ratio to the ground. */
function darkened(colour: string, ground: string, ratio: number): string {
  for (let share = 1; share > 0; share -= 0.05) {
    const tried = blend(colour, BLACK, share);
    if (contrastRatio(tried, ground) >= ratio) return tried;
  }
  return BLACK;
}
