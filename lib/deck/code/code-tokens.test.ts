import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '@/lib/testing/for-all';
import { growth, MOST_LINEAR_GROWTH } from '../testing/growth';
import { codeTokens, TOKEN_KINDS } from './code-tokens';
import { findLanguage } from './languages';

const LANGUAGES = 'ts python ruby sh sql lua haskell html css json yaml php docker'.split(' ');

/** The tokens as `kind:text`. */
const tokensOf = (name: string, code: string) =>
  codeTokens(code, findLanguage(name)!).map(({ kind, from, to }) => `${kind}:${code.slice(from, to)}`);

describe('codeTokens', () => {
  it.each([
    ['ts', "const a = 'b // c'; // d", ['keyword:const', "string:'b // c'", 'comment:// d']],
    ['ts', 'x /* one\ntwo */ 0xff + 1.5e3', ['comment:/* one\ntwo */', 'number:0xff', 'number:1.5e3']],
    ['python', 'def f(): """a\nb""" # c', ['keyword:def', 'string:"""a\nb"""', 'comment:# c']],
    ['sql', 'Select 1 FROM t -- x', ['keyword:Select', 'number:1', 'keyword:FROM', 'comment:-- x']],
    ['json', '{ "a": "b", "c": 12 }', ['keyword:"a"', 'string:"b"', 'keyword:"c"', 'number:12']],
    [
      'html',
      '<!-- a --><p class="b">c</p>',
      ['comment:<!-- a -->', 'keyword:<p', 'string:"b"', 'keyword:>', 'keyword:</p', 'keyword:>'],
    ],
    ['ts', '"a\\"b" + "never closed', ['string:"a\\"b"']],
    ['ts', 'before /* never closed', ['comment:/* never closed']],
  ])('finds the tokens in %s code %j', (language, code, tokens) => expect(tokensOf(language, code)).toEqual(tokens));

  it.each([['ts'], ['TypeScript'], ['js {1,3} title="a"'], ['language-python'], ['.html']])('knows %j', (info) =>
    expect(findLanguage(info)).not.toBeNull(),
  );

  it.each([[null], [''], ['text'], ['constructor'], ['output']])('leaves %j plain', (info) =>
    expect(findLanguage(info)).toBeNull(),
  );

  it('returns tokens in order, none empty, for any code', () => {
    const part = fc.constantFrom(...'" \' ` \\ /* */ // # 12 <a --> """ 😀'.split(' '), '\n', 'if ', ' x');
    forAll({}, fc.array(part, { maxLength: 60 }), fc.constantFrom(...LANGUAGES), (parts, name) => {
      let last = 0;
      const code = parts.join('');
      for (const { kind, from, to } of codeTokens(code, findLanguage(name)!)) {
        expect(TOKEN_KINDS).toContain(kind);
        expect(from).toBeGreaterThanOrEqual(last);
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual(code.length);
        last = to;
      }
    });
  });

  it('takes linear time, even if nothing is closed', () => {
    for (const text of ['"\\"', "'", '`\\`', '/*', '<!--', '"""', '<a ', 'a', '1', 'a.', '# ', 'a :', '-'])
      for (const name of ['python', 'html', 'yaml']) {
        const language = findLanguage(name)!;
        expect(
          growth(6000, (size, run) => {
            const code = `${run} ${text.repeat(size / text.length)}`;
            return () => void codeTokens(code, language);
          }),
          `${text} in ${name}`,
        ).toBeLessThan(MOST_LINEAR_GROWTH);
      }
  });
});
