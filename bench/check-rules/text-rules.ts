import { innerRule, type Rule, rule } from './rule';

/** Rules that read the blocks of a text. */
export const TEXT_RULES: readonly Rule[] = [
  rule<typeof import('@/lib/deck/text/split-sentences')>('text/split-sentences', { endsInAbbreviation: () => false }),
  rule<typeof import('@/lib/deck/text/inline/addresses')>('text/inline/addresses', { isBadgeUrl: () => false }),
  rule<typeof import('@/lib/deck/text/callouts')>('text/callouts', { signOf: () => null }),
  rule<typeof import('@/lib/deck/text/plain/chat-reply')>(
    'text/plain/chat-reply',
    { findChatReply: () => null },
    'the greeting of an AI chat out of the title',
  ),
  rule<typeof import('@/lib/deck/text/plain/directives')>(
    'text/plain/directives',
    { convertDirectives: (text) => text },
    'speaker notes off the cards',
  ),
  rule<typeof import('@/lib/deck/text/plain/find-bold-headings')>('text/plain/find-bold-headings', {
    findBoldHeadings: (blocks) => [...blocks],
  }),
  rule<typeof import('@/lib/deck/text/plain/find-days')>(
    'text/plain/find-days',
    { findDays: () => new Set() },
    'the day of a date that Markdown would count as a list item',
  ),
  rule<typeof import('@/lib/deck/text/plain/find-group-heads')>('text/plain/find-group-heads', {
    findGroupHeads: () => [],
  }),
  rule<typeof import('@/lib/deck/text/plain/find-line-lists')>('text/plain/find-line-lists', {
    findLetteredItems: () => new Set(),
  }),
  rule<typeof import('@/lib/deck/text/plain/find-line-headings')>('text/plain/find-line-headings', {
    findLineHeadings: () => new Map(),
  }),
  rule<typeof import('@/lib/deck/text/plain/find-line-lists')>('text/plain/find-line-lists', {
    findLineLists: () => [],
  }),
  rule<typeof import('@/lib/deck/text/plain/find-outlines')>(
    'text/plain/find-outlines',
    { convertOutlines: (lines) => lines },
    'the levels of an outline that Markdown would read as code',
  ),
  rule<typeof import('@/lib/deck/text/plain/find-plain-headings')>('text/plain/find-plain-headings', {
    findPlainHeadings: (blocks) => [...blocks],
  }),
  rule<typeof import('@/lib/deck/text/plain/find-questions')>('text/plain/find-questions', {
    headQuestions: (blocks) => [...blocks],
  }),
  rule<typeof import('@/lib/deck/text/plain/find-questions')>('text/plain/find-questions', {
    findQuestions: (blocks) => [...blocks],
  }),
  rule<typeof import('@/lib/deck/text/plain/front-matter')>(
    'text/plain/front-matter',
    { findFrontMatter: () => null },
    'the title and settings of a text off its cards',
  ),
  rule<typeof import('@/lib/deck/text/leading-words')>('text/leading-words', { tieLeadingWords: (text) => text }),
  rule<typeof import('@/lib/deck/text/plain/lift-subject')>(
    'text/plain/lift-subject',
    { liftSubject: (text) => text },
    'the address of a sender out of the title',
  ),
  rule<typeof import('@/lib/deck/text/inline/literal-lines')>(
    'text/inline/literal-lines',
    { hasComparisons: () => false },
    'a “>” that means “more than”',
  ),
  rule<typeof import('@/lib/deck/text/inline/literal-lines')>(
    'text/inline/literal-lines',
    { signedLines: () => new Set() },
    'plus and minus signs that Markdown would read as bullets',
  ),
  rule<typeof import('@/lib/deck/text/inline/literal-marks')>(
    'text/inline/literal-marks',
    { literalMarks: () => new Set() },
    'asterisks, underscores and tildes that are no emphasis',
  ),
  rule<typeof import('@/lib/deck/text/plain/looks-like-heading')>('text/plain/looks-like-heading', {
    looksLikeHeading: () => false,
  }),
  rule<typeof import('@/lib/deck/text/find-definitions')>(
    'text/find-definitions',
    { withoutLooseMarks: (block) => block },
    'footnote marks without a footnote',
  ),
  rule<typeof import('@/lib/deck/text/math/parse-tex')>(
    'text/math/parse-tex',
    { isFormula: () => false },
    'formulas between dollar signs',
  ),
  rule<typeof import('@/lib/deck/text/plain/name-markers')>(
    'text/plain/name-markers',
    { nameMarkers: (blocks) => blocks },
    'the letters of lettered items',
  ),
  rule<typeof import('@/lib/deck/text/plain/looks-like-heading')>('text/plain/looks-like-heading', {
    hasOwnNumber: () => false,
  }),
  rule<typeof import('@/lib/deck/text/plain/looks-like-heading')>('text/plain/looks-like-heading', {
    splitOwnNumber: (heading) => ({ number: null, name: heading }),
  }),
  rule<typeof import('@/lib/deck/text/letters-and-words')>('text/letters-and-words', {
    isPersonName: () => false,
  }),
  rule<typeof import('@/lib/deck/text/inline/raised-text')>(
    'text/inline/raised-text',
    { raisedText: (text) => text },
    'the difference between x² and x2',
  ),
  rule<typeof import('@/lib/deck/text/read-turn')>('text/read-turn', {
    readTurn: () => null,
    isConversation: () => false,
  }),
  rule<typeof import('@/lib/deck/text/tables/grid')>('text/tables/grid', {
    readsAsHeader: () => false,
  }),
  rule<typeof import('@/lib/deck/text/plain/repair-bullets')>('text/plain/repair-bullets', {
    repairBullets: (lines) => [...lines],
  }),
  rule<typeof import('@/lib/deck/text/plain/slide-comments')>(
    'text/plain/slide-comments',
    { markSlideNotes: (text) => text },
    'speaker notes of Marp and Slidev',
  ),
  rule<typeof import('@/lib/deck/text/plain/slide-comments')>(
    'text/plain/slide-comments',
    { withoutImageHints: (text) => text },
    'settings of Marp out of the words for a picture',
  ),
  rule<typeof import('@/lib/deck/text/plain/slide-script')>(
    'text/plain/slide-script',
    { readSlideScript: () => null },
    'the directions of a slide script off its cards',
  ),
  rule<typeof import('@/lib/deck/text/take-notes')>(
    'text/take-notes',
    { isNotesLine: () => false, isNotesComment: () => false, isNotesBlock: () => false },
    'speaker notes off the cards',
  ),
  rule<typeof import('@/lib/deck/text/tables/drawn-tables')>(
    'text/tables/drawn-tables',
    { readDrawn: () => null },
    'the lines of a drawn table off its card',
  ),
  innerRule('text/tables/find-grids', { readIndentedCode: () => null }),
  innerRule('text/tables/find-grids', { readSpaced: () => null }),
  rule<typeof import('@/lib/deck/text/tables/separated-rows')>(
    'text/tables/separated-rows',
    {
      readFramed: () => null,
    },
    'the bars of a table off its card',
  ),
  rule<typeof import('@/lib/deck/text/tables/separated-rows')>('text/tables/separated-rows', {
    readTabRows: () => null,
  }),
  rule<typeof import('@/lib/deck/text/tables/separated-rows')>(
    'text/tables/separated-rows',
    { readSeparated: () => null },
    'the separators of a table off its card',
  ),
  rule<typeof import('@/lib/deck/text/plain/wrap-width')>('text/plain/wrap-width', { wrapWidth: () => null }),
  rule<typeof import('@/lib/deck/text/plain/wrap-width')>('text/plain/wrap-width', { beginsWithBoldTerm: () => false }),
  rule<typeof import('@/lib/deck/text/plain/wrap-width')>('text/plain/wrap-width', { runsOver: () => false }),

  innerRule('text/plain/find-line-headings', { headsAlikeLines: () => false }),
  innerRule('text/plain/find-line-headings', { numberedLevel: () => null }),
  innerRule('text/plain/find-line-headings', { isAboveContent: () => false }),
  innerRule('text/plain/find-line-headings', { isCapitals: () => false }),
  innerRule('text/plain/find-line-headings', { titleEnds: () => false }),
  rule<typeof import('@/lib/deck/text/plain/find-sections')>('text/plain/find-sections', {
    openLists: (source) => ({ lines: [...source], opened: new Set() }),
  }),
  innerRule('text/plain/find-plain-headings', { headGroups: (blocks: unknown) => blocks }),
  innerRule('text/plain/repair-plain-lines', { isLazy: () => false }),
  innerRule(
    'text/plain/repair-plain-lines',
    { hasOpenMark: () => false },
    'the marks of emphasis that goes on in the next line off the card',
  ),
];
