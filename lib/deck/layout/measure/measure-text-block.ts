import type { BlockOf, ListItem, TextRun } from '../../blocks';
import { measureText } from '../../fonts/measure-text';
import { wornMarker } from '../../text/list-marker';
import type { ColourToken } from '../../theme';
import type { Points } from '../../units';
import type { MeasureContext, MeasuredText, Slice } from './measured';
import { drawParagraph, type SetParagraph, setParagraph } from './set-paragraph';
import { type FontRole, textFont } from './text-font';

export type TextLook = {
  role: MeasuredText['role'];
  font: FontRole;
  size: Points;
  leading?: number;
  colour?: ColourToken;
  align?: 'left' | 'center' | 'right';
  balanced?: boolean;
  headingLevel?: MeasuredText['headingLevel'];
  keepWithNext?: boolean;
  spaceBefore?: Points;
  after?: Points;
};

/** Text in a single style: a paragraph, a heading, a line of large type. */
export function measureRuns(runs: TextRun[], width: Points, look: TextLook, context: MeasureContext): MeasuredText {
  const { theme, book, scale, inks } = context;
  const paragraph = setParagraph(runs, width, book, {
    font: textFont(theme, look.font),
    size: look.size,
    leading: look.leading ?? scale.leading,
    inks,
    colour: look.colour ?? inks.text,
    align: look.align ?? 'left',
    spaceBefore: look.spaceBefore ?? scale.gap,
    balanced: look.balanced ?? false,
    keepsCompounds: look.headingLevel != null,
  });
  return fromParagraphs([paragraph], look, scale.gap);
}

export function measureParagraph(block: BlockOf<'paragraph'>, width: Points, context: MeasureContext): MeasuredText {
  return measureRuns(block.runs, width, { role: 'body', font: 'body', size: context.scale.body }, context);
}

/** A heading within the body. Level 3 at least, because 1 and 2 are for the heading of the card. */
export function measureSubheading(block: BlockOf<'heading'>, width: Points, context: MeasureContext): MeasuredText {
  const { scale } = context;
  const level = Math.max(3, block.level) as 3 | 4 | 5 | 6;
  const size = level === 3 ? scale.subheading : Math.max(scale.body, scale.subheading * 0.88);
  return measureRuns(
    block.runs,
    width,
    {
      role: 'subtitle',
      font: 'heading',
      size: Math.round(size * 2) / 2,
      leading: 1.24,
      balanced: true,
      headingLevel: level,
      keepWithNext: true,
      spaceBefore: scale.gap * 1.5,
      after: Math.max(4, scale.gap * 0.5),
    },
    context,
  );
}

export function measureList(
  block: BlockOf<'list'>,
  width: Points,
  context: MeasureContext,
  look: Partial<TextLook> & { size?: Points } = {},
): MeasuredText {
  const { theme, book, scale, inks } = context;
  const size = look.size ?? scale.body;
  const font = textFont(theme, look.font ?? 'body');
  const numbers = numberItems(block);
  const step = indentStep(block, numbers, size, context);
  const paragraphs = block.items.map((item, at) => {
    const number = numbers[at]!;
    const worn = wornMarker(item, block.ordered);
    // Deep nesting on a narrow card must leave some width for the text.
    const indent = Math.min((item.level + 1) * step, Math.max(step, width * 0.4));
    return setParagraph(worn?.runs ?? item.runs, width, book, {
      font,
      size,
      leading: look.leading ?? scale.leading,
      inks,
      colour: inks.text,
      spaceBefore: at === 0 ? scale.gap : Math.round(item.level > 0 ? scale.gap * 0.35 : scale.gap * 0.6),
      indent,
      // Unlike a bullet, a checkbox or a letter has a meaning, so it is read aloud as a number is.
      marker: worn
        ? { kind: 'number', level: item.level, text: worn.text, number: null, width: step }
        : {
            kind: block.ordered && item.level === 0 ? 'number' : 'bullet',
            level: item.level,
            text: number === null ? theme.bullet : `${number}${block.close ?? '.'}`,
            number,
            width: step,
          },
    });
  });
  return fromParagraphs(paragraphs, { role: 'body', font: 'body', size, ...look }, scale.gap);
}

