import { describe, expect, it } from 'vitest';
import { serverFontBook } from '@/lib/deck/fonts/generated-font-book';
import { measureText } from '@/lib/deck/fonts/measure-text';
import type { PlacedLine, PlacedRun } from '@/lib/deck/placed';
import { directLine } from './draw-run';

const style = { face: 'inter-400', size: 20, colour: 'ink' } as const;

function line(...texts: string[]): PlacedLine {
  let x = 100;
  const runs = texts.map((text): PlacedRun => {
    const width = measureText(serverFontBook().face('inter-400'), text, 20);
    const run = { text, x, width, style };
    x += width;
    return run;
  });
  return { x: 100, baseline: 0, width: x - 100, runs };
}

const seen = (rtl: boolean, ...texts: string[]) =>
  directLine(line(...texts), rtl, serverFontBook())
    .toSorted((one, other) => one.x - other.x)
    .map((run) => `${run.rtl ? '<' : ''}${run.text}`);

describe('a line in visual order', () => {
  it('separates right-to-left runs from others', () => {
    expect(seen(true, 'שלום world 12 עולם.')).toEqual(['< עולם.', 'world 12', '<שלום ']);
    expect(seen(false, 'Say שלום עולם now')).toEqual(['Say ', '<שלום עולם', ' now']);
  });

  it('leaves no gap and no overlap, and stays within the line', () => {
    const whole = line('נסענו ', '3.2 מיליון', ' ק״מ (by rail).');
    const runs = directLine(whole, true, serverFontBook());
    let { x } = whole;
    for (const run of runs.toSorted((one, other) => one.x - other.x)) {
      expect(run.x).toBeCloseTo(x, 6);
      x += run.width;
    }
    expect(x).toBeCloseTo(whole.x + whole.width, 6);
    expect(runs.map(({ text }) => text).join('')).toBe(whole.runs.map(({ text }) => text).join(''));
  });
});
