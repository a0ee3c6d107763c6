import { CLOSING_MARKS } from './letters-and-words';

/** The segmenter takes quadratic time on long strings, so it is given windows of this many UTF-16 units. */
const WINDOW = 2000;

let segmenter: Intl.Segmenter | undefined;

/**
 * The ends of a text's sentences (UTF-16 offsets, after the white space that follows). The last is the text's length.
 * Uses the Unicode rules of `Intl.Segmenter`, but doesn't split after common abbreviations, initials and ordinals,
 * within addresses, or before anything that can't begin a sentence. Hard line breaks also end a sentence.
 */
export function sentenceEnds(text: string): number[] {
  // Always the same locale, so that the preview in any browser splits where the server does.
  segmenter ??= new Intl.Segmenter('en', { granularity: 'sentence' });
  const ends: number[] = [];
  let start = 0;
  let window = WINDOW;
  while (start < text.length) {
    const piece = text.slice(start, start + window);
    const isLast = start + window >= text.length;
    const segments = [...segmenter.segment(piece)];
    if (!isLast) segments.pop();
    if (segments.length === 0) {
      // One sentence is longer than the window.
      window *= 2;
      continue;
    }
    for (const { segment, index } of segments) ends.push(start + index + segment.length);
    start = ends.at(-1)!;
    window = WINDOW;
  }
  return joinFalseEnds(text, ends);
}

/** Superscript marks of footnotes after a sentence. */
const RAISED = /^[⁰¹²³⁴-⁹]{1,4}(?:\s+|$)/;
/** How many characters around an end to check for an abbreviation. */
const TAIL = 32;

function joinFalseEnds(text: string, ends: readonly number[]): number[] {
  const kept: number[] = [];
  let start = 0;
  for (const end of ends) {
    if (end <= start) continue;
    const tail = text.slice(Math.max(start, end - TAIL), end);
    const mark = RAISED.exec(text.slice(end, end + TAIL))?.[0];
    if (mark !== undefined && /\S$/.test(tail)) {
      start = end + mark.length;
      kept.push(start);
      continue;
    }
    if (end < text.length && !tail.endsWith('\n') && continues(tail, text.slice(end, end + TAIL))) continue;
    kept.push(end);
    start = end;
  }
  return kept;
}

