import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '@/lib/testing/for-all';
import { findMarkers } from '../../contract/request/count-cards';
import { nearMarkers } from '../../contract/request/near-markers';
import { findLandmarks, readBreakLines } from './landmark-lines';

const line = fc.oneof(
  fc.constantFrom(
    ...['---', '---', '--- ', '\t---', '----', '-', '', '```', '````', '~~~ js', '    ```', '---\r', '\u2028', '--- a'],
  ),
  fc.string({ maxLength: 6 }),
);
const text = fc.array(line, { maxLength: 20 }).map((lines) => lines.join('\n'));

describe('readBreakLines', () => {
  it('matches a full scan', () =>
    forAll({ numRuns: 3000 }, text, (source) => {
      const { markers, near } = readBreakLines(findLandmarks(source), source.length);
      expect(markers).toEqual(findMarkers(source).map(({ index }) => index));
      expect(near).toEqual(nearMarkers(source).map(({ index, text, kind, fix }) => ({ index, text, kind, fix })));
    }));
});
