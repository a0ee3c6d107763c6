import type { Block, BlockOf, TextRun } from '../blocks';
import { drawPicture } from '../layout/measure/measure-picture';
import { measureRuns, type TextLook } from '../layout/measure/measure-text-block';
import { type CalloutLook, type MeasureContext, measuredHeight, type TableLook } from '../layout/measure/measured';
import { type PreparedText, prepareText } from '../layout/measure/prepare-text';
import { drawStack, stackBlocks, stackMeasured } from '../layout/measure/stack';
import { type Inks, inksOn, textFont } from '../layout/measure/text-font';
import { longestKept } from '../layout/measure/tie-compounds';
import { STANDARD_STEP, typeScale, withSizes } from '../layout/measure/type-scale';
import type { CardToPlace, Placement } from '../layout/placement';
import { mapPath, type PathStep, pathBounds, polygonPath, sectorPath } from '../path';
import type { PlacedElement, PlacedShape, TextRole, TextStyle } from '../placed';
import type { ColourToken } from '../theme';
import type { Box, Points } from '../units';

/** One pixel of the design in points. A card is 1280 × 720 pixels. */
export const POINT = 0.75;
/** Minimum type size, in pixels of the design. */
export const LEAST_TYPE = 16;
/** If a word of a text needs a smaller size than this to fit on its line, in pixels, the layout does not fit. */
export const LEAST_WRAPPED = 20;

export type { BlocksLook, SetText, StageLook, TextRoom, Words };

/** How much type is enlarged at most if the instructions ask for larger type. */
const MOST_ENLARGED = 1.25;

/** Headers, footers and ornaments stay where the skeleton puts them, even below the foot of the content. */
const FURNITURE: ReadonlySet<TextRole> = new Set(['header', 'footer', 'cardNumber', 'ornament']);
const toPoints = (pixels: number) => pixels * POINT;
/** Factor from one size to the next smaller one to try. */
const SIZE_STEP = 0.93;
/** Lines are broken slightly narrower than the box. */
const WORD_WIDTH = 0.985;

/**
 * Where a skeleton draws one card, in pixels of the design. Anything below `bottom` counts as excess, and fitting then
 * tries smaller type, another layout or a taller card.
 */
export class Stage {
  readonly width: number;
  readonly height: number;
  /** Where content may end: above the footer and the bottom margin, and above `notes`, the height for footnotes. */
  readonly bottom: number;
  readonly notes: number;
  /** Where a visual may end: above the text after it. */
  foot: number;
  /** Where content may begin below a header; 0 without one. */
  readonly top: number;
  readonly card: CardToPlace;
  readonly inks: Inks;
  readonly elements: PlacedElement[] = [];
  protected tables: TableLook | null = null;
  protected callouts: CalloutLook | null = null;
  readonly #shrink: number;
  #over = 0;
  readonly #later: (() => void)[] = [];

  constructor(card: CardToPlace, ground: ColourToken, margin: number) {
    this.card = card;
    const { frame, measure, options } = card;
    this.width = frame.card.width / POINT;
    this.height = frame.card.height / POINT;
    const nominal = typeScale(measure.theme, options.format, options.dimensions, STANDARD_STEP);
    this.notes = (frame.notes ?? 0) / POINT;
    const end = (frame.body.y + frame.body.height) / POINT;
    this.top = frame.bare ? 0 : frame.body.y / POINT;
    this.bottom = Math.min(this.height - margin - this.notes, frame.bare ? this.height : end);
    this.foot = this.bottom;
    this.inks = inksOn(ground);
    this.#shrink = Math.min(MOST_ENLARGED, measure.scale.body / nominal.body);
  }

  get isNarrow(): boolean {
    return this.width < 1000;
  }

  /** Sets the minimum height of table rows, in pixels. */
  openRows(height: number): void {
    if (this.tables) this.tables = { ...this.tables, rowHeight: height * POINT };
  }

  /** Sets table cells in the body font, for tables that are read rather than looked up. */
  tablesInBody(headSize: number): void {
    if (this.tables) this.tables = { ...this.tables, font: 'body', headSize };
  }

