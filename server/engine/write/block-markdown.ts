import type { Block, TextRun } from '@/lib/deck/blocks';
import { plainText } from '@/lib/deck/text/text-runs';

/** A block as Markdown for a model, with the addresses of links and without pictures. */
export function blockMarkdown(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${plainText(block.runs)}`;
    case 'paragraph':
      return withLinks(block.runs);
    case 'list':
      return block.items
        .map(
          ({ level, runs }, at) =>
            `${'  '.repeat(level)}${block.ordered ? `${block.start + at}${block.close ?? '.'}` : '-'} ${withLinks(runs)}`,
        )
        .join('\n');
    case 'table': {
      const row = (cells: TextRun[][]) => `| ${cells.map(plainText).join(' | ')} |`;
      return [row(block.header), row(block.header.map(() => [{ text: '---' }])), ...block.rows.map(row)].join('\n');
    }
    case 'quote':
      return [...block.paragraphs, ...(block.source ? [block.source] : [])]
        .map((runs) => `> ${withLinks(runs)}`)
        .join('\n');
    case 'code':
      return `\`\`\`${block.language ?? ''}\n${block.text}\n\`\`\``;
    case 'image':
      return '';
  }
}

function withLinks(runs: readonly TextRun[]): string {
  return runs.map(({ text, href }) => (href && href !== text ? `${text} (${href})` : text)).join('');
}
