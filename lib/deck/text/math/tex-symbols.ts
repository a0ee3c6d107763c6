/**
 * The kind of a symbol, which determines its spacing. `letter` is set in italics, `word` upright, and `operator` is a
 * sum or an integral.
 */
export type SymbolKind =
  | 'letter'
  | 'word'
  | 'digit'
  | 'relation'
  | 'binary'
  | 'open'
  | 'close'
  | 'bar'
  | 'stop'
  | 'operator'
  | 'function'
  | 'space'
  | 'sign';

export type TexSymbol = { text: string; kind: SymbolKind };

const GREEK =
  'alpha α beta β gamma γ delta δ epsilon ε varepsilon ε zeta ζ eta η theta θ vartheta θ iota ι kappa κ lambda λ mu μ nu ν xi ξ omicron ο pi π varpi π rho ρ varrho ρ sigma σ varsigma ς tau τ upsilon υ phi φ varphi φ chi χ psi ψ omega ω';
const GREEK_CAPITALS = 'Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Upsilon Υ Phi Φ Psi Ψ Omega Ω';
const LETTERS = 'ell ℓ hbar ħ imath ı partial ∂ nabla ∇ infty ∞ emptyset ∅ varnothing ∅ Re Re Im Im';
const RELATIONS =
  'leq ≤ le ≤ leqslant ≤ geq ≥ ge ≥ geqslant ≥ neq ≠ ne ≠ approx ≈ equiv ≡ sim ~ simeq ≃ cong ≅ propto ∝ in ∈ notin ∉ ni ∋ subset ⊂ subseteq ⊆ supset ⊃ supseteq ⊇ ll ≪ gg ≫ lt < gt > to → rightarrow → longrightarrow → leftarrow ← gets ← longleftarrow ← leftrightarrow ↔ uparrow ↑ downarrow ↓ Rightarrow ⇒ implies ⇒ Longrightarrow ⇒ Leftarrow ⇐ impliedby ⇐ Leftrightarrow ⇔ iff ⇔ mapsto → rightleftharpoons ⇌ mid | parallel ∥ perp ⊥ coloneqq := therefore ∴';
const BINARIES =
  'pm ± mp ∓ cdot · times × div ÷ ast * star * circ ◦ bullet • cap ∩ cup ∪ wedge ∧ land ∧ vee ∨ lor ∨ oplus ⊕ otimes ⊗ setminus \\';
const OPERATORS = 'sum ∑ prod ∏ int ∫ iint ∬ oint ∮ bigcup ∪ bigcap ∩ bigoplus ⊕ bigotimes ⊗';
const SIGNS =
  'forall ∀ exists ∃ neg ¬ lnot ¬ angle ∠ degree ° prime ′ dagger † ldots … dots … cdots … dotsc … dotsb … vdots … ddots …';
const OPENS = 'langle ‹ lfloor floor( lceil ceil( lbrace { lbrack [ lvert | lVert ‖ { {';
const CLOSES = 'rangle › rfloor ) rceil ) rbrace } rbrack ] rvert | rVert ‖ } }';
const BARS = 'vert | Vert ‖ | ‖';
const FUNCTIONS =
  'sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh log ln lg exp lim limsup liminf max min sup inf det dim ker gcd arg deg hom Pr mod';
const SPACES = [',', ';', ':', ' ', '>', 'quad', 'qquad', 'thinspace', 'enspace', 'space'];

/** The character for each command without an argument. All of them are in a bundled font. */
export const TEX_SYMBOLS: ReadonlyMap<string, TexSymbol> = new Map([
  ...pairs(GREEK, 'letter'),
  ...pairs(GREEK_CAPITALS, 'word'),
  ...pairs(LETTERS, 'word'),
  ...pairs(RELATIONS, 'relation'),
  ...pairs(BINARIES, 'binary'),
  ...pairs(OPERATORS, 'operator'),
  ...pairs(SIGNS, 'sign'),
  ...pairs(OPENS, 'open'),
  ...pairs(CLOSES, 'close'),
  ...pairs(BARS, 'bar'),
  ...FUNCTIONS.split(' ').map((name) => entry(name, name === 'limsup' ? 'lim sup' : name, 'function')),
  ...SPACES.map((name) => entry(name, ' ', 'space')),
  ...['%', '#', '&', '_', '$'].map((name) => entry(name, name, 'sign')),
  ...['!', 'displaystyle', 'textstyle', 'limits', 'nolimits', 'nonumber', 'notag'].map((name) =>
    entry(name, '', 'space'),
  ),
]);

/** Accents over one letter. */
export const TEX_ACCENTS: ReadonlyMap<string, string> = new Map([
  ['bar', '\u0304'],
  ['overline', '\u0304'],
  ['hat', '\u0302'],
  ['widehat', '\u0302'],
  ['tilde', '\u0303'],
  ['widetilde', '\u0303'],
  ['dot', '\u0307'],
  ['ddot', '\u0308'],
  ['acute', '\u0301'],
  ['grave', '\u0300'],
  ['check', '\u030c'],
  ['breve', '\u0306'],
  ['underline', ''],
]);

/** Commands that only style their argument. No font has an arrow accent, so vectors are bold. */
export const TEX_STYLES: ReadonlyMap<string, 'upright' | 'bold' | 'vector' | 'same'> = new Map([
  ['mathrm', 'upright'],
  ['operatorname', 'upright'],
  ['mathsf', 'upright'],
  ['mathtt', 'upright'],
  ['mathbb', 'upright'],
  ['mathcal', 'same'],
  ['mathscr', 'same'],
  ['mathfrak', 'same'],
  ['mathit', 'same'],
  ['mathbf', 'bold'],
  ['boldsymbol', 'vector'],
  ['bm', 'vector'],
  ['vec', 'vector'],
  ['boxed', 'same'],
  ['underbrace', 'same'],
  ['overbrace', 'same'],
]);

/** Commands whose argument is plain text. */
export const TEX_TEXTS: ReadonlySet<string> = new Set(['text', 'textrm', 'textbf', 'textit', 'mbox', 'textsf']);

function pairs(list: string, kind: SymbolKind): [string, TexSymbol][] {
  const words = list.split(' ');
  return words.flatMap((name, at) => (at % 2 === 0 ? [entry(name, words[at + 1]!, kind)] : []));
}

function entry(name: string, text: string, kind: SymbolKind): [string, TexSymbol] {
  return [name, { text, kind }];
}
