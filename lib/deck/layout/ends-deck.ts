import type { TextRun } from '../blocks';
import type { Content } from '../content/read-content';
import { plainText } from '../text/text-runs';
import { announces } from '../words/heading-words';

/** Whether a short last card closes the deck: it has only a heading, contains a link, or its heading thanks or invites. */
export function endsDeck({ heading, texts }: Content): boolean {
  const runs = texts.flatMap((block): TextRun[] => (block.kind === 'paragraph' ? block.runs : []));
  return texts.length === 0 || runs.some(({ href }) => href) || announces(plainText(heading?.runs ?? []), 'closing');
}
