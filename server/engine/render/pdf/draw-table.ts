import type { PlacedTable } from '@/lib/deck/placed';
import { ruleBelow } from '@/lib/deck/table-rules';
import { drawParagraphs } from './draw-paragraphs';
import type { PageContext } from './page-context';
import { addTag, drawArtifact } from './tags';

/** Draws a table with its rows, header cells and lines. */
export function drawTable(table: PlacedTable, context: PageContext): void {
  const { document, section, colour } = context;
  drawArtifact(document, 'Layout', () => {
    for (const { cells } of table.rows) {
      for (const { box, fill } of cells) {
        if (fill) document.rect(box.x, box.y, box.width, box.height).fill(colour(fill));
      }
    }
    let y = table.box.y;
    for (const [at, row] of table.rows.entries()) {
      y += row.height;
      const thickness = ruleBelow(table.rows, at);
      document.rect(table.box.x, y - thickness / 2, table.box.width, thickness).fill(colour(table.line));
    }
  });
  const element = addTag(document, section, 'Table');
  for (const row of table.rows) {
    const line = addTag(document, element, 'TR');
    for (const cell of row.cells) {
      const box = row.header ? addTag(document, line, 'TH', { scope: 'Column' }) : addTag(document, line, 'TD');
      drawParagraphs(cell.paragraphs, box, 'P', context);
    }
  }
}
