import { shifted } from '../inline/raised-text';
import { BOLD, hidden, ITALIC, LIGHT, ROW_END, shown, UPRIGHT, withoutStyleMarks } from './marks';
import type { MathNode } from './parse-tex';

/** How tightly an expression binds, to set brackets only where needed. */
const LOOSE = 0;
const SUM = 1;
const PRODUCT = 2;
const WHOLE = 3;

/** `text` includes style marks. Its punctuation is plain, and only encoded at the end. */
type Written = { text: string; binding: number };

/** The current letter style. `tight`: no spaces, as in a subscript or superscript. */
type Style = { upright: boolean; bold: boolean; tight: boolean };

/** The formula as a line of text (with marks, see `marks.ts`). Null if it can't be written as one. */
export function writeMath(node: MathNode): string | null {
  const written = new MathWriter().write(node, { upright: false, bold: false, tight: false });
  if (written === null) return null;
  const text = written.text.replaceAll(UPRIGHT + ITALIC, '').replaceAll(LIGHT + BOLD, '');
  const trimmed = text.replace(/ {2,}/g, ' ').trim().normalize('NFC');
  return withoutStyleMarks(trimmed).trim() === '' ? null : hidden(withNoBreakSpaces(trimmed));
}

const NO_BREAK = '\u00a0';

/**
 * Adds no-break spaces after operators and within short brackets, so that a long formula breaks before its operators.
 */
function withNoBreakSpaces(text: string): string {
  return text
    .replace(/(?<= [=<>≤≥≈≠≡~≃≅∝∈∉⊂⊆⊃⊇≪≫→⇒⇔+−±∓×÷·∪∩∧∨]) /g, NO_BREAK)
    .replace(/\([^()]{1,24}\)|\[[^[\]]{1,24}\]/g, (group) => group.replaceAll(' ', NO_BREAK));
}

class MathWriter {
  write(node: MathNode, style: Style): Written | null {
    switch (node.type) {
      case 'symbol':
        return { text: letters(node.text, node.kind === 'letter' && !style.upright, style.bold), binding: WHOLE };
      case 'text':
        return { text: node.text, binding: node.text.includes(' ') ? PRODUCT : WHOLE };
      case 'style':
        return this.write(node.body, {
          ...style,
          upright: style.upright || node.style === 'upright' || node.style === 'bold',
          bold: style.bold || node.style === 'bold' || node.style === 'vector',
        });
      case 'group':
        return this.writeItems(node.items, style);
      case 'fraction':
        return this.writeFraction(node, style);
      case 'root': {
        const body = this.write(node.body, style);
        const index = node.index && this.write(node.index, { ...style, tight: true });
        if (body === null || (node.index && !index)) return null;
        const raised = index ? shifted(bare(index.text), 'up') : '';
        return raised === null ? null : { text: `${raised}√${bracketed(body, WHOLE)}`, binding: WHOLE };
      }
      case 'accent':
        return this.writeAccent(node.mark, node.body, style);
      case 'script':
        return this.writeScript(node, style);
      case 'rows':
        return this.writeRows(node, style);
    }
  }

  private writeItems(all: readonly MathNode[], style: Style): Written | null {
    const items = all.flatMap((item) => (item.type === 'group' && item.items.length === 0 ? [] : [item]));
    if (items.length === 1) return this.write(items[0]!, style);
    const isIntegral = items.some((item) => hasIntegral(item));
    let text = '';
    let binding = isFenced(items) ? WHOLE : items.length === 0 ? WHOLE : PRODUCT;
    let depth = 0;
    for (const [at, item] of items.entries()) {
      const written = this.write(item, style);
      if (written === null) return null;
      const kind = kindOf(item);
      if (kind === 'close') depth -= 1;
      const isUnary = kind === 'binary' && BEFORE_SIGN.has(kindOf(items[at - 1]));
      if (depth === 0 && kind === 'relation') binding = LOOSE;
      else if (depth === 0 && (kind === 'binary' || kind === 'stop')) binding = Math.min(binding, SUM);
      if (kind === 'open') depth += 1;
      if (depth === 0 && kind === 'function') binding = Math.min(binding, SUM);
      // Next to another factor, a fraction or a sum would be ambiguous.
      const isAlone = !endsBeside(items[at - 1]) && !beginsBeside(items[at + 1]);
      const isBracketed = !isAlone && ((item.type === 'fraction' && !item.isChoice) || isLooseGroup(item, written));
      const own = isBracketed ? `(${written.text})` : written.text;
      const isDifferential = isIntegral && at > 0 && isLetter(item, 'd') && kindOf(items[at + 1]) === 'letter';
      if (
        (isDifferential || (items[at - 1]?.type === 'fraction' && beginsBeside(item) && !isOperator(item))) &&
        !style.tight
      )
        text += ' ';
      text += spaced(own, text, { kind, isUnary, next: items[at + 1], tight: style.tight });
    }
    if (isDerivative(items)) binding = WHOLE;
    return { text, binding };
  }

  private writeFraction(node: Extract<MathNode, { type: 'fraction' }>, style: Style): Written | null {
    const top = this.write(node.top, node.isChoice ? { ...style, tight: true } : style);
    const bottom = this.write(node.bottom, node.isChoice ? { ...style, tight: true } : style);
    if (top === null || bottom === null || top.text === '' || bottom.text === '') return null;
    if (node.isChoice) return { text: `C(${top.text}, ${bottom.text})`, binding: WHOLE };
    return { text: `${bracketed(top, PRODUCT)}/${bracketed(bottom, WHOLE)}`, binding: PRODUCT };
  }

