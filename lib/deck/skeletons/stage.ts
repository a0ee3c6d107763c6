import type { Block, TextRun } from '../blocks';
import { measureRuns, type TextLook } from '../layout/measure-text-block';
import { type CalloutLook, type MeasureContext, measuredHeight, type TableLook } from '../layout/measured';
import type { CardToPlace, Placement } from '../layout/placement';
import { prepareText } from '../layout/prepare-text';
import { drawStack, stackBlocks, stackMeasured } from '../layout/stack';
import { type Inks, inksOn, textFont } from '../layout/text-font';
import { STANDARD_STEP, typeScale, withSizes } from '../layout/type-scale';
import { mapPath, type PathStep, pathBounds, polygonPath, sectorPath } from '../path';
import type { PlacedElement, PlacedShape, TextRole, TextStyle } from '../placed';
import type { ColourToken } from '../theme';
import type { Box, Points } from '../units';

/** A pixel of the design (a card is 1280 × 720 of them) in points. */
export const POINT = 0.75;
/** Nothing is set smaller than this, in pixels of the design. */
export const LEAST_TYPE = 16;

/** Type is enlarged where the instructions of the request ask for it. */
const MOST_ENLARGED = 1.25;

/** Running lines and signs stand where the skeleton puts them, also below the content's foot. */
function isFurniture(role: TextRole | undefined): boolean {
  return role === 'header' || role === 'footer' || role === 'cardNumber' || role === 'ornament';
}

const toPoints = (pixels: number) => pixels * POINT;
/** From one size that is tried to the next smaller one. */
const SIZE_STEP = 0.93;

/** A line's look; its width in pixels of the design. */
export type StageStroke = { colour: ColourToken; width: number; dashed?: boolean; round?: boolean };

/** A fill that turns into another colour downwards, or lets the ground through. */
export type StagePaint = { fillTo?: ColourToken; opacity?: number };

/** Text to be set on a stage. Sizes and widths in pixels of the design. */
export type StageLook = {
  font: TextLook['font'];
  size: number;
  leading?: number;
  colour?: ColourToken;
  /** The ground it is set on, where that is not the card's. */
  on?: ColourToken;
  align?: TextLook['align'];
  balanced?: boolean;
  role?: TextRole;
  headingLevel?: TextLook['headingLevel'];
  /** Keeps its size when a full card is set smaller. */
  fixed?: boolean;
};

/** How blocks are set: size of body type, of tables and of code, and the ground where it is not the card's. */
export type BlocksLook = { size?: number; table?: number; code?: number; on?: ColourToken };

/** Text with its lines broken: its size is known before it is put anywhere. */
export type SetText = { width: number; height: number; size: number; lines: number; put(x: number, y: number): void };

/**
 * Where a skeleton draws one card, in pixels of the design. Whatever is put below `bottom` counts as excess, and the
 * fitting tries smaller type, another layout or a taller card.
 */
export class Stage {
  readonly width: number;
  readonly height: number;
  /** Where content may end, above footer and lower margin. */
  readonly bottom: number;
  /** Where a visual may end: above what follows it on the card. */
  foot: number;
  /** Where content may begin below a header of the request; 0 without one. */
  readonly top: number;
  readonly card: CardToPlace;
  readonly inks: Inks;
  readonly elements: PlacedElement[] = [];
  /** How tables look in this skeleton. */
  protected tables: TableLook | null = null;
  /** How callouts look in this skeleton. */
  protected callouts: CalloutLook | null = null;
  readonly #shrink: number;
  #over = 0;

  constructor(card: CardToPlace, ground: ColourToken, margin: number) {
    this.card = card;
    const { frame, measure, options } = card;
    this.width = frame.card.width / POINT;
    this.height = frame.card.height / POINT;
    const nominal = typeScale(measure.theme, options.format, options.dimensions, STANDARD_STEP);
    const [above, below] = [frame.body.y, frame.card.height - frame.body.y - frame.body.height];
    this.top = frame.bare ? 0 : above / POINT;
    this.bottom = this.height - Math.max(margin, frame.bare ? 0 : below / POINT);
    this.foot = this.bottom;
    this.inks = inksOn(ground);
    this.#shrink = Math.min(MOST_ENLARGED, measure.scale.body / nominal.body);
  }

