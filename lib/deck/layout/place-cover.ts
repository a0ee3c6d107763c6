import type { LayoutName, PlacedElement } from '../placed';
import type { Points } from '../units';
import { largestFitting, measureKicker } from './card-head';
import { boxShapeOf, drawPicture } from './measure-picture';
import { measureRuns } from './measure-text-block';
import { type MeasureContext, measuredHeight } from './measured';
import { type CardToPlace, filledRect, type Placement, snap } from './placement';
import { prepareText } from './prepare-text';
import { drawStack, stackBlocks, stackMeasured } from './stack';
import { textFont } from './text-font';

const RULE = { width: 56, height: 4, gap: 24 };

/**
 * Title, section and closing cards: a large heading, the text that belongs to it, white space, and perhaps a picture.
 */
export function placeCover(card: CardToPlace): Placement {
  const { content, frame, measure, options } = card;
  const { body } = frame;
  const picture = pictureBeside(card);
  const wide = frame.card.width > frame.card.height * 1.2;
  const width = picture?.beside ? picture.box.x - body.x - 40 : Math.round(body.width * (wide ? 0.82 : 1));
  const taken = picture && !picture.beside ? picture.box.height + picture.box.y - body.y + 32 : 0;
  const room = body.height - taken;
  const lead: MeasureContext = {
    ...measure,
    scale: { ...measure.scale, body: leadSize(card) },
    inks: leadInks(measure),
  };
  const others = picture ? content.body.filter((block) => block !== picture.block) : content.body;
  const rest = stackBlocks(others, Math.min(width, lead.scale.body * 34), lead);
  const kicker = content.kicker ? stackMeasured([measureKicker(content.kicker.runs, width, measure)]) : null;
  const above = RULE.height + RULE.gap + (kicker ? kicker.height + 12 : 0);
  const below = rest.slices.length > 0 ? measure.scale.gap * 1.5 + rest.height : 0;
  const heading = content.heading ? measureCoverHeading(card, width, room - above - below) : null;
  const headingHeight = heading ? measuredHeight(heading) : 0;
  const need = above + headingHeight + below;
  return {
    excess: need - room,
    draw(): PlacedElement[] {
      const slack = Math.max(0, room - need);
      let y = snap(body.y + taken + Math.min(slack, slack * (options.format === 'document' ? 0.36 : 0.48)));
      y = Math.min(y, body.y + taken + slack);
      const elements: PlacedElement[] = [];
      if (picture) elements.push(drawPicture(picture.block, picture.box, options.theme, frame.bare));
      elements.push(filledRect({ x: body.x, y, width: RULE.width, height: RULE.height }, measure.inks.rule));
      y += RULE.height + RULE.gap;
      if (kicker) {
        elements.push(...drawStack(kicker, 0, kicker.slices.length, { x: body.x, y, width }));
        y += kicker.height + 12;
      }
      if (heading) {
        const head = stackMeasured([heading]);
        elements.push(...drawStack(head, 0, head.slices.length, { x: body.x, y, width }));
        y += headingHeight + measure.scale.gap * 1.5;
      }
      elements.push(
        ...drawStack(rest, 0, rest.slices.length, { x: body.x, y, width: Math.min(width, lead.scale.body * 34) }),
      );
      return elements;
    },
  };
}

function leadSize({ measure, content }: CardToPlace): Points {
  return content.words > 60 ? measure.scale.body : measure.scale.lead;
}

/** Text under a large heading is muted, if the ground has a muted colour. */
function leadInks({ inks }: MeasureContext): MeasureContext['inks'] {
  return { ...inks, text: inks.muted };
}

const LARGEST: Partial<Record<LayoutName, 'title' | 'section'>> = {
  title: 'title',
  closing: 'title',
  section: 'section',
};
const SHRINK = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.42];

function measureCoverHeading(card: CardToPlace, width: Points, height: Points) {
  const { content, measure, layout, index, options, frame } = card;
  const { runs } = content.heading!;
  const { scale, theme, book } = { ...measure, theme: options.theme };
  const largest = scale[LARGEST[layout] ?? 'section'];
  const least = Math.max(scale.floor * 1.3, scale.body);
  const sizes = SHRINK.map((share) => Math.max(least, Math.round(largest * share)));
  const { longestWord } = prepareText(runs, textFont(theme, 'heading'), book);
  return largestFitting(
    sizes,
    (size) =>
      measureRuns(
        runs,
        width,
        {
          role: 'title',
          font: 'heading',
          size,
          leading: size > 40 ? 1.06 : 1.12,
          balanced: true,
          headingLevel: index === 0 ? 1 : 2,
          keepWithNext: true,
          spaceBefore: 0,
        },
        measure,
      ),
    { lines: frame.portrait ? 5 : 3, height, width: width * 0.99 },
    longestWord,
  );
}

type CoverPicture = {
  block: NonNullable<CardToPlace['content']['images'][number]>;
  box: { x: number; y: number; width: number; height: number };
  beside: boolean;
};

/** The picture of a cover fills its right side, or the upper part of a tall card. */
function pictureBeside({ content, frame }: CardToPlace): CoverPicture | null {
  const block = content.images[0];
  if (!block) return null;
  const { card, body, bare, portrait } = frame;
  const shape = boxShapeOf(block.picture);
  if (portrait || card.width < card.height * 1.2) {
    const top = bare ? 0 : body.y;
    const most = card.height * 0.42;
    const whole = bare ? card.width : body.width;
    const height = shape ? Math.min(most, whole / shape) : most;
    return { block, box: { x: bare ? 0 : body.x, y: top, width: whole, height }, beside: false };
  }
  const share = shape && shape < 0.9 ? 0.36 : 0.42;
  const width = Math.round(card.width * share);
  return {
    block,
    box: bare
      ? { x: card.width - width, y: 0, width, height: card.height }
      : { x: body.x + body.width - width, y: body.y, width, height: body.height },
    beside: true,
  };
}
