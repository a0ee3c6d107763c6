import type { PlacedParagraph, PlacedText } from '@/lib/deck/placed';
import type { Box, Points } from '@/lib/deck/units';
import { keepsItsLines, SPARE } from './broken-lines';
import { roomForLines } from './line-room';
import type { SlideContext } from './slide-context';

/** Where an office program's text box must stand, and with which insets, for its text to come out where we placed it. */
export type TextFrame = { box: Box; left: Points; top: Points; right: Points; bottom: Points };

export function textFrame(text: PlacedText, context: SlideContext): TextFrame {
  const { inset } = text;
  const room = text.box.width - 2 * inset;
  const wider = keepsItsLines(text)
    ? Math.max(0, Math.min(room * (SPARE - 1), context.slideWidth - EDGE - text.box.x - text.box.width))
    : roomForLines(text.paragraphs, room, context.book) - room;
  const lower = firstLineShift(text.paragraphs, text.box.y + inset);
  if (text.fill === null) {
    return {
      box: {
        x: text.box.x - wider * SHARE_BEFORE[text.paragraphs[0]?.align ?? 'left'],
        y: text.box.y + lower,
        width: Math.max(1, text.box.width + wider),
        height: text.box.height,
      },
      left: inset,
      top: inset,
      right: inset,
      bottom: inset,
    };
  }
  // A filled box is seen: it stays, and its insets give way. Round corners take some of them as well.
  const before = SHARE_BEFORE[text.paragraphs[0]?.align ?? 'left'];
  const corner = CORNER * Math.min(text.radius, text.box.width / 2, text.box.height / 2);
  return {
    box: text.box,
    left: Math.max(0, inset - corner - wider * before),
    top: Math.max(0, inset - corner + lower),
    right: Math.max(0, inset - corner - wider * (1 - before)),
    bottom: Math.max(0, inset - corner - Math.max(0, lower)),
  };
}

/**
 * With exact line spacing an office program sets a baseline one line down, less a fifth of the type size, whatever
 * the font's own descent is (measured in LibreOffice over five families); ours is wherever the layout put it.
 * @param top where the text's room begins, in card coordinates
 * @returns the difference, positive downwards
 */
export function firstLineShift(paragraphs: readonly PlacedParagraph[], top: Points): Points {
  const first = paragraphs[0];
  const line = first?.lines[0];
  if (!first || !line) return 0;
  const size = Math.max(0, ...line.runs.map(({ style }) => style.size));
  return line.baseline - (top + first.leading - size / 5);
}

/** What stays free at the slide's right edge. */
const EDGE: Points = 12;

/** How much of a wider box lies before its text, by alignment, so that the text itself stays where it is. */
const SHARE_BEFORE = { left: 0, center: 0.5, right: 1 } as const;

/** A round rectangle's text begins this share of its corner inside the box (presetShapeDefinitions, roundRect). */
const CORNER = 0.29289;
