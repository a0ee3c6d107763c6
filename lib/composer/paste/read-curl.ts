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

type ShellCommand = { words: string[]; document: string | null };

const PLAIN_ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
  a: '\u0007',
};

/**
 * Parses a command like a POSIX shell: quotes, backslashes, line continuations, `$'…'` as browsers copy it, and a
 * here-document. Nothing is executed or expanded. Null for an unclosed quote.
 */
function readShellCommand(text: string): ShellCommand | null {
  const words: string[] = [];
  let word: string | null = null;
  let at = 0;
  while (at < text.length) {
    const sign = text[at] ?? '';
    const hereDocument = word === null ? /^<<-?\s*(['"]?)(\w+)\1[^\n]*\n/.exec(text.slice(at, at + 200)) : null;
    if (hereDocument) {
      const body = text.slice(at + hereDocument[0].length);
      const end = new RegExp(`^${hereDocument[2]}\\s*$`, 'm').exec(body);
      return { words, document: end ? body.slice(0, end.index) : body };
    }
    if (/\s/.test(sign)) {
      // A line break ends the command.
      if (sign === '\n' && (words.length > 0 || word !== null)) break;
      if (word !== null) words.push(word);
      word = null;
      at += 1;
      continue;
    }
    if (word === null && (sign === ';' || sign === '|' || sign === '&')) break;
    const piece = readPiece(text, at);
    if (!piece) return null;
    at = piece.end;
    if (piece.text !== null) word = (word ?? '') + piece.text;
  }
  if (word !== null) words.push(word);
  return { words, document: null };
}

/** A part of a word; `text` is null if there is nothing, not even an empty word. */
type Piece = { text: string | null; end: number };

function readPiece(text: string, at: number): Piece | null {
  const rest = text.slice(at, at + 3);
  if (/^\\\r?\n/.test(rest)) return { text: null, end: at + (rest[1] === '\r' ? 3 : 2) };
  if (rest[0] === '\\') return { text: text[at + 1] ?? '', end: at + 2 };
  if (rest[0] === "'") return readUntil(text, at + 1, "'", () => null);
  if (rest.startsWith("$'")) return readUntil(text, at + 2, "'", ansiEscape);
  if (rest[0] === '"') return readUntil(text, at + 1, '"', quotedEscape);
  return { text: rest[0] ?? '', end: at + 1 };
}

type Escape = (text: string, at: number) => Piece | null;

/** Reads to the closing quote; `unescaped` resolves a backslash escape, or returns null if the backslash is literal. */
function readUntil(text: string, start: number, quote: string, unescaped: Escape): Piece | null {
  const parts: string[] = [];
  let [from, at] = [start, start];
  for (; at < text.length; at += 1) {
    if (text[at] === quote) {
      parts.push(text.slice(from, at));
      return { text: parts.join(''), end: at + 1 };
    }
    const escaped = text[at] === '\\' ? unescaped(text, at) : null;
    if (!escaped) continue;
    parts.push(text.slice(from, at), escaped.text ?? '');
    from = escaped.end;
    at = escaped.end - 1;
  }
  return null;
}

/** Within double quotes a backslash only escapes five characters. */
function quotedEscape(text: string, at: number): Piece | null {
  const next = text[at + 1] ?? '';
  if (next === '\n') return { text: null, end: at + 2 };
  return '$`"\\'.includes(next) && next !== '' ? { text: next, end: at + 2 } : null;
}

/** Within `$'…'` backslash escapes are those of C. */
function ansiEscape(text: string, at: number): Piece | null {
  const code = /^\\(?:u([0-9a-f]{1,4})|U([0-9a-f]{1,8})|x([0-9a-f]{1,2}))/i.exec(text.slice(at, at + 10));
  const number = code && Number.parseInt(code[1] ?? code[2] ?? code[3] ?? '', 16);
  if (code && number !== null && number <= 0x10ffff)
    return { text: code[1] ? String.fromCharCode(number) : String.fromCodePoint(number), end: at + code[0].length };
  const next = text[at + 1] ?? '';
  if (next in PLAIN_ESCAPES) return { text: PLAIN_ESCAPES[next] ?? '', end: at + 2 };
  return `'"\\?`.includes(next) && next !== '' ? { text: next, end: at + 2 } : null;
}
