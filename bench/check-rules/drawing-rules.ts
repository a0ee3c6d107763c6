import { innerRule, type Rule, rule } from './rule';

/** Rules that decide how the content of a card is drawn and placed. */
export const DRAWING_RULES: readonly Rule[] = [
  rule<typeof import('@/lib/deck/document/announces-figure')>('document/announces-figure', {
    announcesFigure: (block): block is never => false,
  }),
  rule<typeof import('@/lib/deck/document/find-caption')>('document/find-caption', {
    findCaption: () => null,
    captionBefore: () => null,
  }),
  rule<typeof import('@/lib/deck/document/pull-quote')>('document/pull-quote', {
    isPullQuote: (block): block is never => false,
  }),
  rule<typeof import('@/lib/deck/layout/bind-figures')>('layout/bind-figures', { boundSpaces: () => [] }),
  rule<typeof import('@/lib/deck/layout/bind-formulas')>('layout/bind-formulas', { formulaSpaces: () => [] }),
  rule<typeof import('@/lib/deck/layout/ends-deck')>('layout/ends-deck', { mayEndDeck: () => true }),
  rule<typeof import('@/lib/deck/layout/fold-source')>('layout/fold-source', {
    foldSources: (blocks) => blocks,
    isSource: () => false,
  }),
  rule<typeof import('@/lib/deck/layout/missing-pictures')>(
    'layout/missing-pictures',
    { captionMissingPictures: (blocks) => [...blocks] },
    'the words of pictures that cannot be shown',
  ),
  rule<typeof import('@/lib/deck/layout/opening-headings')>('layout/opening-headings', {
    statesFacts: () => false,
    openingOf: () => 'introduction',
  }),
  rule<typeof import('@/lib/deck/layout/part-lead')>('layout/part-lead', { partLead: () => null }),
  rule<typeof import('@/lib/deck/layout/part-lead')>('layout/part-lead', { slideLead: () => null }),
  rule<typeof import('@/lib/deck/layout/part-numerals')>('layout/part-numerals', { partNumerals: (runs) => runs }),
  rule<typeof import('@/lib/deck/layout/tie-compounds')>('layout/tie-compounds', { tieCompounds: (text) => text }),
  rule<typeof import('@/lib/deck/layout/worn-marker')>('layout/worn-marker', { wornMarker: () => null }),
  rule<typeof import('@/lib/deck/subjects/find-pictures')>('subjects/find-pictures', { findPictures: () => [] }),
  rule<typeof import('@/lib/deck/subjects/subject-of')>('subjects/subject-of', { subjectOf: () => null }),
  rule<typeof import('@/lib/deck/subjects/thing-words')>('subjects/thing-words', { isVerb: () => false }),
  rule<typeof import('@/lib/deck/subjects/thing-words')>('subjects/thing-words', { namesThing: () => true }),
  rule<typeof import('@/lib/deck/visual/leading-point')>('visual/leading-point', { leadingPoint: () => -1 }),
  rule<typeof import('@/lib/deck/visual/leading-row')>('visual/leading-row', { leadingRow: () => -1 }),
  rule<typeof import('@/lib/deck/visual/line-items')>('visual/line-items', { lineItems: () => [] }),
  rule<typeof import('@/lib/deck/visual/read-chart')>('visual/read-chart', { readTableChart: () => null }),
  rule<typeof import('@/lib/deck/visual/read-chart')>('visual/read-chart', { readListChart: () => null }),
  rule<typeof import('@/lib/deck/visual/read-comparison')>('visual/read-comparison', {
    readGroupComparison: () => null,
  }),
  rule<typeof import('@/lib/deck/visual/read-comparison')>('visual/read-comparison', {
    readListComparison: () => null,
  }),
  rule<typeof import('@/lib/deck/visual/read-date')>('visual/read-date', {
    leadingDate: () => null,
    beginsWithDate: () => false,
    wholeDate: () => null,
  }),
  rule<typeof import('@/lib/deck/visual/read-hierarchy')>('visual/read-hierarchy', { readHierarchy: () => null }),
  rule<typeof import('@/lib/deck/visual/read-identifier')>('visual/read-identifier', {
    namesIdentifiers: () => false,
    areIdentifiers: () => false,
  }),
  rule<typeof import('@/lib/deck/visual/read-people')>('visual/read-people', { readPeople: () => null }),
  rule<typeof import('@/lib/deck/visual/read-stats')>('visual/read-stats', { readStats: () => null }),
  rule<typeof import('@/lib/deck/visual/read-timeline')>('visual/read-timeline', { readTimeline: () => null }),
  rule<typeof import('@/lib/deck/visual/read-timeline')>('visual/read-timeline', { isTime: () => false }),
  rule<typeof import('@/lib/deck/visual/read-value')>('visual/read-value', { isFigureWithUnit: () => false }),
  rule<typeof import('@/lib/deck/visual/remark')>('visual/remark', { remarkOf: () => null }),
  rule<typeof import('@/lib/deck/visual/split-item')>('visual/split-item', { splitTerm: () => null }),
  rule<typeof import('@/lib/deck/visual/split-item')>(
    'visual/split-item',
    { splitComma: () => null },
    'the layout of a template with people',
  ),

  innerRule('layout/choose-layout', { isSaying: () => false }),
  innerRule('visual/read-chart', { isScale: () => false }),
  innerRule('visual/read-chart', { isSplitWhole: () => false }),
  innerRule('visual/read-visual', { findInLines: () => null }),
  innerRule('visual/read-visual', { readFeatures: () => null }),
  innerRule('webpage/plan-page', { isClosing: () => false }),
];
