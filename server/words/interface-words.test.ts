import { afterEach, describe, expect, it } from 'vitest';
import english from '@/lib/words/en.json';
import { messagesInUse, setMessages } from '@/lib/words/messages-in-use';
import { tStored } from '@/lib/words/stored-messages';
import { t } from '@/lib/words/t';
import { overrideConfig } from '@/server/config';
import formerMessages from './former-messages.json';
import { speakInterfaceLocale, wordsScript } from './interface-words';

let restore: () => void = () => {};

afterEach(() => {
  restore();
  setMessages(null);
});

function speak(locale?: string): void {
  restore = overrideConfig(locale ? { INTERFACE_LOCALE: locale } : {});
  speakInterfaceLocale();
}

it('translates sentences of earlier versions only as messages that exist', () => {
  const missing = Object.values(formerMessages).filter((current) => !Object.hasOwn(english, current));
  expect(missing).toEqual([]);
});

describe('the language of the installation', () => {
  it('is English, and costs the browser nothing', () => {
    speak();
    expect(messagesInUse().locale).toBe('en');
    expect(wordsScript()).toBeNull();
  });

  it("gives the browser the server's messages, under a URL that changes with them", () => {
    speak('en-XA');
    expect(t('Retry')).toBe('[Ŕéţŕý ~~]');
    const script = wordsScript();
    expect(script?.address).toMatch(/^\/words\?v=[\w-]{12}$/);
    const words = JSON.parse(script?.text.replace(/^globalThis\.cardwrightWords=|;$/g, '') ?? '');
    expect(words).toEqual(messagesInUse());
    speak('en-XB');
    expect(wordsScript()?.address).not.toBe(script?.address);
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
