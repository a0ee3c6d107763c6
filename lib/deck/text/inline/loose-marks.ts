import type { Block, TextRun } from '../../blocks';
import { mapRuns, runsOfBlock } from '../block-text';
import { hasNote, type SourceDefinitions } from '../find-definitions';
import { pushRun } from '../text-runs';

/** Shows footnote marks whose footnote is not in the text as they were written, such as `[^0-9]`. */
export function withoutLooseMarks(block: Block, definitions: SourceDefinitions): Block {
  const isLoose = ({ note }: TextRun): boolean => note !== undefined && !hasNote(note, definitions);
  if (!runsOfBlock(block).some((runs) => runs.some(isLoose))) return block;
  return mapRuns(block, (runs) => {
    const out: TextRun[] = [];
    for (const run of runs) {
      const { text, note, ...style } = run;
      if (isLoose(run)) pushRun(out, `[^${note}]`, style);
      else pushRun(out, text, note === undefined ? style : { ...style, note });
    }
    return out;
  });
}
