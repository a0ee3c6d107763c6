import { describe, expect, it } from 'vitest';
import { emptyDraft } from '../draft';
import { settingsOf } from '../draft-settings';
import { MAX_FILL, readFill, writeFill } from './fill-link';

const EMPTY = settingsOf(emptyDraft());
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a settings link', () => {
  it('round-trips any settings', () => {
    const settings = {
      ...EMPTY,
      tone: 'warm – „ernst“ 🐝 \ud83d\udc1d',
      numCards: '7',
      folderIds: ['a', 'b'],
      headerFooter: { ...EMPTY.headerFooter, hideFromFirstCard: true },
    };
    expect(readFill(writeFill(settings) ?? '')).toMatchObject({ settings, leftOut: [], unused: [] });
    expect(readFill(writeFill(EMPTY) ?? '')).toEqual({ settings: EMPTY, taken: [], leftOut: [], unused: [] });
  });

  it('never contains text, sharing, recipients or URLs', () => {
    const logo = {
      type: 'image',
      value: '',
      source: 'custom',
      size: '',
      src: 'https://elsewhere.example/a.png',
    } as const;
    const whole = {
      ...emptyDraft(),
      inputText: 'secret',
      prompt: 'secret',
      recipients: ['a@b.example'],
      recipientAccess: 'edit' as const,
      externalAccess: 'view' as const,
      workspaceAccess: 'edit' as const,
      headerFooter: { ...EMPTY.headerFooter, topLeft: logo },
      tone: 'dry',
    };
    const fill = Buffer.from(writeFill(whole) ?? '', 'base64url').toString();
    expect(JSON.parse(fill)).toMatchObject({ tone: 'dry' });
    expect(fill).not.toMatch(/secret|example|Access|recipients/);
  });

  it.each([
    ['workspaceAccess', 'fullAccess'],
    ['externalAccess', 'edit'],
    ['recipients', ['a@b.example']],
    ['recipientAccess', 'edit'],
    ['inputText', 'x'],
    ['prompt', 'x'],
    ['additionalInstructions', 'Show https://elsewhere.example/a.png'],
    ['imageStyle', 'like //elsewhere.example'.slice(5)],
    ['artifactId', 'www.elsewhere.example/a/1'],
    ['folderIds', ['ok', 'data:text/plain,x']],
  ])('never sets %s to %j', (name, value) => {
    const filled = readFill(encode({ tone: 'dry', [name]: value }));
    expect(filled).toMatchObject({ taken: ['tone'], leftOut: [name], unused: [] });
    expect(filled?.settings).toEqual({ ...EMPTY, tone: 'dry' });
  });

  it('accepts no image from another site in header and footer, and nothing hidden', () => {
    const filled = readFill(
      encode({
        headerFooter: {
          topLeft: { type: 'image', source: 'custom', src: 'https://elsewhere.example/a.png' },
          topRight: { type: 'image', source: 'themeLogo', src: 'http://127.0.0.1/' },
          topCenter: { type: '', value: 'waits for a type' },
          bottomLeft: { type: 'text', value: 'See https://elsewhere.example' },
          bottomRight: { type: 'cardNumber' },
        },
      }),
    );
    expect(filled?.leftOut).toEqual(['headerFooter.topLeft', 'headerFooter.topRight', 'headerFooter.bottomLeft']);
    expect(filled?.settings.headerFooter).toEqual({
      ...EMPTY.headerFooter,
      bottomRight: { ...EMPTY.headerFooter.bottomRight, type: 'cardNumber' },
    });
  });

  it('lists what cannot be used, and uses the rest', () => {
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
    expect(filled?.leftOut).toEqual(['inputText', 'recipients']);
    expect(filled?.unused).toEqual(['format', 'folderIds', 'apiKey', 'numCards', 'headerFooter']);
    expect(filled?.settings).toMatchObject({
      tone: 'dry',
      recipients: [],
      headerFooter: { topLeft: { type: 'cardNumber' } },
    });
  });

  it.each(['', '!', encode(null), encode([1]), encode('x'), 'e30=\0', 'A'.repeat(MAX_FILL + 1), '_w'])(
    'rejects %j',
    (fill) => {
      expect(readFill(fill)).toBeNull();
    },
  );

  it('is null if it would be too long', () => {
    expect(writeFill({ ...EMPTY, additionalInstructions: 'x'.repeat(MAX_FILL) })).toBeNull();
  });

  it('does not pollute prototypes', () => {
    const filled = readFill(Buffer.from('{"__proto__":{"tone":"x"},"constructor":1}').toString('base64url'));
    expect(filled?.settings.tone).toBe('');
    expect(({} as { tone?: string }).tone).toBeUndefined();
  });
});
