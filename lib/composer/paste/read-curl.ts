import { readShellCommand } from './shell-words';

/** The parts of a cURL command that matter for a request. Header values are excluded, because one is the API key. */
export type CurlCommand = {
  /** As written; null if there is none. */
  url: string | null;
  body: string | null;
  /** The name of a local file with the body. */
  bodyFile: string | null;
  /** Header names, except those that every such request has. */
  headers: string[];
  /** Names of headers and options with a secret: a key, a password, a cookie. */
  secrets: string[];
};

const BODY = new Set(['-d', '--data', '--data-raw', '--data-binary', '--data-ascii', '--data-urlencode', '--json']);
const SECRET = new Set(['-u', '--user', '-b', '--cookie', '-E', '--cert', '--oauth2-bearer', '--proxy-user', '-U']);
/** Other options that take a value. */
const WITH_VALUE = new Set(
  '-X --request -A --user-agent -e --referer -o --output -m --max-time --connect-timeout --retry --retry-delay -x --proxy -w --write-out -c --cookie-jar --cacert --capath -F --form -T --upload-file -K --config --resolve --interface -D --dump-header'.split(
    ' ',
  ),
);
/** Short options whose value may be in the same word (`-XPOST`). */
const SHORT = /^-[XHdubAeomxwcFTKED](?=.)/;

/** Headers of every such request, which are no loss. */
const USUAL_HEADERS = new Set(['content-type', 'accept', 'content-length', 'host', 'user-agent']);
const SECRET_HEADER = /key|token|auth|secret|cookie|session|signature|credential/i;

/** Parses a cURL command; null if it is none or cannot be parsed. */
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
  // Joined with `&`, as curl does. Joined once, because joining in the loop would be quadratic.
  return { ...rest, body: bodies.length === 0 ? null : bodies.join('&') };
}

/** The state of parsing, with several bodies. */
type CurlRead = Omit<CurlCommand, 'body'> & { bodies: string[] };

/** Splits `-XPOST` and `--data=…` into two words. */
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
  // A placeholder is not a secret.
  if (SECRET_HEADER.test(name) && !/^(\$\{?\w+\}?|<[^>]*>|)$/.test(value.trim())) read.secrets.push(name.trim());
  else if (!USUAL_HEADERS.has(name.trim().toLowerCase()) && !SECRET_HEADER.test(name)) read.headers.push(name.trim());
}
