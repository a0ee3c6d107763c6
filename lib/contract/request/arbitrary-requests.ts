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
} from '../enums';
import { LIMITS } from '../limits';
import type { GenerateRequest, TemplateRequest } from './generate-request';
import type { Position } from './header-footer';
import type { SharingOptions } from './sharing-options';

// Only for tests: fast-check is not part of the app.

/** Text that the contract accepts: any script, emoji, control characters except NUL; never blank. */
function arbitraryWords(max: number): fc.Arbitrary<string> {
  return fc
    .oneof(
      { weight: 3, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: Math.min(max, 60) }) },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: Math.min(max, 30) }) },
    )
    .map((text) => text.replaceAll('\0', ''))
    .filter((text) => /\S/.test(text) && text.length <= max);
}

/** Text with markers, near-markers, fences and both kinds of line breaks, for everything that splits text. */
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

/** Each type, with the members it needs and some that it ignores. */
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
  // Duplicates are accepted and merged (docs/spec/settled-points.md#3).
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

/** Valid bodies of `POST /v1.0/generations`: each field present or absent, including ignored ones and empty lists. */
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
              // A webpage accepts the dimensions of any format and ignores them.
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

/** Values that no field expects, or only some. */
const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '\0',
    '\ud800',
    'x'.repeat(LIMITS.inputText + 1),
    -1,
    1e308,
    '10',
    'true',
    [],
    {},
    [[]],
    '../../etc',
    '<script>alert(1)</script>',
    '---',
    '\n---\n'.repeat(400),
  ),
  // A new value each time: a shared deep value would be copied into each failure report.
  fc.integer({ min: 50, max: 2000 }).map((depth) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)),
);

/** A valid body with one to three members changed, removed or added: most are invalid, some stay valid. */
export function arbitraryMutatedBody(request: fc.Arbitrary<object>): fc.Arbitrary<Record<string, unknown>> {
  const change = fc.record({
    at: fc.nat(),
    how: fc.constantFrom('set' as const, 'drop' as const, 'add' as const),
    key: fc.constantFrom('unknown', '__proto__', 'constructor', 'a b', '\0', '\ud800', 'k'.repeat(5000), '0'),
    value: hostileValue,
  });
  return fc.tuple(request, fc.array(change, { minLength: 1, maxLength: 3 })).map(([valid, changes]) => {
    const body = JSON.parse(JSON.stringify(valid)) as Record<string, unknown>;
    for (const { at, how, key, value } of changes) {
      const places = placesOf(body);
      const place = places[at % places.length];
      if (!place) continue;
      if (how === 'set') define(place.holder, place.member, value);
      else if (how === 'drop') Reflect.deleteProperty(place.holder, place.member);
      else define(place.holder, key, value);
    }
    return body;
  });
}

function placesOf(body: object): { holder: object; member: string }[] {
  return Object.entries(body).flatMap(([member, inner]) => [
    { holder: body, member },
    ...(typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? placesOf(inner) : []),
  ]);
}

/** Sets an own member, `__proto__` too, as `JSON.parse` does. */
function define(holder: object, member: string, value: unknown): void {
  Object.defineProperty(holder, member, { value, writable: true, enumerable: true, configurable: true });
}
