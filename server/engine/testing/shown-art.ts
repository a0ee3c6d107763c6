const PARAGRAPH = 'So it goes, and then it goes on as before, and after that it goes on once more. '.repeat(3);

/**
 * A request for four cards, the last of which shows generated art as a picture. The text names nothing that the theme
 * could draw, and its title has no letter that it could draw either.
 */
export const SHOWN_ART = {
  inputText: `# 日々\n\nOn and on.\n---\n## First\n\n${PARAGRAPH}\n---\n## Second\n\n${PARAGRAPH}\n---\n## Third\n\n${PARAGRAPH}`,
  textMode: 'preserve',
  cardSplit: 'inputTextBreaks',
  themeId: 'velvet',
} as const;
