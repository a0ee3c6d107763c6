import { describe, expect, it } from 'vitest';
import { setAt } from '../../contract/fields';
import { emptyDraft, settingsOf } from '../draft';
import { draftWith } from '../testing/draft-with';
import { listedSettings, MAX_FILL, readFill, writeFill } from './fill-link';

const EMPTY = settingsOf(emptyDraft());
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a settings link', () => {
  it('round-trips any settings', () => {
    const settings = settingsOf(
      draftWith({ 'textOptions.tone': 'warm – „ernst“ 🐝 \ud83d\udc1d', numCards: '7', folderIds: ['a', 'b'] }),
    );
    settings.cardOptions.headerFooter.hideFromFirstCard = true;
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
    const whole = draftWith({
      inputText: 'secret',
      prompt: 'secret',
      'sharingOptions.emailOptions.recipients': ['a@b.example'],
      'sharingOptions.emailOptions.access': 'edit',
      'sharingOptions.externalAccess': 'view',
      'sharingOptions.workspaceAccess': 'edit',
      'cardOptions.headerFooter': { ...EMPTY.cardOptions.headerFooter, topLeft: logo },
      'textOptions.tone': 'dry',
    });
    const fill = Buffer.from(writeFill(whole) ?? '', 'base64url').toString();
    expect(JSON.parse(fill)).toMatchObject({ textOptions: { tone: 'dry' } });
    expect(fill).not.toMatch(/secret|example|Access|recipients/);
  });

  it.each([
    ['sharingOptions.workspaceAccess', 'fullAccess'],
    ['sharingOptions.externalAccess', 'edit'],
    ['sharingOptions.emailOptions.recipients', ['a@b.example']],
    ['sharingOptions.emailOptions.access', 'edit'],
    ['inputText', 'x'],
    ['prompt', 'x'],
    ['additionalInstructions', 'Show https://elsewhere.example/a.png'],
    ['imageOptions.style', 'like //elsewhere.example'.slice(5)],
    ['artifactId', 'www.elsewhere.example/a/1'],
    ['folderIds', ['ok', 'data:text/plain,x']],
  ])('never sets %s to %j', (name, value) => {
    const given = { textOptions: { tone: 'dry' } };
    setAt(given, name, value);
    const filled = readFill(encode(given));
    expect(filled).toMatchObject({ taken: ['textOptions.tone'], leftOut: [name], unused: [] });
    expect(filled?.settings).toEqual(settingsOf(draftWith({ 'textOptions.tone': 'dry' })));
  });

  it('accepts no image from another site in header and footer, and nothing hidden', () => {
    const filled = readFill(
      encode({
        // As links were before the form was nested.
        headerFooter: {
          topLeft: { type: 'image', source: 'custom', src: 'https://elsewhere.example/a.png' },
          topRight: { type: 'image', source: 'themeLogo', src: 'http://127.0.0.1/' },
          topCenter: { type: '', value: 'waits for a type' },
          bottomLeft: { type: 'text', value: 'See https://elsewhere.example' },
          bottomRight: { type: 'cardNumber' },
        },
      }),
    );
    expect(filled?.leftOut).toEqual(
      ['topLeft', 'topRight', 'bottomLeft'].map((name) => `cardOptions.headerFooter.${name}`),
    );
    expect(filled?.settings.cardOptions.headerFooter).toEqual({
      ...EMPTY.cardOptions.headerFooter,
      bottomRight: { ...EMPTY.cardOptions.headerFooter.bottomRight, type: 'cardNumber' },
    });
  });

  it('lists what cannot be used, and uses the rest', () => {
    const given = {
      textOptions: { tone: 'dry', colour: 'red' },
      inputText: 'x',
      recipients: ['a@b.example'],
      format: 'film',
      folderIds: ['a', 1],
      apiKey: 'k',
      numCards: 7,
      headerFooter: { topLeft: { type: 'cardNumber' }, nowhere: 1 },
    };
    const filled = readFill(encode(given));
    expect(filled?.leftOut).toEqual(['inputText', 'sharingOptions.emailOptions.recipients']);
    expect(filled?.unused).toEqual(
      'textOptions.colour apiKey format numCards folderIds cardOptions.headerFooter'.split(' '),
    );
    expect(filled?.settings).toMatchObject({
      textOptions: { tone: 'dry' },
      sharingOptions: { emailOptions: { recipients: [] } },
      cardOptions: { headerFooter: { topLeft: { type: 'cardNumber' } } },
    });
  });

  it.each(['', '!', encode(null), encode([1]), encode('x'), 'e30=\0', 'A'.repeat(MAX_FILL + 1), '_w'])(
    'rejects %j',
    (fill) => expect(readFill(fill)).toBeNull(),
  );

  it('does not pollute prototypes', () => {
    const filled = readFill(Buffer.from('{"__proto__":{"tone":"x"},"constructor":1}').toString('base64url'));
    expect(filled?.settings.textOptions.tone).toBe('');
    expect(({} as { tone?: string }).tone).toBeUndefined();
  });
});

const read = (value: unknown) => {
  const filled = readFill(Buffer.from(JSON.stringify(value)).toString('base64url'));
  if (!filled) throw new Error('no settings');
  return listedSettings(filled.settings, filled.taken);
};

describe('listedSettings', () => {
  it('lists every field with its value, including those of the other operation', () => {
    const additionalInstructions = 'Line one.\nLine two.';
    expect(
      read({
        operation: 'template',
        artifactId: 'deck-1',
        textMode: 'generate',
        additionalInstructions,
        themeId: 'plain',
        folderIds: ['a', 'b'],
        cardOptions: { headerFooter: { topLeft: { type: 'text', value: 'Draft' }, hideFromFirstCard: true } },
      }),
    ).toEqual([
      { path: 'operation', value: 'template' },
      { path: 'textMode', value: 'generate' },
      { path: 'themeId', value: 'plain' },
      { path: 'additionalInstructions', value: additionalInstructions },
      { path: 'folderIds', value: ['a', 'b'] },
      { path: 'cardOptions.headerFooter.hideFromFirstCard', value: true },
      { path: 'cardOptions.headerFooter.topLeft', value: { type: 'text', value: 'Draft' } },
      { path: 'artifactId', value: 'deck-1' },
    ]);
  });
});
