/** Month names in English, German, French, Spanish and Russian, which partly overlap, as a regular expression source. */
export const MONTH_NAMES = [
  'jan(?:uary|uar|vier|v)?|jänner|feb(?:ruary|ruar|rero)?|févr?(?:ier)?|mar(?:ch|s|zo)?|märz|apr(?:il)?|avr(?:il)?|abr(?:il)?',
  'may(?:o)?|mai|june?|juni?|juin|junio|july?|juli?|juil(?:let)?|julio|aug(?:ust)?|août|agosto',
  'sept?(?:ember|embre)?|septiembre|oct(?:ober|obre|ubre)?|okt(?:ober)?|nov(?:ember|embre|iembre)?',
  'dec(?:ember)?|dez(?:ember)?|déc(?:embre)?|dic(?:iembre)?|enero|ene|ago',
  'январ[ья]|феврал[ья]|марта?|апрел[ья]|ма[йя]|июн[ья]|июл[ья]|августа?|сентябр[ья]|октябр[ья]|ноябр[ья]|декабр[ья]',
].join('|');

/** Words that make up dates, in English, German, French and Spanish. A `DateWord` is one character of a date's form. */
export const DATE_WORDS = {
  W: [
    'mon tue tues wed thu thur thurs fri sat sun monday tuesday wednesday thursday friday saturday sunday',
    'mo di mi do fr sa so montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag',
    'lundi mardi mercredi jeudi vendredi samedi dimanche lunes martes miércoles jueves viernes sábado domingo',
  ],
  S: [
    'spring summer autumn fall winter christmas easter frühjahr frühling frühsommer sommer spätsommer herbst ostern',
    'weihnachten printemps été automne hiver noël primavera verano otoño invierno navidad',
  ],
  O: [
    'first second third fourth erstes zweites drittes viertes erste zweite dritte vierte premier deuxième troisième',
    'quatrième primer segundo tercer cuarto',
  ],
  P: ['quarter half term semester quartal halbjahr trimestre semestre'],
  N: ["today now present ongoing heute aujourd’hui aujourd'hui hoy"],
  /** Before a year or month: "of May", "de 2026". They also lead a date. */
  F: ['of de del'],
  /** Between two dates. */
  T: ['to and und et y'],
  /** Between two dates, or before one: "3 bis 5 May", "bis Mai". */
  B: ['until till bis hasta au à a al'],
  /** Before noon, or "on the" in German. */
  A: ['am'],
  /** Before a date: "by the end of March", "ab Mai", "a partir de mayo". */
  L: [
    'early mid late end beginning start middle the from since by before after on in about around circa ca at',
    'anfang mitte ende ab seit vor nach im um vom von zum etwa spätestens frühestens voraussichtlich',
    'le la dès depuis avant après en fin début courant vers partir du el desde antes principios inicios mediados finales',
    'fines hacia',
  ],
  m: ['pm uhr'],
  /** An hour, or half a year. */
  h: ['h'],
  q: ['q'],
  /** "T1" and "S1" are quarters and halves of a year in French and Spanish. */
  t: ['t s'],
} as const;

/** Suffixes of the numbers of days: 1st, 2e, 3º. */
export const NUMBER_SUFFIXES: ReadonlySet<string> = new Set('st nd rd th er re e ème º s'.split(' '));
