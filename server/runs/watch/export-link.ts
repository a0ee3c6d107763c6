import 'server-only';
import type { ExportFormat } from '@/lib/contract/enums';
import type { StatusRecord } from '@/lib/contract/status';
import { serviceLink } from '../../service/service-address';

/** Limits on how many members of a response are searched, and how deep. A remote response may be of any size. */
const MAX_MEMBERS = 500;
const MAX_DEPTH = 4;

const FORMAT_OF_PATH = /\.(pdf|pptx)$/i;
/** As in `exportUrl`, `someDownloadLink`, `pdf_url`, `download.href`. */
const NAMED = /export|download|pdf|pptx/i;

/**
 * The link to the exported file. The interface does not name its member: the known names come first, then any member
 * with a similar name, then any https URL ending in `.pdf` or `.pptx`. Never the URL of the deck itself. A link that
 * names its format counts for that format only.
 */
export function exportLink(record: StatusRecord, format?: ExportFormat): string | null {
  const { exportUrl, pdfUrl, pptxUrl } = record;
  const named = { pdf: pdfUrl, pptx: pptxUrl };
  const artifact = serviceLink(record.artifactUrl);
  const known = serviceLink(exportUrl) ?? serviceLink(format ? named[format] : (pdfUrl ?? pptxUrl));
  return known !== null && known !== artifact ? known : unknownLink(record, artifact, format);
}

type Found = { name: string; link: string };

function unknownLink(record: StatusRecord, artifact: string | null, format?: ExportFormat): string | null {
  const links = linksIn(record, serviceLink).filter(({ link }) => link !== artifact && fits(formatOf(link), format));
  const called = links.find(({ name }) => NAMED.test(name) && fits(formatOfName(name), format));
  const shaped = links.find(({ link }) => link.startsWith('https:') && formatOf(link) !== null);
  return (called ?? shaped)?.link ?? null;
}

/**
 * The addresses in a response, as `toLink` accepts them, except that of the deck. The name of a nested one starts with
 * those of its parents.
 */
export function linksIn(record: unknown, toLink: (text: string) => string | null): Found[] {
  const found: Found[] = [];
  let left = MAX_MEMBERS;
  const visit = (value: unknown, name: string, depth: number) => {
    if (left-- <= 0 || name === 'artifactUrl') return;
    if (typeof value === 'string') {
      const link = toLink(value);
      if (link) found.push({ name, link });
    } else if (typeof value === 'object' && value !== null && depth < MAX_DEPTH) {
      for (const [member, inner] of Object.entries(value))
        visit(inner, Array.isArray(value) ? name : name === '' ? member : `${name}.${member}`, depth + 1);
    }
  };
  visit(record, '', 0);
  return found;
}

function formatOf(link: string): ExportFormat | null {
  return asFormat(FORMAT_OF_PATH.exec(new URL(link).pathname)?.[1]);
}

function formatOfName(name: string): ExportFormat | null {
  const formats = new Set(name.toLowerCase().match(/pdf|pptx/g));
  return formats.size === 1 ? asFormat([...formats][0]) : null;
}

function asFormat(text: string | undefined): ExportFormat | null {
  const format = text?.toLowerCase();
  return format === 'pdf' || format === 'pptx' ? format : null;
}

/** A link without a format may be any format. */
function fits(said: ExportFormat | null, wanted: ExportFormat | undefined): boolean {
  return said === null || wanted === undefined || said === wanted;
}
