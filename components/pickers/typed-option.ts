import type { Named } from './use-picker-list';

/** The option whose id or full name equals the text, ignoring case. */
export function typedOption<Item extends Named>(rows: readonly Item[], typed: string): Item | null {
  const key = typed.trim().toLowerCase();
  return rows.find(({ id, name }) => id.toLowerCase() === key || name.toLowerCase() === key) ?? null;
}

/**
 * The only option of a complete list whose name begins with the text. None if the text is itself an id, or several
 * names match.
 */
export function onlyOption<Item extends Named>(rows: readonly Item[], typed: string): Item | null {
  const key = typed.trim().toLowerCase();
  if (key === '') return null;
  const exact = typedOption(rows, typed);
  if (exact) return exact;
  const [one, another] = rows.filter(({ name }) => name.toLowerCase().startsWith(key));
  return one && !another ? one : null;
}
