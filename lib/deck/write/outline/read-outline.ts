/** A card of an outline: what it is about, and what to answer there. */
export type OutlineSection = {
  heading: string;
  questions: string[];
  /** A table whose cells are to be filled in, instead of questions: its header and the first cell of each row. */
  table: { header: string[]; rows: string[] } | null;
  /** Among those that a short deck keeps. */
  isCore: boolean;
};

/**
 * Reads an outline of one section a line: `Heading | Question? | Question?`, with a star before the core ones. A table
 * is written `Heading = Column, Column = Row, Row`.
 */
export function readOutline(text: string): OutlineSection[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const isCore = line.trim().startsWith('*');
      const [head = '', ...questions] = partsOf(line.replace(/^\s*\*/, ''), '|');
      const [heading = '', columns, rows] = partsOf(head, '=');
      const table = columns && rows ? { header: partsOf(columns, ','), rows: partsOf(rows, ',') } : null;
      return { heading, questions, table, isCore };
    });
}

function partsOf(text: string, at: string): string[] {
  return text.split(at).map((part) => part.trim());
}
