import type { Deck, PictureBytes } from '@/lib/deck/deck';
import { serverFontBook } from '@/lib/deck/fonts/generated-font-book';
import type { PlacedCard, PlacedShape } from '@/lib/deck/placed';
import type { DeckTheme } from '@/lib/deck/theme';
import { type Size, toEmu } from '@/lib/deck/units';
import { readPicture } from '../read-picture';
import { safeLink } from '../safe-text';
import { chartParts } from './chart/chart-part';
import { type DeckStyles, deckStyles, type LayoutTitle, titleLooks } from './deck-styles';
import { type LayoutShapes, layoutShapes } from './layout-shapes';
import { notesMasterXml, notesSlideXml } from './notes';
import { embedFonts, makeOfficeFonts, makeTitleFonts, type OfficeFonts } from './office-fonts';
import { PackageParts, Relationships } from './package-parts';
import { groupShapes, groupXml, placeShape } from './place-shape';
import { planSlide, type Seat, type SlidePlan } from './placeholders';
import { colourMapXml, makeColours } from './scheme-colours';
import { type SeatLook, seatBox, seatShape } from './seat-shapes';
import { slideCard, slideSize, slideXml } from './slide';
import type { SlideContext } from './slide-context';
import { FIRST_MASTER_ID, slideMasterXml } from './slide-master';
import { themeXml } from './theme-part';
import type { FileLayout, TitlePlace } from './title-places';
import { DRAWING, PRESENTATION, shapeTree, type XmlElement, xml } from './xml';

const MASTER = '/ppt/slideMasters/slideMaster1.xml';
const NOTES_MASTER = '/ppt/notesMasters/notesMaster1.xml';
const THEME = '/ppt/theme/theme1.xml';
const layoutPath = (at: number) => `/ppt/slideLayouts/slideLayout${at + 1}.xml`;

/**
 * Writes the deck as a PPTX (ISO/IEC 29500 transitional), with one slide per placed card and everything native and
 * editable. Pictures without a file, or of a type that office programs do not draw, become marked frames.
 * @param withFonts whether the fonts are embedded, which adds about half a megabyte
 */
export function writePptx(deck: Deck, pictures: PictureBytes, { withFonts = false } = {}): Uint8Array {
  const slide = slideSize(deck);
  const parts = new PackageParts();
  const presentation = new Relationships();
  const hasNotes = deck.cards.some((card) => notesOf(card) !== null);

  const book = serverFontBook();
  const typefaces = new Set<string>();
  const fontOf = makeOfficeFonts(deck.theme, typefaces);
  const titleFontOf = makeTitleFonts(deck.theme, fontOf);
  const planned = deck.cards.map((card) => {
    const fitted = slideCard(card, slide, book);
    return { ...fitted, plan: planSlide(fitted.card) };
  });
  const styles = deckStyles(planned, { fontOf, titleFontOf }, deck.theme.palette);
  const laidOut = layoutShapes(
    styles.places,
    planned.map(({ card }) => card),
  );

  const master = presentation.to('slideMaster', MASTER);
  const looks = titleLooks(styles, deck.theme, laidOut.slides);
  addMaster(parts, deck.theme, slide, { styles, laidOut, looks });
  const notesMaster = hasNotes ? presentation.to('notesMaster', NOTES_MASTER) : null;
  if (hasNotes) addNotesMaster(parts, deck.theme);
  const slides = addSlides(parts, deck, planned, {
    fontOf,
    titleFontOf,
    book,
    styles,
    laidOut,
    looks,
    partOf: pictureParts(parts, pictures),
  }).map((path) => presentation.to('slide', path));

  presentation.to('presProps', '/ppt/presProps.xml');
  presentation.to('viewProps', '/ppt/viewProps.xml');
  presentation.to('theme', THEME);
  presentation.to('tableStyles', '/ppt/tableStyles.xml');
  parts.add('/ppt/presProps.xml', 'presProps', xml('p:presentationPr', PRESENTATION));
  parts.add('/ppt/viewProps.xml', 'viewProps', viewPropsXml());
  parts.add('/ppt/tableStyles.xml', 'tableStyles', tableStylesXml());
  parts.add(
    '/ppt/presentation.xml',
    'presentation',
    presentationXml(slide, {
      master,
      notesMaster,
      slides,
      fonts: withFonts ? embedFonts(parts, presentation, typefaces) : null,
    }),
    presentation,
  );
  addProperties(parts, deck);
  return parts.zip();
}

function addMaster(parts: PackageParts, theme: DeckTheme, slide: Size, { styles, laidOut, looks }: Inherited): void {
  const relationships = new Relationships();
  const layouts = laidOut.layouts.map((layout, at) => {
    const path = layoutPath(at);
    const toMaster = new Relationships();
    toMaster.to('slideMaster', MASTER);
    parts.add(
      path,
      'slideLayout',
      slideLayoutXml(
        { layout, title: looks.layouts.get(at) ?? null, shapes: laidOut.shapes.get(at) ?? [] },
        slide,
        theme,
        styles.places.master,
      ),
      toMaster,
    );
    return relationships.to('slideLayout', path);
  });
  relationships.to('theme', THEME);
  parts.add(MASTER, 'slideMaster', slideMasterXml(theme, slide, layouts, styles), relationships);
  parts.add(THEME, 'theme', themeXml(theme, styles.title?.colour));
}

