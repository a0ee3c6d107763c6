import type { PlacedTable } from '@/lib/deck/placed';
import { ruleBelow } from '@/lib/deck/table-rules';
import type { Points } from '@/lib/deck/units';
import { type Drawing, place } from './drawing';
import { ParagraphsView } from './paragraphs-view';

/** A semantic table with the column and row sizes of the layout. */
export function TableView({ element, drawing }: { element: PlacedTable; drawing: Drawing }) {
  const { units, theme } = drawing;
  const rows = element.rows.map((row, at) => ({ ...row, rule: ruleBelow(element.rows, at) }));
  const heads = rows.filter((row) => row.header);
  const bodies = rows.filter((row) => !row.header);
  const ruled = (rule: Points) => `inset 0 calc(-1 * ${units(rule)}) 0 ${theme.palette[element.line]}`;
  const section = (drawn: typeof rows, Cell: 'th' | 'td') =>
    drawn.map((row) => (
      <tr key={row.cells[0]?.box.y} style={{ height: units(row.height) }}>
        {row.cells.map((cell) => (
          <Cell
            key={cell.box.x}
            {...(Cell === 'th' ? { scope: 'col' } : {})}
            style={{ boxShadow: ruled(row.rule), ...(cell.fill ? { background: theme.palette[cell.fill] } : {}) }}
          >
            <ParagraphsView paragraphs={cell.paragraphs} origin={cell.box} drawing={drawing} />
          </Cell>
        ))}
      </tr>
    ));
  return (
    <table className="deck-box deck-table" style={place(element.box, units)}>
      <colgroup>
        {element.columns.map((width, at) => (
          <col key={at} style={{ width: units(width) }} />
        ))}
      </colgroup>
      {heads.length > 0 && <thead>{section(heads, 'th')}</thead>}
      <tbody>{section(bodies, 'td')}</tbody>
    </table>
  );
}
