/** Headings that announce people, in common deck languages. */
export const PEOPLE =
  /(?<!\p{L})(?:team|people|who|whom|contacts?|speakers?|board|staff|crew|authors?|founders|committee|mannschaft|kontakte?|ansprechpartner\p{L}*|vorstand|mitarbeit\p{L}*|wahlen|gewählt|wer|équipe|contact|qui|intervenants|equipo|personas|quién(?:es)?|contactos?|команда|контакты|люди|チーム|メンバー|团队)(?!\p{L})/iu;

const PART = String.raw`(?:\p{Lu}[\p{L}.’'-]*|[dv][aeo]n?|der|di|de|la|le)`;
const NAME = new RegExp(String.raw`^(?:\p{Lu}[\p{L}.’'-]*|[dv][aeo]n?|der|di)(?:\s${PART}){1,3}$`, 'u');

/** Whether a text is a name of two to four words, judged by its capitals. */
export function isPersonName(text: string): boolean {
  return NAME.test(text.trim());
}

/** Whether a line begins like "Ada Byron, analyst". */
export function beginsWithPerson(line: string): boolean {
  return isPersonName(/^[^,\n]{3,44}(?=, )/u.exec(line)?.[0] ?? '');
}
