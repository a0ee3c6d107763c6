import fc from 'fast-check';
import {
  ALL_DIMENSIONS,
  AMOUNTS,
  CARD_SPLITS,
  DIMENSIONS,
  EXPORTS,
  EXTERNAL_ACCESS,
  FORMATS,
  IMAGE_POSITION_SIZES,
  IMAGE_POSITION_SOURCES,
  IMAGE_SOURCES,
  RECIPIENT_ACCESS,
  TEXT_MODES,
  WORKSPACE_ACCESS,
} from './enums';
import type { GenerateRequest } from './generate-request';
import type { Position } from './header-footer';
import { LIMITS } from './limits';
import type { SharingOptions } from './sharing-options';
import type { TemplateRequest } from './template-request';

// Used by tests only: fast-check is not part of the program.

/** Text the contract takes: any script, emoji, control characters but NUL; never only white space. */
export function arbitraryWords(max: number): fc.Arbitrary<string> {
  return fc
    .oneof(
      { weight: 3, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: Math.min(max, 60) }) },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: Math.min(max, 30) }) },
    )
    .map((text) => text.replaceAll('\0', ''))
    .filter((text) => /\S/.test(text) && text.length <= max);
}

/** Text with break markers, near-markers, fences and both line ends, for everything that splits. */
export const arbitraryMarkedText: fc.Arbitrary<string> = fc
  .array(
    fc.tuple(
      fc.oneof(
        { weight: 4, arbitrary: fc.constant('---') },
        {
          weight: 3,
          arbitrary: fc.constantFrom('--- ', ' ---', '----', '--', '```', '~~~', '', '# Title', '-', '\t---'),
        },
        { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }).map((text) => text.replaceAll('\0', '')) },
      ),
      fc.constantFrom('\n', '\n', '\r\n'),
    ),
    { maxLength: 40 },
  )
  .chain((lines) =>
    fc.boolean().map((open) => {
      const text = lines.map(([line, end]) => line + end).join('');
      return open ? text.replace(/\r?\n$/, '') : text;
    }),
  );

const inputText = fc.oneof(
  arbitraryWords(LIMITS.inputText),
  arbitraryMarkedText.filter((text) => /\S/.test(text)),
);

const email = fc
  .tuple(fc.stringMatching(/^[a-z][a-z0-9]{0,12}$/), fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/))
  .map(([name, host]) => `${name}@${host}.example`);

const webAddress = fc.webUrl({ withQueryParameters: true }).filter((url) => url.length <= LIMITS.url);

/** Every type, with the members it needs and any of those it does not use. */
const position: fc.Arbitrary<Position> = fc
  .record(
    {
      type: fc.constantFrom('text' as const, 'image' as const, 'cardNumber' as const),
      value: arbitraryWords(LIMITS.headerFooterText),
      source: fc.constantFrom(...IMAGE_POSITION_SOURCES),
      size: fc.constantFrom(...IMAGE_POSITION_SIZES),
      src: webAddress,
    },
    { requiredKeys: ['type'] },
  )
  .chain((made) =>
    fc.record({ value: arbitraryWords(40), source: fc.constantFrom(...IMAGE_POSITION_SOURCES), src: webAddress }).map(
      (needed): Position => ({
        ...made,
        ...(made.type === 'text' && !made.value ? { value: needed.value } : {}),
        ...(made.type === 'image' ? { source: made.source ?? needed.source, src: made.src ?? needed.src } : {}),
      }),
    ),
  );

const headerFooter = fc.record(
  {
    topLeft: position,
    topCenter: position,
    topRight: position,
    bottomLeft: position,
    bottomCenter: position,
    bottomRight: position,
    hideFromFirstCard: fc.boolean(),
    hideFromLastCard: fc.boolean(),
  },
  { requiredKeys: [] },
);

const sharingOptions: fc.Arbitrary<SharingOptions> = fc.record(
  {
    workspaceAccess: fc.constantFrom(...WORKSPACE_ACCESS),
    externalAccess: fc.constantFrom(...EXTERNAL_ACCESS),
    emailOptions: fc.record(
      { recipients: fc.array(email, { maxLength: 4 }), access: fc.constantFrom(...RECIPIENT_ACCESS) },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
);

const folderIds = fc.array(arbitraryWords(LIMITS.id), { maxLength: 4 }).chain((ids) =>
  // Repeats are taken and merged (wire.md).
  fc.boolean().map((repeat) => (repeat ? [...ids, ...ids] : ids)),
);

const textOptions = fc.record(
  {
    amount: fc.constantFrom(...AMOUNTS),
    tone: arbitraryWords(LIMITS.words),
    audience: arbitraryWords(LIMITS.words),
    language: arbitraryWords(LIMITS.openList),
  },
  { requiredKeys: [] },
);

const model = arbitraryWords(LIMITS.openList);
const style = arbitraryWords(LIMITS.words);

/** Valid bodies of `POST /v1.0/generations`: every field present or absent, ignored ones and empty lists included. */
export const arbitraryGenerateRequest: fc.Arbitrary<GenerateRequest> = fc
  .constantFrom(undefined, ...FORMATS)
  .chain((format) =>
    fc
      .record(
        {
          inputText,
          textMode: fc.constantFrom(...TEXT_MODES),
          themeId: arbitraryWords(LIMITS.id),
          numCards: fc.integer({ min: LIMITS.numCards.min, max: LIMITS.numCards.max }),
          cardSplit: fc.constantFrom(...CARD_SPLITS),
          additionalInstructions: arbitraryWords(LIMITS.additionalInstructions),
          folderIds,
          exportAs: fc.constantFrom(...EXPORTS),
          textOptions,
          imageOptions: fc.record({ source: fc.constantFrom(...IMAGE_SOURCES), model, style }, { requiredKeys: [] }),
          cardOptions: fc.record(
            {
              // A webpage takes the dimensions of any format, and ignores them.
              dimensions: fc.constantFrom(
                ...(format === 'webpage' ? ALL_DIMENSIONS : DIMENSIONS[format ?? 'presentation']),
              ),
              headerFooter,
            },
            { requiredKeys: [] },
          ),
          sharingOptions,
        },
        { requiredKeys: ['inputText', 'textMode'] },
      )
      .map((request): GenerateRequest => (format === undefined ? request : { ...request, format })),
  );

/** Valid bodies of `POST /v1.0/generations/from-template`. */
export const arbitraryTemplateRequest: fc.Arbitrary<TemplateRequest> = fc.record(
  {
    artifactId: arbitraryWords(LIMITS.id),
    prompt: inputText,
    themeId: arbitraryWords(LIMITS.id),
    folderIds,
    exportAs: fc.constantFrom(...EXPORTS),
    imageOptions: fc.record({ model, style }, { requiredKeys: [] }),
    sharingOptions,
  },
  { requiredKeys: ['artifactId', 'prompt'] },
);
