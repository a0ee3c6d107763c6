import { describe, expect, it } from 'vitest';
import { pseudoCatalogue } from './pseudo-locales';

const catalogue = {
  'Send to {name}': 'Send to {name}',
  'Read <link>the notes</link> first': 'Read <link>the notes</link> first',
  '{count} cards': { one: '{count} card', other: '{count} cards' },
};

describe('en-XA', () => {
  const said = pseudoCatalogue(catalogue, 'en-XA');

  it('accents and lengthens the words between brackets, and keeps places and tags', () => {
    expect(said['Send to {name}']).toBe('[Šéñð ţö {name} ~~~]');
    expect(said['Read <link>the notes</link> first']).toMatch(/^\[Ŕéåð <link>ţĥé ñöţéš<\/link> ƒîŕšţ ~+ ?~*\]$/);
  });

  it('changes every form of a number', () => {
    expect(said['{count} cards']).toEqual({ one: '[{count} çåŕð ~~]', other: '[{count} çåŕðš ~~]' });
  });

  it('is at least 40 % longer, in pieces that can wrap', () => {
    const english = 'It’s unclear whether this was charged.';
    const longer = String(pseudoCatalogue({ [english]: english }, 'en-XA')[english]);
    expect(longer.length).toBeGreaterThanOrEqual(english.length * 1.4);
    expect(Math.max(...longer.split(' ').map((word) => word.length))).toBeLessThanOrEqual(12);
  });
});

describe('en-XB', () => {
  it('turns each word by itself, and leaves places where they are', () => {
    const said = pseudoCatalogue(catalogue, 'en-XB');
    expect(said['Send to {name}']).toBe('\u202eSend\u202c \u202eto\u202c {name}');
  });
});
