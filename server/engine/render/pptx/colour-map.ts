import type { ColourToken, DeckTheme, Palette } from '@/lib/deck/theme';
import { AA_RATIO, colourDistance, contrastRatio, TEXT_PAIRS } from '@/lib/deck/themes/contrast';
import { isDark, SCHEME_NAMES, type SchemeName } from './scheme-colours';
import { type XmlElement, xml } from './xml';

/** The names that slides use for colours, each with the slot of the colour scheme that it stands for. */
type ColourMap = Record<SchemeName | typeof TITLE_COLOUR | 'folHlink', ColourSlot>;

/** A slot of the colour scheme (ST_ColorSchemeIndex). */
export type ColourSlot = 'dk1' | 'lt1' | 'dk2' | 'lt2' | 'hlink' | 'folHlink' | `accent${1 | 2 | 3 | 4 | 5 | 6}`;

/**
 * The colour name that only titles use. A slide whose title has another colour than the master's maps this name to
 * another slot, so its title still has no colour of its own and follows the master.
 */
export const TITLE_COLOUR = 'tx2';

/** Assigns the scheme's slots to the names. On a dark theme, the dark slots are the background. */
export function colourMap(dark: boolean): ColourMap {
  const [ground, ink] = dark ? (['dk', 'lt'] as const) : (['lt', 'dk'] as const);
  return {
    bg1: `${ground}1`,
    tx1: `${ink}1`,
    bg2: `${ground}2`,
    [TITLE_COLOUR]: `${ink}2`,
    accent1: 'accent1',
    accent2: 'accent2',
    accent3: 'accent3',
    accent4: 'accent4',
    accent5: 'accent5',
    accent6: 'accent6',
    hlink: 'hlink',
    folHlink: 'folHlink',
  };
}

/**
 * The slot for titles of this colour. A token without a slot takes the one with the nearest colour that is readable on
 * the token's ground. Null if there is none.
 */
export function titleSlot(palette: Palette, token: ColourToken): ColourSlot | null {
  const ground = TEXT_PAIRS.find(({ text }) => text === token)?.on ?? 'ground';
  const distance = (other: ColourToken) => colourDistance(palette[other], palette[token]);
  const [nearest] = SLOTTED.filter(
    (other) => other === token || contrastRatio(palette[other], palette[ground]) >= AA_RATIO,
  ).sort((a, b) => distance(a) - distance(b));
  return nearest ? colourMap(isDark(palette))[SCHEME_NAMES[nearest]] : null;
}

const SLOTTED = Object.keys(SCHEME_NAMES) as (keyof typeof SCHEME_NAMES)[];

/** The colour map of a slide or layout: the master's, except for titles in another slot. */
export function colourMapXml({ palette }: DeckTheme, slot: ColourSlot | null): XmlElement {
  return xml(
    'p:clrMapOvr',
    null,
    slot === null
      ? xml('a:masterClrMapping')
      : xml('a:overrideClrMapping', { ...colourMap(isDark(palette)), [TITLE_COLOUR]: slot }),
  );
}
