/** The words of one shell command, and its here-document if it has one. */
export type ShellCommand = { words: string[]; document: string | null };

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
export function readShellCommand(text: string): ShellCommand | null {
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
