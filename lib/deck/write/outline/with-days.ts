import type { OutlineSection } from './read-outline';

const FIRST_DAY = /^(\p{L}+) 1$/u;
/** A table with more rows would not fit on a slide. */
const MOST_DAYS = 10;

/** The sections of a trip, with a row for each of its days, if the prompt says how many there are. */
export function withDays(sections: readonly OutlineSection[], count: number | null): OutlineSection[] {
  return sections.map((section) => {
    const word = FIRST_DAY.exec(section.table?.rows[0] ?? '')?.[1];
    if (!section.table || word === undefined || count === null || count > MOST_DAYS) return section;
    const rows = Array.from({ length: count }, (_, at) => `${word} ${at + 1}`);
    return { ...section, table: { ...section.table, rows } };
  });
}
