import type { Named } from './picker-source';

/** The option whose id or whole name is what was typed, whatever its case. */
export function typedOption<Item extends Named>(rows: readonly Item[], typed: string): Item | null {
  const key = typed.trim().toLowerCase();
  return rows.find(({ id, name }) => id.toLowerCase() === key || name.toLowerCase() === key) ?? null;
}

/**
 * The one option that can be meant by what was typed, in rows that are all there are: the only one whose name begins
 * with it. None where it stands for itself, as an id does, or where several begin so.
 */
export function onlyOption<Item extends Named>(rows: readonly Item[], typed: string): Item | null {
  const key = typed.trim().toLowerCase();
  if (key === '') return null;
  const exact = typedOption(rows, typed);
  if (exact) return exact;
  const [one, another] = rows.filter(({ name }) => name.toLowerCase().startsWith(key));
  return one && !another ? one : null;
}
