import { describe, expect, it } from 'vitest';
import { pseudoCatalogue } from './pseudo-locales';

const catalogue = {
  'Send to {name}': 'Send to {name}',
  'Read <link>the notes</link> first': 'Read <link>the notes</link> first',
  '{count} cards': { one: '{count} card', other: '{count} cards' },
};

describe('en-XA', () => {
  const translated = pseudoCatalogue(catalogue, 'en-XA');

  it('accents, lengthens and brackets a message, and keeps placeholders and tags', () => {
    expect(translated['Send to {name}']).toBe('[Šéñð ţö {name} ~~~]');
    expect(translated['Read <link>the notes</link> first']).toMatch(/^\[Ŕéåð <link>ţĥé ñöţéš<\/link> ƒîŕšţ ~+ ?~*\]$/);
  });
});

describe('en-XB', () => {
  it('reverses each word, and keeps placeholders in place', () => {
    const translated = pseudoCatalogue(catalogue, 'en-XB');
    expect(translated['Send to {name}']).toBe('\u202eSend\u202c \u202eto\u202c {name}');
  });
});
