import { describe, expect, it } from 'vitest';
import { shown, withoutStyleMarks } from '@/lib/deck/text/math/marks';
import { parseTex } from '@/lib/deck/text/math/parse-tex';
import { writeMath } from '@/lib/deck/text/math/write-math';
import type { HtmlElement } from './html-tree';
import { mathToTex } from './math-to-tex';
import { parseHtml } from './parse-html';

const r = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
const e = (content: string) => `<m:e>${content}</m:e>`;
const word = (name: string, content: string, properties = '') =>
  `<m:${name}><m:${name}Pr>${properties}<m:ctrlPr></m:ctrlPr></m:${name}Pr>${content}</m:${name}>`;
const value = (name: string, text: string) => `<m:${name} m:val="${text}"></m:${name}>`;
const matrix = word('m', `<m:mr>${e(r('a'))}${e(r('b'))}</m:mr><m:mr>${e(r('c'))}${e(r('d'))}</m:mr>`);
const sum = (chr: string, sub: string, sup: string, body: string) =>
  word('nary', `<m:sub>${sub}</m:sub><m:sup>${sup}</m:sup>${e(body)}`, value('chr', chr));

/** A formula, its TeX, and how a card shows it. */
const FORMULAS: [content: string, tex: string, card: string][] = [
  [word('f', `<m:num>${r('a+b')}</m:num><m:den>${r('2')}</m:den>`), '\\frac{a+b}{2}', '(a + b)/2'],
  [word('rad', `<m:deg></m:deg>${e(r('x'))}`, value('degHide', '1')), '\\sqrt{x}', '√x'],
  [word('sSup', `${e(r('x'))}<m:sup>${r('n+1')}</m:sup>`), 'x^{n+1}', 'xⁿ⁺¹'],
  [word('sSubSup', `${e(r('x'))}<m:sub>${r('i')}</m:sub><m:sup>${r('2')}</m:sup>`), 'x_{i}^{2}', 'xᵢ²'],
  [word('sPre', `<m:sub>${r('6')}</m:sub><m:sup>${r('14')}</m:sup>${e(r('C'))}`), '{}_{6}^{14}C', '₆¹⁴C'],
  [sum('∑', r('i=1'), r('n'), r('i')), '\\sum_{i=1}^{n} i', '∑ᵢ₌₁ⁿ i'],
  [word('d', e(matrix)), '\\begin{pmatrix}a & b \\\\ c & d\\end{pmatrix}', '[a, b; c, d]'],
  [
    word('d', e(word('eqArr', e(r('1, x&gt;0')) + e(r('0, x≤0')))), value('begChr', '{') + value('endChr', '')),
    '\\begin{cases}1, x>0 \\\\ 0, x\\leq 0\\end{cases}',
    '{1, x > 0; 0, x ≤ 0',
  ],
  [word('acc', e(r('x')), value('chr', '̂')), '\\hat{x}', 'x̂'],
  [word('func', `<m:fName>${r('sin')}</m:fName>${e(r('θ'))}`), '\\sin \\theta', 'sin θ'],
  [r('Umsatz=5%·|x|'), '\\text{Umsatz}=5\\%\\cdot \\vert x\\vert', 'Umsatz = 5% · |x|'],
  [word('f', '<m:num></m:num><m:den></m:den>'), '\\frac{□}{□}', '□/□'],
  ['<m:unknown><m:r><m:t>q</m:t></m:r></m:unknown>', 'q', 'q'],
  [`${r('a')}<w:del>${r('b')}</w:del>`, 'a', 'a'],
  ['<mfrac><mi>a</mi><mrow><mi>b</mi><mo>+</mo><mn>1</mn></mrow></mfrac>', '\\frac{a}{b+1}', 'a/(b + 1)'],
  ['<mroot><mi>x</mi><mn>3</mn></mroot><msqrt><mi>y</mi></msqrt>', '\\sqrt[3]{x}\\sqrt{y}', '³√x√y'],
  ['<mover><mi>x</mi><mo>¯</mo></mover><munder><mo>lim</mo><mi>n</mi></munder>', '\\bar{x}\\lim_{n}', 'x̄ limₙ'],
];

describe('mathToTex', () => {
  it.each(FORMULAS)('writes %s', (content, tex, card) => {
    const [page] = parseHtml(`<m:omath>${content}</m:omath>`).children as HtmlElement[];
    const [formula] = (page!.children.at(-1) as HtmlElement).children;
    const written = mathToTex(formula as HtmlElement);
    const node = parseTex(written);
    const text = node && writeMath(node);
    expect([written, text && withoutStyleMarks(shown(text)).replaceAll('\u00a0', ' ').normalize('NFC')]).toEqual([
      tex,
      card.normalize('NFC'),
    ]);
  });
});
