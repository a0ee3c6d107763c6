import type { Block, BlockOf, TextRun } from '../blocks';
import { largestFitting } from '../layout/card-head';
import { measurePicture } from '../layout/measure/measure-picture';
import { measureRuns, type TextLook } from '../layout/measure/measure-text-block';
import {
  type MeasureContext,
  type Measured,
  type MeasuredBlock,
  type MeasuredText,
  measuredHeight,
  PLAIN_BLOCK,
} from '../layout/measure/measured';
import { prepareText } from '../layout/measure/prepare-text';
import { LINE_WIDTH_SAFETY } from '../layout/measure/set-paragraph';
import { drawStack, stackMeasured } from '../layout/measure/stack';
import { textFont } from '../layout/measure/text-font';
import { filledRect } from '../layout/placement';
import type { PlacedElement } from '../placed';
import { titleLeading } from '../skeletons/cover-parts';
import type { ColourToken } from '../theme';
import type { Box, Points } from '../units';
import { type DocumentFrame, type DocumentManner, documentManner } from './document-frame';
import { dashedRule, decorative, disc, documentRule, outlined } from './document-shapes';

/** Space above the rule of a section (`SPACE`), and from the rule to the first line (`DROP`). */
const SPACE: Points = 26;
const DROP: Points = 12;
const LEADING = 1.12;
/** Width and height of a shape around a number. */
const BADGE: Points = 22;

type Section = { runs: TextRun[]; number: number | null; frame: DocumentFrame; measure: MeasureContext };
/** A number or heading at its place in the column. */
type Part = { height: Points; draw(x: Points, y: Points): PlacedElement[] };
type Head = DocumentManner['head'];

/**
 * The head of a section.
 * @param number null if headings have their own numbers or there is only one section
 */
export function measureSectionHead(
  runs: TextRun[],
  number: number | null,
  frame: DocumentFrame,
  measure: MeasureContext,
): Measured {
  const { head, rule } = documentManner(measure.theme);
  const section = { runs, number, frame, measure };
  switch (head) {
    case 'block':
    case 'bar':
    case 'quiet':
      return above(section, ABOVE[head], rule);
    default:
      return beside(section, head, rule);
  }
}

/** The number and the heading in the side column, level with the first line of the text. */
function beside(section: Section, head: Head, rule: DocumentManner['rule']): Measured {
  const { frame, measure } = section;
  const parts = [...numberPart(section, head), headingPart(section, head)];
  const height = parts.reduce((sum, part) => sum + part.height, 0);
  return {
    ...headBlock(DROP),
    reach: DROP + height,
    draw: (_from, _to, { y }): PlacedElement[] => {
      let top = y + DROP - 2;
      const drawn = parts.flatMap((part) => {
        const elements = part.draw(frame.side.x, top);
        top += part.height;
        return elements;
      });
      return [...ruleAbove(rule, frame, y, measure), ...drawn];
    },
  };
}

function headBlock(height: Points): Omit<MeasuredBlock, 'draw'> {
  return { ...PLAIN_BLOCK, slices: [{ space: SPACE, height }], keepWithNext: true };
}

function ruleAbove(rule: DocumentManner['rule'], { full }: DocumentFrame, y: Points, { theme, inks }: MeasureContext) {
  if (rule === 'none') return [];
  if (rule === 'dashed') return [dashedRule(full, y, inks.muted)];
  return [documentRule(full, y, theme, rule === 'heavy' ? 5 : undefined)];
}

function numberPart({ number, frame, measure }: Section, head: Head): Part[] {
  if (number === null) return [];
  const { scale, inks } = measure;
  const { width } = frame.side;
  const set = (size: Points, colour: ColourToken, room: Points, align: 'left' | 'center' = 'left') =>
    measureRuns([{ text: `${number}` }], room, { ...LOOK, role: 'ornament', size, colour, align }, measure);
  if (head !== 'disc' && head !== 'cell') {
    const mark = set(scale.heading, inks.accent, width);
    return [{ height: measuredHeight(mark), draw: (x, y) => drawText(mark, { x, y, width }) }];
  }
  const room = number < 100 ? BADGE : BADGE * 1.5;
  const mark = set(11, head === 'disc' ? 'onAccent' : inks.accent, room, 'center');
  return [
    {
      height: BADGE + 4,
      draw: (x, y) => {
        const box = { x, y, width: room, height: BADGE };
        const shape =
          head === 'disc' ? disc(box, 'accent') : outlined(box, { colour: inks.accent, width: 0.75, dashed: false });
        return [shape, ...drawText(mark, { x, y: y + (BADGE - measuredHeight(mark)) / 2, width: room })];
      },
    },
  ];
}

function headingPart({ runs, frame, measure }: Section, head: Head): Part {
  const { width } = frame.side;
  const size = wholeWordSize(runs, width, measure.scale.heading, measure);
  const heading = measureRuns(runs, width, { ...HEADING_LOOK, size }, measure);
  return {
    height: measuredHeight(heading),
    draw: (x, y) => {
      const drawn = drawText(heading, { x, y, width });
      return head === 'marker' ? [...markerUnder(drawn, size), ...drawn] : drawn;
    },
  };
}

