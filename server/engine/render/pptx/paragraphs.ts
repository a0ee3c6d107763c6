import type { CellAlign } from '@/lib/deck/blocks';
import type { PlacedParagraph, StyledRun, TextStyle } from '@/lib/deck/placed';
import { follows, type Numbering, numberingsOf } from '@/lib/deck/text/list-marker';
import { type Points, toEmu } from '@/lib/deck/units';
import { type InheritedStyle, isFirstLevel } from './deck-styles';
import type { OfficeFont } from './office-fonts';
import type { SlideContext } from './slide-context';
import { type XmlAttributes, type XmlElement, xml } from './xml';

/** How the text of a box is written. `left`: the origin of its indents. `runsOf`: replaces the runs of a paragraph. */
type TextFrame = {
  left: Points;
  /** The master's style for this text. Null for text that inherits none. */
  inherited?: InheritedStyle | null;
  isTitle?: boolean;
  runsOf?: (paragraph: PlacedParagraph, inherited: InheritedStyle | null) => XmlElement[];
};

/** The paragraphs of a text box or cell. It always has at least one. */
export function paragraphsXml(paragraphs: readonly PlacedParagraph[], frame: TextFrame, context: SlideContext) {
  if (paragraphs.length === 0) return [xml('a:p', xml('a:endParaRPr', { lang: context.language }))];
  const numbers = autoNumbers(paragraphs);
  return paragraphs.map((paragraph, at) => paragraphXml(paragraph, at, numbers[at] ?? null, frame, context));
}

function paragraphXml(
  paragraph: PlacedParagraph,
  at: number,
  number: AutoNumber | null,
  frame: TextFrame,
  context: SlideContext,
): XmlElement {
  const inherited = isFirstLevel(paragraph) ? (frame.inherited ?? null) : null;
  const runs = frame.runsOf?.(paragraph, inherited) ?? paragraph.runs.flatMap((run) => runXml(run, context, inherited));
  if (isWritten(paragraph, number)) runs.unshift(...markerXml(paragraph, context, inherited));
  const last = paragraph.runs.at(-1);
  return xml(
    'a:p',
    frame.isTitle && inherited && isPlainTitle(paragraph, inherited)
      ? null
      : paragraphProperties(paragraph, at, number, frame, context),
    runs,
    last && runs.length === 0 ? runProperties('a:endParaRPr', last.style, context, { inherited }) : null,
  );
}

/** Whether a title has the paragraph properties of the master. */
function isPlainTitle(paragraph: PlacedParagraph, { leading }: InheritedStyle): boolean {
  const { marker, align, indent } = paragraph;
  return !marker && align === 'left' && indent === 0 && paragraph.leading === leading && !isRightToLeft(paragraph);
}

function paragraphProperties(
  paragraph: PlacedParagraph,
  at: number,
  number: AutoNumber | null,
  frame: TextFrame,
  context: SlideContext,
): XmlElement {
  const { marker } = paragraph;
  const rightToLeft = isRightToLeft(paragraph);
  const margin = Math.max(0, toEmu(paragraph.indent));
  // In right-to-left text, indents count from the right, and the marker takes up the whole indent.
  const marked = rightToLeft ? 0 : toEmu(marker ? marker.x - frame.left : 0);
  const hang = marker ? Math.min(0, marked - margin) : 0;
  return xml(
    'a:pPr',
    {
      marL: margin,
      indent: Math.max(hang, -margin),
      lvl: marker ? Math.min(8, marker.level) : null,
      algn: alignment(paragraph.align, rightToLeft),
      rtl: rightToLeft || null,
    },
    xml('a:lnSpc', xml('a:spcPts', { val: hundredths(paragraph.leading) })),
    xml('a:spcBef', xml('a:spcPts', { val: at === 0 ? 0 : hundredths(paragraph.spaceBefore) })),
    bulletXml(paragraph, number, context),
    isWritten(paragraph, number) ? xml('a:tabLst', xml('a:tab', { pos: margin, algn: 'l' })) : null,
  );
}

/** Whether a marker is written before the text: a bullet is one character, and there may be no such number. */
function isWritten({ marker }: PlacedParagraph, number: AutoNumber | null): boolean {
  return marker !== null && number === null && [...marker.text.trim()].length > 1;
}

