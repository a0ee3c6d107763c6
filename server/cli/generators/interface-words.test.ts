import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Catalogue, Translation } from '@/lib/words/messages-in-use';
import { CATALOGUE_FOLDER, collectWords, partNames } from './interface-words';

const catalogueOf = (file: string): Catalogue => JSON.parse(readFileSync(path.join(CATALOGUE_FOLDER, file), 'utf8'));
const forms = (said: Translation) => (typeof said === 'string' ? [said] : Object.values(said));
const collected = (text: string, file = 'components/example.tsx') => collectWords([{ file, text }]);
const problemsOf = (text: string, file?: string) => collected(text, file).problems.map((problem) => problem.text);

describe('the interface messages', () => {
  const { catalogue, problems } = collectWords();

  it('are all in the catalogue', () => expect(problems).toEqual([]));

  it('match lib/words/en.json (`npm run words` writes it)', () => {
    expect(catalogueOf('en.json')).toEqual(catalogue);
    expect(Object.keys(catalogueOf('en.json'))).toEqual(Object.keys(catalogue));
  });

  it('have the same placeholders and tags in every language', () => {
    const files = readdirSync(CATALOGUE_FOLDER).filter((name) => name.endsWith('.json'));
    const wrong = files.flatMap((file) =>
      Object.entries(catalogueOf(file)).flatMap(([message, said]) => {
        const own = forms(catalogue[message] ?? message).flatMap(partNames);
        const foreign = forms(said).flatMap(partNames);
        const isSame = foreign.every((name) => own.includes(name)) && own.every((name) => foreign.includes(name));
        return message in catalogue && isSame ? [] : [`${file}: ${message}`];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the German catalogue', () => {
  const english = catalogueOf('en.json');
  const german = catalogueOf('de.json');

  it('has every message, and no other (translate new ones in lib/words/de.json)', () => {
    expect(Object.keys(english).filter((message) => !Object.hasOwn(german, message))).toEqual([]);
    expect(Object.keys(german).filter((message) => !Object.hasOwn(english, message))).toEqual([]);
    expect(Object.keys(german)).toEqual(Object.keys(english));
  });

  it('has all plural forms of the language where English has them, and nothing empty', () => {
    const { pluralCategories } = new Intl.PluralRules('de').resolvedOptions();
    const wrong = Object.entries(german).filter(([message, said]) =>
      typeof english[message] === 'string'
        ? typeof said !== 'string'
        : typeof said === 'string' || Object.keys(said).sort().join() !== [...pluralCategories].sort().join(),
    );
    expect(wrong).toEqual([]);
    expect(
      Object.values(german)
        .flatMap(forms)
        .filter((text) => text.trim() === ''),
    ).toEqual([]);
  });

  it('writes quotation marks, dots and spaces as German does', () => {
    const wrong = Object.values(german)
      .flatMap(forms)
      .filter((text) => /["“][^„]*”|\.\.\.|\S…$|'/.test(text.replace('https://…', '')));
    expect(wrong).toEqual([]);
  });
});

describe('collecting messages', () => {
  it('finds messages, plural forms and sentences with elements', () => {
    const source = `() => t('Send'); () => tPlural(n, { one: 'One card', other: '{count} cards' }); <Trans of="See <a>it</a>" with={{ a }} />`;
    expect(collected(source)).toEqual({
      catalogue: {
        'See <a>it</a>': 'See <a>it</a>',
        Send: 'Send',
        '{count} cards': { one: 'One card', other: '{count} cards' },
      },
      problems: [],
    });
  });

  it.each([
    ['a text', '<p>Send it</p>', 'Send it'],
    ['a name for a screen reader', '<nav aria-label="Main" />', '"Main"'],
    ['a label built from parts', '<Field label={`Card $' + '{n}`} />', '`Card $' + '{n}`'],
    ['a message that is not a literal', '() => t(words)', 'words'],
    ['a message that is read while its module loads', "const WORDS = { send: t('Send') }", "t('Send')"],
    [
      'a notice that is put together',
      'notify({ notice: `The run $' + '{id} is gone` })',
      '`The run $' + '{id} is gone`',
    ],
    ['the message of a schema', "z.string().min(1, 'must not be empty')", "'must not be empty'"],
    ['a sentence without one of its parts', '<Trans of="See <a>it</a>" with={{}} />', null],
  ])('reports %s that is not in the catalogue', (_name, source, text) => {
    const found = problemsOf(source);
    expect(found).toHaveLength(1);
    if (text !== null) expect(found).toEqual([text]);
  });

  it.each([
    ['messages that are kept', "refused({ message: englishMessage('must be short'), reason: 'too-large' })"],
    ['classes and ids', '<p className="flex gap-2" id="main" data-run="Send it" />'],
    ['product names and keys', '<p><b>Cardwright</b> <i>PPTX</i> <kbd>Ctrl Enter</kbd></p>'],
    ['signs without a letter', '<p>{n} · 12 %</p>'],
  ])('leaves %s alone', (_name, source) => expect(problemsOf(source)).toEqual([]));
});
