import type { StyledRun, TextStyle } from '@/lib/deck/placed';
import type { Points } from '@/lib/deck/units';
import type { InheritedStyle } from './deck-styles';
import type { OfficeFont } from './office-fonts';
import type { SlideContext } from './slide-context';
import { type XmlAttributes, type XmlElement, xml } from './xml';

/**
 * A run as native text. Newlines inside it become line breaks, so the result may be several elements.
 * @param inherited the master's style; values that match it are omitted
 */
export function runXml(run: StyledRun, context: SlideContext, inherited: InheritedStyle | null = null): XmlElement[] {
  const properties = runProperties('a:rPr', run.style, context, { run, inherited });
  const out: XmlElement[] = [];
  run.text.split('\n').forEach((text, at) => {
    if (at > 0) out.push(xml('a:br', properties));
    if (text !== '') out.push(xml('a:r', properties, xml('a:t', text)));
  });
  return out;
}

/** The slide number as a field, which stays correct when slides are moved. */
export function slideNumberField(style: TextStyle, context: SlideContext): XmlElement {
  return xml(
    'a:fld',
    { id: '{7E4C7B4E-5A0B-4C5E-9C53-0B6E0C6C2F11}', type: 'slidenum' },
    runProperties('a:rPr', style, context),
    xml('a:t', String(context.slideNumber)),
  );
}

/** Run properties under any of their names (`a:rPr`, `a:endParaRPr`, `a:defRPr`). */
export function runProperties(
  name: string,
  style: TextStyle,
  context: SlideContext,
  { run = {}, inherited = null }: { run?: Partial<StyledRun>; inherited?: InheritedStyle | null } = {},
): XmlElement {
  const font = context.fontOf(style.face);
  const link = context.linkTo(run.href);
  // Omit values that match the defaults or the master, so that changes to the master affect this text. This also makes
  // slides smaller, since run properties make up half of them.
  const tracking = (style.tracking ?? 0) === (inherited?.tracking ?? 0) ? null : spacing(style.tracking ?? 0);
  const attributes: XmlAttributes = {
    lang: context.language,
    sz: inherited && fontSize(inherited.size) === fontSize(style.size) ? null : fontSize(style.size),
    b: inherited?.bold === font.bold ? null : font.bold,
    // Office programs slant a family without an italic face, so emphasis is not lost.
    i: font.italic || run.italic === true || null,
    u: style.underline ? 'sng' : null,
    strike: style.strike || run.strike ? 'sngStrike' : null,
    spc: tracking,
    noProof: run.code ?? null,
  };
  return xml(
    name,
    attributes,
    inherited?.colour === style.colour ? null : xml('a:solidFill', context.colours(style.colour)),
    inherited?.typeface === font.typeface ? null : latinXml(font),
    link === null ? null : linkXml(link),
  );
}

/** The typeface, by font scheme reference or by name. A name comes with the kind of font to substitute. */
export function latinXml({ typeface, pitchFamily }: Pick<OfficeFont, 'typeface' | 'pitchFamily'>): XmlElement {
  return xml('a:latin', typeface.startsWith('+') ? { typeface } : { typeface, pitchFamily });
}

/** Hundredths of a point between characters. */
export function spacing(points: Points): number {
  return Math.round(clamp(points * 100, -400_000, 400_000));
}

/** Hundredths of a point within what the schema allows (ST_TextFontSize: 1 to 4,000 pt). */
export function fontSize(points: number): number {
  return Math.round(clamp(points * 100, 100, 400_000));
}

/**
 * Office programs draw links in the scheme's link colour, regardless of the run's colour and the background. This
 * extension makes them keep the run's own colour, whose contrast was checked.
 */
function linkXml(relationshipId: string): XmlElement {
  return xml(
    'a:hlinkClick',
    { 'r:id': relationshipId },
    xml(
      'a:extLst',
      xml(
        'a:ext',
        { uri: '{A12FA001-AC4F-418D-AE19-62706E023703}' },
        xml('ahyp:hlinkClr', {
          'xmlns:ahyp': 'http://schemas.microsoft.com/office/drawing/2018/hyperlinkcolor',
          val: 'tx',
        }),
      ),
    ),
  );
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
