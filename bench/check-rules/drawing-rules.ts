import { innerRule, type Rule, rule } from './rule';

/** Rules that decide how the content of a card is drawn and placed. */
export const DRAWING_RULES: readonly Rule[] = [
  rule<typeof import('@/lib/deck/document/find-caption')>('document/find-caption', {
    announcesFigure: (block): block is never => false,
  }),
  rule<typeof import('@/lib/deck/document/find-caption')>('document/find-caption', {
    findCaption: () => null,
    captionBefore: () => null,
  }),
  rule<typeof import('@/lib/deck/document/document-figures')>('document/document-figures', {
    isPullQuote: (block): block is never => false,
  }),
  rule<typeof import('@/lib/deck/layout/measure/bind-figures')>('layout/measure/bind-figures', {
    boundSpaces: () => [],
  }),
  innerRule('layout/measure/bind-figures', { formulaSpaces: () => [] }),
  rule<typeof import('@/lib/deck/layout/choose-layout')>('layout/choose-layout', { endsDeck: () => true }),
  rule<typeof import('@/lib/deck/content/fold-source')>('content/fold-source', {
    foldSources: (blocks) => blocks,
    isSource: () => false,
  }),
  rule<typeof import('@/lib/deck/content/read-content')>(
    'content/read-content',
    { captionMissingPictures: (blocks) => [...blocks] },
    'the words of pictures that cannot be shown',
  ),
  innerRule('skeletons/lead-cards', { partLead: () => null }),
  rule<typeof import('@/lib/deck/layout/measure/prepare-text')>('layout/measure/prepare-text', {
    partNumerals: (runs) => runs,
  }),
  rule<typeof import('@/lib/deck/layout/measure/tie-compounds')>('layout/measure/tie-compounds', {
    tieCompounds: (text) => text,
  }),
  rule<typeof import('@/lib/deck/text/list-marker')>('text/list-marker', { wornMarker: () => null }),
  rule<typeof import('@/lib/deck/content/chart-facts')>('content/chart-facts', { leadingPoint: () => -1 }),
  rule<typeof import('@/lib/deck/content/marked-rows')>('content/marked-rows', { leadingRow: () => -1 }),
  rule<typeof import('@/lib/deck/content/read-visual')>('content/read-visual', { lineItems: () => [] }),
  rule<typeof import('@/lib/deck/content/read-chart')>('content/read-chart', { readTableChart: () => null }),
  rule<typeof import('@/lib/deck/content/read-chart')>('content/read-chart', { readListChart: () => null }),
  rule<typeof import('@/lib/deck/content/read-comparison')>('content/read-comparison', {
    readGroupComparison: () => null,
  }),
  rule<typeof import('@/lib/deck/content/read-comparison')>('content/read-comparison', {
    readListComparison: () => null,
  }),
  rule<typeof import('@/lib/deck/text/read-date')>(
    'text/read-date',
    {
      leadingDate: () => null,
      beginsWithDate: () => false,
      wholeDate: () => null,
    },
    'both ends of a range of dates in its label',
  ),
  rule<typeof import('@/lib/deck/content/read-hierarchy')>('content/read-hierarchy', { readHierarchy: () => null }),
  rule<typeof import('@/lib/deck/content/read-value')>('content/read-value', {
    namesIdentifiers: () => false,
    areIdentifiers: () => false,
  }),
  rule<typeof import('@/lib/deck/content/read-as')>('content/read-as', { readPeople: () => null }),
  rule<typeof import('@/lib/deck/content/read-stats')>('content/read-stats', { readStats: () => null }),
  innerRule('content/read-stats', { readTrailing: () => null }),
  rule<typeof import('@/lib/deck/content/read-enumeration')>('content/read-enumeration', {
    readEnumeration: () => null,
  }),
  rule<typeof import('@/lib/deck/content/read-timeline')>('content/read-timeline', { readTimeline: () => null }),
  rule<typeof import('@/lib/deck/content/read-timeline')>('content/read-timeline', { isTime: () => false }),
  rule<typeof import('@/lib/deck/content/read-value')>('content/read-value', { isFigureWithUnit: () => false }),
  rule<typeof import('@/lib/deck/content/chart-facts')>('content/chart-facts', { remarkOf: () => null }),
  rule<typeof import('@/lib/deck/content/split-item')>('content/split-item', { splitTerm: () => null }),
  rule<typeof import('@/lib/deck/content/split-item')>(
    'content/split-item',
    { splitComma: () => null },
    'the layout of a template with people',
  ),

  innerRule('layout/choose-layout', { isSaying: () => false }),
  innerRule('content/read-chart', { isScale: () => false }),
  innerRule('content/read-chart', { isSplitWhole: () => false }),
  innerRule('content/read-visual', { findInLines: () => null }),
  innerRule('content/read-visual', { readFeatures: () => null }),
  innerRule('webpage/plan-page', { isClosing: () => false }),
];
