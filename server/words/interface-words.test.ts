import { afterEach, describe, expect, it } from 'vitest';
import { messagesInUse, setMessages, setMessagesOfReader } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';
import { overrideConfig } from '@/server/config';
import { withReader } from '@/server/http/reader';
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

  it.each([null, '', 'en', 'en-XA', 'tlh', '../../package'])('has no script for %j', (locale) => {
    speak();
    expect(wordsScriptIn(locale)).toBeNull();
  });

  it('runs right to left if its script does', () => {
    speak('en-XB');
    expect(messagesInUse().dir).toBe('rtl');
  });

  it('is refused without a catalogue', () => expect(() => speak('tlh')).toThrow('lib/words/tlh.json'));
});
