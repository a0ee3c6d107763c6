import type { Stage, StageLook } from './stage';

/** The largest size, from that of the look down to `least`, at which each text fits a box on one line. */
export function sizeOfLines(
  stage: Stage,
  texts: readonly string[],
  box: { width: number; height: number },
  look: StageLook,
  least: number,
): number {
  return texts.reduce(
    (size, text) => stage.fit([{ text }], { ...box, lines: 1 }, { ...look, size }, least).size,
    look.size,
  );
}