function continues(tail: string, next: string): boolean {
  const isSpaced = /\s$/.test(tail);
  if (isSpaced && tail.trim() === '') return true;
  // In scripts with spaces, a sentence ends before a space. An address or a version number doesn't.
  if (!isSpaced && /[.?!]["'”’)\]]*$/.test(tail) && /^[\w/?&=#%.,;:-]/.test(next)) return true;
  // A footnote reference belongs to its sentence.
  if (!isSpaced && (tail.endsWith('[') || /^\[?\d{1,3}\]/.test(next))) return true;
  if (/\.\s+$/.test(tail) && endsInAbbreviation(tail, next)) return true;
  if (/[?!]["'”’»)\]]+\s+$/.test(tail) && /^\p{Ll}/u.test(next)) return true;
  // No sentence begins with a unit or a comma.
  return /[^.]\.\s+$/.test(tail) && /^[€$£¥%°,;)]/.test(next);
}

/**
 * The part before the last full stop of each abbreviation. A lookup here spares most sentences the regular expressions.
 */
const LAST_PARTS = new Set<string>();

/** Where an abbreviation may begin. */
const START = String.raw`(?:^|[\s("'“‘„«/-])`;

const words = (list: string): string => {
  const all = list.trim().split(/\s+/);
  for (const word of all) LAST_PARTS.add(word.split(/[.-]/).at(-1)!);
  return all.join('|').replaceAll('.', String.raw`\.[\s\u00a0\u202f]?`);
};

/**
 * Abbreviations that never end a sentence: titles, and those that introduce a name, a number or an example.
 * Case-sensitive.
 */
const NEVER_ENDS = new RegExp(
  `${START}(?:${words(`
    Mr Mrs Ms Mx Dr Prof St Sr Jr Rev Hon Gen Col Capt Lt Sgt Gov Sen Rep Pres
    vs No Nos Fig Figs Vol Vols Ch ch Sec Art Eq Ed Eds cf viz ca approx esp resp incl excl e.g i.e
    Nr Hr Hrn Fr Frl Dipl Ing Abb Abs Bd Bde Kap Tab Str vgl bzw ggf evtl sog inkl zzgl einschl ausschl rd geb gest
    z.B d.h u.a.m u.a u.U u.E m.E i.d.R i.A i.V o.ä o.Ä s.o s.u z.T z.Z v.a v.Chr n.Chr a.D a.M d.J d.M
    M MM Mme Mmes Mlle Me Mgr Pr env chap éd fasc p.ex c.-à-d av.J.-C apr.J.-C
    Sra Sres Srta Dra Ud Uds pág núm p.ej Sig Sigg dott ing pag Dhr Mevr bijv o.a d.w.z Exmo Lda
  `)})\\.\\s+$`,
  'u',
);
/** One or more capitals, each with a full stop, which abbreviate a name. */
const INITIAL = new RegExp(`${START}(?:\\p{Lu}\\.[\\s\\u00a0]?)*\\p{Lu}\\.\\s+$`, 'u');

/** Abbreviations that often end a sentence. They do if the next word begins with a capital. */
const MAY_END = new RegExp(
  `${START}(?:${words(`
    etc usw usf etcétera al Inc Ltd Co Corp Bros Mt Jh Jhd Jhs mio mrd Stk Pkt Tel tel p pp S ff f
    Jan Feb Mar Apr Jun Jul Aug Sep Sept Oct Okt Nov Dec Dez janv févr avr juil déc
    a.m p.m A.M P.M U.S U.K U.N E.U U.S.A
  `)})\\.\\s+$`,
  'u',
);

/**
 * Number words are followed by what they count, which in German is also capitalised. They only end a sentence if one of
 * its usual first words follows.
 */
const NUMBER_WORD = new RegExp(`${START}(?:${words('Mio Mrd Tsd Std Min Sek Stck')})\\.\\s+$`, 'u');
const SENTENCE_OPENER = new RegExp(
  `^["'“„«(]?(?:${words(`
    Der Die Das Den Dem Des Ein Eine Einen Einem Es Er Sie Wir Ich Ihr Man In Im Am An Auf Bei Mit Nach Und Aber Doch So
    Zu Zum Zur Für Von Vom Damit Dies Diese Dieser Dieses Dazu Davon Dafür Dabei Auch Als Wenn Da Nur Noch Seit Bis Über
  `)})(?![\\p{L}])`,
  'u',
);

/** The first part of an abbreviation written with spaces: `z. B.`, `p. ex.` */
const FIRST_LETTER = new RegExp(`${START}\\p{L}\\.\\s+$`, 'u');

/**
 * Months, centuries and other nouns that mark a number with a full stop as an ordinal, as written in German, Danish,
 * Czech and other languages.
 */
const AFTER_ORDINAL = new RegExp(
  `^(?:${words(`
    Januar Jänner Februar März April Mai Juni Juli August September Oktober November Dezember
    Jan Feb Mär Apr Jun Jul Aug Sep Sept Okt Nov Dez
    januar februar marts april maj juni juli august september oktober november december
    ledna února března dubna května června července srpna září října listopadu prosince
    Jahrhundert Jahrhunderts Jh Jhd Mal Platz Stock Etage Klasse Auflage Kapitel Jahrestag Geburtstag Weltkrieg Woche Quartal
  `)})(?![\\p{L}])`,
  'u',
);

/**
 * Whether the full stop at the end of `tail` (and the space after it) belongs to an abbreviation, an initial or an
 * ordinal, so that the sentence continues with `next`.
 */
export function endsInAbbreviation(tail: string, next: string): boolean {
  const part = lastPart(tail);
  if (part.length > 2 && !LAST_PARTS.has(part)) return false;
  if (NEVER_ENDS.test(tail) || INITIAL.test(tail)) return true;
  if (FIRST_LETTER.test(tail) && /^\p{L}{1,3}\./u.test(next)) return true;
  if (NUMBER_WORD.test(tail)) return !SENTENCE_OPENER.test(next);
  if (MAY_END.test(tail)) return !/^["'“„«(]?\p{Lu}/u.test(next);
  return /(?:^|[\s(])\d{1,2}\.\s+$/.test(tail) && AFTER_ORDINAL.test(next);
}

/** The letters directly before the full stop. */
function lastPart(tail: string): string {
  const text = tail.trimEnd();
  const end = text.length - 1;
  let start = end;
  while (start > 0 && !/[\s.("'“‘„«/-]/.test(text[start - 1]!)) start -= 1;
  return text.slice(start, end);
}

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;

/** The end of a sentence. Languages close quotations with different marks: “…”, „…“, »…«, ‚…‘. */
export const SENTENCE_END = new RegExp(`[.!?…][${CLOSING_MARKS}]{0,2}$`, 'u');
/** A quotation may end without a full stop. An apostrophe may end a word. */
const QUOTATION_END = /[^\s'’"“”‘«»‹›」』]["“”‘«»‹›」』]$/u;
const ATTRIBUTION = /^[—–―] ?\p{Lu}/u;
/** The longest sentence end, which is all that needs to be searched. */
const END_LENGTH = 4;

/**
 * What a line break inside a paragraph becomes: a space, nothing between characters of scripts without spaces, or a
 * line break before an attribution or a reply.
 */
export function softBreak(before: string, after: string): '' | ' ' | '\n' {
  const end = before.slice(-END_LENGTH);
  if (ATTRIBUTION.test(after) && (SENTENCE_END.test(end) || QUOTATION_END.test(end))) return '\n';
  return before !== '' && after !== '' && WIDE.test(before.at(-1)!) && WIDE.test(after[0]!) ? '' : ' ';
}
