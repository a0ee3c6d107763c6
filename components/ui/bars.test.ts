import { describe, expect, it } from 'vitest';
import { type Box, freePlace, liftAbove } from './bars';

const at = (left: number, top: number): Box => ({ left, top, right: left + 300, bottom: top + 50 });
const boxes = { end: at(980, 650), middle: at(490, 650), start: at(20, 650), top: at(980, 60) };
const control = ({ left, top }: Box): Box => ({ left: left + 290, top: top + 40, right: left + 400, bottom: top + 70 });

describe('the place of a notification', () => {
  it.each([
    ['end', []],
    ['middle', ['end']],
    ['start', ['end', 'middle']],
    ['top', ['end', 'middle', 'start']],
    ['end', ['middle', 'start', 'top']],
    ['middle', ['end', 'end', 'middle', 'start', 'start', 'top', 'top']],
  ] as const)('is %s if controls are at %j', (place, taken) =>
    expect(
      freePlace(
        boxes,
        taken.map((name) => control(boxes[name])),
      ),
    ).toBe(place),
  );
});

describe('the lift of a notification', () => {
  /** As the browser measures it: no field is the box's own. */
  const measured = (box: Box): Box => Object.create(box);
  const bar = (top: number, bottom: number, left = 0, right = 640): Box => ({ left, top, right, bottom });
  it.each([
    ['nothing without bars', boxes.start, [], 0],
    ['nothing above a bar', boxes.start, [bar(700, 760)], 0],
    ['nothing beside a bar', boxes.end, [bar(600, 760)], 0],
    ['above a bar', boxes.start, [bar(680, 760)], 20],
    ['above a stack of bars, in any order', boxes.start, [bar(560, 600), bar(680, 760), bar(600, 680)], 140],
    ['into a gap that is high enough', boxes.start, [bar(640, 760), bar(400, 500)], 60],
    ['over a gap that is too low', boxes.start, [bar(640, 760), bar(400, 610)], 300],
  ])('is %s', (_, box, bars, lift) => expect(liftAbove(measured(box), bars.map(measured))).toBe(lift));
});
