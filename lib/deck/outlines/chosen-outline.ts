import { outlineByLabel } from './outline-index';

/**
 * A line of the instructions that chooses an outline: `Outline: Pitch`. Its first word is the same in every language,
 * and its label is one of any language.
 */
const LINE = /^[^\S\n]*outline:[^\S\n]*([^\n]{1,60}?)[^\S\n]*$/i;

/** The id of the outline that the instructions choose, if any. */
export function chosenOutline(instructions: string | null | undefined): string | null {
  for (const line of (instructions ?? '').split('\n')) {
    const id = idOf(line);
    if (id !== null) return id;
  }
  return null;
}

/** The instructions without the lines that choose an outline. */
export function withoutChosenOutline(instructions: string): string {
  if (!/outline:/i.test(instructions)) return instructions;
  return instructions
    .split('\n')
    .filter((line) => idOf(line) === null)
    .join('\n');
}

/** The instructions with a line that chooses this outline, instead of an earlier one; without such a line for null. */
export function withChosenOutline(instructions: string, label: string | null): string {
  const others = withoutChosenOutline(instructions);
  if (label === null) return others;
  return others.trim() === '' ? `Outline: ${label}` : `${others.trimEnd()}\nOutline: ${label}`;
}

function idOf(line: string): string | null {
  const label = LINE.exec(line)?.[1];
  return label === undefined ? null : outlineByLabel(label);
}
