import { readShellCommand } from './shell-words';

/** What a cURL command says, as far as it concerns a request. The values of headers are not in it: one is the key. */
export type CurlCommand = {
  /** As written; null where there is none. */
  url: string | null;
  body: string | null;
  /** The body is in a file of the person's machine, by this name. */
  bodyFile: string | null;
  /** Names of the headers, without those every request of this kind has. */
  headers: string[];
  /** Names of what carries a secret: a key, a password, a cookie. */
  secrets: string[];
};

const BODY = new Set(['-d', '--data', '--data-raw', '--data-binary', '--data-ascii', '--data-urlencode', '--json']);
const SECRET = new Set(['-u', '--user', '-b', '--cookie', '-E', '--cert', '--oauth2-bearer', '--proxy-user', '-U']);
/** Other options that take the next word with them. */
const WITH_VALUE = new Set(
  '-X --request -A --user-agent -e --referer -o --output -m --max-time --connect-timeout --retry --retry-delay -x --proxy -w --write-out -c --cookie-jar --cacert --capath -F --form -T --upload-file -K --config --resolve --interface -D --dump-header'.split(
    ' ',
  ),
);
/** Short options whose value may stand in the same word (`-XPOST`). */
const SHORT = /^-[XHdubAeomxwcFTKED](?=.)/;

/** What every request of this kind says of itself, and so nothing that is lost. */
const USUAL_HEADERS = new Set(['content-type', 'accept', 'content-length', 'host', 'user-agent']);
const SECRET_HEADER = /key|token|auth|secret|cookie|session|signature|credential/i;

/** Takes a cURL command apart; null when it is none, or cannot be read. */
export function readCurl(text: string): CurlCommand | null {
  const command = readShellCommand(text.trim().replace(/^[$%>]\s+/, ''));
  if (!command || !/(^|\/)curl(\.exe)?$/.test(command.words[0] ?? '')) return null;
  const read: CurlRead = { url: null, bodies: [], bodyFile: null, headers: [], secrets: [] };
  const words = command.words.slice(1).flatMap(apart);
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const value = words[at + 1];
    if (!word.startsWith('-') || word === '-') read.url ??= word;
    else if (word === '--url') read.url = value ?? null;
    else if (BODY.has(word)) takeBody(read, word, value ?? '', command.document);
    else if (word === '-H' || word === '--header') takeHeader(read, value ?? '');
    else if (SECRET.has(word)) read.secrets.push(word);
    if (word === '--url' || word === '-H' || word === '--header') at += 1;
    else if (BODY.has(word) || SECRET.has(word) || WITH_VALUE.has(word)) at += 1;
  }
  const { bodies, ...rest } = read;
  // As curl does with several of them. Joined once: joining at each of them grows with the square of their number.
  return { ...rest, body: bodies.length === 0 ? null : bodies.join('&') };
}

/** A command while it is read, its bodies still apart. */
type CurlRead = Omit<CurlCommand, 'body'> & { bodies: string[] };

/** `-XPOST` and `--data=…` as two words. */
function apart(word: string): string[] {
  const short = SHORT.exec(word);
  if (short) return [word.slice(0, 2), word.slice(2)];
  const long = /^(--[a-z0-9-]+)=([\s\S]*)$/.exec(word);
  return long ? [long[1] ?? '', long[2] ?? ''] : [word];
}

function takeBody(read: CurlRead, option: string, value: string, document: string | null) {
  const isFile = value.startsWith('@') && option !== '--data-raw';
  if (isFile && value !== '@-') read.bodyFile = value.slice(1);
  else read.bodies.push(isFile ? (document ?? '') : value);
}

function takeHeader(read: CurlRead, line: string) {
  const [, name = '', value = ''] = /^([^:;]*)[:;]?\s*([\s\S]*)$/.exec(line) ?? [];
  // A placeholder is no key.
  if (SECRET_HEADER.test(name) && !/^(\$\{?\w+\}?|<[^>]*>|)$/.test(value.trim())) read.secrets.push(name.trim());
  else if (!USUAL_HEADERS.has(name.trim().toLowerCase()) && !SECRET_HEADER.test(name)) read.headers.push(name.trim());
}