/** Adds the notes master with its own theme part, because two masters must not share one. */
function addNotesMaster(parts: PackageParts, theme: DeckTheme): void {
  const relationships = new Relationships();
  relationships.to('theme', '/ppt/theme/theme2.xml');
  parts.add('/ppt/theme/theme2.xml', 'theme', themeXml(theme));
  parts.add(NOTES_MASTER, 'notesMaster', notesMasterXml(), relationships);
}
/** What slides inherit: the master's styles, the layouts with their shapes, and the look of the titles. */
type Inherited = { styles: DeckStyles; laidOut: LayoutShapes; looks: ReturnType<typeof titleLooks> };
type Shared = OfficeFonts & Pick<SlideContext, 'book'> & Inherited & { partOf: ReturnType<typeof pictureParts> };

function addSlides(
  parts: PackageParts,
  deck: Deck,
  planned: readonly (ReturnType<typeof slideCard> & { plan: SlidePlan })[],
  { partOf, styles, laidOut, looks, ...shared }: Shared,
): string[] {
  const colours = makeColours(deck.theme);
  const addChart = chartParts(parts);
  return deck.cards.map((card, at) => {
    const path = `/ppt/slides/slide${at + 1}.xml`;
    const relationships = new Relationships();
    const { card: fitted, frames, plan } = planned[at]!;
    const layout = laidOut.slides[at]!;
    relationships.to('slideLayout', layoutPath(layout));
    let shapes = 1;
    const context: SlideContext = {
      ...shared,
      theme: deck.theme,
      title: { ...looks.slides[at]!, place: styles.places.slides[at]!.inherited },
      contentStyle: styles.content,
      colours,
      language: deck.language,
      slideNumber: at + 1,
      nextId: () => {
        shapes += 1;
        return shapes;
      },
      linkTo: (href) => {
        const address = safeLink(href);
        return address === null ? null : relationships.toAddress(address);
      },
      picture: (key) => {
        const part = partOf(key);
        if (!part) return null;
        return { relationshipId: relationships.to('image', part.path), width: part.width, height: part.height };
      },
      chart: (chart) => relationships.to('chart', addChart(chart, context)),
      frameOf: (text) => {
        const frame = frames.get(text);
        if (!frame) throw new Error('A text that is not of this slide has no frame on it.');
        return frame;
      },
      placeholderOf: (text) => plan.seats.get(text) ?? null,
    };
    const element = slideXml(fitted, laidOut.shapes.get(layout) ?? [], context);
    const notes = notesOf(card);
    if (notes !== null) addNotes(parts, notes, deck.language, at + 1, path, relationships);
    parts.add(path, 'slide', element, relationships);
    return path;
  });
}

function addNotes(
  parts: PackageParts,
  notes: string,
  language: string,
  number: number,
  slidePath: string,
  slide: Relationships,
): void {
  const path = `/ppt/notesSlides/notesSlide${number}.xml`;
  const relationships = new Relationships();
  relationships.to('notesMaster', NOTES_MASTER);
  relationships.to('slide', slidePath);
  slide.to('notesSlide', path);
  parts.add(path, 'notesSlide', notesSlideXml(notes, language), relationships);
}

function addProperties(parts: PackageParts, deck: Deck): void {
  const notes = deck.cards.filter((card) => notesOf(card) !== null).length;
  parts.root.to('officeDocument', '/ppt/presentation.xml');
  parts.root.to('coreProperties', '/docProps/core.xml');
  parts.root.to('extendedProperties', '/docProps/app.xml');
  parts.add('/docProps/core.xml', 'coreProperties', corePropertiesXml(deck));
  parts.add('/docProps/app.xml', 'extendedProperties', extendedPropertiesXml(deck.cards.length, notes));
}

/** The notes of a card, which are only on its first page. Null for other pages. */
function notesOf(card: PlacedCard): string | null {
  return card.page === 0 && card.notes !== null && card.notes.trim() !== '' ? card.notes : null;
}

/** Title and language (ISO/IEC 29500-2, 11). There are no timestamps, so that the same deck gives the same bytes. */
function corePropertiesXml(deck: Pick<Deck, 'title' | 'language'>): XmlElement {
  return xml(
    'cp:coreProperties',
    {
      'xmlns:cp': 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties',
      'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      'xmlns:dcterms': 'http://purl.org/dc/terms/',
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    },
    xml('dc:title', deck.title),
    xml('dc:creator', 'Cardwright'),
    xml('dc:language', deck.language),
  );
}

