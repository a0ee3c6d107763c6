import { describe, expect, it } from 'vitest';
import { TIMELINES, timelineClass } from './timelines';

describe('a timeline on a wide page', () => {
  // From the fewest to the most events of a timeline.
  it.each([3, 4, 5, 6, 7, 8, 9, 10])('has full rows with %i events', (events) => {
    const columns = Number(/\bc(\d+)$/.exec(timelineClass(events))?.[1]);
    expect(events % columns).toBe(0);
    expect(columns).toBeGreaterThan(1);
    expect(TIMELINES).toContain(`:where(.c${columns}){--cols:${columns}}`);
  });

  it.each([5, 6, 7])('is upright where %i columns would be narrower than 150 px', (events) => {
    const least = events * 150 + (events - 1) * 24;
    expect(TIMELINES).toContain(`@container(max-width:${least - 1}px){.timeline:where(.c${events}){--cols:1}`);
  });
});
