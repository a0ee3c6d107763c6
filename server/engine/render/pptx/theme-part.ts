import type { ColourToken, DeckTheme } from '@/lib/deck/theme';
import { schemeFonts } from './office-fonts';
import { hexDigits, isDark } from './scheme-colours';
import { DRAWING, type XmlElement, xml } from './xml';

/** `theme1.xml`: the deck's palette and fonts as the theme of the file. `title`: the colour of most titles. */
export function themeXml(theme: DeckTheme, title: ColourToken = 'ink'): XmlElement {
  return xml(
    'a:theme',
    { ...DRAWING, name: theme.name },
    xml('a:themeElements', colourScheme(theme, title), fontScheme(theme), formatScheme()),
  );
}

function colourScheme({ name, palette }: DeckTheme, title: ColourToken): XmlElement {
  const dark = isDark(palette);
  // The scheme's slots are called dark and light. The master's colour map decides which one is the background.
  const slots: [string, string][] = [
    ['a:dk1', dark ? palette.ground : palette.ink],
    ['a:lt1', dark ? palette.ink : palette.ground],
    ['a:dk2', dark ? palette.surface : palette[title]],
    ['a:lt2', dark ? palette[title] : palette.surface],
    ['a:accent1', palette.accent],
    ['a:accent2', palette.second],
    ['a:accent3', palette.third],
    ['a:accent4', palette.fourth],
    ['a:accent5', palette.muted],
    ['a:accent6', palette.line],
    ['a:hlink', palette.accentInk],
    ['a:folHlink', palette.muted],
  ];
  return xml(
    'a:clrScheme',
    { name },
    slots.map(([name, colour]) => xml(name, xml('a:srgbClr', { val: hexDigits(colour) }))),
  );
}

function fontScheme(theme: DeckTheme): XmlElement {
  const { major, minor } = schemeFonts(theme);
  return xml(
    'a:fontScheme',
    { name: theme.name },
    fontCollection('a:majorFont', major),
    fontCollection('a:minorFont', minor),
  );
}

/** Scripts that our families lack, and the fonts of office programs for them. */
const SCRIPT_FONTS: readonly [string, string][] = [
  ['Jpan', 'Yu Gothic'],
  ['Hang', 'Malgun Gothic'],
  ['Hans', 'Microsoft YaHei'],
  ['Hant', 'Microsoft JhengHei'],
  ['Arab', 'Arial'],
  ['Hebr', 'Arial'],
  ['Thai', 'Leelawadee UI'],
  ['Deva', 'Nirmala UI'],
];

function fontCollection(name: string, latin: string): XmlElement {
  return xml(
    name,
    xml('a:latin', { typeface: latin }),
    xml('a:ea', { typeface: '' }),
    xml('a:cs', { typeface: '' }),
    ...SCRIPT_FONTS.map(([script, typeface]) => xml('a:font', { script, typeface })),
  );
}

/** Plain fills and lines without effects. The schema requires three of each, but our slides do not use them. */
function formatScheme(): XmlElement {
  const fill = () => xml('a:solidFill', xml('a:schemeClr', { val: 'phClr' }));
  const line = (width: number) =>
    xml('a:ln', { w: width, cap: 'flat', cmpd: 'sng', algn: 'ctr' }, fill(), xml('a:prstDash', { val: 'solid' }));
  const effect = () => xml('a:effectStyle', xml('a:effectLst'));
  return xml(
    'a:fmtScheme',
    { name: 'Plain' },
    xml('a:fillStyleLst', fill(), fill(), fill()),
    xml('a:lnStyleLst', line(6_350), line(12_700), line(19_050)),
    xml('a:effectStyleLst', effect(), effect(), effect()),
    xml('a:bgFillStyleLst', fill(), fill(), fill()),
  );
}
