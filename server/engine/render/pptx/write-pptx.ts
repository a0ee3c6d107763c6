import type { Deck, PictureBytes } from '@/lib/deck/deck';
import { serverFontBook } from '@/lib/deck/fonts/generated-font-book';
import type { PlacedCard } from '@/lib/deck/placed';
import type { DeckTheme } from '@/lib/deck/theme';
import type { Size } from '@/lib/deck/units';
import { safeLink } from '../safe-link';
import { chartParts } from './chart/chart-parts';
import { type DeckStyles, deckStyles } from './deck-styles';
import { corePropertiesXml, extendedPropertiesXml } from './doc-props';
import { embedFonts } from './embedded-fonts';
import { type LayoutShapes, layoutShapes } from './layout-shapes';
import { notesMasterXml, notesSlideXml } from './notes';
import { makeOfficeFonts, makeTitleFonts, type OfficeFonts } from './office-fonts';
import { PackageParts } from './package-parts';
import { pictureParts } from './picture-parts';
import { planSlide, type SlidePlan } from './placeholders';
import { presentationXml, presPropsXml, tableStylesXml, viewPropsXml } from './presentation';
import { Relationships } from './relationships';
import { makeColours } from './scheme-colours';
import { slideXml } from './slide';
import { slideCard } from './slide-card';
import type { SlideContext } from './slide-context';
import { slideLayoutXml } from './slide-layouts';
import { slideMasterXml } from './slide-master';
import { slideSize } from './slide-size';
import { themeXml } from './theme-part';
import { titleLooks } from './title-looks';

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
  parts.add('/ppt/presProps.xml', 'presProps', presPropsXml());
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

type PlannedSlide = ReturnType<typeof slideCard> & { plan: SlidePlan };
/** What slides inherit: the master's styles, the layouts with their shapes, and the look of the titles. */
type Inherited = { styles: DeckStyles; laidOut: LayoutShapes; looks: ReturnType<typeof titleLooks> };
type Shared = OfficeFonts & Pick<SlideContext, 'book'> & Inherited & { partOf: ReturnType<typeof pictureParts> };

function addSlides(
  parts: PackageParts,
  deck: Deck,
  planned: readonly PlannedSlide[],
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
