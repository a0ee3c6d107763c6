/** Beginnings of words in one language, as parts of patterns. */
type Words = {
  /** What is kept. */
  text: string;
  keep: string;
  /** All of it. */
  whole: string;
  change: string;
  not: string;
  /** Enough on their own. */
  unchanged: string;
};

const WORDS: readonly Words[] = [
  {
    text: 'text|words?(?!\\p{L})|wording|sentence|paragraph|content|phras',
    keep: 'keep|preserv|retain|leave|use',
    whole: 'all|any|every|each|whole|entire|full|complete|exact',
    change:
      'chang|alter|edit|rewrit|reword|rephras|paraphras|shorten|cut|drop|omit|remov|summari|condens|touch|modif|trim|add',
    not: "(?:no|not|never|without|don[’']t|nothing)(?!\\p{L})",
    unchanged: 'verbatim|word for word|unchanged|untouched|as (?:it )?is(?!\\p{L})|as written',
  },
  {
    text: 'text|wort|wörter|satz|sätze|inhalt|formulierung|absatz|absätze',
    keep: 'behalt|bewahr|lass|übernimm|übernehm|erhalt',
    whole: 'ganz|alle|jede|gesamt|komplett|vollständig|genau',
    change: 'änder|veränder|kürz|umschreib|umformulier|streich|entfern|zusammenfass|schreib',
    not: '(?:nicht|nichts|kein|keine|keinen|ohne|nie)(?!\\p{L})',
    unchanged: 'wörtlich|wortwörtlich|wort für wort|unverändert',
  },
  {
    text: 'texte|mots?(?!\\p{L})|phrase|contenu|formulation|paragraphe',
    keep: 'gard|conserv|laiss|préserv',
    whole: 'tou[ts]|intégral|entier|chaque|exact|complet',
    change: 'chang|modifi|réécri|raccourc|coup|supprim|résum|reformul',
    not: "(?:ne|n[’']|pas|sans|rien|jamais|aucun)",
    unchanged: 'mot à mot|mot pour mot|tels? quels?|telles? quelles?',
  },
  {
    text: 'texto|palabra|frase|contenido|redacción|párrafo',
    keep: 'mant[eé]n|manteng|conserv|dej|guard|preserv',
    whole: 'tod|cada|enter|íntegr|complet|exact',
    change: 'cambi|modifi|reescrib|acort|cort|elimin|resum|quit|reformul',
    not: '(?:no|sin|nada|nunca|ningun|ningún)(?!\\p{L})',
    unchanged: 'literalmente|palabra por palabra|tal cual',
  },
];

const PATTERNS = WORDS.map(
  (words) =>
    Object.fromEntries(Object.entries(words).map(([name, part]) => [name, beginning(part)])) as {
      [Name in keyof Words]: RegExp;
    },
);

function beginning(part: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${part})`, 'iu');
}

/** Whether an instruction asks for what Preserve does anyway: to keep every word. In English, German, French and Spanish. */
export function asksToKeepWords(sentence: string): boolean {
  return PATTERNS.some(({ text, keep, whole, change, not, unchanged }) => {
    if (not.test(sentence)) return change.test(sentence) && text.test(sentence);
    return unchanged.test(sentence) || (keep.test(sentence) && whole.test(sentence) && text.test(sentence));
  });
}
