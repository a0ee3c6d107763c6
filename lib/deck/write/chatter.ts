import { countWords } from '../text/count-words';

/** Longer sentences say something besides. */
const MOST_WORDS = 14;
const MOST_SIGN_OFF_WORDS = 8;

const COURTESY =
  /^(?:(?:hi|hello|hey|hiya|dear|good (?:morning|afternoon|evening)|hallo|moin|liebe[rs]?|sehr geehrte[rs]?|guten (?:tag|morgen|abend)|bonjour|ch(?:er|ère)s?|hola|querid[oa]s?)(?!\p{L})[^.?!]{0,40}[,!]?$|(?:so |very |really )?sorry\b|apologies\b|(?:i|we) apologi[sz]e\b|many thanks\b|thanks?\b(?! to\b)|thank you\b(?! to\b)|(?:i|we) hope (?:you|this)\b|entschuldig|sorry\b|verzeih|(?:vielen |herzlichen )?dank\b(?! d)|danke\b|ich hoffe,? (?:es|dir|ihr|euch|ihnen)\b|(?:one more|last) thing[.:!]?$|ps\b|merci\b|désolé|gracias\b|perdón)/iu;
const SIGN_OFF =
  /^(?:(?:many |best |kind |warm )?(?:thanks|regards|wishes|greetings)|best|cheers|yours(?: \p{L}+)?|sincerely|love|lg|vg|mfg|(?:viele|liebe|beste|herzliche|schöne|mit freundlichen) grüßen?|cordialement|saludos)\s*[,!.]?\s*(?:\n|$)/iu;

/** Whether a sentence is only polite: a greeting, an apology or thanks. It has no figures. */
export function isChatter(sentence: string): boolean {
  const text = sentence.trim();
  return COURTESY.test(text) && !/\d/.test(text) && countWords(text) <= MOST_WORDS;
}

/** Whether a paragraph ends a letter: "Thanks, Jonas". */
export function isSignOff(paragraph: string): boolean {
  return SIGN_OFF.test(paragraph.trimStart()) && countWords(paragraph) <= MOST_SIGN_OFF_WORDS;
}
