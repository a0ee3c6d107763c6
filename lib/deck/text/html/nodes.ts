import type { BlockContent, DefinitionContent, PhrasingContent, RootContent } from 'mdast';

export type Flow = RootContent | BlockContent | DefinitionContent;

declare module 'mdast' {
  interface ListItemData {
    /** The number of an HTML item (`value`). */
    number?: number;
    /** The marker of an HTML item whose list isn't numbered upwards with digits: `c.`, `IV.`, `3.` in a countdown. */
    marker?: string;
  }
  interface ListData {
    /** Terms in bold with their definitions below. */
    definitions?: true;
  }
  interface TableData {
    /** The table has no header row. */
    headless?: true;
  }
}

export function positionAt(line: number, to = line) {
  return { start: { line, column: 1 }, end: { line: to, column: 1 } };
}

export function paragraphOf(children: PhrasingContent[], line: number, to = line): BlockContent {
  return { type: 'paragraph', children, position: positionAt(line, to) };
}

/** Converts blocks to inline content for a cell or a heading, separated by line breaks. */
export function phrasingOf(nodes: readonly Flow[]): PhrasingContent[] {
  const parts = nodes.map(linesOf).filter((part) => part.length > 0);
  return parts.flatMap((part, at) => (at === 0 ? part : [{ type: 'break' } as const, ...part]));
}

function linesOf(node: Flow): PhrasingContent[] {
  switch (node.type) {
    case 'paragraph':
      return node.children;
    case 'heading':
      return [{ type: 'strong', children: node.children }];
    case 'code':
      return node.value === '' ? [] : [{ type: 'inlineCode', value: node.value }];
    case 'list': {
      const start = node.start ?? 1;
      return phrasingOf(
        node.children.map((item, at) => {
          const sign = node.ordered ? `${item.data?.number ?? start + at}. ` : `${item.data?.marker ?? '•'} `;
          const box = item.checked === true ? '☑ ' : item.checked === false ? '☐ ' : '';
          const inside = phrasingOf(item.children);
          return { type: 'paragraph', children: [{ type: 'text', value: `${box === '' ? sign : box}` }, ...inside] };
        }),
      );
    }
    case 'blockquote':
      return phrasingOf(node.children);
    case 'table':
      return phrasingOf(node.children.flatMap((row) => row.children.map(({ children }) => paragraphOf(children, 1))));
    default:
      return [];
  }
}
