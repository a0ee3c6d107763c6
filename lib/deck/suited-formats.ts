import type { FileFormat, Format } from '../contract/enums';

/** A format of its own: neither a variant of another nor a collection of several. */
export type SingleFormat = Exclude<FileFormat, 'zip' | 'pptx-fonts'>;

/**
 * The export formats that suit a deck, best first. DOCX is only offered for documents, which are read from top to
 * bottom.
 */
export function suitedFormats({ format }: { format: Format | null }): SingleFormat[] {
  if (format === 'webpage') return ['html', 'pdf', 'pptx', 'png'];
  if (format === 'social') return ['png', 'pptx', 'pdf'];
  return format === 'document' ? ['docx', 'pdf', 'pptx', 'png'] : ['pptx', 'pdf', 'png'];
}
