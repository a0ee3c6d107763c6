import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '@/lib/testing/for-all';
import { indexOfLine, placeInText } from './text-lines';

describe('indexOfLine', () => {
  it('finds the start of every line', () =>
    forAll({}, fc.array(fc.stringMatching(/^[^\n]{0,8}$/), { minLength: 1, maxLength: 20 }), (lines) => {
      const text = lines.join('\n');
      lines.forEach((line, at) => {
        const index = indexOfLine(text, at + 1);
        expect(text.slice(index, index + line.length)).toBe(line);
        expect(text.slice(0, index).split('\n')).toHaveLength(at + 1);
      });
    }));
});

describe('placeInText', () => {
  it('counts a CRLF as one character, like a textarea', () =>
    forAll({}, fc.array(fc.constantFrom('a', '\n', '\r\n'), { maxLength: 20 }), fc.nat({ max: 25 }), (parts, place) => {
      const text = parts.join('');
      expect(placeInText(text, place)).toBe(parts.slice(0, place).join('').length);
    }));
});
