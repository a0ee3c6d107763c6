import type {
  Break,
  Code,
  Heading,
  Image,
  Link,
  Nodes,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Text,
} from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, type Options, toMarkdown } from 'mdast-util-to-markdown';
import { isFormula } from '@/lib/deck/text/math/parse-tex';

/** URLs without characters that need escaping; others are written with escapes. */
const ADDRESS = /https?:\/\/[\w\-.~:/?#@!$'(),;=%+&]+/;
/** Paths with backslashes, which are literal without escapes (`lib/deck/text/inline/literal-marks.ts`). */
const PATH = /(?<!\S)(?:[A-Za-z]:|\\)\\(?:[\w.*~-]|\\(?!\\))+(?!\S)/;
const BARE = new RegExp(`${ADDRESS.source}|${PATH.source}`, 'g');

/** A formula in TeX. */
type Formula = { type: 'inlineMath'; value: string };
/** An element without a form in Markdown, such as `sup`. */
type Directive = { type: 'textDirective'; name: string; children: PhrasingContent[] };

type Handler<Node> = {
  (
    node: Node,
    ...rest: Parameters<typeof defaultHandlers.text> extends [unknown, ...infer Rest] ? Rest : never
  ): string;
  peek?: (node: Node) => string;
};

/**
 * Text, escaping only what would be read as Markdown. URLs stay bare, because only then does a service find an image in
 * them (docs/spec/settled-points.md#16.8).
 */
const text: Handler<Text> = (node, _parent, state, info) => {
  const safe = (value: string, before: string, after: string) =>
    // Between letters an underscore is literal (`snake_case`).
    state.safe(value, { ...info, before, after }).replace(/(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu, '_');
  if (!/https?:\/\/|\\/.test(node.value)) return safe(node.value, info.before, info.after);
  let out = '';
  let from = 0;
  for (const { 0: address, index } of node.value.matchAll(BARE)) {
    if (/&\w+;/.test(address)) continue;
    out += safe(node.value.slice(from, index), out.at(-1) ?? info.before, address[0]!) + address;
    from = index + address.length;
  }
  return out + safe(node.value.slice(from), out.at(-1) ?? info.before, info.after);
};

const link: Handler<Link> = (node, parent, state, info) => {
  const shown = addressShown(node);
  return shown === null
    ? defaultHandlers.link(node, parent, state, info)
    : text({ type: 'text', value: shown }, parent, state, info);
};

/** The text of a link that is its own address. */
function addressShown({ children: [only, ...others], url }: Link): string | null {
  return only?.type === 'text' && others.length === 0 && sameAddress(only.value, url) ? only.value : null;
}

// Without a peek at its first character, an element is written twice, and nested ones exponentially often.
link.peek = (node) => addressShown(node)?.[0] ?? '[';

/** An image on the web becomes its bare URL on a line of its own, other images Markdown. */
const image: Handler<Image> = (node, parent, state, info) => {
  const isAlone = parent?.type === 'paragraph' && parent.children.length === 1;
  return isAlone && /^https?:[^\s<>]*$/i.test(node.url) ? node.url : defaultHandlers.image(node, parent, state, info);
};

/** A marker inside a fence would split the code; a trailing space disables it (docs/spec/settled-points.md#1). */
const code: Handler<Code> = (node, parent, state, info) =>
  defaultHandlers.code({ ...node, value: node.value.replace(/(?<![^\n])---(?![^\n])/g, '--- ') }, parent, state, info);

/** On one line: a multi-line heading would get a setext underline, and that of level 2 is a marker. */
const heading: Handler<Heading> = (node, parent, state, info) =>
  defaultHandlers.heading({ ...node, children: node.children.map(onOneLine) }, parent, state, info);

function onOneLine<Node extends Heading['children'][number]>(node: Node): Node | Text {
  if (node.type === 'break') return { type: 'text', value: ' ' };
  if ('value' in node) return { ...node, value: node.value.replace(/\s*[\r\n]+\s*/g, ' ') };
  return 'children' in node ? { ...node, children: node.children.map(onOneLine) } : node;
}

/** In a table cell, where Markdown has no line breaks. */
const lineBreak: Handler<Break> = (node, parent, state, info) =>
  state.stack.includes('tableCell') ? '<br>' : defaultHandlers.break(node, parent, state, info);

/** TeX on a line of its own or between words. Content that no reader would take for a formula is text. */
const formula: Handler<Formula> = ({ value }, parent, state, info) => {
  if (!isFormula(value) || value.includes('`')) return text({ type: 'text', value }, parent, state, info);
  const isAlone = parent?.type === 'paragraph' && parent.children.length === 1 && !state.stack.includes('tableCell');
  if (isAlone) return `$$${value}$$`;
  // Next to a letter or digit, a dollar sign is money or a name.
  const isApart = !/[\p{L}\p{N}$]$/u.test(info.before) && !/^[\p{L}\p{N}$]/u.test(info.after);
  return isApart ? `$${value}$` : `\\(${value}\\)`;
};

const directive: Handler<Directive> = ({ name, children }, _parent, state, info) => {
  const inside = state.containerPhrasing({ type: 'paragraph', children }, { ...info, before: '>', after: '<' });
  return `<${name}>${inside}</${name}>`;
};

directive.peek = () => '<';

const OPTIONS: Options = {
  bullet: '-',
  bulletOther: '*',
  emphasis: '*',
  fences: true,
  incrementListMarker: true,
  listItemIndent: 'one',
  resourceLink: true,
  rule: '-',
  ruleRepetition: 3,
  setext: false,
  handlers: {
    text,
    link,
    image,
    code,
    heading,
    break: lineBreak,
    inlineMath: formula,
    textDirective: directive,
  } as Options['handlers'],
  // Without the extension for bare URLs, which would write `https\://`, which no service recognises.
  extensions: (gfmToMarkdown({ tablePipeAlign: false }).extensions ?? []).slice(1),
};

/** Writes the tree as Markdown, without a trailing line break. Only its rules become markers. */
export function writeMarkdown(tree: Nodes): string {
  const root: Root = tree.type === 'root' ? tree : { type: 'root', children: [tree as RootContent] };
  return toMarkdown(
    { ...root, children: root.children.flatMap((node) => withoutRules(picturesApart(node))) },
    OPTIONS,
  ).replace(/\n$/, '');
}

/** A rule in a quote or list is decorative: it would look like a marker without being one. */
function withoutRules(nodes: RootContent | RootContent[]): RootContent[] {
  return (Array.isArray(nodes) ? nodes : [nodes]).map((node) => {
    if (node.type === 'thematicBreak' || !('children' in node)) return node;
    const children = (node.children as RootContent[])
      .filter((child) => child.type !== 'thematicBreak')
      .flatMap(withoutRules);
    return { ...node, children } as RootContent;
  });
}

/** An image among words gets a paragraph of its own, where its URL is recognised. */
function picturesApart(node: RootContent): RootContent[] {
  if (node.type === 'image') return [{ type: 'paragraph', children: [node] }];
  if (node.type !== 'paragraph' || node.children.length < 2 || !node.children.some(isPicture)) return [node];
  const parts: RootContent[] = [];
  let words: typeof node.children = [];
  const close = () => {
    const hasContent = words.some(
      (word) => word.type !== 'break' && !(word.type === 'text' && word.value.trim() === ''),
    );
    if (hasContent) parts.push({ type: 'paragraph', children: trimmed(words) });
    words = [];
  };
  for (const child of node.children) {
    if (isPicture(child)) {
      close();
      parts.push({ type: 'paragraph', children: [child] });
    } else words.push(child);
  }
  close();
  return parts;
}

/** Trims spaces at both ends, which Markdown could only represent as `&#x20;`. */
function trimmed(words: Paragraph['children']): Paragraph['children'] {
  const last = words.length - 1;
  return words.map((word, at) => {
    if (word.type !== 'text') return word;
    const value = at === 0 ? word.value.trimStart() : word.value;
    return { ...word, value: at === last ? value.trimEnd() : value };
  });
}

function isPicture(node: { type: string }): boolean {
  return node.type === 'image';
}

function sameAddress(shown: string, url: string): boolean {
  const bare = (address: string) => address.trim().replace(/\/$/, '');
  return /^https?:\/\//i.test(shown) && bare(shown) === bare(url);
}
