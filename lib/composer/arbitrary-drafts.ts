import fc from 'fast-check';
import {
  ALL_DIMENSIONS,
  AMOUNTS,
  CARD_SPLITS,
  EXPORTS,
  EXTERNAL_ACCESS,
  FORMATS,
  IMAGE_POSITION_SIZES,
  IMAGE_POSITION_SOURCES,
  IMAGE_SOURCES,
  POSITION_TYPES,
  POSITIONS,
  type PositionName,
  RECIPIENT_ACCESS,
  TEXT_MODES,
  WORKSPACE_ACCESS,
} from '../contract/enums';
import { OPERATIONS } from '../contract/run-words';
import type { Draft, DraftPosition } from './draft';

/** Test data: half-filled forms with blanks, duplicates and invalid numbers. */

const oneOf = <Value extends string>(values: readonly Value[]) => fc.constantFrom(...values);
/** Unset about half of the time. */
const choice = <Value extends string>(values: readonly Value[]) => fc.oneof(fc.constant('' as const), oneOf(values));
const typed = fc.oneof(
  { weight: 4, arbitrary: fc.constant('') },
  { weight: 5, arbitrary: fc.stringMatching(/^[A-Za-zé€ ]{1,30}$/) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }) },
);
const address = fc.oneof(
  { weight: 6, arbitrary: fc.stringMatching(/^[a-c]{1,2}@[a-c]\.example$/) },
  { weight: 2, arbitrary: fc.constantFrom('', ' ') },
  { weight: 1, arbitrary: fc.constantFrom(' a@b.example ', 'no address') },
);
const flag = fc.constantFrom(null, true, false);

const position: fc.Arbitrary<DraftPosition> = fc.record({
  type: choice(POSITION_TYPES),
  value: typed,
  source: choice(IMAGE_POSITION_SOURCES),
  size: choice(IMAGE_POSITION_SIZES),
  src: fc.oneof(fc.constant(''), fc.constant('https://pictures.example/a.png'), typed),
});

export const arbitraryDraft: fc.Arbitrary<Draft> = fc.record({
  operation: oneOf(OPERATIONS),
  inputText: fc.oneof(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.constant('# One\n---\n# Two')),
  textMode: oneOf(TEXT_MODES),
  format: choice(FORMATS),
  numCards: fc.oneof(fc.integer({ min: 1, max: 60 }).map(String), fc.constantFrom('', '', ' 7 ', '0', '99', 'ten')),
  autoLength: fc.boolean(),
  cardSplit: choice(CARD_SPLITS),
  reviewOutline: fc.boolean(),
  additionalInstructions: typed,
  amount: choice(AMOUNTS),
  tone: typed,
  audience: typed,
  language: fc.oneof(fc.constant(''), fc.constantFrom('en', 'ja')),
  imageSource: choice(IMAGE_SOURCES),
  dimensions: choice(ALL_DIMENSIONS),
  headerFooter: fc.record({
    ...(Object.fromEntries(POSITIONS.map((name) => [name, position])) as Record<PositionName, typeof position>),
    hideFromFirstCard: flag,
    hideFromLastCard: flag,
  }),
  artifactId: fc.oneof(fc.constant(''), fc.stringMatching(/^art_[a-z]{1,8}$/)),
  prompt: typed,
  themeId: typed,
  folderIds: fc.array(fc.stringMatching(/^fold_[a-c]$/), { maxLength: 4 }),
  exportAs: choice(EXPORTS),
  imageModel: typed,
  imageStyle: typed,
  workspaceAccess: choice(WORKSPACE_ACCESS),
  externalAccess: choice(EXTERNAL_ACCESS),
  recipients: fc.array(address, { maxLength: 4 }),
  recipientAccess: choice(RECIPIENT_ACCESS),
});
