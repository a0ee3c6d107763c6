import type { Block } from '../blocks';
import { countWords } from '../text/count-words';
import { plainText, sliceRuns, trimRuns } from '../text/text-runs';

/** Longer sentences say something besides. */
const MOST_WORDS = 14;
const MOST_SIGN_OFF_WORDS = 8;

const COURTESY =
  /^(?:(?:hi|hello|hey|hiya|dear|good (?:morning|afternoon|evening)|hallo|moin|liebe[rs]?|sehr geehrte[rs]?|guten (?:tag|morgen|abend)|bonjour|ch(?:er|ère)s?|hola|querid[oa]s?)(?!\p{L})[^.?!]{0,40}[,!:]?$|(?:so |very |really )?sorry\b|apologies\b|(?:i|we) apologi[sz]e\b|many thanks\b|thanks?\b(?! to\b)|thank you\b(?! to\b)|(?:(?:i|we) )?hope (?:you|this|all)\b|sent from my\b|von meinem \p{L}+ gesendet|envoyé de mon\b|enviado desde mi\b|entschuldig|sorry\b|verzeih|(?:vielen |herzlichen )?dank\b(?! d)|danke\b|ich hoffe,? (?:es|dir|ihr|euch|ihnen)\b|(?:one more|one last|last) thing[.:!]?$|merci\b|désolé|gracias\b|perdón)/iu;
/** "Good morning, everyone." A greeting that is a sentence. */
const GREETING =
  /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|hallo|guten (?:tag|morgen|abend)|bonjour|bonsoir|hola|buen[oa]s (?:días|tardes|noches)),?(?: (?:and|und|et|y)? ?(?:everyone|everybody|all|ladies and gentlemen|dear \p{L}+|welcome|zusammen|allerseits|meine damen und herren|liebe \p{L}+|à tous(?: et à toutes)?|mesdames et messieurs|a todos|señoras y señores),?){0,2}[.!]$/iu;
const SIGN_OFF =
  /^(?:(?:many |best |kind |warm )?(?:thanks|regards|wishes|greetings)|best|cheers|yours(?: \p{L}+)?|sincerely|love|lg|vg|mfg|(?:viele|liebe|beste|herzliche|schöne|mit freundlichen) grüßen?|cordialement|amicalement|amitiés|bien à vous|(?:un |cordiales )?saludos?|(?:un )?abrazos?|atentamente)\s*[,!.]?\s*(?:\n|$)/iu;

/** An apology for the message itself, at the end of a sentence that only announces it. */
const SELF_APOLOGY =
  /[,;(–—-] ?sorry,? (?:for (?:the|this) (?:long|wall|length)|(?:that )?it['’]?s (?:so |a bit |very )?long)/iu;
/** Lines to be signed or filled in by hand. */
const BLANK = /_{4,}|\.{8,}/;

/**
 * Whether a sentence is only polite: a greeting, an apology or thanks. It has no figures.
 */
export function isChatter(sentence: string): boolean {
  const text = sentence.trim();
  if (/\d/.test(text)) return false;
  const words = countWords(text);
  return (
    ((COURTESY.test(text) || GREETING.test(text)) && words <= MOST_WORDS) ||
    (SELF_APOLOGY.test(text) && words <= MOST_WORDS * 2)
  );
}

/** Where a greeting ends that a whole sentence follows, or 0. */
export function greetingEnd(sentence: string): number {
  const [greeting = ''] =
    /^(?:dear|liebe[rs]?|sehr geehrte[rs]?|ch(?:er|ère)s?|querid[oa]s?) [^.?!,:\d]{2,60}, /iu.exec(sentence) ?? [];
  return countWords(sentence.slice(greeting.length)) > GREETED_WORDS ? greeting.length : 0;
}

/** A sentence with fewer words may still be part of the greeting. */
const GREETED_WORDS = 4;

/** Whether each line of a paragraph has a blank to fill in. */
export function isBlank(paragraph: string): boolean {
  return paragraph.split('\n').every((line) => BLANK.test(line));
}

/** "See you on Saturday", above the name of the sender. */
const PARTING =
  /^(?:see you|talk (?:to you )?soon|looking forward|bis (?:bald|dann|morgen|nächste|zum|am|später)|auf bald|à (?:bientôt|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|très vite)|hasta (?:pronto|luego|mañana|el))(?!\p{L})[^.?!\n]{0,30}[,.!]?\n\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*){0,2}$/iu;

/** Whether a paragraph ends a letter: "Thanks, Jonas". */
export function isSignOff(paragraph: string): boolean {
  if (/^\p{L}$/u.test(paragraph.trim())) return true;
  const text = paragraph.trim();
  return (SIGN_OFF.test(text) || PARTING.test(text)) && countWords(text) <= MOST_SIGN_OFF_WORDS;
}

const MOST_LINE_WORDS = 8;

/** Whether a paragraph is a few short lines without a sentence. */
export function isSignature(block: Block): boolean {
  if (block.kind !== 'paragraph') return false;
  const lines = plainText(block.runs).split('\n');
  return lines.every((line) => countWords(line) <= MOST_LINE_WORDS && !/\p{Ll}[.!?…]$/u.test(line.trim()));
}

/** What mail programs put before a subject. */
const REPLY_MARKS = /^(?:(?:re|fwd?|aw|wg|antw|tr|rv) ?: ?)+$/i;
/** A mail signed with a letter, above the name and the address. */
const INITIAL = /^\p{L}\.?$/u;

/** Without "Re:" and "Fwd:" above the sender and the date of a mail. */
export function withoutReplyMarks(block: Block): Block {
  if (block.kind !== 'paragraph') return block;
  const text = plainText(block.runs);
  const end = text.indexOf('\n');
  return end > 0 && (REPLY_MARKS.test(text.slice(0, end).trim()) || INITIAL.test(text.slice(0, end)))
    ? { ...block, runs: trimRuns(sliceRuns(block.runs, end)) }
    : block;
}
