import type { Stage, StageLook } from './stage';

/** The largest size, from that of the style down to `least`, at which every text fits its box on one line. */
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
