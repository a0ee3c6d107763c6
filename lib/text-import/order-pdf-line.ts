/** What to assume about a file's right-to-left text, which a PDF doesn't say. */
export type StoredOrder = {
  /** Brackets are stored as they look, so that they turn around in right-to-left text. */
  hasVisualBrackets: boolean;
  /** Letters are stored in reading order. The reader takes them for the order on the page, and reverses them. */
  isLogical: boolean;
};

const RTL = /(?=\p{L})[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
const RTL_LETTERS = new RegExp(RTL, 'gu');

export function hasRtl(text: string): boolean {
  return RTL.test(text);
}

/** The share of right-to-left letters, from 0 to 1. */
export function rtlShare(texts: readonly string[]): number {
  let [rtl, letters] = [0, 0];
  for (const text of texts) {
    rtl += text.match(RTL_LETTERS)?.length ?? 0;
    letters += text.match(/\p{L}/gu)?.length ?? 0;
  }
  return letters === 0 ? 0 : rtl / letters;
}

/** Letters instead of the forms that they have within a word, and instead of ligatures. */
export function plainForms(text: string): string {
  return text.replace(/[\ufb00-\ufb06\ufb1d-\ufdff\ufe70-\ufefc]+/g, (forms) =>
    forms.normalize('NFKC').replace(/ (?=\p{M})/gu, ''),
  );
}

/** `gap`: the space between two columns, over which nothing continues. */
type Kind = 'rtl' | 'ltr' | 'number' | 'other' | 'gap';
type Token = { text: string; kind: Kind };
type Box = Pick<PdfPiece, 'text' | 'x' | 'width' | 'height' | 'isRtl'>;

/**
 * The text of a line in reading order. Its pieces are placed on the page, so their order from left to right is certain,
 * whatever their order in the file. The Unicode bidirectional algorithm is applied backwards.
 */
export function orderLine(pieces: readonly Box[], isRtl: boolean, stored: StoredOrder): string {
  const tokens = tokensOf(pieces, stored);
  const line = (isRtl ? readBackwards(tokens, stored) : readForwards(tokens, stored)).map(({ text }) => text).join('');
  // An accent is never apart from its letter, and a list's sign always from its text.
  const joined = line.replace(/\s+(?=[\u0591-\u05c7\u064b-\u065f\u0670])/g, '');
  return joined.replace(/^(\s*(?:[•◦‣▪●○]|\d{1,2}[.)]))(?=\p{L})/u, '$1 ');
}

function tokensOf(pieces: readonly Box[], { isLogical }: StoredOrder): Token[] {
  const tokens: Token[] = [];
  let end = Number.POSITIVE_INFINITY;
  for (const { text, x, width, height, isRtl } of withMarks(pieces).toSorted((a, b) => a.x - b.x)) {
    const gap = x - end;
    const isApart = gap > height * 0.15 && tokens.at(-1)?.text.trim() !== '' && !/^\s/.test(text);
    if (gap > height * 0.6) tokens.push({ text: ' ', kind: 'gap' });
    else if (isApart) tokens.push({ text: ' ', kind: 'other' });
    // The reader has put a piece into reading order by itself. Here it becomes the order on the page again.
    const own = split(isLogical && hasRtl(text) ? [...text].reverse().join('') : text);
    tokens.push(...(isRtl ? readBackwards(own, AS_SHOWN) : readForwards(own, AS_SHOWN)));
    end = x + width;
  }
  return tokens;
}

const AS_SHOWN: StoredOrder = { hasVisualBrackets: false, isLogical: false };

/**
 * Accents and points that are pieces of their own follow their letter: the next piece if the file goes from left to
 * right, and otherwise the one before.
 */
function withMarks(pieces: readonly Box[]): Box[] {
  const out: Box[] = [];
  let marks = '';
  const solid = pieces.filter(({ text, width }) => text !== '' && (width > 0.1 || text.trim() !== ''));
  for (const [at, piece] of solid.entries()) {
    const last = out.at(-1);
    if (!/^\p{M}+$/u.test(piece.text)) {
      out.push({ ...piece, text: piece.text + marks });
      marks = '';
      continue;
    }
    const next = solid[at + 1];
    const isNext = next !== undefined && hasRtl(next.text) && (!last || next.x > last.x);
    if (isNext) marks += piece.text;
    else if (last) out[out.length - 1] = { ...last, text: last.text + piece.text };
    else out.push(piece);
  }
  return out;
}

