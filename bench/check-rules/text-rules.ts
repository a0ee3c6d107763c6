import { innerRule, type Rule, rule } from './rule';

/** Rules that read the blocks of a text. */
export const TEXT_RULES: readonly Rule[] = [
  rule<typeof import('@/lib/deck/text/abbreviations')>('text/abbreviations', { endsInAbbreviation: () => false }),
  rule<typeof import('@/lib/deck/text/addresses')>('text/addresses', { isBadgeUrl: () => false }),
  rule<typeof import('@/lib/deck/text/callouts')>('text/callouts', { signOf: () => null }),
  rule<typeof import('@/lib/deck/text/chat-reply')>('text/chat-reply', { findChatReply: () => null }),
  rule<typeof import('@/lib/deck/text/definition-lists')>('text/definition-lists', { readDefinitionList: () => null }),
  rule<typeof import('@/lib/deck/text/directives')>(
    'text/directives',
    { convertDirectives: (text) => text },
    'speaker notes off the cards',
  ),
  rule<typeof import('@/lib/deck/text/find-banners')>('text/find-banners', {
    findBanners: (lines) => ({ lines, banners: new Set() }),
  }),
  rule<typeof import('@/lib/deck/text/find-bold-headings')>('text/find-bold-headings', {
    findBoldHeadings: (blocks) => [...blocks],
  }),
  rule<typeof import('@/lib/deck/text/find-clauses')>('text/find-clauses', { findClauses: (blocks) => [...blocks] }),
  rule<typeof import('@/lib/deck/text/find-days')>(
    'text/find-days',
    { findDays: () => new Set() },
    'the day of a date that Markdown would count as a list item',
  ),
  rule<typeof import('@/lib/deck/text/find-group-heads')>('text/find-group-heads', { findGroupHeads: () => [] }),
  rule<typeof import('@/lib/deck/text/find-labelled-title')>('text/find-labelled-title', {
    findLabelledTitle: () => null,
  }),
  rule<typeof import('@/lib/deck/text/find-lettered-items')>('text/find-lettered-items', {
    findLetteredItems: () => new Set(),
  }),
  rule<typeof import('@/lib/deck/text/find-line-headings')>('text/find-line-headings', {
    findLineHeadings: () => new Map(),
  }),
  rule<typeof import('@/lib/deck/text/find-line-items')>('text/find-line-items', {
    findLineItems: (blocks) => [...blocks],
  }),
  rule<typeof import('@/lib/deck/text/find-outlines')>(
    'text/find-outlines',
    { convertOutlines: (lines) => lines },
    'the levels of an outline that Markdown would read as code',
  ),
  rule<typeof import('@/lib/deck/text/find-plain-headings')>('text/find-plain-headings', {
    findPlainHeadings: (blocks) => [...blocks],
  }),
  rule<typeof import('@/lib/deck/text/find-replies')>('text/find-replies', {
    findReplies: (blocks) => blocks,
    isReply: () => false,
  }),
  rule<typeof import('@/lib/deck/text/front-matter')>(
    'text/front-matter',
    { findFrontMatter: () => null },
    'the title and settings of a text off its cards',
  ),
  rule<typeof import('@/lib/deck/text/is-paragraph-start')>('text/is-paragraph-start', {
    isParagraphStart: () => false,
  }),
  rule<typeof import('@/lib/deck/text/join-list-comments')>(
    'text/join-list-comments',
    { joinListComments: (lines) => lines },
    'comments and speaker notes off the cards',
  ),
  rule<typeof import('@/lib/deck/text/leading-words')>('text/leading-words', { tieLeadingWords: (text) => text }),
  rule<typeof import('@/lib/deck/text/lift-subject')>('text/lift-subject', {
    liftSubject: (text) => text,
    withoutMailHeaders: (blocks) => [...blocks],
  }),
  rule<typeof import('@/lib/deck/text/literal-lines')>(
    'text/literal-lines',
    { hasComparisons: () => false },
    'a “>” that means “more than”',
  ),
  rule<typeof import('@/lib/deck/text/literal-lines')>(
    'text/literal-lines',
    { signedLines: () => new Set() },
    'plus and minus signs that Markdown would read as bullets',
  ),
  rule<typeof import('@/lib/deck/text/literal-marks')>(
    'text/literal-marks',
    { literalMarks: () => new Set() },
    'asterisks, underscores and tildes that are no emphasis',
  ),
  rule<typeof import('@/lib/deck/text/looks-like-heading')>('text/looks-like-heading', {
    looksLikeHeading: () => false,
  }),
  rule<typeof import('@/lib/deck/text/loose-marks')>(
    'text/loose-marks',
    { withoutLooseMarks: (block) => block },
    'footnote marks without a footnote',
  ),
  rule<typeof import('@/lib/deck/text/math/is-formula')>(
    'text/math/is-formula',
    { isFormula: () => false },
    'formulas between dollar signs',
  ),
  rule<typeof import('@/lib/deck/text/name-markers')>(
    'text/name-markers',
    { nameMarkers: (blocks) => blocks },
    'the letters of lettered items',
  ),
  rule<typeof import('@/lib/deck/text/looks-like-heading')>('text/looks-like-heading', { hasOwnNumber: () => false }),
  rule<typeof import('@/lib/deck/text/looks-like-heading')>('text/looks-like-heading', {
    splitOwnNumber: (heading) => ({ number: null, name: heading }),
  }),
  rule<typeof import('@/lib/deck/text/part-source')>('text/part-source', { partSource: (runs) => [runs] }),
  rule<typeof import('@/lib/deck/text/person-name')>('text/person-name', {
    isPersonName: () => false,
    beginsWithPerson: () => false,
  }),
  rule<typeof import('@/lib/deck/text/raised-text')>(
    'text/raised-text',
    { raisedText: (text) => text },
    'the difference between x² and x2',
  ),
  rule<typeof import('@/lib/deck/text/read-turn')>('text/read-turn', {
    readTurn: () => null,
    isConversation: () => false,
  }),
  rule<typeof import('@/lib/deck/text/reads-as-header')>('text/reads-as-header', { readsAsHeader: () => false }),
  rule<typeof import('@/lib/deck/text/repair-bullets')>('text/repair-bullets', {
    repairBullets: (lines) => [...lines],
  }),
  rule<typeof import('@/lib/deck/text/slide-comments')>(
    'text/slide-comments',
    { markSlideNotes: (text) => text },
    'speaker notes of Marp and Slidev',
  ),
  rule<typeof import('@/lib/deck/text/slide-script')>('text/slide-script', { readSlideScript: () => null }),
  rule<typeof import('@/lib/deck/text/take-notes')>(
    'text/take-notes',
    { isNotesLine: () => false, isNotesComment: () => false, isNotesBlock: () => false },
    'speaker notes off the cards',
  ),
  rule<typeof import('@/lib/deck/text/tables/drawn-tables')>('text/tables/drawn-tables', { readDrawn: () => null }),
  rule<typeof import('@/lib/deck/text/tables/drawn-tables')>('text/tables/drawn-tables', { readCrossed: () => null }),
  rule<typeof import('@/lib/deck/text/tables/indented-code')>('text/tables/indented-code', {
    readIndentedCode: () => null,
  }),
  rule<typeof import('@/lib/deck/text/tables/ruled-tables')>('text/tables/ruled-tables', { readRuled: () => null }),
  rule<typeof import('@/lib/deck/text/tables/separated-rows')>('text/tables/separated-rows', {
    readTabRows: () => null,
  }),
  rule<typeof import('@/lib/deck/text/tables/separated-rows')>('text/tables/separated-rows', {
    readSeparated: () => null,
  }),
  rule<typeof import('@/lib/deck/text/tables/separated-rows')>('text/tables/separated-rows', {
    readPiped: () => null,
  }),
  rule<typeof import('@/lib/deck/text/tables/spaced-columns')>('text/tables/spaced-columns', {
    readSpaced: () => null,
  }),
  rule<typeof import('@/lib/deck/text/wrap-width')>('text/wrap-width', { wrapWidth: () => null }),
  rule<typeof import('@/lib/deck/text/wrap-width')>('text/wrap-width', { beginsWithBoldTerm: () => false }),
  rule<typeof import('@/lib/deck/text/wrap-width')>('text/wrap-width', { runsOver: () => false }),

  innerRule('text/find-line-headings', { isQuestion: () => false }),
  innerRule('text/find-line-headings', { headsLabels: () => false }),
  innerRule('text/find-line-headings', { numberedLevel: () => null }),
  innerRule('text/find-line-headings', { isAboveContent: () => false }),
  innerRule('text/find-line-headings', { isCapitals: () => false }),
  innerRule('text/find-line-headings', { titleEnds: () => false }),
  innerRule('text/find-plain-headings', { isLabel: () => false }),
  innerRule('text/repair-plain-lines', { isLooseNumber: () => false }),
  innerRule('text/repair-plain-lines', { isLazy: () => false }),
  innerRule('text/repair-plain-lines', { isNumberTitle: () => false }),
  innerRule('text/repair-plain-lines', { hasOpenMark: () => false }),
];