/** More lines of a heading in the side column make all of them smaller. */
const FEW_LINES = 4;

/** The size of all headings in the side column: smaller if one of them is long. */
export function sideHeadingSize(
  headings: readonly TextRun[][],
  { side }: DocumentFrame,
  measure: MeasureContext,
): Points {
  const usual = measure.scale.heading;
  const sizes = [usual, usual * 0.9, usual * 0.8];
  const isShort = (runs: TextRun[], size: Points) =>
    wholeWordSize(runs, side.width, size, measure) === size &&
    measureRuns(runs, side.width, { ...HEADING_LOOK, size }, measure).slices.length <= FEW_LINES;
  return sizes.find((size) => headings.every((runs) => isShort(runs, size))) ?? sizes.at(-1)!;
}

/** The strokes of a highlighter along the foot of each line. */
function markerUnder(drawn: readonly PlacedElement[], size: Points): PlacedElement[] {
  return drawn.flatMap((element) =>
    element.kind === 'text'
      ? element.paragraphs.flatMap(({ lines }) =>
          lines.map(({ x, baseline, width }) =>
            filledRect({ x: x - 2, y: baseline - size * 0.3, width: width + 4, height: size * 0.42 }, 'second'),
          ),
        )
      : [],
  );
}

type Above = {
  size: Points;
  /** Left edge of the head. */
  from: 'full' | 'text';
  colour: ColourToken | null;
  /** Space for the number beside the heading, and above and below the heading. */
  aside: Points;
  pad: Points;
  numberColour(measure: MeasureContext): ColourToken;
  shapes(box: Box, section: Section): PlacedElement[];
};

const ABOVE: Readonly<Record<'block' | 'bar' | 'quiet', Above>> = {
  /** The number on a block of colour. */
  block: {
    ...{ size: 21, from: 'full', colour: null, aside: 44, pad: 7 },
    numberColour: () => 'onAccent',
    shapes: ({ x, y, height }, { number }) =>
      number === null ? [] : [filledRect({ x, y, width: 34, height }, 'accent')],
  },
  /** A dark bar from the left edge of the page to the end of the text. */
  bar: {
    ...{ size: 18, from: 'full', colour: 'ground', aside: 32, pad: 6 },
    numberColour: () => 'ground',
    shapes: ({ y, height }, { frame: { text } }) => [
      filledRect({ x: 0, y, width: text.x + text.width, height }, 'ink'),
    ],
  },
  /** Large and light, with a short rule above. */
  quiet: {
    ...{ size: 22, from: 'text', colour: null, aside: 32, pad: 9 },
    numberColour: ({ inks }) => inks.accent,
    shapes: ({ x, y }, { measure }) => [filledRect({ x, y, width: 28, height: 1 }, measure.inks.rule)],
  },
};

/** Space between a heading and the text below. */
const BELOW: Points = 8;

/** The number and the heading side by side above the text. */
function above(section: Section, look: Above, rule: DocumentManner['rule']): Measured {
  const { runs, number, frame, measure } = section;
  const { x } = frame[look.from];
  const aside = number === null ? 0 : look.aside;
  const end = look.from === 'full' && frame.side.x > frame.text.x ? frame.text : frame.full;
  const width = end.x + end.width - x - aside - (look.colour ? 10 : 0);
  const size = wholeWordSize(runs, width, look.size, measure);
  const colour = look.colour ?? measure.inks.text;
  const inks = look.colour ? { ...measure.inks, accent: look.colour } : measure.inks;
  const heading = measureRuns(runs, width, { ...HEADING_LOOK, size, colour }, { ...measure, inks });
  // On a block of colour, the number is in the middle.
  const isOnBlock = look.from === 'full' && look.colour === null;
  const align = isOnBlock ? 'center' : 'left';
  const markLook = { ...LOOK, size: Math.min(size, 18), colour: look.numberColour(measure), align } as const;
  const mark =
    number === null
      ? null
      : measureRuns([{ text: `${number}` }], isOnBlock ? 34 : aside, { ...markLook, role: 'ornament' }, measure);
  const drop = rule === 'heavy' ? 5 : 0;
  const height = measuredHeight(heading) + look.pad * 2;
  return {
    ...headBlock(drop + height + BELOW),
    draw: (_from, _to, { y }): PlacedElement[] => {
      const top = y + drop;
      const inner = top + look.pad;
      // Both are on the same baseline.
      const lower = mark ? (size - Math.min(size, 18)) * LEADING * 0.8 : 0;
      return [
        ...ruleAbove(rule, frame, y, measure),
        ...look.shapes({ x, y: top, width, height }, section),
        ...(mark ? drawText(mark, { x, y: inner + lower, width: aside }) : []),
        ...drawText(heading, { x: x + aside, y: inner, width }),
      ];
    },
  };
}

