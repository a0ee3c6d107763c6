import fc from 'fast-check';
import { IMAGE_POSITION_SIZES, IMAGE_POSITION_SOURCES, POSITION_TYPES, POSITIONS } from '../contract/enums';
import { FIELD_NAMES, type FieldName, fieldOf, setAt } from '../contract/fields';
import type { Draft } from './draft';

/** Test data: half-filled forms with blanks, duplicates and invalid numbers. */

/** Unset about half of the time. */
const choice = (values: readonly string[]) => fc.oneof(fc.constant(''), fc.constantFrom(...values));
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

const position = fc.record({
  type: choice(POSITION_TYPES),
  value: typed,
  source: choice(IMAGE_POSITION_SOURCES),
  size: choice(IMAGE_POSITION_SIZES),
  src: fc.oneof(fc.constant(''), fc.constant('https://pictures.example/a.png'), typed),
});

/** The fields that are neither a choice nor any text. */
const SPECIAL: { readonly [Name in FieldName]?: fc.Arbitrary<unknown> } = {
  operation: fc.constantFrom(...(fieldOf('operation').kind.values ?? [])),
  inputText: fc.oneof(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.constant('# One\n---\n# Two')),
  textMode: fc.constantFrom(...(fieldOf('textMode').kind.values ?? [])),
  numCards: fc.oneof(fc.integer({ min: 1, max: 60 }).map(String), fc.constantFrom('', '', ' 7 ', '0', '99', 'ten')),
  autoLength: fc.boolean(),
  reviewOutline: fc.boolean(),
  'textOptions.language': fc.oneof(fc.constant(''), fc.constantFrom('en', 'ja')),
  'cardOptions.headerFooter': fc.record({
    ...Object.fromEntries(POSITIONS.map((name) => [name, position])),
    hideFromFirstCard: flag,
    hideFromLastCard: flag,
  }),
  artifactId: fc.oneof(fc.constant(''), fc.stringMatching(/^art_[a-z]{1,8}$/)),
  folderIds: fc.array(fc.stringMatching(/^fold_[a-c]$/), { maxLength: 4 }),
  'sharingOptions.emailOptions.recipients': fc.array(address, { maxLength: 4 }),
};

function valuesOf(name: FieldName): fc.Arbitrary<unknown> {
  const { values } = fieldOf(name).kind;
  return SPECIAL[name] ?? (values ? choice(values) : typed);
}

export const arbitraryDraft: fc.Arbitrary<Draft> = fc.tuple(...FIELD_NAMES.map(valuesOf)).map((values) => {
  const draft = {};
  for (const [at, name] of FIELD_NAMES.entries()) setAt(draft, name, values[at]);
  return draft as Draft;
});
