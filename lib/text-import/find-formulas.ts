import { attribute, element, type HtmlChild, type HtmlElement } from './html-tree';
import { localName, mathToTex } from './math-to-tex';
import { parseHtml } from './parse-html';

/** Whether the node is a formula in the form that `withFormulas` and Word files (`prepareDocx`) give it. */
export function isFormula(node: HtmlElement): boolean {
  return node.tagName === 'code' && /\bmath-(?:inline|display)\b/.test(attribute(node, 'className'));
}

/**
 * Siblings with their formulas as TeX. Word's clipboard has formulas in a comment, and a picture of each for other
 * programs. Web pages have MathML, and around it what draws the formula for the eye.
 */
export function withFormulas(nodes: readonly HtmlChild[]): readonly HtmlChild[] {
  if (!nodes.some(mayBeFormula)) return nodes;
  const out: HtmlChild[] = [];
  let isFallback = false;
  for (const node of nodes) {
    if (node.type === 'comment') {
      if (isFallback) isFallback = !/^\[endif\]/.test(node.value);
      else if (/^\[if !msEquation\]/.test(node.value)) isFallback = true;
      else if (/^\[if gte msEquation/.test(node.value)) out.push(...inComment(node.value));
      continue;
    }
    if (isFallback) continue;
    if (node.type !== 'element') out.push(node);
    else if (node.tagName === 'math') out.push(formula(node));
    else if (texOfPicture(node) !== '') out.push(formulaOf(texOfPicture(node)));
    else if (!isDrawing(node)) out.push(node);
  }
  return out;
}

function mayBeFormula(node: HtmlChild): boolean {
  if (node.type === 'comment') return node.value.includes('msEquation');
  return node.type === 'element' && (node.tagName === 'math' || isDrawing(node) || texOfPicture(node) !== '');
}

/** What a page draws in place of MathML that is there for screen readers. */
function isDrawing(node: HtmlElement): boolean {
  return (
    /\b(?:katex-html|MathJax_Preview|MJX_Assistive_MathML_Preview)\b/.test(attribute(node, 'className')) ||
    (node.tagName === 'nobr' && attribute(node, 'ariaHidden') === 'true')
  );
}

/** The TeX in the alternative text of a picture of a formula. */
function texOfPicture(node: HtmlElement): string {
  if (node.tagName !== 'img') return '';
  const alt = attribute(node, 'alt').trim();
  const isTex = /^\{?\\(?:displaystyle|textstyle)\b/.test(alt);
  return isTex ? alt : '';
}

function inComment(comment: string): HtmlChild[] {
  // An HTML parser doesn't know that Word's elements may close themselves.
  const source = comment
    .slice(comment.indexOf('>') + 1)
    .replace(/<!\[endif\][\s\S]*$/, '')
    .replace(/<(m:\w+)([^<>]*)\/>/g, '<$1$2></$1>');
  return formulasIn(parseHtml(source).children as HtmlChild[]);
}

function formulasIn(nodes: readonly HtmlChild[]): HtmlChild[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [];
    return localName(node) === 'omath' ? [formula(node)] : formulasIn(node.children);
  });
}

function formula(node: HtmlElement): HtmlElement {
  return formulaOf(mathToTex(node));
}

function formulaOf(tex: string): HtmlElement {
  const own = tex.replace(/^\{\\(?:displaystyle|textstyle)\b(.*)\}$/s, '$1').trim();
  return element('code', [{ type: 'text', value: own }], { className: ['math-inline'] });
}
