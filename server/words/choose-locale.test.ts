import { describe, expect, it } from 'vitest';
import { chooseLocale } from './interface-words';

const AVAILABLE = ['de', 'en', 'pt-BR'];
const choose = (acceptLanguage: string, cookie = '', installation?: string) =>
  chooseLocale({ acceptLanguage, cookie }, AVAILABLE, installation);

describe('the language of a reader', () => {
  it.each([
    ['', 'en'],
    ['de', 'de'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['en-GB,en;q=0.9,de;q=0.8', 'en'],
    ['fr,de;q=0.4,en;q=0.6', 'en'],
    ['fr, DE-ch ; q=0.5', 'de'],
    ['de;q=0,en', 'en'],
    ['pt-BR', 'pt-BR'],
    ['pt', 'en'],
    ['*', 'en'],
    [';q=1,,=;,', 'en'],
    [`${'x,'.repeat(5000)}de`, 'en'],
  ])('for a browser that accepts %j is %s', (accepted, locale) => expect(choose(accepted)).toBe(locale));

  it('is the one chosen in Settings, whatever the browser accepts', () => {
    expect(choose('en', 'a=b; cardwright-language=de')).toBe('de');
    expect(choose('de', 'cardwright-language=en; a=b')).toBe('en');
  });

  it.each(['system', '../../package', 'tlh', '', 'de=x'])('ignores a choice of %j that is not available', (value) =>
    expect(['de', 'fr'].map((accepted) => choose(accepted, `cardwright-language=${value}`))).toEqual(
      value === 'de=x' ? ['de', 'de'] : ['de', 'en'],
    ),
  );

  it('is the installation’s if none was chosen', () => {
    expect(choose('de', '', 'en')).toBe('en');
    expect(choose('en', '', 'de')).toBe('de');
    expect(choose('en', 'cardwright-language=en', 'de')).toBe('en');
  });
});
