import { type PlacedCell, type PlacedTable, ruleBelow } from '@/lib/deck/placed';
import { type Points, toEmu } from '@/lib/deck/units';
import { roomForLines } from './free-room';
import { paragraphsXml } from './paragraphs';
import { graphicFrame } from './place-shape';
import { fillOf } from './scheme-colours';
import type { SlideContext } from './slide-context';
import { standInSize, WIDE_STAND_IN } from './stand-in-text';
import { firstLineShift } from './text-frame';
import { type XmlElement, xml, xmlOf } from './xml';

const TABLE = 'http://schemas.openxmlformats.org/drawingml/2006/table';

/** A table as a native table: cells, header row, ruled lines. */
export function placeTable(table: PlacedTable, context: SlideContext): XmlElement {
  return graphicFrame({ name: 'Table' }, table.box, TABLE, context, () =>
    xmlOf('a:tbl', null, [
      xml('a:tblPr', { firstRow: table.rows.some((row) => row.header) }),
      xmlOf(
        'a:tblGrid',
        null,
        table.columns.map((width) => xml('a:gridCol', { w: Math.max(0, toEmu(width)) })),
      ),
      ...table.rows.map((row, number) =>
        xmlOf(
          'a:tr',
          { h: Math.max(0, toEmu(row.height)) },
          // Always write a complete grid, because a missing cell makes the file unreadable.
          table.columns.map((_, at) => cellXml(row.cells[at] ?? null, table, ruleBelow(table.rows, number), context)),
        ),
      ),
    ]),
  );
}

function cellXml(cell: PlacedCell | null, table: PlacedTable, rule: Points, context: SlideContext): XmlElement {
  const inset = toEmu(table.inset);
  const above = cell ? spaceAbove(cell, table) : 0;
  const gutter = cell?.gutter ?? 0;
  const room = cell ? cell.box.width - 2 * table.inset - gutter : 0;
  const wider = cell ? roomOfCell(cell, room, context) - room : 0;
  return xml(
    'a:tc',
    null,
    xmlOf('a:txBody', null, [
      xml('a:bodyPr'),
      xml('a:lstStyle'),
      ...paragraphsXml(cell?.paragraphs ?? [], { left: (cell?.box.x ?? 0) + table.inset + gutter }, context),
    ]),
    xml(
      'a:tcPr',
      {
        marL: inset + toEmu(gutter),
        marR: Math.max(0, inset - toEmu(wider)),
        marT: toEmu(above),
        marB: 0,
        anchor: 't',
      },
      xml('a:lnL', { w: 0 }, xml('a:noFill')),
      xml('a:lnR', { w: 0 }, xml('a:noFill')),
      xml('a:lnT', { w: 0 }, xml('a:noFill')),
      xml(
        'a:lnB',
        { w: toEmu(rule) },
        xml('a:solidFill', null, context.colours(table.line)),
        xml('a:prstDash', { val: 'solid' }),
      ),
      fillOf(context.colours, cell?.fill ?? null),
    ),
  );
}

/** The width that keeps our line breaks, unless a word would break in a wider face. */
function roomOfCell({ paragraphs }: PlacedCell, room: Points, { book }: SlideContext): Points {
  const { longestWord } = standInSize(paragraphs, room, { standIn: WIDE_STAND_IN, book, ownLines: false });
  return Math.max(roomForLines(paragraphs, room, book), Math.min(room, longestWord));
}

/**
 * The padding above a cell's text. There is none below it, so that a row keeps its height even in a program whose text
 * is slightly taller. Otherwise the row would grow, and move all rows below it.
 */
function spaceAbove(cell: PlacedCell, table: PlacedTable): Points {
  return Math.max(0, table.inset + firstLineShift(cell.paragraphs, cell.box.y + table.inset));
}
