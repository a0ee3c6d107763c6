import { TextRun as DocxRun, ExternalHyperlink, type ParagraphChild } from 'docx';
import type { TextRun } from '@/lib/deck/blocks';
import { legalText } from '../legal-text';
import { safeLink } from '../safe-link';
import type { DocxNotes } from './docx-notes';

/** `linkColour`: the colour of links; null for that of their style. */
type RunContext = { isRtl: boolean; notes: DocxNotes; linkColour: string | null };

/** The runs of a paragraph, with emphasis and links. */
export function docxRuns(runs: readonly TextRun[], { isRtl, notes, linkColour }: RunContext): ParagraphChild[] {
  return runs.flatMap((run): ParagraphChild[] => {
    const href = safeLink(run.href);
    const children = partsOf(run, notes).flatMap((part) =>
      'text' in part ? piecesOf(part, { isLink: href !== null, linkColour, isRtl }) : [part],
    );
    return href === null ? children : [new ExternalHyperlink({ link: href, children })];
  });
}

function partsOf(run: TextRun, notes: DocxNotes): (TextRun | DocxRun)[] {
  if (run.code) return [run];
  if (run.note !== undefined) return [notes.referenceTo(run.note) ?? run];
  return notes.partText(run.text).map((part) => (typeof part === 'string' ? { ...run, text: part } : part));
}

type PieceLook = Pick<RunContext, 'isRtl' | 'linkColour'> & { isLink: boolean };

/** Splits a run at line breaks, which are written as separate runs. */
function piecesOf(run: TextRun, { isLink, linkColour, isRtl }: PieceLook): DocxRun[] {
  return legalText(run.text)
    .split('\n')
    .map(
      (text, at) =>
        new DocxRun({
          text,
          ...(at > 0 ? { break: 1 } : {}),
          ...(run.bold ? { bold: true } : {}),
          ...(run.italic ? { italics: true } : {}),
          ...(run.strike ? { strike: true } : {}),
          ...(run.code ? { style: 'InlineCode' } : isLink ? { style: 'Hyperlink' } : {}),
          ...(isLink && linkColour ? { color: linkColour } : {}),
          ...(isRtl ? { rightToLeft: true } : {}),
        }),
    );
}
