import type { PlacedParagraph, PlacedText } from '@/lib/deck/placed';
import type { Box, Points } from '@/lib/deck/units';
import { roomForLines } from './line-room';
import type { SlideContext } from './slide-context';

/** Where an office program's text box must stand, and with which insets, for its text to come out where we placed it. */
export type TextFrame = { box: Box; left: Points; top: Points; right: Points; bottom: Points };

export function textFrame(text: PlacedText, context: SlideContext): TextFrame {
  const { inset } = text;
  const room = text.box.width - 2 * inset;
  const wider = roomForLines(text.paragraphs, room) - room;
  const lower = firstLineShift(text.paragraphs, text.box.y + inset, context);
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
  // A filled box is seen: it stays, and its insets give way.
  const before = SHARE_BEFORE[text.paragraphs[0]?.align ?? 'left'];
  return {
    box: text.box,
    left: Math.max(0, inset - wider * before),
    top: Math.max(0, inset + lower),
    right: Math.max(0, inset - wider * (1 - before)),
    bottom: Math.max(0, inset - Math.max(0, lower)),
  };
}

/**
 * With exact line spacing an office program sets the first baseline one line down, less the font's descent; ours is
 * wherever the layout put it. The difference, positive downwards.
 * @param top where the text's room begins, in card coordinates
 */
function firstLineShift(paragraphs: readonly PlacedParagraph[], top: Points, context: SlideContext): Points {
  const first = paragraphs[0];
  const line = first?.lines[0];
  if (!first || !line) return 0;
  const descents = line.runs.map(({ style }) => {
    const face = context.book.face(style.face);
    return (face.descent / face.unitsPerEm) * style.size;
  });
  return line.baseline - (top + first.leading - Math.max(0, ...descents));
}

/** How much of a wider box lies before its text, by alignment, so that the text itself stays where it is. */
const SHARE_BEFORE = { left: 0, center: 0.5, right: 1 } as const;