function extendedPropertiesXml(slides: number, notes: number): XmlElement {
  return xml(
    'Properties',
    { xmlns: 'http://schemas.openxmlformats.org/officeDocument/2006/extended-properties' },
    xml('Application', 'Cardwright'),
    xml('Slides', String(slides)),
    xml('Notes', String(notes)),
    xml('HiddenSlides', '0'),
  );
}

/** A picture in the package: the path of its part, and its size in pixels. */
type PicturePart = { path: string; width: number; height: number };

/** Adds the pictures that slides show to the package, once each, in the order of their first use. */
function pictureParts(parts: PackageParts, pictures: PictureBytes): (key: string) => PicturePart | null {
  const known = new Map<string, PicturePart | null>();
  let written = 0;
  const add = (key: string): PicturePart | null => {
    const picture = pictures.get(key);
    // Use the bytes and not the declared type, because office programs refuse a file with a wrong extension.
    const read = picture ? readPicture(picture.bytes) : null;
    if (!picture || !read) return null;
    written += 1;
    const path = `/ppt/media/image${written}.${read.extension}`;
    parts.addStored(path, picture.bytes, read.mediaType);
    return { path, width: read.width, height: read.height };
  };
  return (key) => {
    const had = known.get(key);
    if (had !== undefined) return had;
    const made = add(key);
    known.set(key, made);
    return made;
  };
}

/** Slide ids start here (ST_SlideId). */
const FIRST_SLIDE_ID = 256;
/** The size of notes pages, the default of office programs. */
const NOTES_SIZE = { cx: 6_858_000, cy: 9_144_000 } as const;

type PresentationLinks = {
  master: string;
  notesMaster: string | null;
  slides: readonly string[];
  /** `p:embeddedFontLst` */
  fonts: XmlElement | null;
};

/** `presentation.xml`: the list of slides and their size. */
function presentationXml(slide: Size, links: PresentationLinks): XmlElement {
  return xml(
    'p:presentation',
    {
      ...PRESENTATION,
      embedTrueTypeFonts: links.fonts === null ? null : true,
      saveSubsetFonts: true,
      autoCompressPictures: false,
    },
    xml('p:sldMasterIdLst', xml('p:sldMasterId', { id: FIRST_MASTER_ID, 'r:id': links.master })),
    links.notesMaster === null
      ? null
      : xml('p:notesMasterIdLst', xml('p:notesMasterId', { 'r:id': links.notesMaster })),
    xml(
      'p:sldIdLst',
      links.slides.map((id, at) => xml('p:sldId', { id: FIRST_SLIDE_ID + at, 'r:id': id })),
    ),
    xml('p:sldSz', { cx: toEmu(slide.width), cy: toEmu(slide.height) }),
    xml('p:notesSz', NOTES_SIZE),
    links.fonts,
    xml('p:defaultTextStyle', xml('a:defPPr', xml('a:defRPr', { lang: 'en-US' }))),
  );
}

function viewPropsXml(): XmlElement {
  return xml('p:viewPr', PRESENTATION, xml('p:gridSpacing', { cx: 76_200, cy: 76_200 }));
}

/** An empty list of table styles. The id is that of the office programs' default style. */
function tableStylesXml(): XmlElement {
  return xml('a:tblStyleLst', { ...DRAWING, def: '{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}' });
}

/** A layout of the file, and what it has besides its placeholders. */
type SlideLayout = { layout: FileLayout; title: LayoutTitle | null; shapes: readonly PlacedShape[] };

/** One layout with the shapes that its slides share, its empty placeholders and the slide number. */
function slideLayoutXml(
  { layout: { base, name, place }, title, shapes }: SlideLayout,
  slide: Size,
  theme: DeckTheme,
  master: TitlePlace | null,
): XmlElement {
  let ids = 1;
  const nextId = () => {
    ids += 1;
    return ids;
  };
  const context = { colours: makeColours(theme), nextId };
  const drawn = groupShapes(shapes, slide).map((each) =>
    Array.isArray(each) ? groupXml(each, context) : placeShape(each, context),
  );
  const lookOf = (seat: Seat): SeatLook => {
    if (seat !== 'title' && seat !== 'ctrTitle') {
      const isFirst = seat === 'content' && base.type === 'twoObj';
      return { box: seatBox(isFirst ? 'first' : seat, slide, (place ?? master)?.box) };
    }
    const type = title?.type ?? null;
    if (place) return { ...place, anchor: 't', type };
    // Titles inherit their place, so that moving the title in the master moves them.
    return seat === 'title' && master ? { box: null, insets: master.insets, anchor: 't', type } : { type };
  };
  const seats: readonly Seat[] = [...base.holds, 'number'];
  return xml(
    'p:sldLayout',
    { ...PRESENTATION, type: base.type, preserve: true },
    xml(
      'p:cSld',
      { name },
      shapeTree([...drawn, ...seats.map((seat) => seatShape(seat, nextId(), slide, lookOf(seat)))]),
    ),
    colourMapXml(theme, title?.slot ?? null),
  );
}
