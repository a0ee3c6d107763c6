import { readsAsHeader } from '@/lib/deck/text/tables/grid';
import { cellsOf, rowsOf, withinCell } from './cell-lines';
import { attribute, element, type HtmlChild, type HtmlElement, isBlock, textOf } from './html-tree';

/**
 * A table in the form that Markdown has: cells of one paragraph with line breaks, and a header if the first row reads
 * as one. Its caption, and a first row that is one cell across all columns, become paragraphs above it. A table that
 * only frames its content is replaced by it.
 */
export function tidyTable(children: readonly HtmlChild[]): HtmlChild[] {
  const table = element('table', [...children]);
  const rows = rowsOf(table).filter((row) => cellsOf(row).length > 0);
  const isFrame =
    rows.every((row) => cellsOf(row).length === 1) &&
    (rows.length === 1 || rows.some((row) => isStructured(cellsOf(row)[0]!)));
  const above = children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'caption' ? [element('p', child.children)] : [],
  );
  if (isFrame) return [...above, ...rows.map((row) => element('div', cellsOf(row)[0]!.children))];
  const width = Math.max(0, ...rows.slice(0, 100).map(columnsOf));
  while (rows.length > 2 && width > 1 && cellsOf(rows[0]!).length === 1 && columnsOf(rows[0]!) === width)
    above.push(element('p', withinCell(cellsOf(rows.shift()!)[0]!.children)));
  const isHead = hasHeader(rows, table);
  const tidy = rows.map((row, at) => {
    const tag = at === 0 && isHead ? 'th' : 'td';
    return element(
      'tr',
      cellsOf(row).map((cell) => {
        const content = withinCell(cell.children);
        const bold = boldContent(content);
        if (tag === 'th' && bold) return element('th', bold, cell.properties);
        const isRowHead = tag === 'td' && cell.tagName === 'th' && !isHead && !bold && textOf(cell).trim() !== '';
        return element(tag, isRowHead ? [element('strong', content)] : content, cell.properties);
      }),
    );
  });
  return tidy.length === 0 ? above : [...above, element('table', tidy)];
}

/** Whether a cell holds more than one paragraph. */
function isStructured({ children }: HtmlElement): boolean {
  const blocks = children.filter(isBlock) as HtmlElement[];
  return blocks.length > 1 || blocks.some(({ tagName }) => tagName !== 'p' && tagName !== 'div');
}

function columnsOf(row: HtmlElement): number {
  return cellsOf(row).reduce((sum, cell) => sum + (Number.parseInt(attribute(cell, 'colSpan'), 10) || 1), 0);
}

/** Whether the first row is the header: because it is marked as one, stands out in bold, or can be one. */
function hasHeader([first, second, ...rest]: readonly HtmlElement[], table: HtmlElement): boolean {
  if (!first) return false;
  const cells = cellsOf(first);
  const isMarked = table.children.some((part) => part.type === 'element' && part.tagName === 'thead');
  if (isMarked || cells.every((cell) => cell.tagName === 'th' || isEmpty(cell))) return true;
  if (!second) return false;
  const below = [second, ...rest.slice(0, 100)].map(cellsOf);
  const isBold = (row: readonly HtmlElement[]) =>
    row.every((cell) => isEmpty(cell) || boldContent(withinCell(cell.children)) !== null);
  if (isBold(cells)) return !isBold(below[0]!);
  const names = cells.map((cell) => textOf(cell).trim());
  const columns = names.map((_, at) => below.map((row) => (row[at] ? textOf(row[at]).trim() : '')));
  return (
    // Only the corner above row headings may be empty.
    names.every((name, at) => (at === 0 || name !== '') && name.length <= 60) &&
    readsAsHeader(
      names,
      cellsOf(second).map((cell) => textOf(cell).trim()),
    ) &&
    // A name isn't also a value of its column.
    !names.some((name, at) => name !== '' && columns[at]!.includes(name)) &&
    !hasRowHeads([cells, ...below])
  );
}

/** Whether the first column names the rows: marked as headings, in bold or with a colon, each of them. */
function hasRowHeads(rows: readonly (readonly HtmlElement[])[]): boolean {
  return rows.every(
    ([head, ...values]) =>
      head !== undefined &&
      values.length > 0 &&
      (head.tagName === 'th' || /[:：]$/.test(textOf(head).trim()) || boldContent(withinCell(head.children)) !== null),
  );
}

function isEmpty(cell: HtmlElement): boolean {
  return textOf(cell).trim() === '';
}

/** The content of a bold element if nothing else is beside it, else null. */
export function boldContent(content: readonly HtmlChild[]): HtmlChild[] | null {
  const solid = content.filter((node) => node.type !== 'text' || node.value.trim() !== '');
  const [only] = solid;
  const isBold = solid.length === 1 && only?.type === 'element' && /^(?:b|strong)$/.test(only.tagName);
  return isBold ? (only as HtmlElement).children : null;
}
