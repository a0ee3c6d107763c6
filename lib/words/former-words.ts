/** Sentences of the API or of earlier versions that name its fields, and what a person reads instead. */
const FORMER: readonly (readonly [RegExp, string])[] = [
  [/^Couldn’t reach the service \(\w+\)\. Nothing was sent\.$/, 'Couldn’t reach the service. Nothing was sent.'],
  [
    /^The connection ended before the answer was complete(?: \(\w+\))?\.$/,
    'The connection was lost before the answer arrived.',
  ],
  [/^folderIds are stored with the deck; .*$/, 'Folders are saved but not shown yet.'],
  [/^additionalInstructions only affect the layout: .*$/, 'Instructions affect only the layout (no AI model).'],
  [/^textOptions\.language sets the language label only.*$/, 'The text isn’t translated (no AI model).'],
  [/^textOptions\.tone is not followed: .*$/, 'Tone isn’t used (no AI model).'],
  [/^textOptions\.audience is not followed: .*$/, 'Audience isn’t used (no AI model).'],
  [/^textOptions\.language: unknown language (.*)\.$/, 'Unknown language: $1.'],
  [/^imageOptions\.model: unknown model (.*)\.$/, 'Unknown image model: $1.'],
  [/^imageOptions\.model is not used: .*$/, 'The image model isn’t used: images are theme art.'],
  [/^imageOptions\.style only varies the theme art: .*$/, 'Image style only varies the theme art (no AI model).'],
  [
    /^imageOptions\.source \w+ is not supported yet: .*$/,
    'This image source isn’t available yet. Placeholders are used.',
  ],
  [/^sharingOptions\.externalAccess (\w+) only gives view .*$/, 'Anyone with the link can view, not $1.'],
  [/^sharingOptions\.emailOptions\.access defaults to view .*$/, 'Recipients can view by default.'],
  [/^fullAccess becomes edit for recipients outside .*$/, 'Outside recipients can edit, not share.'],
  [/^Recipients are stored with the artifact; .*$/, 'Recipients are saved, but no email is sent.'],
  [/^cardOptions\.dimensions pageless is laid out .*$/, 'Pageless documents are laid out as separate cards.'],
  [/^prompt: instructions are used as text, .*$/, 'Instructions in the prompt are used as text (no AI model).'],
  [/^(\d+) badges? left out\.$/, 'Badges left out: $1.'],
  [/^(\d+) control characters? (?:was|were) left out of the files\.$/, 'Control characters left out of the files: $1.'],
  [/^Text is short: (\d+) of (\d+) cards .*$/, 'Text is short. Cards with only a heading: $1 of $2.'],
  [/^The service refused (\d+) fields?$/, 'Fields refused by the service: $1'],
  [/^(.*) is ignored: it only applies when textMode is generate\.$/, '$1 is ignored. Only used with Generate.'],
  [/^(.*) is ignored: cards follow your --- lines\.$/, '$1 is ignored. Not used when splitting at --- lines.'],
];

/** The present wording of a sentence that may have been stored by an earlier version. */
export function currentWords(text: string): string {
  for (const [former, current] of FORMER) if (former.test(text)) return text.replace(former, current);
  return text;
}
