import { liftedHeading } from './lifted-heading';

const HEADER =
  /^(?:From|To|Cc|Bcc|Date|Sent|Subject|Reply-To|Importance|Attachments?|Von|An|Kopie|Datum|Gesendet|Betreff|Antwort an|De|À|Pour|Envoyé|Objet|Para|Enviado|Asunto|Fecha|Da|A|Oggetto|Data)[ \t]*:[ \t]*\S/i;
const SUBJECT = /^(?:Subject|Betreff|Objet|Asunto|Oggetto)[ \t]*:[ \t]*(.*?)[ \t]*\r?$/i;
const MOST_HEADERS = 12;

/**
 * Rewrites an e-mail as text: its subject becomes the first heading, and the sender, recipient and date lines follow,
 * one per line. The number of lines stays the same. Other texts are returned unchanged.
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
  const written = others.map((line, index) => (index === others.length - 1 ? line : `${line.trimEnd()}  `));
  return [liftedHeading(subject), ...written, ...rest].join('\n');
}