  /** A size of type at this step of fitting, in pixels. */
  size(size: number): number {
    return Math.max(Math.min(size, LEAST_TYPE), size * this.#shrink);
  }

  /** Breaks runs for a column. Nothing is drawn before `put`. */
  set(runs: TextRun[], width: number, look: StageLook): SetText {
    const size = look.fixed ? look.size : this.size(look.size);
    const { context, text } = this.#look(look, size);
    const measured = measureRuns(runs, width * POINT, text, context);
    const height = measuredHeight(measured) / POINT;
    return {
      width: measured.slices.length === 1 ? this.#lineWidth(runs, look, size) : measured.width / POINT,
      height,
      size,
      lines: measured.slices.length,
      put: (x, y) => {
        const stack = stackMeasured([measured]);
        this.elements.push(
          ...drawStack(stack, 0, stack.slices.length, { x: x * POINT, y: y * POINT, width: width * POINT }),
        );
        if (!isFurniture(look.role)) this.reach(y + height, y);
      },
    };
  }

  /** The largest size, from `look.size` down to `least`, at which runs fit a box with their words whole. */
  fit(runs: TextRun[], box: { width: number; height: number; lines: number }, look: StageLook, least: number): SetText {
    const { theme, book } = this.card.measure;
    const word = prepareText(runs, textFont(theme, look.font), book).longestWord;
    const fits = (size: number): boolean => {
      // Lines are broken for a trifle less than the box.
      if (word * size > box.width * 0.985) return false;
      const set = this.set(runs, box.width, { ...look, size, fixed: true });
      return set.lines <= box.lines && set.height <= box.height;
    };
    let size = look.size;
    while (size > least && !fits(size)) size = Math.max(least, size * SIZE_STEP);
    return this.set(runs, box.width, { ...look, size, fixed: true });
  }

  /** One line of plain text, shortened where it is longer: for what repeats words of another card. */
  setLine(text: string, width: number, look: StageLook): SetText {
    let set = this.set([{ text }], width, look);
    for (let kept = text; set.lines > 1 && kept.length > 1; ) {
      kept = kept
        .slice(0, Math.floor(kept.length * 0.85))
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd();
      set = this.set([{ text: `${kept}…` }], width, look);
    }
    return set;
  }

  /** Sets and draws text at once; its lower edge is what comes back. */
  text(runs: TextRun[], x: number, y: number, width: number, look: StageLook): number {
    const set = this.set(runs, width, look);
    set.put(x, y);
    return y + set.height;
  }

  /** Blocks one under another in the ordinary body type, or in a size of their own. @returns their lower edge */
  blocks(blocks: Block[], x: number, y: number, width: number, look: BlocksLook = {}): number {
    const stack = stackBlocks(blocks, width * POINT, this.#context(look));
    this.elements.push(
      ...drawStack(stack, 0, stack.slices.length, { x: x * POINT, y: y * POINT, width: width * POINT }),
    );
    this.reach(y + stack.height / POINT, y);
    return y + stack.height / POINT;
  }

  /** How tall blocks would be. */
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

  /** Content goes down to here, and begins at `from`: what hangs from the foot may grow beyond the upper edge. */
  reach(y: number, from = 0): void {
    this.#over = Math.max(this.#over, y - this.bottom, -from);
  }

  /** Content is this much too wide or tall for a place of its own. */
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

  /** An outline in pixels, filled or drawn as a line. */
  path(
    path: readonly PathStep[],
    fill: ColourToken | null,
    stroke: StageStroke | null = null,
    paint: StagePaint = {},
  ): void {
    if (path.length > 0) this.#shape({ shape: 'path', path: [...path] }, pathBounds(path), fill, stroke, 0, paint);
  }

  polygon(corners: [number, number][], fill: ColourToken): void {
    this.path(polygonPath(...corners), fill);
  }

  /** Part of a ring or disc; angles in degrees, clockwise from the top. */
  sector(cx: number, cy: number, inner: number, outer: number, from: number, to: number, fill: ColourToken): void {
    this.path(sectorPath(cx, cy, inner, outer, from, to), fill);
  }

  /** What is drawn meanwhile, taken off the card again: the parts of one element. */
  group(draw: () => void): PlacedElement[] {
    const from = this.elements.length;
    draw();
    return this.elements.splice(from);
  }

  /** A length or place, and a box, in points of the card. */
  points(pixels: number): Points {
    return toPoints(pixels);
  }

  boxOf({ x, y, width, height }: Box): Box {
    return { x: x * POINT, y: y * POINT, width: width * POINT, height: height * POINT };
  }

  /** The style that text of a look is set in. */
  styleOf(look: StageLook): TextStyle {
    const { text } = this.#look(look, look.fixed ? look.size : this.size(look.size));
    const { regular, tracking } = textFont(this.card.measure.theme, look.font);
    const style = { face: regular, size: text.size, colour: text.colour ?? this.inks.text };
    return tracking === 0 ? style : { ...style, tracking: tracking * text.size };
  }

  /** What a layout gives back. */
  placement(): Placement {
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

  #lineWidth(runs: TextRun[], look: StageLook, size: number): number {
    const { theme, book } = this.card.measure;
    return prepareText(runs, textFont(theme, look.font), book).width * size;
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