/** Nested items of an ordered list get bullets, because the text does not say how they are numbered. */
function numberItems({ ordered, start, items }: BlockOf<'list'>): (number | null)[] {
  let next = start;
  return items.map((item: ListItem) => (ordered && item.level === 0 ? next++ : null));
}

function indentStep(block: BlockOf<'list'>, numbers: (number | null)[], size: Points, { theme, book }: MeasureContext) {
  const least = size * 1.15;
  const face = book.face(textFont(theme, 'body').bold);
  const worn = block.items.reduce((most, item) => {
    const marker = wornMarker(item, block.ordered);
    return marker ? Math.max(most, measureText(face, marker.text, size) + size * 0.5) : most;
  }, 0);
  if (!block.ordered) return Math.round(Math.max(least, worn));
  const widest = numbers.reduce<number>((most, each) => Math.max(most, each ?? 0), 0);
  return Math.round(Math.max(least, worn, measureText(face, `${widest}.`, size) + size * 0.5));
}

/** Widow and orphan control: at least this many lines of a paragraph stay on either side of a break. */
const KEEP_LINES = 2;

/** Several paragraphs measured as one text. */
export function fromParagraphs(paragraphs: SetParagraph[], look: TextLook, gap: Points): MeasuredText {
  const slices: Slice[] = [];
  const starts: number[] = [];
  const owner: number[] = [];
  for (const [index, paragraph] of paragraphs.entries()) {
    starts.push(slices.length);
    const lines = Math.max(1, paragraph.lines.length);
    for (let line = 0; line < lines; line += 1) {
      owner.push(index);
      slices.push({ space: line === 0 ? paragraph.spaceBefore : 0, height: paragraph.leading });
    }
  }
  const levelOf = (index: number) => paragraphs[index]?.marker?.level ?? 0;
  return {
    kind: 'text',
    role: look.role,
    group: `${look.role} ${look.align ?? 'left'}`,
    headingLevel: look.headingLevel ?? null,
    slices,
    keepWithNext: look.keepWithNext ?? false,
    repeat: 0,
    foot: 0,
    after: look.after ?? gap,
    width: paragraphs.reduce((most, paragraph) => Math.max(most, paragraph.width), 0),
    mayBreakBefore(at) {
      const index = owner[at]!;
      const line = at - starts[index]!;
      const lines = Math.max(1, paragraphs[index]!.lines.length);
      // An item stays with the first item nested below it.
      if (line === 0) return index === 0 || levelOf(index) <= levelOf(index - 1);
      return line >= KEEP_LINES && lines - line >= KEEP_LINES;
    },
    beginsParagraph: (at) => starts[owner[at]!] === at && levelOf(owner[at]!) === 0,
    paragraphs(from, to, { x, y, width }) {
      const placed = [];
      let top = y;
      for (let index = owner[from] ?? 0; index < paragraphs.length && starts[index]! < to; index += 1) {
        const paragraph = paragraphs[index]!;
        const first = Math.max(0, from - starts[index]!);
        const last = Math.min(Math.max(1, paragraph.lines.length), to - starts[index]!);
        const space = first === 0 && starts[index]! > from ? paragraph.spaceBefore : 0;
        const drawn = drawParagraph(paragraph, first, Math.min(last, paragraph.lines.length), {
          x,
          y: top + space,
          width,
        });
        // The first paragraph of a box has no space above it, because the box begins with its text.
        placed.push({ ...drawn, spaceBefore: space });
        top += space + (last - first) * paragraph.leading;
      }
      return placed;
    },
  };
}
