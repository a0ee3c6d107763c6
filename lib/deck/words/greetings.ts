/** First words of a letter or message, in English, German, French and Spanish. */
export const GREETINGS = `hi, hello, hey, dear, good morning/afternoon/evening, hallo, moin, liebe/lieber/liebes,
  sehr geehrte/geehrter/geehrtes, guten tag/morgen/abend, bonjour, cher/chère, hola, querido/querida`;