/** The marker as text, and a tab to the indent. */
function markerXml({ marker }: PlacedParagraph, context: SlideContext, inherited: InheritedStyle | null): XmlElement[] {
  return marker ? runXml({ text: `${marker.text.trim()}\t`, style: marker.style }, context, inherited) : [];
}

function bulletXml(paragraph: PlacedParagraph, number: AutoNumber | null, context: SlideContext): XmlElement[] {
  const { marker } = paragraph;
  if (!marker || isWritten(paragraph, number)) return [xml('a:buNone')];
  const font = context.fontOf(marker.style.face);
  const look = [xml('a:buClr', context.colours(marker.style.colour)), xml('a:buFont', { typeface: font.family })];
  if (number) return [...look, xml('a:buAutoNum', { type: number.type, startAt: number.startAt })];
  return [...look, xml('a:buChar', { char: marker.text.trim() || '•' })];
}

/** ST_TextSpacingPoint: hundredths of a point, up to 1,584 pt. */
function hundredths(points: Points): number {
  return Math.round(Math.min(158_400, Math.max(0, points * 100)));
}

const ALIGNMENTS = { left: 'l', center: 'ctr', right: 'r' } as const satisfies Record<CellAlign, string>;

/** A right-to-left paragraph without an explicit alignment starts at the right. */
function alignment(align: CellAlign, rightToLeft: boolean): string {
  return align === 'left' && rightToLeft ? 'r' : ALIGNMENTS[align];
}

const FIRST_STRONG = /[\p{L}]/u;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Decided by the first strong character, as in Unicode's bidirectional algorithm (UAX 9, P2 and P3). */
function isRightToLeft(paragraph: PlacedParagraph): boolean {
  for (const { text } of paragraph.runs) {
    const strong = FIRST_STRONG.exec(text);
    if (strong) return RIGHT_TO_LEFT.test(strong[0]);
  }
  return false;
}

/** A list number that is generated by the office program. */
export type AutoNumber = { type: string; startAt: number };

/** Numbers that follow each other at one level: their paragraphs, and the ways to read them. */
type Series = { at: number[]; ways: { first: Numbering; last: Numbering }[] };

/** ST_TextBulletStartAtNum is at most 32,767. Office programs disagree on letters after `z`. */
const MOST = { arabic: 32_767, alphaLc: 26, alphaUc: 26, romanLc: 3999, romanUc: 3999 } as const;

/**
 * Converts numbered paragraphs to automatic numbers. Office programs count on from the paragraph before at the same
 * level, so where adjacent numbers are no series, as in a countdown or a second list, all are written as text. The same
 * holds for 0, where no automatic number starts.
 */
export function autoNumbers(paragraphs: readonly PlacedParagraph[]): (AutoNumber | null)[] {
  const numbers: (AutoNumber | null)[] = paragraphs.map(() => null);
  const open = new Map<number, Series[]>();
  const close = (least: number): void => {
    for (const [level, series] of open) {
      if (level < least) continue;
      open.delete(level);
      const types = series.map(typeOf);
      if (types.some((type, which) => type === null || type === types[which + 1])) continue;
      for (const [which, { at, ways }] of series.entries())
        for (const index of at) numbers[index] = { type: types[which]!, startAt: ways[0]!.first.number };
    }
  };
  for (const [at, { marker }] of paragraphs.entries()) {
    const isNumber = marker?.kind === 'number';
    close((marker?.level ?? 0) + (isNumber ? 1 : 0));
    if (!isNumber) continue;
    const readings = numberingsOf(marker.text.trim());
    const all = open.get(marker.level) ?? [];
    const last = all.at(-1);
    const ways = last?.ways.flatMap(({ first, last: before }) => {
      const next = readings.find((each) => follows(each, before));
      return next ? [{ first, last: next }] : [];
    });
    if (last && ways && ways.length > 0) {
      last.at.push(at);
      last.ways = ways;
    } else all.push({ at: [at], ways: readings.map((each) => ({ first: each, last: each })) });
    open.set(marker.level, all);
  }
  close(0);
  return numbers;
}

/** The kind of automatic number, or null if there is none for the series. */
function typeOf({ ways: [way] }: Series): string | null {
  if (!way) return null;
  const { kind, signs, number } = way.first;
  return number < 1 || way.last.number > MOST[kind] ? null : `${kind}${signs}`;
}

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
function latinXml({ typeface, pitchFamily }: Pick<OfficeFont, 'typeface' | 'pitchFamily'>): XmlElement {
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
