import { innerRule, type Rule, rule } from './rule';

/** Rules that plan the cards and shorten their text. */
export const CARD_RULES: readonly Rule[] = [
  rule<typeof import('@/lib/deck/illustrate/illustrate')>('illustrate/illustrate', {
    choosePictured: () => new Set(),
  }),
  rule<typeof import('@/lib/deck/plan/find-title')>('plan/find-title', { findTitle: () => null }),
  rule<typeof import('@/lib/deck/plan/keep-whole')>('plan/keep-whole', { keepCode: (atoms) => [...atoms] }),
  rule<typeof import('@/lib/deck/plan/keep-whole')>('plan/keep-whole', { keepStatements: (atoms) => [...atoms] }),
  rule<typeof import('@/lib/deck/plan/keep-whole')>('plan/keep-whole', { keepDrawn: (atoms) => [...atoms] }),
  rule<typeof import('@/lib/deck/plan/planned-card')>('plan/planned-card', { isLineTitle: () => false }),
  rule<typeof import('@/lib/deck/plan/merge-posts')>('plan/merge-posts', { mergePosts: (plan) => plan }),
  rule<typeof import('@/lib/deck/plan/name-sections')>('plan/name-sections', { nameSections: (cards) => cards }),
  rule<typeof import('@/lib/deck/plan/parallel-sections')>('plan/parallel-sections', {
    areParallel: () => false,
    parallelRun: () => 0,
  }),
  rule<typeof import('@/lib/deck/plan/repeat-headings')>('plan/repeat-headings', { isNarrative: () => false }),
  rule<typeof import('@/lib/deck/write/block-parts')>('write/block-parts', {
    codeBreaks: (lines) => lines.map(() => 0),
  }),
  rule<typeof import('@/lib/deck/write/sentence-openings')>('write/sentence-openings', { goesOn: () => false }),
  rule<typeof import('@/lib/deck/write/sentence-openings')>('write/sentence-openings', { turns: () => false }),
  rule<typeof import('@/lib/deck/write/sentence-openings')>('write/sentence-openings', { decides: () => false }),
  rule<typeof import('@/lib/deck/write/sentence-openings')>('write/sentence-openings', {
    isCourtesy: () => false,
    isClosing: () => false,
  }),
  rule<typeof import('@/lib/deck/write/deck-title')>('write/deck-title', { logoName: () => null }),

  innerRule('plan/find-title', { isKicker: () => false }, 'the headline as the title, rather than “PRESS RELEASE”'),
  innerRule('plan/find-title', { isLead: () => false }),
  innerRule('plan/find-title', { titleOfLogo: () => null }),
  innerRule('plan/find-title', { titleOfLine: () => null }),
  innerRule('plan/find-title', { titleOfTurn: () => null }, 'a card of facts in a shortened conversation'),
  innerRule('plan/natural-plan', { isShortStory: () => false }),
  innerRule('plan/natural-plan', { leadOf: () => 0 }),
  innerRule('write/condense-units', { introduces: () => false }),
  innerRule('write/condense-units', { isQuoteOpen: () => false }, 'both ends of a quotation on one card'),
  innerRule('write/condense-units', { isPoints: () => false }),
  innerRule('write/condense-units', { isWholeLines: () => false }),
  innerRule('write/condense-units', { isFragment: () => false }),
  innerRule('write/deck-title', { isNavigation: () => false }),
  innerRule('write/deck-title', { withoutDangling: (words) => words }),
  innerRule('write/write-cards', { withBulletPoints: (card) => card }),
];
