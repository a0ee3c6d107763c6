import { EditorState } from '@codemirror/state';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findLandmarks } from '@/lib/composer/suggest/landmark-lines';
import { forAll } from '@/lib/testing/for-all';
import { breakLines } from './break-lines';

const piece = fc
  .array(fc.constantFrom('---', '\n', '\n', '\r\n', '-', ' ', '```', '~~~', 'a', ' ---'), { maxLength: 8 })
  .map((parts) => parts.join(''));

describe('breakLines', () => {
  it('matches a full scan after any sequence of changes', () => {
    const change = fc.tuple(fc.nat(), fc.nat({ max: 6 }), piece);
    const changes = fc.array(fc.array(change, { minLength: 1, maxLength: 3 }), { maxLength: 6 });
    forAll({ numRuns: 1000 }, fc.array(piece, { maxLength: 8 }), changes, (start, steps) => {
      let state = EditorState.create({
        doc: start.join('\n'),
        extensions: [EditorState.lineSeparator.of('\n'), breakLines],
      });
      for (const step of steps) {
        let free = 0;
        const specs = step
          .map(([at, length, insert]) => ({ from: at % (state.doc.length + 1), length, insert }))
          .sort((a, b) => a.from - b.from)
          .flatMap(({ from, length, insert }) => {
            if (from < free) return [];
            const to = Math.min(state.doc.length, from + length);
            free = to;
            return [{ from, to, insert }];
          });
        state = state.update({ changes: specs }).state;
        expect(state.field(breakLines).landmarks).toEqual(findLandmarks(state.doc.sliceString(0)));
      }
    });
  });
});
