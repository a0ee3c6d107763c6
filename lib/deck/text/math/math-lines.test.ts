import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCards, provePreserved } from '../../make-cards';
import { growth, MOST_LINEAR_GROWTH } from '../../testing/growth';
import { blockText } from '../block-text';
import { findMissingWords } from '../missing/find-missing-words';
import { readBlocks } from '../read-text';
import { withMathShown } from './math-lines';

const withSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');
const inline = (tex: string): string => withSpaces(withMathShown(`$${tex}$`));
const texts = (text: string): string[] => readBlocks(text).map((block) => withSpaces(blockText(block)));

describe('formulas as a line of text', () => {
  it.each([
    ['\\bar{x} = \\frac{1}{n}\\sum_{i=1}^{n} x_i', 'x̄ = (1/n) ∑ᵢ₌₁ⁿ xᵢ'],
    ['SE = \\frac{s}{\\sqrt{n}}', 'SE = s/√n'],
    ['\\sqrt{n+1}', '√(n + 1)'],
    ['x_{1,2} = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}', 'x_(1,2) = (−b ± √(b² − 4ac))/(2a)'],
    ['x_{\\text{avg}}', 'x_(avg)'],
    ['e^{-kt}', 'e⁻ᵏᵗ'],
    ['e^{-\\frac{x}{2}}', 'e^(−x/2)'],
    ['(a+b)^2', '(a + b)²'],
    ['\\hat{\\theta}', 'θ̂'],
    ['\\left( \\frac{a}{b} \\right)^2', '(a/b)²'],
    ['\\lim_{x \\to 0} \\frac{\\sin x}{x}', 'lim_(x→0) (sin x)/x'],
    ['5\\,\\mathrm{kg} \\cdot \\mathbf{v}', '5 kg · v'],
    ['\\begin{bmatrix} 1 & 2 \\\\ 3 & 4 \\end{bmatrix}', '[1, 2; 3, 4]'],
    ['\\begin{cases} x & x > 0 \\\\ -x & x < 0 \\end{cases}', '{x, x > 0; −x, x < 0'],
    ['|x| - 1', '|x| − 1'],
  ])('writes %s', (tex, text) => {
    expect(inline(tex)).toBe(text);
  });

  it.each(['\\foo{x}', 'x^', '\\frac{a}', '{x^2', 'x^2}', 'a & b^2', 'x^2^3', '\\left( x^2', '\\text{a'])(
    'leaves %s as written',
    (tex) => {
      const text = `One $${tex}$ two`;
      const isKnown = tex.startsWith('\\left');
      if (!isKnown) expect(withMathShown(text)).toBe(text);
      expect(texts(text).join()).toContain('two');
    },
  );
});

describe('formula detection', () => {
  it.each([
    'It costs $5 and $10.',
    '$HOME/bin and $PATH, $a_$b and $.',
    'A \\$5 note and \\$x_1\\$.',
    'In code `$x^2$` and ``$y_1$``.',
    '```\n$x^2$\n```',
    '\\(a\\) first',
    '<div title="$x^2$">\n$x^2$\n</div>',
    '[a](https://a.example/$x^2$)',
  ])('leaves %s', (text) => {
    expect(withMathShown(text)).toBe(text);
  });

  it('doesn’t read a formula’s punctuation as Markdown', () => {
    expect(texts('So $a*b_{c,d}*e$ and $x_{a,b} < y_{a,b}$ hold.')).toEqual([
      'So a * b_(c, d) * e and x_(a, b) < y_(a, b) hold.',
    ]);
    expect(readBlocks('| a |\n|---|\n| $|x|^2$ |')[0]).toMatchObject({ rows: [[[{}, {}, {}]]] });
  });
});

describe('displayed formulas', () => {
  it.each([
    '$$\nx^2\n$$',
    '$$ x^2 $$',
    '\\[\nx^2\n\\]',
    '\\[ x^2 \\]',
    '$$x^2\n$$',
    '\\begin{equation}\nx^2\n\\end{equation}',
  ])('makes a paragraph of %s', (formula) => {
    expect(readBlocks(`The square is\n${formula}\nand so on.`)).toMatchObject([
      { kind: 'paragraph', runs: [{ text: 'The square is' }] },
      { kind: 'paragraph', runs: [{ text: 'x', italic: true }, { text: '²' }] },
      { kind: 'paragraph', runs: [{ text: 'and so on.' }] },
    ]);
  });
});

const piece = fc.constantFrom(
  ...'\\frac{ }{ } { \\sqrt{ x ^ _ 2 \\alpha \\left( \\right) & \\\\ $ $$ \\( \\) \\[ \\]'.split(' '),
  ...'word * | ` < \\text{ \\bar -'.split(' '),
  ...[' ', '\n', '\n\n', '# ', '> ', '- '],
);
const soup = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));

describe('any text', () => {
  it('keeps every word that its formulas show, and shows no internal mark', () => {
    fc.assert(
      fc.property(soup, (text) => {
        const blocks = readBlocks(text);
        expect(findMissingWords([{ text, firstLine: 1 }], blocks)).toEqual([]);
        expect(JSON.stringify(blocks)).not.toMatch(/[\uFDD0-\uFDEF]/);
        expect(withMathShown(text).split('\n')).toHaveLength(text.split('\n').length);
      }),
      { numRuns: 400 },
    );
  });

  it('keeps every letter and digit of a formula but its commands', () => {
    const atoms = ['x', '2', 'y_1', 'a^{n+1}', '\\frac{a}{b}', '\\sqrt{c+d}', '+', '=', '(k)', '\\text{if }'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...atoms), { minLength: 1, maxLength: 8 }), (terms) => {
        const tex = `${terms.join(' ')} + z^2`;
        const letters = (text: string) => text.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '');
        expect(letters(inline(tex))).toBe(letters(tex.replace(/\\[a-z]+/g, (name) => (name === '\\text' ? '' : ''))));
      }),
    );
  });

  it('verifies a preserved deck with formulas, and finds a missing word', () => {
    const inputText =
      'The mean $\\bar{x} = \\frac{1}{n}\\sum x_i$ is here.\n\n$$\nSE = \\frac{s}{\\sqrt{n}}\n$$\n\nThe end.';
    const options = { inputText, textMode: 'preserve', cardSplit: 'auto', numCards: 2, amount: 'medium' } as const;
    const { cards, warnings } = makeCards({ ...options, format: 'presentation' });
    expect(warnings).toEqual([]);
    expect(provePreserved(inputText, cards)).toEqual({ ok: true });
    expect(provePreserved(inputText.replace('\\sum x_i', '\\sum x_i q_7'), cards)).toMatchObject({ ok: false });
  });

  it('shows noncharacters of the text as unknown', () => {
    expect(texts('a\uFDD0b $x^2$')).toEqual(['a\uFFFDb x²']);
  });
});

describe('reading formulas takes linear time', () => {
  it.each(['\\frac{', '$\\frac{', '$x^{', '\\(', '\\[x^', '$$x_1 ', '$x_1$ ', '$a\n', '`$x^2', '$$\nx^2\n', '](', '{'])(
    'in repeated %s',
    (part) => {
      let run = 0;
      const ratio = growth(3000, (size) => {
        run += 1;
        const text = `${run} $${part.repeat(size)}$`;
        return () => void withMathShown(text);
      });
      expect(ratio).toBeLessThan(MOST_LINEAR_GROWTH);
    },
  );
});