  private writeAccent(mark: string, node: MathNode, style: Style): Written | null {
    const body = this.write(node, style);
    if (body === null) return null;
    const letter = bare(body.text);
    if (mark === '') return body;
    if ([...letter].length !== 1 || !/\p{L}|\p{N}/u.test(letter)) return null;
    return { text: body.text.replace(letter, letter + mark), binding: WHOLE };
  }

  private writeScript(node: Extract<MathNode, { type: 'script' }>, style: Style): Written | null {
    const base = node.base === null ? { text: '', binding: WHOLE } : this.write(node.base, style);
    if (base === null) return null;
    let text = bracketed(base, WHOLE);
    for (const [value, direction] of [
      [node.sub, 'down'],
      [node.sup, 'up'],
    ] as const) {
      if (value === null) continue;
      const written = this.write(value, { ...style, tight: true });
      if (written === null) return null;
      const own = bare(written.text);
      if (own === '') continue;
      if (direction === 'up' && own === '◦') text += '°';
      else if (direction === 'up' && /^[′*†]+$/.test(own)) text += own;
      else {
        const sign = direction === 'up' ? '^' : '_';
        text += shifted(own, direction) ?? ([...own].length === 1 ? sign + written.text : `${sign}(${written.text})`);
      }
    }
    return { text, binding: WHOLE };
  }

  private writeRows({ rows, open, close }: Extract<MathNode, { type: 'rows' }>, style: Style): Written | null {
    const written = rows.map((cells) => cells.map((cell) => this.write(cell, style)?.text ?? null));
    if (written.some((cells) => cells.includes(null)) || (style.tight && open !== '')) return null;
    const isLines = open === '' && rows.every((cells) => cells.length === 1);
    if (isLines) return { text: written.map(([line]) => line!.trim()).join(ROW_END), binding: LOOSE };
    const lines = written.map((cells) => cells.map((cell) => cell!.trim()).filter((cell) => cell !== ''));
    const text = lines.map((cells) => cells.join(', ')).join('; ');
    const isMatrix = open === '' || open === '(';
    return { text: isMatrix ? `[${text}]` : `${open}${text}${close}`, binding: WHOLE };
  }
}

function letters(text: string, isItalic: boolean, isBold: boolean): string {
  const italic = isItalic ? ITALIC + text + UPRIGHT : text;
  return isBold ? BOLD + italic + LIGHT : italic;
}

function bare(text: string): string {
  return withoutStyleMarks(text).replaceAll(' ', '');
}

function bracketed({ text, binding }: Written, least: number): string {
  return binding >= least ? text : `(${text})`;
}

/** Whether a single pair of brackets encloses everything. */
function isFenced(items: readonly MathNode[]): boolean {
  if (kindOf(items[0]) !== 'open' || kindOf(items.at(-1)) !== 'close') return false;
  let depth = 0;
  return items.every((item, at) => {
    const kind = kindOf(item);
    depth += kind === 'open' ? 1 : kind === 'close' ? -1 : 0;
    return depth > 0 || at === items.length - 1;
  });
}

function kindOf(node: MathNode | undefined): string {
  if (node?.type === 'script' && node.base) return kindOf(node.base) === 'letter' ? 'factor' : kindOf(node.base);
  if (node?.type === 'style') return 'factor';
  if (node?.type === 'text') return 'text';
  return node?.type === 'symbol' ? node.kind : node === undefined ? 'none' : 'factor';
}

/** Kinds before which a minus is a sign rather than a subtraction. */
const BEFORE_SIGN = new Set(['none', 'open', 'relation', 'stop', 'binary', 'function', 'operator', 'space']);

const FACTORS = new Set(['letter', 'word', 'digit', 'factor', 'text']);

function isFactor(node: MathNode | undefined): boolean {
  return FACTORS.has(kindOf(node));
}

/** Whether a fraction after this node would be read together with it. */
function endsBeside(node: MathNode | undefined): boolean {
  return isFactor(node) || kindOf(node) === 'close';
}

/** Whether a fraction before this node would be read together with it. */
function beginsBeside(node: MathNode | undefined): boolean {
  return isFactor(node) || kindOf(node) === 'open' || isOperator(node);
}

function isOperator(node: MathNode | undefined): boolean {
  return ['operator', 'function'].includes(kindOf(node));
}

function hasIntegral(node: MathNode): boolean {
  const base = node.type === 'script' ? node.base : node;
  return base?.type === 'symbol' && /[∫∬∮]/.test(base.text);
}

function isLooseGroup(node: MathNode, { binding }: Written): boolean {
  return node.type === 'group' && binding < PRODUCT;
}

function isLetter(node: MathNode | undefined, text: string): boolean {
  return node?.type === 'symbol' && node.text === text;
}

/** Whether this is a differential such as `dx` or `∂t`, which binds like one symbol. */
function isDerivative(items: readonly MathNode[]): boolean {
  return items.length === 2 && (isLetter(items[0], 'd') || isLetter(items[0], '∂')) && isFactor(items[1]);
}

type Place = { kind: string; isUnary: boolean; next: MathNode | undefined; tight: boolean };

/** The item's text with the spaces it needs next to its neighbours. */
function spaced(text: string, before: string, { kind, isUnary, next, tight }: Place): string {
  const isAtStart = before === '' || /[\s([{]$/.test(withoutStyleMarks(before));
  if (kind === 'relation') return tight && !/\p{L}/u.test(shown(text)) ? text : ` ${text} `;
  if (kind === 'binary') return tight || isUnary || text === '\\' ? text : ` ${text} `;
  if (kind === 'stop') return `${text} `;
  if (kind === 'function' || kind === 'operator') {
    const isTight =
      ['none', 'close', 'stop', 'relation'].includes(kindOf(next)) || (kind === 'function' && kindOf(next) === 'open');
    return `${isAtStart ? '' : ' '}${text}${isTight ? '' : ' '}`;
  }
  return text;
}
