import type { Palette, StatedPalette } from '../theme';
import { contrastRatio } from './contrast';

/** A palette with the text colour of each further colour: whichever of ink, ground, black and white reads best on it. */
export function completePalette(stated: StatedPalette): Palette {
  const fourth = stated.fourth ?? stated.line;
  const on = (fill: string) =>
    [stated.ink, stated.ground, '#000000', '#FFFFFF'].reduce((best, text) =>
      // The theme's own colours win where they are good enough.
      contrastRatio(best, fill) >= OWN_RATIO || contrastRatio(best, fill) >= contrastRatio(text, fill) ? best : text,
    );
  return {
    ...stated,
    fourth,
    onSecond: on(stated.second),
    onThird: on(stated.third),
    onFourth: on(fourth),
  };
}

const OWN_RATIO = 7;
