import type { PlacedTable } from './placed';
import type { Points } from './units';

const RULE = 0.75;

/** Thickness of the line below a row: twice as thick below the header. */
export function ruleBelow(rows: PlacedTable['rows'], at: number): Points {
  return rows[at]?.header ? 2 * RULE : RULE;
}
