/**
 * All limits of the interface (docs/spec/interface.md#8, docs/spec/settled-points.md#3) in one table, because they
 * change; no other module contains these numbers. Lengths are UTF-16 units, as `string.length` counts.
 */
export const LIMITS = {
  inputText: 400_000,
  /** The limit of a template's prompt, minus the template's own text. */
  prompt: 400_000,
  additionalInstructions: 2000,
  /** `tone`, `audience`, `style`. */
  words: 500,
  /** `model`, `language`. */
  openList: 100,
  headerFooterText: 2000,
  url: 2048,
  id: 200,
  folderIds: 1000,
  recipients: 1000,
  email: 254,
  numCards: { min: 1, max: 75, default: 10 },
  cardsFromBreaks: 300,
  listLimit: { min: 1, max: 50, default: 20 },
  query: 500,
  bodyBytes: 4 * 1024 * 1024,
  /** A picture that a person adds to a text. */
  pictureBytes: 10 * 1024 * 1024,
  /** Names given by people to drafts, presets and templates. */
  givenName: 120,
  drafts: 200,
  presets: 100,
  savedViews: 50,
  apiTokens: 100,
  webhooks: 20,
  batchRows: 1000,
  batchColumns: 100,
  /** A cell may be the whole text of a deck. */
  batchCell: 400_000,
  /** All cells together. */
  batchCharacters: 2_000_000,
  /** Rows in one call that checks them. */
  batchChecked: 50,
  presetBytes: 64 * 1024,
  savedTemplates: 200,
  /** How long a run stays in the trash before it is deleted for good. */
  binDays: 30,
} as const;
