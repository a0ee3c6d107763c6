import { type Rule, rule } from './rule';

/** Rules that plan the cards and shorten their text. */
export const CARD_RULES: readonly Rule[] = [
  rule<typeof import('@/lib/deck/illustrate/choose-pictured')>('illustrate/choose-pictured', {
    choosePictured: () => new Set(),
  }),
  rule<typeof import('@/lib/deck/plan/find-title')>('plan/find-title', { findTitle: () => null }),
  rule<typeof import('@/lib/deck/plan/fold-headings')>('plan/fold-headings', { foldHeadings: (cards) => [...cards] }),
  rule<typeof import('@/lib/deck/plan/keep-code')>('plan/keep-code', { keepCode: (atoms) => [...atoms] }),
  rule<typeof import('@/lib/deck/plan/keep-code')>('plan/keep-code', { keepStatements: (atoms) => [...atoms] }),
  rule<typeof import('@/lib/deck/plan/keep-drawn')>('plan/keep-drawn', { keepDrawn: (atoms) => [...atoms] }),
  rule<typeof import('@/lib/deck/plan/keep-together')>('plan/keep-together', {
    keepQuotations: (atoms) => [...atoms],
  }),
  rule<typeof import('@/lib/deck/plan/keep-together')>('plan/keep-together', { keepAnnounced: (atoms) => [...atoms] }),
  rule<typeof import('@/lib/deck/plan/leave-out-agenda')>('plan/leave-out-agenda', {
    leaveOutAgenda: (blocks) => blocks,
  }),
  rule<typeof import('@/lib/deck/plan/line-titles')>('plan/line-titles', { isLineTitle: () => false }),
  rule<typeof import('@/lib/deck/plan/lone-title')>('plan/lone-title', { withLoneTitle: (blocks) => blocks }),
  rule<typeof import('@/lib/deck/plan/merge-posts')>('plan/merge-posts', { mergePosts: (plan) => plan }),
  rule<typeof import('@/lib/deck/plan/name-sections')>('plan/name-sections', { nameSections: (cards) => cards }),
  rule<typeof import('@/lib/deck/plan/parallel-sections')>('plan/parallel-sections', {
    areParallel: () => false,
    parallelRun: () => 0,
  }),
  rule<typeof import('@/lib/deck/plan/split-walls')>('plan/split-walls', { splitWalls: (plan) => plan }),
  rule<typeof import('@/lib/deck/plan/story')>('plan/story', { isNarrative: () => false }),
  rule<typeof import('@/lib/deck/write/chatter')>('write/chatter', { isChatter: () => false, isSignOff: () => false }),
  rule<typeof import('@/lib/deck/write/chatter')>('write/chatter', { greetingEnd: () => 0 }),
  rule<typeof import('@/lib/deck/write/chatter')>('write/chatter', { isBlank: () => false }),
  rule<typeof import('@/lib/deck/write/code-breaks')>('write/code-breaks', {
    codeBreaks: (lines) => lines.map(() => 0),
  }),
  rule<typeof import('@/lib/deck/write/condense-bonds')>('write/condense-bonds', {
    turns: () => false,
    findBonds: () => new Map(),
  }),
  rule<typeof import('@/lib/deck/write/condense-needs')>('write/condense-needs', { findNeeds: () => new Map() }),
  rule<typeof import('@/lib/deck/write/condense-needs')>('write/condense-needs', {
    isReply: () => false,
    isLateReply: () => false,
  }),
  rule<typeof import('@/lib/deck/write/condense-needs')>('write/condense-needs', { isSourceLine: () => false }),
  rule<typeof import('@/lib/deck/write/condense-needs')>('write/condense-needs', {
    withoutOpenQuestions: (chosen) => [...chosen],
  }),
  rule<typeof import('@/lib/deck/write/condense-needs')>('write/condense-needs', {
    withSpeakers: (chosen) => [...chosen],
  }),
  rule<typeof import('@/lib/deck/write/condense-units')>('write/condense-units', { isReference: () => false }),
  rule<typeof import('@/lib/deck/write/condense-units')>('write/condense-units', {
    opensClause: () => false,
    opensPoint: () => false,
  }),
  rule<typeof import('@/lib/deck/write/conversation-asides')>('write/conversation-asides', {
    findAsides: () => new Set(),
    withoutFillers: (units) => [...units],
    isEcho: () => false,
  }),
  rule<typeof import('@/lib/deck/write/cover-sections')>('write/cover-sections', { coverSections: () => [] }),
  rule<typeof import('@/lib/deck/write/find-announced')>('write/find-announced', { findAnnounced: () => null }),
  rule<typeof import('@/lib/deck/write/find-headline')>('write/find-headline', { findHeadline: () => null }),
  rule<typeof import('@/lib/deck/write/find-hook')>('write/find-hook', { withHook: (cards) => [...cards] }),
  rule<typeof import('@/lib/deck/write/find-labels')>('write/find-labels', { labelFor: () => null }),
  rule<typeof import('@/lib/deck/write/find-talk-topic')>('write/find-talk-topic', { findTalkTopic: () => null }),
  rule<typeof import('@/lib/deck/write/goes-on')>('write/goes-on', {
    connects: () => false,
    goesOn: () => false,
    refers: () => false,
  }),
  rule<typeof import('@/lib/deck/write/goes-on')>('write/goes-on', { isQuoteOpen: () => false }),
  rule<typeof import('@/lib/deck/write/logo-name')>('write/logo-name', { logoName: () => null }),
  rule<typeof import('@/lib/deck/write/mark-agenda')>('write/mark-agenda', {
    markAgenda: (cards) => [...cards],
    isAgendaHeading: () => false,
  }),
  rule<typeof import('@/lib/deck/write/refers-back')>('write/refers-back', { refersBack: () => false }),
  rule<typeof import('@/lib/deck/write/reply-marks')>('write/reply-marks', { withoutReplyMarks: (block) => block }),
  rule<typeof import('@/lib/deck/write/signature')>('write/signature', { withoutSignature: (units) => units }),
  rule<typeof import('@/lib/deck/write/trim-sentence')>('write/trim-sentence', { trimSentence: (runs) => [...runs] }),
];
