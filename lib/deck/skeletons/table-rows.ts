import type { BlockOf } from '../blocks';
import { leadingRow } from '../content/marked-rows';
import type { PlacedElement, PlacedParagraph, PlacedTable } from '../placed';
import type { ColourToken } from '../theme';
import type { Box, Points } from '../units';
import { type BlocksLook, POINT, type Stage } from './stage';

/** The ground of a row, in pixels of the design. */
type Band = readonly [y: number, height: number, fill: ColourToken];
/** A table whose rows fill the space, with the grounds of its head and leading row, and the positions of its rules. */
export type FilledTable = { elements: PlacedElement[]; bands: Band[]; rules: number[] };

/** Rows are stretched to at most this many times their height. */
const MOST_STRETCH = 2.2;

/**
 * Sets a table whose rows fill an area, with its leading row in the accent colour. The grounds are also returned as
 * bands, so that a skeleton can draw them beyond the table, below its elements.
 */
export function fillTable(page: Stage, block: BlockOf<'table'>, area: Box, look: BlocksLook): FilledTable {
  const bands: Band[] = [];
  const rules: number[] = [];
  const leading = leadingRow(block);
  const set = page.group(() => page.blocks([block], area.x, area.y, area.width, look));
  const elements = set.map((element) => {
    if (element.kind !== 'table') return element;
    const spare = Math.max(0, area.height * POINT - element.box.height);
    const own = element.rows.filter(({ header }) => !header);
    const sum = own.reduce((all, row) => all + row.height, 0) || 1;
    const stretch = Math.min(MOST_STRETCH, 1 + spare / sum);
    let { y } = element.box;
    let at = -1;
    const rows = element.rows.map((row): PlacedTable['rows'][number] => {
      if (!row.header) at += 1;
      const isLead = !row.header && at === leading;
      const tall = row.header ? row.height : row.height * stretch;
      const fill = row.header ? (row.cells[0]?.fill ?? null) : isLead ? 'accent' : null;
      if (fill) bands.push([y / POINT, tall / POINT, fill]);
      if (!row.header && at > 0 && !isLead && at - 1 !== leading) rules.push(y / POINT);
      const cells = row.cells.map((cell) => ({
        ...cell,
        fill,
        box: { ...cell.box, y, height: tall },
        paragraphs: cell.paragraphs.map((each) =>
          restyle(each, y + (tall - row.height) / 2 - cell.box.y, isLead ? 'onAccent' : null),
        ),
      }));
      y += tall;
      return { ...row, height: tall, cells };
    });
    return { ...element, rows, box: { ...element.box, height: y - element.box.y } };
  });
  return { elements, bands, rules };
}

function restyle(paragraph: PlacedParagraph, down: Points, ink: ColourToken | null): PlacedParagraph {
  const styled = <Run extends { style: PlacedParagraph['runs'][number]['style'] }>(run: Run): Run =>
    ink ? { ...run, style: { ...run.style, colour: ink } } : run;
  return {
    ...paragraph,
    runs: paragraph.runs.map(styled),
    lines: paragraph.lines.map((line) => ({ ...line, baseline: line.baseline + down, runs: line.runs.map(styled) })),
  };
}
