import { TEX_ACCENTS, TEX_SYMBOLS } from '@/lib/deck/text/math/tex-symbols';
import { attribute, type HtmlElement, textOf } from './html-tree';

/** A formula of Word (OMML, `m:oMath`) or of a web page (MathML, `math`) as TeX. */
export function mathToTex(formula: HtmlElement): string {
  const source = below(
    formula,
    ({ tagName, properties }) => /annotation$/i.test(tagName) && String(properties.encoding).includes('tex'),
  );
  const tex = source ? textOf(source) : all(formula);
  return tex.replace(/\s+/g, ' ').trim();
}

/** The name without a prefix. Word's are in mixed case, and an HTML parser lowers them. */
export function localName({ tagName }: HtmlElement): string {
  return tagName.slice(tagName.indexOf(':') + 1).toLowerCase();
}

export function elementsOf(node: HtmlElement): HtmlElement[] {
  return node.children.filter((child) => child.type === 'element');
}

function below(node: HtmlElement, isWanted: (node: HtmlElement) => boolean): HtmlElement | null {
  for (const child of elementsOf(node)) {
    const found = isWanted(child) ? child : below(child, isWanted);
    if (found) return found;
  }
  return null;
}

function all(node: HtmlElement): string {
  return node.children
    .map((child) => (child.type === 'text' ? texLetters(child.value) : child.type === 'element' ? one(child) : ''))
    .join('');
}

/** Joins the TeX of all parts with this name, or gives `''`. */
function part(node: HtmlElement, name: string): string {
  return parts(node, name).join('');
}

function parts(node: HtmlElement, name: string): string[] {
  return elementsOf(node).flatMap((child) => {
    if (localName(child) === name) return [all(child)];
    // Word's clipboard has HTML elements for fonts in between.
    return /^(?:i|b|span|em|strong)$/.test(localName(child)) ? parts(child, name) : [];
  });
}

/** A property of an OMML element, such as `m:chr` in `m:naryPr`. Null if it isn't set. */
function property(node: HtmlElement, name: string): string | null {
  const own = `${localName(node)}pr`;
  const properties = elementsOf(node).find((child) => localName(child) === own);
  const found = properties && below(properties, (child) => localName(child) === name);
  return found ? attribute(found, 'm:val') || attribute(found, 'w:val') || attribute(found, 'val') : null;
}

function one(node: HtmlElement): string {
  const name = localName(node);
  const write = WRITERS[name];
  if (write) return write(node);
  return name.endsWith('pr') || name === 'del' || name.startsWith('annotation') ? '' : all(node);
}

const script = (sign: '_' | '^', tex: string) => (tex.trim() === '' ? '' : `${sign}${braced(tex)}`);
const scripts = (base: string, sub: string, sup: string) => `${base}${script('_', sub)}${script('^', sup)}`;

/** The base of an index: in braces unless it is one sign, one command or already closed. */
function base(tex: string): string {
  const own = tex.trim();
  return /^(?:.|\\[A-Za-z]+|\d+|\\[a-z]+\{[^{}]*\}|\\left.*\\right.)?$/su.test(own) ? own : braced(own);
}

function fraction(top: string, bottom: string): string {
  return `\\frac${braced(top)}${braced(bottom)}`;
}

const ENVIRONMENTS: Readonly<Record<string, string>> = {
  '()': 'pmatrix',
  '[]': 'bmatrix',
  '{}': 'Bmatrix',
  '||': 'vmatrix',
};

function rows(name: string, lines: readonly string[]): string {
  return `\\begin{${name}}${lines.join(' \\\\ ')}\\end{${name}}`;
}

