import { TextRun as DocxRun, ExternalHyperlink, type ParagraphChild } from 'docx';
import type { TextRun } from '@/lib/deck/blocks';
import { legalText } from '../legal-text';
import { safeLink } from '../safe-link';

/** Runs of a paragraph with their emphasis; links are followed with the usual click. */
export function docxRuns(runs: readonly TextRun[], isRtl: boolean): ParagraphChild[] {
  return runs.flatMap((run): ParagraphChild[] => {
    const href = safeLink(run.href);
    const children = piecesOf(run, href !== null, isRtl);
    return href === null ? children : [new ExternalHyperlink({ link: href, children })];
  });
}

/** A line break within a run starts a run of its own. */
function piecesOf(run: TextRun, isLink: boolean, isRtl: boolean): DocxRun[] {
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
          ...(isRtl ? { rightToLeft: true } : {}),
        }),
    );
}
