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
    'the pattern ^.*foo.*$ and \\d+\\.\\d+ and [0-9]\\-\\w',
    'f(*args, **kwargs) and g(*args, **kwargs); int *p, *q',
    '__init__.py calls __len__(x) if __name__ is "__main__"',
    '\\\\server\\share\\file and C:\\Users\\me\\*.txt and D:\\_tmp\\x',
    'it`s 5 o`clock',
    'a || b | c, R&D, &copy and AT&T, $5 and $10, x:y:z :smile:',
    '> 18 years',
    'Grades:\n> 90 A\n80–90 B\n< 80 C',
    '10\n+ Rent 500\n- Food 200\n= 310 left',
    '[Note]: this is important',
  ])('%s', (text) => expect(shown(text)).toBe(text));

  it.each([
    ['Foo\\<P> and \\<b>', 'Foo<P> and <b>'],
    ['**5** and ~~5~~ and *2*', '‹B 5› and ‹S 5› and ‹I 2›'],
    ['*Hamlet*’s, (*see*), “*so*”, *a*/*b*, *c*-*d*', '‹I Hamlet›’s, (‹I see›), “‹I so›”, ‹I a›/‹I b›, ‹I c›-‹I d›'],
    [
      '***both***, **a *b* c**, _low_, __Note:__ __two words__',
      '‹BI both›, ‹B a ›‹BI b›‹B  c›, ‹I low›, ‹B Note:› ‹B two words›',
    ],
    ['**/etc/hosts** is a file', '‹B /etc/hosts› is a file'],
    ['<me@example.org> <https://example.org> `&copy`', '‹L me@example.org› ‹L https://example.org› ‹C &copy›'],
    ['**注意：**内容，这*重点*是，~~删除。~~后', '‹B 注意：›内容，这‹I 重点›是，‹S 删除。›后'],
    ['+ cheap\n- slow\n+ quiet', '+ cheap ¦ - slow ¦ + quiet'],
    ['> 42 is the answer, said the computer after a while.', '42 is the answer, said the computer after a while.'],
    ['| 2*3*4 | a\\|b |\n|---|---|\n| x*y*z | `c\\|d` |', '2*3*4 ¦ a|b ¦ x*y*z ¦ ‹C c|d›'],
  ])('%j is still markup or its text', (text, expected) => expect(shown(text)).toBe(expected));
});
