const RED =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

/** A request for four cards, the last of which shows a picture. */
export const SHOWN_PICTURE = {
  inputText: `# On and on\n\nAs before.\n---\n## First\n\nSo it goes.\n---\n## Second\n\nAnd on.\n---\n## Third\n\n![Red](${RED})`,
  textMode: 'preserve',
  cardSplit: 'inputTextBreaks',
} as const;
