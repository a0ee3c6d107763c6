import { headGap, measureHead } from './card-head';
import type { CardToPlace, Placement } from './placement';
import { dropInto, snap } from './placement';
import { countRunts, drawStack, stackBlocks, stackMeasured } from './stack';

/** The body needs at least this width to have the heading beside it. */
const SIDE_LEAST = 760;
const SIDE_WORDS = 70;
const MOST_DROP = 28;

/**
 * One column under the heading: bullets, tables, code and mixed content. On a wide card, every second short text is
 * beside its heading instead, so that a series of bullet cards has some rhythm.
 */
export function placeColumn(card: CardToPlace): Placement {
  const beside = card.layout === 'bullets' && card.index % 2 === 1 && fitsBeside(card) ? placeBeside(card) : null;
  return beside && beside.excess <= 0 ? beside : placeUnder(card);
}

function fitsBeside({ content, frame, options }: CardToPlace): boolean {
  return (
    options.format !== 'document' &&
    frame.body.width >= SIDE_LEAST &&
    content.heading !== null &&
    content.words <= SIDE_WORDS &&
    content.body.every(({ kind }) => kind === 'list' || kind === 'paragraph')
  );
}

function placeUnder(card: CardToPlace): Placement {
  const { content, frame, measure, options } = card;
  const { body } = frame;
  const { scale } = measure;
  const head = stackMeasured(measureHead(card, body.width));
  const gap = head.slices.length > 0 ? headGap(measure) : 0;
  // Running text keeps a readable line length; tables, code and pictures take the full width.
  const texts = content.body.every(
    ({ kind }) => kind === 'paragraph' || kind === 'list' || kind === 'quote' || kind === 'heading',
  );
  const width = texts ? Math.min(body.width, scale.measure * scale.body) : body.width;
  const stack = stackBlocks(content.body, width, measure);
  const slack = body.height - head.height - gap - stack.height;
  return {
    excess: -slack,
    runts: countRunts(stack),
    draw() {
      const headless = head.slices.length === 0;
      // Content stays near its heading. Without one it may be in the middle.
      const drop = headless
        ? dropInto(slack, body.height * 0.2, options.format)
        : Math.min(MOST_DROP, dropInto(slack, body.height, options.format));
      const y = snap(body.y + head.height + gap + drop);
      return [
        ...drawStack(head, 0, head.slices.length, body),
        ...drawStack(stack, 0, stack.slices.length, {
          x: body.x,
          y: Math.min(y, body.y + body.height - stack.height),
          width,
        }),
      ];
    },
  };
}

function placeBeside(card: CardToPlace): Placement {
  const { content, frame, measure, options } = card;
  const { body } = frame;
  const left = Math.round(body.width * 0.34);
  const gutter = 56;
  const right = body.width - left - gutter;
  const head = stackMeasured(measureHead(card, left));
  const stack = stackBlocks(content.body, right, measure);
  const tallest = Math.max(head.height, stack.height);
  return {
    excess: tallest - body.height,
    runts: countRunts(stack),
    draw() {
      const y = snap(body.y + dropInto(body.height - tallest, body.height * 0.25, options.format));
      // The first lines of large and small type look level when the small one is a little lower.
      const level = Math.min(6, body.y + body.height - y - stack.height);
      return [
        ...drawStack(head, 0, head.slices.length, { x: body.x, y, width: left }),
        ...drawStack(stack, 0, stack.slices.length, {
          x: body.x + left + gutter,
          y: y + Math.max(0, level),
          width: right,
        }),
      ];
    },
  };
}
