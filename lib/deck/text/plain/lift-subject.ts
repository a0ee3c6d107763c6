import type { Block } from '../../blocks';
import { plainText } from '../text-runs';
import { escapeMarkdown, liftedHeading } from './lifted-heading';

const HEADER =
  /^(?:From|To|Cc|Bcc|Date|Sent|Subject|Reply-To|Importance|Attachments?|Von|An|Kopie|Datum|Gesendet|Betreff|Antwort an|De|À|Pour|Envoyé|Objet|Para|Enviado|Asunto|Fecha|Da|A|Oggetto|Data)[ \t]*:[ \t]*\S/i;
const SUBJECT = /^(?:Subject|Betreff|Objet|Asunto|Oggetto)[ \t]*:[ \t]*(.*?)[ \t]*\r?$/i;
const MOST_HEADERS = 12;
/** `Re: Fwd:` and its counterparts, also with a count. */
const PREFIXES = /^(?:(?:Re|Fwd?|Aw|Wg|Tr|Antw|Rv|Sv)(?:\[\d{1,3}\])?[ \t]*:[ \t]*)+(?=\S)/i;
/** The line above a signature, and the most lines a signature has. */
const SIGNATURE = /^--[ \t]*\r?$/;
const MOST_SIGNATURE_LINES = 12;

/**
 * Rewrites an email as text: its subject becomes the first heading, and the sender, recipient and date lines follow,
 * one per line. Reply prefixes are written with them rather than in the heading. The number of lines stays the same. Other
 * texts are returned unchanged.
 */
export function liftSubject(text: string): string {
  if (!HEADER.test(text)) return text;
  const lines = text.split('\n', MOST_HEADERS + 1);
  const end = lines.findIndex((line) => !HEADER.test(line));
  const count = end === -1 ? lines.length : end;
  const at = lines.slice(0, count).findIndex((line) => SUBJECT.test(line));
  if (count < 2 || count > MOST_HEADERS || at === -1) return text;
  const subject = SUBJECT.exec(lines[at]!)?.[1] ?? '';
  const others = lines.slice(0, count).filter((_, index) => index !== at);
  const rest = text.split('\n').slice(count);
  const prefixes = PREFIXES.exec(subject)?.[0] ?? '';
  const written = others.map((line, index) => (index === others.length - 1 ? line : `${line.trimEnd()}  `));
  // The first line also has the prefixes, because no line may be added.
  if (prefixes !== '') written[0] = `${escapeMarkdown(prefixes.trim())}<br>${written[0]}`;
  return [liftedHeading(subject.slice(prefixes.length)), ...written, ...withSignature(rest)].join('\n');
}

/** The line of the sender, or an address. */
const SENDER = /^(?:From|Von|De|Da)[ \t]*:|\S@\S/i;

/**
 * The blocks of an email without the header lines that `liftSubject` wrote below its subject. Shortened text leaves them
 * out. Blocks of other texts are returned unchanged.
 */
export function withoutMailHeaders(blocks: readonly Block[]): Block[] {
  const [subject, headers, ...others] = blocks;
  if (subject?.kind !== 'heading' || headers?.kind !== 'paragraph') return [...blocks];
  const lines = plainText(headers.runs).split('\n');
  const isLifted = subject.lines.from === 1 && headers.lines.from === subject.lines.to + 1;
  const areHeaders = lines.some((line) => SENDER.test(line)) && lines.every(isHeader);
  return isLifted && areHeaders ? [subject, ...others] : [...blocks];
}

function isHeader(line: string): boolean {
  return HEADER.test(line) || PREFIXES.test(`${line} …`);
}

/**
 * Joins a signature with the name above it. In Markdown its two dashes would make that name a heading. The number of
 * lines stays the same.
 */
function withSignature(lines: readonly string[]): string[] {
  const at = lines.findLastIndex((line) => SIGNATURE.test(line));
  const count = lines.slice(at + 1).filter((line) => line.trim() !== '').length;
  if (at < 1 || count > MOST_SIGNATURE_LINES) return [...lines];
  return lines.with(at, lines[at - 1]!).with(at - 1, '');
}
