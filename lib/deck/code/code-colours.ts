import { weakMemoize } from '../../weak-memoize';
import type { ColourToken, Palette } from '../theme';
import { AA_RATIO, colourDistance, contrastRatio } from '../themes/contrast';
import type { TokenKind } from './code-tokens';

const CANDIDATES: readonly ColourToken[] = ['second', 'third', 'fourth', 'accent'];
/** RGB distance below which two colours look alike in thin type. */
const LEAST_DIFFERENCE = 60;

/** The theme's colours for code tokens on a code panel. Only uses colours that are readable there. */
export const codeColours = weakMemoize((palette: Palette): Record<TokenKind, ColourToken> => {
  const used: ColourToken[] = ['onSurface', 'muted', 'accentInk'];
  const next = (): ColourToken | null => {
    const found = CANDIDATES.find(
      (colour) =>
        contrastRatio(palette[colour], palette.surface) >= AA_RATIO &&
        used.every((other) => colourDistance(palette[colour], palette[other]) >= LEAST_DIFFERENCE),
    );
    if (found) used.push(found);
    return found ?? null;
  };
  const [string, number] = [next(), next()];
  // Keywords are also bold, which distinguishes them from strings if there is only one colour to spare.
  const keyword = string === null ? 'onSurface' : 'accentInk';
  return { comment: 'muted', keyword, string: string ?? 'accentInk', number: number ?? string ?? 'accentInk' };
});
