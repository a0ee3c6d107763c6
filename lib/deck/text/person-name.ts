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
