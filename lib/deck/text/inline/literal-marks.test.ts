import { describe, expect, it } from 'vitest';
import type { TextRun } from '../../blocks';
import { runsOfBlock } from '../block-text';
import { readBlocks } from '../read-text';

/** The text of all blocks, with the style of each run before it. */
function shown(text: string): string {
  return readBlocks(text)
    .map((block) => runsOfBlock(block).map(marked).join(' ¦ '))
    .join(' ‖ ');
}

function marked(runs: readonly TextRun[]): string {
  return runs
    .map(({ text, bold, italic, strike, code, href }) => {
      const style = `${bold ? 'B' : ''}${italic ? 'I' : ''}${strike ? 'S' : ''}${code ? 'C' : ''}${href ? 'L' : ''}`;
      return style === '' ? text : `‹${style} ${text}›`;
    })
    .join('');
}

describe('marks that are characters of the text', () => {
  it.each([
    'wait 5~10 minutes, 3~4 people, and ~one~ more, or H~2~O',
    '2*3*4 = 24, price*qty*rate, 5*3=15 and 4*2=8',
    'Leser*innen und Schüler*innen',
    '2**10 and 3**2, x**2 + y**2, a**b + c**b, f(x)**2 + g(x)**2',
    '*.test.* and src/**/*.ts and lib/**/*.tsx and **/dist/**',
    'the pattern ^.*foo.*$ and \\d+\\.\\d+ and [0-9]\\-\\w',
    '(*) required, (*) also required',
    'f(*args, **kwargs) and g(*args, **kwargs); int *p, *q',
    '_private_name_ and __private_name__ and self.__dict__ and $_GET_',
    '__init__.py calls __len__(x) if __name__ is "__main__"',
    '\\\\server\\share\\file and C:\\Users\\me\\*.txt and D:\\_tmp\\x',
    'write to <user@host> or <repo>, use vector<std::string> and List<T>',
    'if a<b and c>d then a <b> c',
    'it`s 5 o`clock',
    'handlers[event](data) and x[0](y)',
    'a || b | c, R&D, &copy and AT&T, $5 and $10, x:y:z :smile:',
    'Foo<P> and List<String>, Map<K, V>, useState<P | null>(null), Ref<T = string>[], a Set<A>.',
    '> 18 years',
    'Grades:\n> 90 A\n80–90 B\n< 80 C',
    '- 5\n- 3\n= 2',
    '10\n+ Rent 500\n- Food 200\n= 310 left',
    'Note [^0-9] and [^x]',
    '[Note]: this is important',
    '[Anna]: Hello there [Ben]: Hi',
  ])('%s', (text) => {
    expect(shown(text)).toBe(text);
  });

  it.each([
    ['Foo\\<P> and \\<b>', 'Foo<P> and <b>'],
    ['**5** and ~~5~~ and *2*', '‹B 5› and ‹S 5› and ‹I 2›'],
    [
      '**S**trengths, micro**service**, un**frigging**believable',
      '‹B S›trengths, micro‹B service›, un‹B frigging›believable',
    ],
    ['*Hamlet*’s, (*see*), “*so*”, *a*/*b*, *c*-*d*', '‹I Hamlet›’s, (‹I see›), “‹I so›”, ‹I a›/‹I b›, ‹I c›-‹I d›'],
    [
      '***both***, **a *b* c**, _low_, __Note:__ __two words__',
      '‹BI both›, ‹B a ›‹BI b›‹B  c›, ‹I low›, ‹B Note:› ‹B two words›',
    ],
    ['**/etc/hosts** is a file', '‹B /etc/hosts› is a file'],
    ['snake\\_case, 5\\*3, \\[x\\], a\\|b', 'snake_case, 5*3, [x], a|b'],
    ['<me@example.org> <https://example.org> `&copy`', '‹L me@example.org› ‹L https://example.org› ‹C &copy›'],
    ['**注意：**内容，这*重点*是，~~删除。~~后', '‹B 注意：›内容，这‹I 重点›是，‹S 删除。›后'],
    ['これは**「重要」**です。한국어**(강조)**는', 'これは‹B 「重要」›です。한국어‹B (강조)›는'],
    ['+ cheap\n- slow\n+ quiet', '+ cheap ¦ - slow ¦ + quiet'],
    ['- > 5 years\n- > 10 people', '> 5 years ¦ > 10 people'],
    ['> 42 is the answer, said the computer after a while.', '42 is the answer, said the computer after a while.'],
    ['| 2*3*4 | a\\|b |\n|---|---|\n| x*y*z | `c\\|d` |', '2*3*4 ¦ a|b ¦ x*y*z ¦ ‹C c|d›'],
  ])('%j is still markup or its text', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });
});
