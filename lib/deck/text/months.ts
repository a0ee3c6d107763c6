/** Month names in English, German, French, Spanish and Russian, which partly overlap. */
const NAMES = [
  'jan(?:uary|uar|vier|v)?|jänner|feb(?:ruary|ruar|rero)?|févr?(?:ier)?|mar(?:ch|s|zo)?|märz|apr(?:il)?|avr(?:il)?|abr(?:il)?',
  'may(?:o)?|mai|june?|juni?|juin|junio|july?|juli?|juil(?:let)?|julio|aug(?:ust)?|août|agosto',
  'sept?(?:ember|embre)?|septiembre|oct(?:ober|obre|ubre)?|okt(?:ober)?|nov(?:ember|embre|iembre)?',
  'dec(?:ember)?|dez(?:ember)?|déc(?:embre)?|dic(?:iembre)?|enero|ene|ago',
  'январ[ья]|феврал[ья]|марта?|апрел[ья]|ма[йя]|июн[ья]|июл[ья]|августа?|сентябр[ья]|октябр[ья]|ноябр[ья]|декабр[ья]',
].join('|');
/** Regular expression source for a month name, in full or abbreviated. */
export const MONTH = `(?:${NAMES})\\.?`;
