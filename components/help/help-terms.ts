/** Terms of the interface that are explained where they appear. Fields of the form go by their own names. */
const HELP_TERMS = [
  'textMode',
  'format',
  'dimensions',
  'cardSplit',
  'numCards',
  'amount',
  'tone',
  'audience',
  'language',
  'additionalInstructions',
  'themeId',
  'folderIds',
  'exportAs',
  'imageSource',
  'imageModel',
  'imageStyle',
  'artifactId',
  'workspaceAccess',
  'externalAccess',
  'recipients',
  'recipientAccess',
  'credits',
  'target',
  'state',
] as const;
export type HelpTerm = (typeof HELP_TERMS)[number];

/** The term that a field of the form is named by, where it is explained. */
export function termOf(path: string): HelpTerm | undefined {
  return HELP_TERMS.find((term) => term === path);
}
