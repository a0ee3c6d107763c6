/** A greeting before a request: "Dear team, ", "Hallo zusammen, ". Without a comma it may be a title: "Dear Prudence". */
const GREETING =
  /^(?:dear|hi|hello|hey|good (?:morning|afternoon)|liebe[rs]?|hallo|guten (?:tag|morgen)|ch(?:er|ère)s?|bonjour|salut|querid[oa]s?|hola|buen[oa]s (?:días|tardes))(?: [\p{L}’'-]+){0,3}[,!]\s+(?=\S+\s+\S)/iu;
/** "I want: cheaper coffee, a bigger kitchen" is a list of wishes, and none of them is the title. */
const WISHES: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/^(?:i|we)(?: would like| want| need| wish for|['’]d like)\s*:\s+/i, 'Our wishes: '],
  [/^(?:ich|wir) (?:will|wollen|möchten?|brauchen?|wünschen? (?:mir|uns))\s*:\s+/i, 'Unsere Wünsche: '],
  [/^(?:je|on|nous) (?:veux|veut|voulons|voudrais|voudrions)\s*:\s+/i, 'Nos souhaits : '],
  [/^(?:quiero|queremos|necesit(?:o|amos))\s*:\s+/i, 'Nuestros deseos: '],
];

/** "Write something about bees" asks for slides about bees. */
const SOMETHING: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/^(?:(?:please )?(?:write|make|create|prepare|say|do) (?:me |us )?)?something about /i, 'Slides about '],
  [/^(?:(?:bitte )?(?:schreibe?|mache?|erstelle?) (?:mir |uns )?)?etwas über /i, 'Folien über '],
  [
    /^(?:(?:[ée]cri(?:s|vez)|fai(?:s|tes)|pr[ée]pare[rz]?)(?:-(?:moi|nous))? )?quelque chose sur /i,
    'Une présentation sur ',
  ],
  [/^(?:(?:escrib[ea]|haz|prepara)(?:me|nos)? )?algo sobre /i, 'Una presentación sobre '],
];

/** A prompt without greetings and words that say nothing about its subject. */
export function withoutNoise(prompt: string): string {
  const plain = prompt.trimStart().replace(GREETING, '');
  for (const [pattern, instead] of [...SOMETHING, ...WISHES])
    if (pattern.test(plain)) return plain.replace(pattern, instead);
  return plain;
}

const DATE =
  /^(?:\p{L}+,? )?(?:\d{1,2}(?:st|nd|rd|th)?\.? (?:de |of )?\p{L}{3,12}\.?,?(?: de)? \d{4}|\p{L}{3,12} \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,4}[./-]\d{1,2}[./-]\d{1,4})$/u;

/** Whether a prompt is no more than a date, which is no topic that headings could name. */
export function isDate(prompt: string): boolean {
  return DATE.test(prompt.trim());
}
