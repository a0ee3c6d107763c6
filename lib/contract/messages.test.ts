import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '@/lib/testing/for-all';
import { parseValidationMessage, validationMessage } from './messages';
import { formatPath } from './request/problems';

describe('validationMessage', () => {
  it('has the form of the interface (docs/spec/interface.md#7)', () =>
    expect(
      validationMessage([
        { path: 'cardOptions.dimensions', message: 'must be one of 1x1, 4x5, 9x16 when format is social' },
        { path: 'folderIds[0]', message: 'must be a string' },
      ]),
    ).toBe(
      'Input validation errors: 1. cardOptions.dimensions: must be one of 1x1, 4x5, 9x16 when format is social ' +
        '2. folderIds[0]: must be a string',
    ));

  it('can be parsed back with any keys', () => {
    const segment = fc.oneof(
      fc.constantFrom('numCards', 'cardOptions', 'headerFooter', 'topLeft', '__proto__', '$x', 'a-b'),
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.constantFrom('a 2. b: c', '"]', '\\', '1. ', 'x: y', '\u2028', '\ud800'),
      fc.nat({ max: 999 }),
    );
    const problem = fc.record({
      path: fc.array(segment, { maxLength: 4 }).map(formatPath),
      message: fc.constantFrom('must be a string', 'is required', 'must be one of 1x1, 4x5', 'makes 412 cards'),
    });
    forAll({ numRuns: 1000 }, fc.array(problem, { maxLength: 12 }), (problems) =>
      expect(parseValidationMessage(validationMessage(problems))).toEqual(problems),
    );
  });

  it.each([['line breaks', 'Input validation errors:\n1. numCards: too many\n2. format: unknown']])(
    'is parsed with %s',
    (_, message) =>
      expect(parseValidationMessage(message)).toEqual([
        { path: 'numCards', message: 'too many' },
        { path: 'format', message: 'unknown' },
      ]),
  );

  it('recognises a path without a colon', () =>
    expect(
      parseValidationMessage(
        'Input validation errors: 1. numCards must be at most 60 2. imageOptions.source must be known 3. folderIds[2] is unknown',
      ),
    ).toEqual([
      { path: 'numCards', message: 'must be at most 60' },
      { path: 'imageOptions.source', message: 'must be known' },
      { path: 'folderIds[2]', message: 'is unknown' },
    ]));

  it('assigns an entry without a path to the whole body', () =>
    expect(parseValidationMessage('Input validation errors: 1. The text is too long')).toEqual([
      { path: 'body', message: 'The text is too long' },
    ]));

  it.each([
    ['camel-case words', '1. ', 'aA'],
    ['quoted keys', '1. ', 'a["'],
    ['indices', '1. x[1]', '1'],
    ['backslashes', '1. x["', '\\\\'],
    ['numbers', '', '1. 2. '],
  ])('parses a hostile message of %s in linear time', (_, opening, part) =>
    expect(parseValidationMessage(opening + part.repeat(100_000)).length).toBeLessThan(4),
  );

  it.each(['Forbidden', '', 'Input validation errors:', 'Version 1.0 is gone', 'numCards: 12'])(
    'finds no problems in %j',
    (message) => expect(parseValidationMessage(message)).toEqual([]),
  );
});
