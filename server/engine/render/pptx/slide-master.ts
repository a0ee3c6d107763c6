import type { DeckTheme } from '@/lib/deck/theme';
import { type Size, toEmu } from '@/lib/deck/units';
import type { DeckStyles, InheritedStyle } from './deck-styles';
import { schemeFonts } from './office-fonts';
import { fontSize, spacing } from './paragraphs';
import { colourMap, fillOf, isDark, makeColours, TITLE_COLOUR } from './scheme-colours';
import { seatBox, seatShape } from './seat-shapes';
import { PRESENTATION, shapeTree, type XmlElement, xml } from './xml';

/** The smallest id that the format allows for masters and layouts (ST_SlideLayoutId). */
export const FIRST_MASTER_ID = 2_147_483_648;

/** The master: background, colour map, and the text styles that slides inherit. */
export function slideMasterXml(
  theme: DeckTheme,
  slide: Size,
  layoutRelationships: readonly string[],
  styles: DeckStyles,
): XmlElement {
  const colours = makeColours(theme);
  return xml(
    'p:sldMaster',
    PRESENTATION,
    xml(
      'p:cSld',
      xml('p:bg', xml('p:bgPr', fillOf(colours, 'ground'), xml('a:effectLst'))),
      shapeTree([
        seatShape('title', 2, slide, styles.places.master ? { ...styles.places.master, anchor: 't' } : {}),
        seatShape('content', 3, slide, {
          placeholder: { type: 'body', idx: 1 },
          box: seatBox('content', slide, styles.places.master?.box),
        }),
        seatShape('number', 4, slide, { placeholder: { type: 'sldNum', idx: 4 } }),
      ]),
    ),
    xml('p:clrMap', colourMap(isDark(theme.palette))),
    xml(
      'p:sldLayoutIdLst',
      layoutRelationships.map((id, at) => xml('p:sldLayoutId', { id: FIRST_MASTER_ID + 1 + at, 'r:id': id })),
    ),
    xml(
      'p:txStyles',
      xml('p:titleStyle', titleLevel(theme, styles.title)),
      xml(
        'p:bodyStyle',
        LEVELS.map((level) => bodyLevel(theme, level, styles.content)),
      ),
      xml(
        'p:otherStyle',
        LEVELS.map((level) => otherLevel(level)),
      ),
    ),
  );
}

const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
/** Default text sizes for new slides by level, in hundredths of a point. */
const BODY_SIZES = [2000, 1800, 1600, 1400, 1400, 1400, 1400, 1400, 1400] as const;

function titleLevel(theme: DeckTheme, style: InheritedStyle | null): XmlElement {
  const { major } = schemeFonts(theme);
  return xml(
    'a:lvl1pPr',
    { algn: 'l', defTabSz: 914_400, rtl: false, eaLnBrk: true, latinLnBrk: false, hangingPunct: true },
    style && leadingXml(style),
    xml('a:spcBef', xml('a:spcPct', { val: 0 })),
    xml('a:buNone'),
    // Families whose bold weight is a separate family must not be made bold again.
    style
      ? ownStyle(style, TITLE_FILL)
      : characterStyle(Math.round(3200 * theme.headingScale), '+mj', TITLE_FILL, {
          b: theme.fonts.headingWeight === 700 && !major.endsWith('Bold'),
        }),
  );
}

function bodyLevel(theme: DeckTheme, level: (typeof LEVELS)[number], style: InheritedStyle | null): XmlElement {
  const step = toEmu(18);
  return xml(
    `a:lvl${level + 1}pPr`,
    { marL: step * (level + 1), indent: -step, algn: 'l', defTabSz: 914_400, rtl: false, hangingPunct: true },
    style && level === 0 ? leadingXml(style) : xml('a:lnSpc', xml('a:spcPct', { val: 110_000 })),
    xml('a:spcBef', xml('a:spcPts', { val: level === 0 ? 800 : 400 })),
    xml('a:buClr', makeColours(theme)('accent')),
    xml('a:buFont', { typeface: '+mn-lt' }),
    xml('a:buChar', { char: theme.bullet }),
    style && level === 0
      ? ownStyle(style, fillOf(makeColours(theme), style.colour))
      : characterStyle(BODY_SIZES[level], '+mn', fillOf(makeColours(theme), 'ink')),
  );
}

function otherLevel(level: (typeof LEVELS)[number]): XmlElement {
  return xml(
    `a:lvl${level + 1}pPr`,
    { marL: 457_200 * level, algn: 'l', defTabSz: 914_400, rtl: false, eaLnBrk: true, hangingPunct: true },
    xml(
      'a:defRPr',
      { sz: 1800, kern: 1200 },
      xml('a:solidFill', xml('a:schemeClr', { val: 'tx1' })),
      ...typefaces('+mn'),
    ),
  );
}

/** The colour map assigns the titles' colour, because some slides have titles in other colours. */
const TITLE_FILL = xml('a:solidFill', xml('a:schemeClr', { val: TITLE_COLOUR }));

/** The character properties of the style that most slides share. */
function ownStyle({ size, tracking, typeface, bold }: InheritedStyle, fill: XmlElement): XmlElement {
  const attributes = { sz: fontSize(size), b: bold, kern: 1200, spc: tracking === 0 ? null : spacing(tracking) };
  const [, ...others] = typefaces(typeface === '+mj-lt' ? '+mj' : '+mn');
  return xml('a:defRPr', attributes, fill, xml('a:latin', { typeface }), ...others);
}

function leadingXml({ leading }: InheritedStyle): XmlElement {
  return xml('a:lnSpc', xml('a:spcPts', { val: fontSize(leading) }));
}

function characterStyle(size: number, fonts: '+mj' | '+mn', fill: XmlElement, extra: { b?: boolean } = {}): XmlElement {
  return xml('a:defRPr', { sz: size, ...extra, kern: 1200 }, fill, ...typefaces(fonts));
}

function typefaces(fonts: '+mj' | '+mn'): XmlElement[] {
  return [
    xml('a:latin', { typeface: `${fonts}-lt` }),
    xml('a:ea', { typeface: `${fonts}-ea` }),
    xml('a:cs', { typeface: `${fonts}-cs` }),
  ];
}