const PARTS = /[#$€£¥]?\p{Nd}+(?:[.,:/٫٬-]\p{Nd}+)*[%٪‰°]?|[\p{L}\p{M}\p{N}_@'’]+(?:[-./:&@+][\p{L}\p{N}]+)*|./gsu;

function split(text: string): Token[] {
  return (text.match(PARTS) ?? []).map((part) => ({ text: part, kind: kindOf(part) }));
}

function kindOf(part: string): Kind {
  if (hasRtl(part)) return 'rtl';
  if (/\p{Nd}/u.test(part) && !/\p{L}/u.test(part)) return 'number';
  return /\p{L}/u.test(part) ? 'ltr' : 'other';
}

/** A line that begins at the left: stretches of right-to-left text are read from their right end. */
function readForwards(tokens: readonly Token[], stored: StoredOrder): Token[] {
  const out: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    let last = at;
    if (tokens[at]!.kind === 'rtl')
      for (let next = at + 1; next < tokens.length && !/ltr|gap/.test(tokens[next]!.kind); next += 1)
        if (tokens[next]!.kind === 'rtl') last = next;
    if (last > at || tokens[at]!.kind === 'rtl') out.push(...readBackwards(tokens.slice(at, last + 1), stored));
    else out.push(tokens[at]!);
    at = last;
  }
  return out;
}

/** A line that begins at the right: stretches of left-to-right text are read from their left end. */
function readBackwards(tokens: readonly Token[], stored: StoredOrder): Token[] {
  const stretches: Token[][] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    const last = endOfStretch(tokens, at);
    const isTurned = stored.hasVisualBrackets && last === at && (token.kind === 'rtl' || token.kind === 'other');
    stretches.push(isTurned ? [{ ...token, text: turned(token.text) }] : tokens.slice(at, last + 1));
    at = last;
  }
  return stretches.reverse().flat();
}

function endOfStretch(tokens: readonly Token[], at: number): number {
  const { kind, text } = tokens[at]!;
  if (kind === 'ltr') return endOfLatin(tokens, at);
  if (kind === 'number') return endOfNumber(tokens, at);
  // A sign directly before a figure, and not after a word.
  const isSign =
    /^[-−+]$/.test(text) && tokens[at + 1]?.kind === 'number' && (tokens[at - 1]?.text ?? '').trim() === '';
  return isSign ? endOfNumber(tokens, at + 1) : at;
}

/** Latin words go on up to the next right-to-left word, with the figures and the punctuation between them. */
function endOfLatin(tokens: readonly Token[], from: number): number {
  let last = from;
  for (let at = from + 1; at < tokens.length && !/rtl|gap/.test(tokens[at]!.kind); at += 1)
    if (tokens[at]!.kind !== 'other') last = at;
  return last;
}

/** Figures with a separator between them are one number. */
function endOfNumber(tokens: readonly Token[], from: number): number {
  let last = from;
  while (tokens[last + 2]?.kind === 'number' && /^[.,:/٫٬-]$/.test(tokens[last + 1]!.text)) last += 2;
  return /^[%٪‰°]$/.test(tokens[last + 1]?.text ?? '') ? last + 1 : last;
}

const BRACKETS = '()[]{}<>«»‹›';

function turned(text: string): string {
  return text.replace(/[()[\]{}<>«»‹›]/g, (sign) => BRACKETS[BRACKETS.indexOf(sign) ^ 1]!);
}

/** How many brackets have no counterpart. */
export function unmatchedBrackets(text: string): number {
  let unmatched = 0;
  const open: number[] = [];
  for (const [sign] of text.matchAll(/[()[\]{}«»]/g)) {
    const at = BRACKETS.indexOf(sign);
    if (at % 2 === 0) open.push(at);
    else if (open.at(-1) === at - 1) open.pop();
    else unmatched += 1;
  }
  return unmatched + open.length;
}

/**
 * How many words end, and how many begin, with a letter that is only written at the end: Hebrew's final letters, and
 * two of Arabic's. Words in reading order don't begin with them.
 */
export function finalLetters(text: string): { ends: number; begins: number } {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return {
    ends: count(/(?<=\p{L})[ךםןףץةى](?![\p{L}\p{M}])/gu),
    begins: count(/(?<![\p{L}\p{M}])[ךםןףץةى](?=\p{L})/gu),
  };
}

/**
 * A text item on a page, as the PDF reader returns it; `y` points up, sizes are in the page's points. `isRtl`: the
 * reader took it for right-to-left text, and has reversed it.
 */
export type PdfPiece = {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  endsLine: boolean;
  isRtl?: boolean;
};
