import { afterEach, describe, expect, it } from 'vitest';
import { say } from '@/lib/words/say';
import { useWords, wordsInUse } from '@/lib/words/words-in-use';
import { overrideConfig } from '@/server/config';
import { speakInterfaceLocale, wordsScript } from './interface-words';

let restore: () => void = () => {};

afterEach(() => {
  restore();
  useWords(null);
});

function speak(locale?: string): void {
  restore = overrideConfig(locale ? { INTERFACE_LOCALE: locale } : {});
  speakInterfaceLocale();
}

describe('the language of the installation', () => {
  it('is English, and costs the browser nothing', () => {
    speak();
    expect(wordsInUse().locale).toBe('en');
    expect(wordsScript()).toBeNull();
  });

  it('gives the browser the words that the server says, under an address that changes with them', () => {
    speak('en-XA');
    expect(say('Try again')).toBe('[Ţŕý åĝåîñ ~~~~]');
    const script = wordsScript();
    expect(script?.address).toMatch(/^\/words\?v=[\w-]{12}$/);
    const words = JSON.parse(script?.text.replace(/^globalThis\.cardwrightWords=|;$/g, '') ?? '');
    expect(words).toEqual(wordsInUse());
    speak('en-XB');
    expect(wordsScript()?.address).not.toBe(script?.address);
  });

  it('runs from right to left where its script does', () => {
    speak('en-XB');
    expect(wordsInUse().dir).toBe('rtl');
  });

  it('is refused where it has no catalogue', () => {
    expect(() => speak('tlh')).toThrow('lib/words/tlh.json');
  });
});
