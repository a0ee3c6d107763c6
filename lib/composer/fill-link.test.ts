import { describe, expect, it } from 'vitest';
import { emptyDraft } from './draft';
import { settingsOf } from './draft-settings';
import { MAX_FILL, readFill, writeFill } from './fill-link';

const EMPTY = settingsOf(emptyDraft());
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a link with settings', () => {
  it('brings them back, whatever they hold', () => {
    const settings = {
      ...EMPTY,
      tone: 'warm – „ernst“ 🐝 \ud83d\udc1d',
      numCards: '7',
      folderIds: ['a', 'b'],
      headerFooter: { ...EMPTY.headerFooter, hideFromFirstCard: true },
    };
    expect(readFill(writeFill(settings) ?? '')).toEqual({ settings, unused: [] });
    expect(readFill(writeFill(EMPTY) ?? '')).toEqual({ settings: EMPTY, unused: [] });
  });

  it('never holds a text or somebody’s address', () => {
    const whole = { ...emptyDraft(), inputText: 'secret', prompt: 'secret', recipients: ['a@b.example'], tone: 'dry' };
    const fill = writeFill(whole);
    expect(Buffer.from(fill ?? '', 'base64url').toString()).toBe('{"tone":"dry"}');
  });

  it('tells what of it cannot be used, and uses the rest', () => {
    const given = {
      tone: 'dry',
      inputText: 'x',
      recipients: ['a@b.example'],
      format: 'film',
      folderIds: ['a', 1],
      apiKey: 'k',
      numCards: 7,
      headerFooter: { topLeft: { type: 'cardNumber' }, nowhere: 1 },
    };
    const filled = readFill(encode(given));
    expect(filled?.unused).toEqual([
      'inputText',
      'recipients',
      'format',
      'folderIds',
      'apiKey',
      'numCards',
      'headerFooter',
    ]);
    expect(filled?.settings).toMatchObject({
      tone: 'dry',
      recipients: [],
      headerFooter: { topLeft: { type: 'cardNumber' } },
    });
  });

  it.each(['', '!', encode(null), encode([1]), encode('x'), 'e30=\0', 'A'.repeat(MAX_FILL + 1), '_w'])(
    'of %j is none',
    (fill) => {
      expect(readFill(fill)).toBeNull();
    },
  );

  it('is not made when it would be too long', () => {
    expect(writeFill({ ...EMPTY, additionalInstructions: 'x'.repeat(MAX_FILL) })).toBeNull();
  });

  it('changes no prototype', () => {
    const filled = readFill(Buffer.from('{"__proto__":{"tone":"x"},"constructor":1}').toString('base64url'));
    expect(filled?.settings.tone).toBe('');
    expect(({} as { tone?: string }).tone).toBeUndefined();
  });
});
