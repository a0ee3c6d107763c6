import { attribute, element, type HtmlChild, type HtmlElement, holdsBlock, isBlock, textOf } from './html-tree';
import { elementsOf } from './math-to-tex';

/** Between the cells of a table inside a cell, which has no columns of its own. */
const BETWEEN_CELLS = ' · ';

/** The content of a table cell as lines separated by `br`: a Markdown cell can't hold blocks. */
export function withinCell(children: readonly HtmlChild[]): HtmlChild[] {
  if (!children.some(holdsBlock)) return [...children];
  return linesOf(children).flatMap((line, at) => (at === 0 ? line : [element('br', []), ...line]));
}

function linesOf(nodes: readonly HtmlChild[]): HtmlChild[][] {
  const lines: HtmlChild[][] = [];
  let open: HtmlChild[] = [];
  const close = () => {
    if (open.some((node) => node.type !== 'text' || node.value.trim() !== '')) lines.push(open);
    open = [];
  };
  for (const node of nodes) {
    if (isBlock(node)) {
      close();
      for (const line of linesOfBlock(node as HtmlElement)) lines.push(line);
    } else if (node.type === 'element' && node.tagName === 'br') close();
    else if (node.type === 'element' && holdsBlock(node)) {
      close();
      for (const line of linesOf(node.children)) lines.push([{ ...node, children: line }]);
    } else open.push(node);
  }
  close();
  return lines;
}

function linesOfBlock(block: HtmlElement): HtmlChild[][] {
  switch (block.tagName) {
    case 'hr':
      return [];
    case 'ul':
    case 'ol':
      return linesOfList(block);
    case 'table':
      return rowsOf(block).map((row) =>
        cellsOf(row).flatMap((cell, at) => {
          const lines = linesOf(cell.children).flatMap((line, index) => (index === 0 ? line : [text(', '), ...line]));
          return at === 0 ? lines : [text(BETWEEN_CELLS), ...lines];
        }),
      );
    case 'pre':
      return textOf(block)
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => [element('code', [text(line)])]);
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
    case 'dt':
      return linesOf(block.children).map((line) => [element('strong', line)]);
    default:
      return linesOf(block.children);
  }
}

function linesOfList(list: HtmlElement): HtmlChild[][] {
  let number = Number.parseInt(attribute(list, 'start') || '1', 10);
  return list.children.flatMap((item) => {
    if (item.type !== 'element') return [];
    const sign = list.tagName === 'ol' ? `${number}. ` : '• ';
    number += 1;
    return linesOf(item.children).map((line, at) => (at === 0 && item.tagName === 'li' ? [text(sign), ...line] : line));
  });
}

/** The rows of a table, without those of tables inside it. */
export function rowsOf(table: HtmlElement): HtmlElement[] {
  return elementsOf(table).flatMap((part) => {
    if (part.tagName === 'tr') return [part];
    return /^t(?:head|body|foot)$/.test(part.tagName) ? elementsOf(part).filter(({ tagName }) => tagName === 'tr') : [];
  });
}

export function cellsOf(row: HtmlElement): HtmlElement[] {
  return elementsOf(row).filter(({ tagName }) => tagName === 'td' || tagName === 'th');
}

function text(value: string): HtmlChild {
  return { type: 'text', value };
}