/** Content between brackets. A matrix and its brackets are one environment, and cases have one bracket. */
function fenced(open: string, content: string, close: string): string {
  const matrix = /^\s*\\begin\{matrix\}(.*)\\end\{matrix\}\s*$/s.exec(content)?.[1];
  const environment = ENVIRONMENTS[open + close];
  if (matrix !== undefined && environment && !matrix.includes('\\begin')) return rows(environment, [matrix]);
  const lines = /^\s*\\begin\{aligned\}(.*)\\end\{aligned\}\s*$/s.exec(content)?.[1];
  if (open === '{' && close === '' && (lines ?? matrix) !== undefined && !(lines ?? matrix)!.includes('\\begin'))
    return rows('cases', [(lines ?? matrix)!]);
  return `\\left${fence(open)}${content.trim()}\\right${fence(close)}`;
}

function fence(sign: string): string {
  const tex = texText(sign).trim();
  return tex === '' ? '.' : /^\\[A-Za-z]+$/.test(tex) ? `${tex} ` : tex;
}

function accented(mark: string, body: string): string {
  return texAccent(mark, body) ?? scripts(base(body), '', texText(mark));
}

/** A sign above or below its base is an accent if TeX has one, and a limit otherwise. */
function above(node: HtmlElement, isAbove: boolean): string {
  const [body, limit] = [child(node, 0), child(node, 1)];
  const sign = textOf(elementsOf(node)[1] ?? node).trim();
  const mark = isAbove || sign === '⏟' ? sign : /^[‾¯―_]$/.test(sign) ? '_' : '';
  const accent = [...sign].length === 1 && mark !== '' ? texAccent(mark, body) : undefined;
  return accent ?? scripts(base(body), isAbove ? '' : limit, isAbove ? limit : '');
}

/** The children of a MathML element by position. */
function child(node: HtmlElement, at: number): string {
  const found = elementsOf(node)[at];
  return found ? one(found) : '';
}

type Writer = (node: HtmlElement) => string;

const OMML: Readonly<Record<string, Writer>> = {
  r: (node) => {
    const text = textOf({
      ...node,
      children: node.children.filter((part) => part.type !== 'element' || !/pr$/i.test(part.tagName)),
    });
    if (property(node, 'nor') !== null) return texWords(text);
    const style = property(node, 'sty');
    if (property(node, 'scr') === 'double-struck') return `\\mathbb${braced(texText(text))}`;
    return style === 'b' && /^\p{L}$/u.test(text) ? `\\mathbf${braced(texText(text))}` : texLetters(text);
  },
  f: (node) => {
    const [top, bottom] = [part(node, 'num'), part(node, 'den')];
    const type = property(node, 'type');
    if (type === 'noBar') return rows('matrix', [top, bottom]);
    return type === 'lin' ? `${base(top)}/${base(bottom)}` : fraction(top, bottom);
  },
  rad: (node) => {
    const index =
      property(node, 'deghide') === '1' || property(node, 'deghide') === 'on' ? '' : part(node, 'deg').trim();
    return `\\sqrt${index === '' ? '' : `[${index}]`}${braced(part(node, 'e'))}`;
  },
  ssup: (node) => scripts(base(part(node, 'e')), '', part(node, 'sup')),
  ssub: (node) => scripts(base(part(node, 'e')), part(node, 'sub'), ''),
  ssubsup: (node) => scripts(base(part(node, 'e')), part(node, 'sub'), part(node, 'sup')),
  spre: (node) => `${scripts('{}', part(node, 'sub'), part(node, 'sup'))}${part(node, 'e')}`,
  nary: (node) =>
    `${scripts(texText(property(node, 'chr') ?? '∫').trim(), part(node, 'sub'), part(node, 'sup'))} ${part(node, 'e')}`,
  d: (node) => {
    const between = texText(property(node, 'sepchr') ?? '|');
    const [open, close] = [property(node, 'begchr') ?? '(', property(node, 'endchr') ?? ')'];
    const content = parts(node, 'e');
    const isChoice = content.length === 1 && open === '(' && close === ')';
    const choice = isChoice
      ? /^\s*\\begin\{matrix\}([^\\&]*) \\\\ ([^\\&]*)\\end\{matrix\}\s*$/.exec(content[0]!)
      : null;
    return choice && isNoBar(node)
      ? `\\binom${braced(choice[1]!)}${braced(choice[2]!)}`
      : fenced(open, content.join(between), close);
  },
  m: (node) =>
    rows(
      'matrix',
      elementsOf(node)
        .filter((row) => localName(row) === 'mr')
        .map((row) => parts(row, 'e').join(' & ')),
    ),
  eqarr: (node) =>
    rows(
      'aligned',
      parts(node, 'e').map((line) => line.replaceAll('\\&', '&')),
    ),
  func: (node) => {
    const name = part(node, 'fname').trim();
    const written = /^(?:\\text\{([^{}]*)\}|(\p{L}+))$/u.exec(name);
    return `${written ? texFunction((written[1] ?? written[2])!.trim()) : `${name} `}${part(node, 'e')}`;
  },
  limlow: (node) => scripts(base(part(node, 'e')), part(node, 'lim'), ''),
  limupp: (node) => scripts(base(part(node, 'e')), '', part(node, 'lim')),
  acc: (node) => accented(property(node, 'chr') ?? '^', part(node, 'e')),
  bar: (node) => accented(property(node, 'pos') === 'top' ? '¯' : '_', part(node, 'e')),
  groupchr: (node) => accented(property(node, 'chr') ?? '⏟', part(node, 'e')),
  borderbox: (node) => `\\boxed${braced(part(node, 'e'))}`,
  phant: (node) => (property(node, 'show') === '0' ? '' : part(node, 'e')),
};

