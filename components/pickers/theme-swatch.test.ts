import { describe, expect, it } from 'vitest';
import { keywordColours } from './theme-swatch';

const CSS_COLOURS = ['white', 'blue', 'navy', 'lightgray', 'skyblue', 'red', 'transparent', '#0a0a0a', 'darkblue'];
const colours = (keywords: string[]) => keywordColours(keywords, (text) => CSS_COLOURS.includes(text));

describe('keywordColours', () => {
  it.each([
    ['white, blue', 'white, blue'],
    ['warm white, deep ocean blue', 'white, blue'],
    ['cream, Charcoal', '#fff6dd, #36454f'],
    ['#0A0A0A, ink (#0a0a0a)', '#0a0a0a'],
    ['#12345, url(javascript:alert(1)), transparent, ', ''],
    ['calm, pastel, ελαφρύ, 鮮やか', ''],
    ['constructor, toString', ''],
  ])('of %j are %j', (keywords, found) => expect(colours(keywords.split(', ')).join(', ')).toBe(found));
});
