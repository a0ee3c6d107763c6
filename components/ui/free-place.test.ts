import { describe, expect, it } from 'vitest';
import { type Box, freePlace } from './free-place';

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
  ] as const)('is %s if controls are at %j', (place, taken) => {
    expect(
      freePlace(
        boxes,
        taken.map((name) => control(boxes[name])),
      ),
    ).toBe(place);
  });

  it('may touch a control', () => {
    const below = { left: 980, top: 700, right: 1280, bottom: 720 };
    expect(freePlace(boxes, [below])).toBe('end');
  });
});
