import { continuedFences } from '../../contract/code-fence';
import { splitAtMarkers } from '../../contract/count-cards';
import type { Block } from '../blocks';
import { definitionsOf, type ReadingBudget, readPart } from './read-text';

/** Reads the parts of a text between its break markers. Code goes on in the next part if it is closed there. */
export function readParts(inputText: string, budget: ReadingBudget): Block[][] {
  const definitions = definitionsOf(inputText);
  const parts = splitAtMarkers(inputText);
  const fences = continuedFences(parts.map(({ text }) => text));
  return parts.map(({ text, firstLine }, at) => {
    const fence = fences[at];
    return fence
      ? readPart(`${fence}\n${text}`, firstLine - 1, definitions, budget)
      : readPart(text, firstLine, definitions, budget);
  });
}