/** Whether brackets hold a fraction without a bar, as a binomial coefficient does. */
function isNoBar(node: HtmlElement): boolean {
  const inner = below(node, (each) => localName(each) === 'f');
  return inner !== null && property(inner, 'type') === 'noBar';
}

const MATHML: Readonly<Record<string, Writer>> = {
  mtext: (node) => texWords(textOf(node)),
  ms: (node) => texWords(textOf(node)),
  mspace: () => ' ',
  mphantom: () => '',
  mfrac: (node) => fraction(child(node, 0), child(node, 1)),
  msqrt: (node) => `\\sqrt${braced(all(node))}`,
  mroot: (node) => `\\sqrt[${child(node, 1).trim()}]${braced(child(node, 0))}`,
  msub: (node) => scripts(base(child(node, 0)), child(node, 1), ''),
  msup: (node) => scripts(base(child(node, 0)), '', child(node, 1)),
  msubsup: (node) => scripts(base(child(node, 0)), child(node, 1), child(node, 2)),
  munder: (node) => above(node, false),
  mover: (node) => above(node, true),
  munderover: (node) => scripts(base(child(node, 0)), child(node, 1), child(node, 2)),
  mfenced: (node) =>
    fenced(attribute(node, 'open') || '(', elementsOf(node).map(one).join(','), attribute(node, 'close') || ')'),
  mtable: (node) =>
    rows(
      'matrix',
      elementsOf(node).map((row) => elementsOf(row).map(all).join(' & ')),
    ),
  semantics: (node) => child(node, 0),
};

const WRITERS: Readonly<Record<string, Writer>> = { ...OMML, ...MATHML };

/** The shortest command for each character that has one. Latin letters and common signs are themselves. */
const COMMANDS = new Map<string, string>();
for (const [name, { text, kind }] of TEX_SYMBOLS)
  if (/^[^\x20-\x7e]$/u.test(text) && kind !== 'space' && !COMMANDS.has(text) && /^[A-Za-z]+$/.test(name))
    COMMANDS.set(text, name);
for (const [character, name] of pairs(
  'ϕ phi ϵ epsilon ϑ theta ⋅ cdot ∗ ast ⟶ to ⟹ implies ⟺ iff ⋯ cdots ⋮ vdots ⋱ ddots ∣ mid ⟨ langle ⟩ rangle 〈 langle 〉 rangle ⌊ lfloor ⌋ rfloor ⌈ lceil ⌉ rceil ∥ parallel ⋃ bigcup ⋂ bigcap',
))
  COMMANDS.set(character, name);