  /** A type size at this fitting step, in pixels. */
  size(size: number): number {
    return Math.max(Math.min(size, LEAST_TYPE), size * this.#shrink);
  }

  /** Breaks runs into lines for a column. Nothing is drawn until `put` is called. */
  set(words: Words, width: number, look: StageLook): SetText {
    const runs = runsOf(words);
    const size = look.fixed ? look.size : this.size(look.size);
    const { context, text } = this.#look(look, size);
    const measured = measureRuns(runs, width * POINT, text, context);
    const height = measuredHeight(measured) / POINT;
    return {
      width: measured.slices.length === 1 ? this.#prepare(runs, look).width * size : measured.width / POINT,
      height,
      size,
      lines: measured.slices.length,
      lineTexts: () =>
        measured
          .paragraphs(0, measured.slices.length, { x: 0, y: 0, width: width * POINT })
          .flatMap(({ lines }) => lines.map((line) => line.runs.map((run) => run.text).join(''))),
      put: (x, y) => {
        const stack = stackMeasured([measured]);
        this.elements.push(
          ...drawStack(stack, 0, stack.slices.length, { x: x * POINT, y: y * POINT, width: width * POINT }),
        );
        if (!look.role || !FURNITURE.has(look.role)) this.reach(y + height, y);
      },
    };
  }

  /** The largest size, from `look.size` to `least`, at which runs fit a box; smaller if a word is too long for it. */
  fit(words: Words, { width, height, lines = 1 }: TextRoom, look: StageLook, least: number): SetText {
    const runs = runsOf(words);
    const room = look.headingLevel ? (width * WORD_WIDTH) / look.size : null;
    const word = longestKept(this.#prepare(runs, look), room);
    const fits = (size: number): boolean => {
      if (word * size > width * WORD_WIDTH) return false;
      const set = this.set(runs, width, { ...look, size, fixed: true });
      return set.lines <= lines && set.height <= height;
    };
    let size = look.size;
    while (size > least && !fits(size)) size = Math.max(least, size * SIZE_STEP);
    const whole = (width * WORD_WIDTH) / word;
    if (whole < size && whole >= LEAST_TYPE) size = whole;
    return this.set(runs, width, { ...look, size, fixed: true });
  }

  /** One line of plain text, shortened if it is too long. For text that repeats another card. */
  setLine(text: string, width: number, look: StageLook): SetText {
    let set = this.set(text, width, look);
    for (let kept = text; set.lines > 1 && kept.length > 1; ) {
      kept = kept
        .slice(0, Math.floor(kept.length * 0.85))
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd();
      set = this.set(`${kept}…`, width, look);
    }
    return set;
  }

  /** Sets and draws text. @returns its lower edge */
  text(words: Words, x: number, y: number, width: number, look: StageLook): number {
    const set = this.set(words, width, look);
    set.put(x, y);
    return y + set.height;
  }

  /** A letter or a sign as part of a drawing, in the middle of `width`. */
  ornament(words: Words, { x, y, width }: { x: number; y: number; width: number }, look: StageLook): void {
    this.text(words, x, y, width, { leading: 1, align: 'center', ...look, role: 'ornament', fixed: true });
  }

  /** Draws blocks one below the other, in the usual body size or the given one. @returns their lower edge */
  blocks(blocks: Block[], x: number, y: number, width: number, look: BlocksLook = {}): number {
    const stack = stackBlocks(blocks, width * POINT, this.#context(look));
    this.elements.push(
      ...drawStack(stack, 0, stack.slices.length, { x: x * POINT, y: y * POINT, width: width * POINT }),
    );
    this.reach(y + stack.height / POINT, y);
    return y + stack.height / POINT;
  }

  heightOf(blocks: Block[], width: number, look: BlocksLook = {}): number {
    return stackBlocks(blocks, width * POINT, this.#context(look)).height / POINT;
  }

  #context({ size, table, code, on }: BlocksLook): MeasureContext {
    const { measure } = this.card;
    const points = (asked: number | undefined) => (asked === undefined ? undefined : this.size(asked) * POINT);
    const scale = withSizes(measure.scale, { body: points(size), table: points(table), code: points(code) });
    return {
      ...measure,
      scale,
      inks: on ? inksOn(on) : this.inks,
      ...(this.tables ? { table: this.tables } : {}),
      ...(this.callouts ? { callout: this.callouts } : {}),
    };
  }

  /** Reports that content extends from `from` to `y`. What exceeds the card at the top or `bottom` counts as excess. */
  reach(y: number, from = 0): void {
    this.#over = Math.max(this.#over, y - this.bottom, -from);
  }

  /** Reports that content is this much too wide or tall for its place. */
  miss(by: number): void {
    this.#over = Math.max(this.#over, by);
  }

  rect(
    x: number,
    y: number,
    width: number,
    height: number,
    fill: ColourToken,
    radius = 0,
    paint: StagePaint = {},
  ): void {
    this.#shape({ shape: 'rect' }, { x, y, width, height }, fill, null, radius, paint);
  }

  ellipse(cx: number, cy: number, rx: number, ry: number, fill: ColourToken | null, stroke?: StageStroke): void {
    this.#shape({ shape: 'ellipse' }, { x: cx - rx, y: cy - ry, width: rx * 2, height: ry * 2 }, fill, stroke ?? null);
  }

  frame(x: number, y: number, width: number, height: number, stroke: StageStroke, radius = 0): void {
    this.#shape({ shape: 'rect' }, { x, y, width, height }, null, stroke, radius);
  }

  line(x: number, y: number, toX: number, toY: number, stroke: StageStroke): void {
    this.#shape({ shape: 'line' }, { x, y, width: toX - x, height: toY - y }, null, stroke);
  }

  /** A path in pixels, filled or drawn as a line. */
  path(
    path: readonly PathStep[],
    fill: ColourToken | null,
    stroke: StageStroke | null = null,
    paint: StagePaint = {},
  ): void {
    if (path.length > 0) this.#shape({ shape: 'path', path: [...path] }, pathBounds(path), fill, stroke, 0, paint);
  }

  polygon(fill: ColourToken, ...corners: [number, number][]): void {
    this.path(polygonPath(...corners), fill);
  }

  /** A sector of a ring or disc. Angles in degrees, clockwise from the top. */
  sector(cx: number, cy: number, inner: number, outer: number, from: number, to: number, fill: ColourToken): void {
    this.path(sectorPath(cx, cy, inner, outer, from, to), fill);
  }

  /** A picture in a box, with square corners if it `bleeds`, otherwise with those of the theme. */
  picture(block: BlockOf<'image'>, { x, y, width, height }: Box, bleeds = true): void {
    const box = this.boxOf({ x, y, width: Math.max(1, width), height: Math.max(1, height) });
    this.elements.push(drawPicture(block, box, this.card.options.theme, bleeds));
  }

  /** Removes the elements drawn by `draw` from the card and returns them, as the parts of one element. */
  group(draw: () => void): PlacedElement[] {
    const from = this.elements.length;
    draw();
    return this.elements.splice(from);
  }

  /** Converts a length or position to points of the card; `boxOf` does the same for a box. */
  points(pixels: number): Points {
    return toPoints(pixels);
  }

  boxOf({ x, y, width, height }: Box): Box {
    return { x: x * POINT, y: y * POINT, width: width * POINT, height: height * POINT };
  }

  styleOf(look: StageLook): TextStyle {
    const { text } = this.#look(look, look.fixed ? look.size : this.size(look.size));
    const { regular, tracking } = textFont(this.card.measure.theme, look.font);
    const style = { face: regular, size: text.size, colour: text.colour ?? this.inks.text };
    return tracking === 0 ? style : { ...style, tracking: tracking * text.size };
  }

  /** Draws something after everything else, for example text after a visual, so that the reading order is that of the text. */
  later(draw: () => void): void {
    this.#later.push(draw);
  }

  placement(): Placement {
    for (const draw of this.#later.splice(0)) draw();
    return { excess: this.#over * POINT, draw: () => this.elements };
  }

  #look(look: StageLook, size: number): { context: MeasureContext; text: TextLook } {
    const { measure } = this.card;
    const inks = look.on ? inksOn(look.on) : this.inks;
    return {
      context: { ...measure, inks },
      text: {
        role: look.role ?? (look.headingLevel ? 'title' : 'body'),
        font: look.font,
        size: Math.round(size * POINT * 4) / 4,
        leading: look.leading ?? 1.3,
        colour: look.colour ?? inks.text,
        spaceBefore: 0,
        after: 0,
        ...(look.align ? { align: look.align } : {}),
        ...(look.balanced ? { balanced: true } : {}),
        ...(look.headingLevel ? { headingLevel: look.headingLevel } : {}),
      },
    };
  }

  #prepare(runs: TextRun[], { font }: StageLook): PreparedText {
    const { theme, book } = this.card.measure;
    return prepareText(runs, textFont(theme, font), book);
  }

  #shape(
    kind: { shape: 'rect' | 'ellipse' | 'line' } | { shape: 'path'; path: PathStep[] },
    box: PlacedShape['box'],
    fill: ColourToken | null,
    stroke: StageStroke | null,
    radius = 0,
    { fillTo, opacity = 1 }: StagePaint = {},
  ): void {
    const shape = kind.shape === 'path' ? { ...kind, path: mapPath(kind.path, toPoints, toPoints) } : kind;
    this.elements.push({
      kind: 'shape',
      ...shape,
      box: this.boxOf(box),
      fill,
      ...(fillTo ? { fillTo } : {}),
      stroke: stroke && {
        colour: stroke.colour,
        width: stroke.width * POINT,
        dashed: stroke.dashed ?? false,
        ...(stroke.round ? { round: true } : {}),
      },
      radius: radius * POINT,
      opacity,
    });
  }
}

/** The style of a line. Width in pixels of the design. */
export type StageStroke = { colour: ColourToken; width: number; dashed?: boolean; round?: boolean };

/** A fill that fades downwards to another colour, or is partly transparent. */
type StagePaint = { fillTo?: ColourToken; opacity?: number };

/** The style of text on a stage. Sizes and widths in pixels of the design. */
type StageLook = {
  font: TextLook['font'];
  size: number;
  leading?: number;
  colour?: ColourToken;
  /** The ground of the text, if it is not that of the card. */
  on?: ColourToken;
  align?: TextLook['align'];
  balanced?: boolean;
  role?: TextRole;
  headingLevel?: TextLook['headingLevel'];
  /** Keeps its size if a full card is set smaller. */
  fixed?: boolean;
};

/** The style of blocks: sizes of body text, tables and code, and the ground if it is not that of the card. */
type BlocksLook = { size?: number; table?: number; code?: number; on?: ColourToken };

/** Text with its lines broken, so that its size is known before it is placed. */
type SetText = {
  width: number;
  height: number;
  size: number;
  lines: number;
  /** The words of each line. */
  lineTexts(): string[];
  put(x: number, y: number): void;
};

/** Text in one style, or with the styles of the source. */
type Words = string | TextRun[];

export function runsOf(words: Words): TextRun[] {
  return typeof words === 'string' ? [{ text: words }] : words;
}

/** The room for a text, and the most lines it may have, one if missing. */
type TextRoom = { width: number; height: number; lines?: number };

/** The largest size, from that of the style down to `least`, at which every text fits its box on one line. */
export function sizeOfLines(
  stage: Stage,
  texts: readonly string[],
  box: { width: number; height: number },
  look: StageLook,
  least: number,
): number {
  return texts.reduce((size, text) => stage.fit(text, box, { ...look, size }, least).size, look.size);
}

/** Short text in the middle, in lines of about equal length. */
export const CENTRED = { align: 'center', balanced: true } as const;

/** The name of a side of a comparison, which is a heading below that of the card. */
export const SIDE_NAME = { headingLevel: 3, role: 'subtitle' } as const;

/** The style of the heading of a card. */
export function titleLook({ index }: CardToPlace, size: number, leading: number) {
  const headingLevel = index === 0 ? 1 : 2;
  return { font: 'heading', size, leading, balanced: true, role: 'title', headingLevel } as const;
}
