import { afterEach, describe, expect, it } from 'vitest';
import english from '@/lib/words/en.json';
import { messagesInUse, setMessages, setMessagesOfReader } from '@/lib/words/messages-in-use';
import { tStored } from '@/lib/words/stored-messages';
import { t } from '@/lib/words/t';
import { overrideConfig } from '@/server/config';
import { withReader } from '@/server/http/reader';
import formerMessages from './former-messages.json';
import { languageChoice, speakReadersLanguages, wordsScript, wordsScriptIn } from './interface-words';

let restore: () => void = () => {};

afterEach(() => {
  restore();
  setMessages(null);
  setMessagesOfReader(null);
});

function speak(locale?: string): void {
  restore = overrideConfig(locale ? { INTERFACE_LOCALE: locale } : {});
  speakReadersLanguages();
}

function asReader<Answer>(headers: { cookie?: string; 'accept-language'?: string }, read: () => Answer): Answer {
  const answers: Answer[] = [];
  withReader(headers, () => answers.push(read()));
  return answers[0] as Answer;
}

it('translates sentences of earlier versions only as messages that exist', () => {
  const missing = Object.values(formerMessages).filter((current) => !Object.hasOwn(english, current));
  expect(missing).toEqual([]);
});

describe('the language of a reader', () => {
  it('is English by default, with nothing to load for the browser', () => {
    speak();
    expect(messagesInUse().locale).toBe('en');
    expect(wordsScript()).toBeNull();
    expect(asReader({ 'accept-language': 'en-US,en' }, wordsScript)).toBeNull();
  });

  it('follows the browser, and each request has its own', async () => {
    speak();
    const save = () => [t('Save'), messagesInUse().locale];
    expect(asReader({ 'accept-language': 'de-AT' }, save)).toEqual(['Speichern', 'de']);
    expect(asReader({ 'accept-language': 'en' }, save)).toEqual(['Save', 'en']);
    const later = (language: string) =>
      asReader({ 'accept-language': language }, async () => {
        await new Promise((resolve) => setImmediate(resolve));
        return t('Save');
      });
    expect(await Promise.all([later('de'), later('en'), later('de')])).toEqual(['Speichern', 'Save', 'Speichern']);
  });

  it('is the one chosen in Settings, which lists every catalogue', () => {
    speak();
    const reader = { 'accept-language': 'en', cookie: 'cardwright-language=de' };
    expect(asReader(reader, () => t('Save'))).toBe('Speichern');
    expect(asReader(reader, languageChoice)).toEqual({
      chosen: 'de',
      languages: [
        { locale: 'de', name: 'Deutsch' },
        { locale: 'en', name: 'English' },
      ],
    });
    expect(asReader({ 'accept-language': 'de' }, languageChoice).chosen).toBeNull();
  });

  it("gives the browser the server's messages, under a URL that changes with them", () => {
    speak('en-XA');
    expect(t('Retry')).toBe('[Ŕéţŕý ~~]');
    const script = wordsScript();
    expect(script?.address).toMatch(/^\/words\?locale=en-XA&v=[\w-]{12}$/);
    const words = JSON.parse(script?.text.replace(/^globalThis\.cardwrightWords=|;$/g, '') ?? '');
    expect(words).toEqual(messagesInUse());
    expect(wordsScriptIn('en-XA')).toEqual(script);
    expect(asReader({ cookie: 'cardwright-language=de' }, wordsScript)).toEqual(wordsScriptIn('de'));
  });

  it.each([null, '', 'en', 'en-XA', 'tlh', '../../package', 'former-messages'])('has no script for %j', (locale) => {
    speak();
    expect(wordsScriptIn(locale)).toBeNull();
  });

  it('knows the sentences that earlier versions stored', () => {
    speak('en-XA');
    expect(tStored('Couldn’t reach the service (ECONNREFUSED). Nothing was sent.')).toBe(
      tStored('Couldn’t reach the service. Nothing was sent.'),
    );
    expect(tStored('folderIds are stored with the deck; this version can’t show folders.')).toBe(
      tStored('Folders are saved but not shown yet.'),
    );
    expect(tStored('Folders are saved but not shown yet.')).toMatch(/^\[/);
  });

  it('runs right to left if its script does', () => {
    speak('en-XB');
    expect(messagesInUse().dir).toBe('rtl');
  });

  it('is refused without a catalogue', () => {
    expect(() => speak('tlh')).toThrow('lib/words/tlh.json');
  });
});
