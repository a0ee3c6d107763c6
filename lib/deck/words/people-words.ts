/** Words of headings that announce people, by language. A star stands for any ending. */
const BY_LANGUAGE: Readonly<Record<string, string>> = {
  en: 'team people who whom contact contacts speaker speakers board staff crew author authors founders committee',
  de: 'mannschaft kontakt kontakte ansprechpartner* vorstand mitarbeit* wahlen gewählt wer',
  fr: 'équipe contact qui intervenants',
  es: 'equipo personas quién quiénes contacto contactos',
  ru: 'команда контакты люди',
  ja: 'チーム メンバー',
  zh: '团队',
};

/** Matches headings that announce people. */
export const PEOPLE = new RegExp(
  `(?<!\\p{L})(?:${Object.values(BY_LANGUAGE).join(' ').replaceAll('*', '\\p{L}*').replaceAll(' ', '|')})(?!\\p{L})`,
  'iu',
);
