/** A card of an outline: its heading and the questions to answer there. */
export type OutlineSection = {
  heading: string;
  questions: string[];
  /** A table to fill in instead of questions: its header and the first cell of each row. */
  table: { header: string[]; rows: string[] } | null;
  /** Whether a short deck keeps this section. */
  isCore: boolean;
};

/**
 * Reads an outline with one section per line: `Heading | Question? | Question?`. Core sections begin with a star. A
 * table is written as `Heading = Column, Column = Row, Row`.
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
