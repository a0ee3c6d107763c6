import { describe, expect, it } from 'vitest';
import { hasOwnNumber, splitOwnNumber } from './looks-like-heading';

describe('a heading’s own number', () => {
  it.each(['4. Summer party', 'IV. Summer', '§ 4 Parties', 'Chapter 4', '2.1 Water'])('is found in "%s"', (heading) =>
    expect(hasOwnNumber(heading)).toBe(true),
  );

  it.each(['Summer party', 'In four parts', 'Ivy'])('is not found in "%s"', (heading) =>
    expect(hasOwnNumber(heading)).toBe(false),
  );

  it('is separated from the name only if punctuation ends it', () => {
    expect(splitOwnNumber('4. Summer party')).toEqual({ number: '4', name: 'Summer party' });
    expect(splitOwnNumber('2.1) Water')).toEqual({ number: '2.1', name: 'Water' });
    expect(splitOwnNumber('3 reasons to come')).toEqual({ number: null, name: '3 reasons to come' });
    expect(splitOwnNumber('4.')).toEqual({ number: null, name: '4.' });
  });
});