const ESCAPES: Readonly<Record<string, string>> = {
  '{': '\\{',
  '}': '\\}',
  $: '\\$',
  '#': '\\#',
  '%': '\\%',
  '&': '\\&',
  _: '\\_',
  '|': '\\vert ',
  '\\': '\\setminus ',
  '^': '',
  '~': '\\sim ',
  '`': '′',
  '−': '-',
};

/** Characters that are only hints for a program that draws formulas. */
const INVISIBLE = /[\u2061-\u2064\u200b-\u200f\u2028-\u202e\u00ad]/g;

/** Text of a formula as TeX: a command for each character that has one, and a backslash before TeX's own signs. */
function texText(text: string): string {
  let out = '';
  for (const character of plainLetters(text).replace(INVISIBLE, '')) {
    const command = COMMANDS.get(character);
    out += command === undefined ? (ESCAPES[character] ?? character) : `\\${command} `;
  }
  return out.replace(/\s+/g, ' ');
}

/** Mathematical letters (𝑥, 𝐀, ℎ) as ordinary ones, because a formula's letters are in italics anyway. */
function plainLetters(text: string): string {
  return text.replace(/[\u{1d400}-\u{1d7ff}\u210e]/gu, (letter) => letter.normalize('NFKC'));
}

/** Plain words within a formula, without the signs that would end them. */
function texWords(text: string): string {
  const words = text.replace(/[{}\\$^`]/g, '').replace(/\s+/g, ' ');
  return words.trim() === '' ? ' ' : `\\text{${words}}`;
}

/** The name of a function: a command if TeX has one. */
function texFunction(name: string): string {
  return TEX_SYMBOLS.get(name)?.kind === 'function' ? `\\${name} ` : `\\operatorname{${name}}\\,`;
}

/** The letters of a formula as TeX. Names of functions are commands, and other words plain text. */
function texLetters(text: string): string {
  return text
    .split(/(\p{L}{3,})/u)
    .map((part, at) => {
      if (at % 2 === 0) return texText(part);
      return TEX_SYMBOLS.get(part)?.kind === 'function' ? texFunction(part) : texWords(part);
    })
    .join('');
}

const ACCENTS: ReadonlyMap<string, string> = new Map([
  ...[...TEX_ACCENTS]
    .filter(([, mark]) => mark !== '')
    .map(([name, mark]): [string, string] => [mark, name])
    .reverse(),
  ...pairs(
    '^ hat ˆ hat ~ tilde ˜ tilde ¯ bar ˉ bar ‾ bar ― bar _ underline ˙ dot . dot ¨ ddot ´ acute ` grave ˇ check',
  ),
  ...pairs('˘ breve \u0305 bar \u0331 underline \u0332 underline → vec \u20d7 vec ⇀ vec ⏞ overbrace ⏟ underbrace'),
]);

/** Puts a mark over a letter, or a line over each of several. Undefined if TeX has no command for it. */
function texAccent(mark: string, body: string): string | undefined {
  const name = ACCENTS.get(mark.trim());
  if (name === undefined) return undefined;
  const letters = /^[A-Za-z]{2,4}$/.test(body.trim()) && name === 'bar' ? [...body.trim()] : [body];
  return letters.map((letter) => `\\${name}${braced(letter)}`).join('');
}

/** An argument in braces. An empty one is shown as a box, like an empty place in a formula editor. */
function braced(tex: string): string {
  return `{${tex.trim() || '□'}}`;
}

function pairs(list: string): [string, string][] {
  const words = list.split(' ');
  return words.flatMap((word, at): [string, string][] => (at % 2 === 0 ? [[word, words[at + 1]!]] : []));
}