const LOOK = { font: 'heading', leading: LEADING, spaceBefore: 0, after: 0 } as const satisfies Partial<TextLook>;
const HEADING_LOOK = { ...LOOK, role: 'title', balanced: true, headingLevel: 2 } as const;

function drawText(measured: MeasuredText, spot: { x: Points; y: Points; width: Points }): PlacedElement[] {
  const stack = stackMeasured([measured]);
  return decorative(drawStack(stack, 0, stack.slices.length, spot));
}

/** A heading may be reduced to this share of its size to keep its longest word on one line. */
const LEAST_SHARE = 0.72;

/** The size at which the longest word fits the width, or that of all headings if it would be too small. */
function wholeWordSize(runs: TextRun[], width: Points, usual: Points, { theme, book }: MeasureContext): Points {
  const { longestWord } = prepareText(runs, textFont(theme, 'heading'), book);
  const fitting = Math.floor(((width * LINE_WIDTH_SAFETY) / Math.max(1, longestWord)) * 2) / 2;
  return fitting < usual && fitting >= usual * LEAST_SHARE ? fitting : usual;
}

const TITLE_SIZES = [62, 56, 50, 44, 38, 32, 27];
/** The largest size of a title that leaves more room for the text. */
const COMPACT_SIZE = 44;
const MOST_LINES = 3;
const PLATE = 120;

/**
 * The opening of a document: a picture, the title across both columns, and the subtitle in the text column. Never a
 * page of its own.
 */
export function titleBlock(
  blocks: readonly Block[],
  frame: DocumentFrame,
  measure: MeasureContext,
  isCompact = false,
): Measured[] {
  const title = blocks.find((block): block is BlockOf<'heading'> => block.kind === 'heading');
  const picture = blocks.find((block): block is BlockOf<'image'> => block.kind === 'image');
  const lead = blocks.find((block): block is BlockOf<'paragraph'> => block.kind === 'paragraph');
  return [
    ...(picture
      ? [acrossPage(measurePicture(picture, frame.full.width, { ...measure, maxPicture: PLATE }), frame)]
      : []),
    ...(title ? [acrossPage(measureTitle(title, frame, measure, isCompact), frame)] : []),
    ...(lead ? [measureLead(lead, frame, measure)] : []),
  ];
}

function measureTitle(
  { runs }: BlockOf<'heading'>,
  { full }: DocumentFrame,
  measure: MeasureContext,
  isCompact: boolean,
) {
  const { width } = full;
  const { longestWord } = prepareText(runs, textFont(measure.theme, 'heading'), measure.book);
  const leading = titleLeading(measure, 1.02);
  const look = { role: 'title', font: 'heading', leading, balanced: true, headingLevel: 1, spaceBefore: 18 } as const;
  const fitting = (sizes: Points[]) =>
    largestFitting(
      sizes,
      (size) => measureRuns(runs, width, { ...look, size, after: 20 }, measure),
      { lines: MOST_LINES, height: 210, width },
      longestWord,
    );
  const sizes = TITLE_SIZES.filter((size) => !isCompact || size <= COMPACT_SIZE);
  const largest = fitting(sizes);
  // A single word on the last line is avoided by smaller type.
  const smaller = endsAlone(largest) ? sizes.map((_, at) => fitting(sizes.slice(at))) : [];
  return smaller.find((each) => !endsAlone(each)) ?? largest;
}

function endsAlone(title: MeasuredText): boolean {
  const [first, ...others] = title
    .paragraphs(0, title.slices.length, { x: 0, y: 0, width: 0 })
    .flatMap(({ lines }) => lines);
  const words = (others.at(-1) ?? first)?.runs
    .map(({ text }) => text)
    .join('')
    .trim();
  return others.length > 0 && words !== undefined && !/\s/.test(words);
}

function measureLead({ runs }: BlockOf<'paragraph'>, { text }: DocumentFrame, measure: MeasureContext): Measured {
  const { lead: size } = measure.scale;
  const look = { role: 'subtitle', font: 'body', size, leading: 1.35, spaceBefore: 16, after: 12 } as const;
  return measureRuns(runs, text.width, look, measure);
}

/** A block as wide as both columns within the stack of the text column. */
export function acrossPage(measured: Measured, { full }: DocumentFrame): Measured {
  const { slices, mayBreakBefore, keepWithNext, repeat, foot, after } = measured;
  return {
    kind: 'block',
    slices: measured.kind === 'block' ? slices : [{ space: slices[0]?.space ?? 0, height: measuredHeight(measured) }],
    mayBreakBefore: measured.kind === 'block' ? mayBreakBefore : () => true,
    keepWithNext,
    repeat,
    foot,
    after,
    ...(measured.pieces === undefined ? {} : { pieces: measured.pieces }),
    draw: (from, to, { y }) =>
      measured.kind === 'block'
        ? measured.draw(from, to, { ...full, y })
        : drawStack(stackMeasured([measured]), 0, slices.length, { ...full, y }),
  };
}
