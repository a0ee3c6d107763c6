import { mapPath } from '@/lib/deck/path';
import type { ChartMark, PlacedCard, PlacedElement, PlacedKind, PlacedParagraph, TextStyle } from '@/lib/deck/placed';
import type { Box, Points, Size } from '@/lib/deck/units';

/**
 * Fits a card to the slide. All slides have the same size, but a card may be larger. Such a card is scaled down as a
 * whole and centred, so that nothing is cut off. A card that fits is returned unchanged.
 */
export function fitToSlide(card: PlacedCard, slide: Size): PlacedCard {
  const factor = slideScale(card, slide);
  const dx = (slide.width - card.width * factor) / 2;
  const dy = (slide.height - card.height * factor) / 2;
  if (factor === 1 && dx === 0 && dy === 0) return card;
  const map: Mapping = { factor, x: (value) => value * factor + dx, y: (value) => value * factor + dy };
  return { ...mapCard(card, map), width: slide.width, height: slide.height };
}

/** The card with its elements lower. Its height stays. */
export function moveDown(card: PlacedCard, by: Points): PlacedCard {
  return mapCard(card, { factor: 1, x: (value) => value, y: (value) => value + by });
}

function mapCard(card: PlacedCard, map: Mapping): PlacedCard {
  return { ...card, elements: card.elements.map((element) => mapElement(element, map)) };
}

/** The scale of a card on its slide: 1 if it fits. */
export function slideScale(card: PlacedCard, slide: Size): number {
  return Math.min(1, slide.width / card.width, slide.height / card.height);
}

/** Scales paragraphs about the top left corner of their box. */
export function scaleParagraphs(paragraphs: readonly PlacedParagraph[], factor: number, { x, y }: Box) {
  const map: Mapping = {
    factor,
    x: (value) => x + (value - x) * factor,
    y: (value) => y + (value - y) * factor,
  };
  return paragraphs.map((each) => mapParagraph(each, map));
}

type Mapping = { factor: number; x(value: number): number; y(value: number): number };
type Mappers = {
  [Kind in PlacedKind]: (
    element: Extract<PlacedElement, { kind: Kind }>,
    map: Mapping,
  ) => Extract<PlacedElement, { kind: Kind }>;
};

const MAPPERS: Mappers = {
  text: (text, map) => ({
    ...text,
    box: mapBox(text.box, map),
    inset: text.inset * map.factor,
    radius: text.radius * map.factor,
    paragraphs: text.paragraphs.map((each) => mapParagraph(each, map)),
  }),
  table: (table, map) => ({
    ...table,
    box: mapBox(table.box, map),
    inset: table.inset * map.factor,
    columns: table.columns.map((width) => width * map.factor),
    rows: table.rows.map((row) => ({
      ...row,
      height: row.height * map.factor,
      cells: row.cells.map((cell) => ({
        ...cell,
        box: mapBox(cell.box, map),
        ...(cell.gutter ? { gutter: cell.gutter * map.factor } : {}),
        paragraphs: cell.paragraphs.map((each) => mapParagraph(each, map)),
      })),
    })),
  }),
  chart: (chart, map) => ({
    ...chart,
    box: mapBox(chart.box, map),
    look: {
      ...chart.look,
      plot: mapBox(chart.look.plot, map),
      stroke: chart.look.stroke * map.factor,
      marks: chart.look.marks.map((marks) => marks.map((mark) => mapMark(mark, map))),
      value: mapStyle(chart.look.value, map),
      category: mapStyle(chart.look.category, map),
    },
    drawing: chart.drawing.map((part) => (part.kind === 'text' ? MAPPERS.text(part, map) : MAPPERS.shape(part, map))),
  }),
  image: (image, map) => ({ ...image, box: mapBox(image.box, map), radius: image.radius * map.factor }),
  shape: (shape, map) => ({
    ...shape,
    box: mapBox(shape.box, map),
    radius: shape.radius * map.factor,
    ...(shape.shape === 'path' ? { path: mapPath(shape.path, map.x, map.y) } : {}),
    stroke: shape.stroke && { ...shape.stroke, width: shape.stroke.width * map.factor },
  }),
};

function mapElement<Kind extends PlacedKind>(element: Extract<PlacedElement, { kind: Kind }>, map: Mapping) {
  return (MAPPERS[element.kind] as Mappers[Kind])(element, map);
}

function mapBox(box: Box, map: Mapping): Box {
  return { x: map.x(box.x), y: map.y(box.y), width: box.width * map.factor, height: box.height * map.factor };
}

function mapParagraph(paragraph: PlacedParagraph, map: Mapping): PlacedParagraph {
  return {
    ...paragraph,
    leading: paragraph.leading * map.factor,
    spaceBefore: paragraph.spaceBefore * map.factor,
    indent: paragraph.indent * map.factor,
    marker: paragraph.marker && {
      ...paragraph.marker,
      x: map.x(paragraph.marker.x),
      style: mapStyle(paragraph.marker.style, map),
    },
    runs: paragraph.runs.map((run) => ({ ...run, style: mapStyle(run.style, map) })),
    lines: paragraph.lines.map((line) => ({
      x: map.x(line.x),
      baseline: map.y(line.baseline),
      width: line.width * map.factor,
      runs: line.runs.map((run) => ({
        ...run,
        x: map.x(run.x),
        width: run.width * map.factor,
        style: mapStyle(run.style, map),
      })),
    })),
  };
}

function mapMark(mark: ChartMark, map: Mapping): ChartMark {
  const { label } = mark;
  if (!label) return mark;
  const { style, name } = label;
  const styles = { ...(style ? { style: mapStyle(style, map) } : {}), ...(name ? { name: mapStyle(name, map) } : {}) };
  return { ...mark, label: { ...label, ...styles } };
}

function mapStyle(style: TextStyle, map: Mapping): TextStyle {
  return {
    ...style,
    size: style.size * map.factor,
    ...(style.tracking === undefined ? {} : { tracking: style.tracking * map.factor }),
  };
}
