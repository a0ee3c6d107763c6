import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vitest/node';
import type { Catalogue, Translation } from '@/lib/words/messages-in-use';

const root = path.resolve(import.meta.dirname, '../../..');

/** The folder of the English catalogue and those of other languages. */
export const CATALOGUE_FOLDER = path.join(root, 'lib/words');

/** Attributes that are read out or shown. */
const SHOWN_ATTRIBUTES: readonly string[] = [
  ...['alt', 'aria-description', 'aria-label', 'aria-roledescription', 'placeholder', 'title'],
  // Props of our own components.
  ...['action', 'hint', 'label', 'none', 'note', 'unset'],
];

/** Visible text that is not a message, with the reason. */
const NO_MESSAGES: readonly { text: RegExp; because: string }[] = [
  { text: /^Cardwright$/, because: 'the name of the program' },
  { text: /^(CSV|HTTP|JSON|PDF|PNG|PPTX|GIFs|PowerPoint|cURL|JavaScript|Python)$/, because: 'a name of the trade' },
  { text: /^(Ctrl|Esc|Enter|⌘|↑|↓|\+|\s|[A-Z]|F\d|Del)+$/, because: 'names of keys' },
  { text: /^[A-Z]+(_[A-Z]+)+$/, because: 'the name of a variable' },
  { text: /^https?:\/\/\S*$|^\S+@\S+$/, because: 'an address as an example' },
];

/** Members and variables that hold text for a person. */
const MESSAGE_NAMES: readonly string[] = [
  'because',
  'detail',
  'error',
  'error_message',
  'message',
  'notice',
  'reason',
  'why',
];

/** Schema calls that take a message about a value. */
const SCHEMA_CALLS: readonly string[] = [
  ...['array', 'boolean', 'custom', 'date', 'datetime', 'discriminatedUnion', 'email', 'enum', 'int', 'literal'],
  ...['max', 'min', 'number', 'object', 'record', 'refine', 'regex', 'strictObject', 'string', 'union', 'url', 'uuid'],
];

/** Sources whose messages are for the operator, for tests or for a language model. */
const EXCLUDED_SOURCES =
  /^server\/(cli|database|log)\/|^server\/((read-)?config|access-rules|engine\/write\/card-answer)\.ts$|\/(arbitrary|sample|scripted|test)-[\w-]+\.ts$/;

type Node = { type: string; start: number; end: number } & Record<string, unknown>;
type Source = { file: string; text: string };

/** A message that the catalogue lacks or cannot contain, with its position and how to fix it. */
export type WordProblem = { file: string; line: number; text: string; problem: string };

export type Collected = { catalogue: Catalogue; problems: WordProblem[] };

/** All messages of the interface, sorted, and every visible text that is not one. */
export function collectWords(sources: readonly Source[] = interfaceSources()): Collected {
  const messages = new Map<string, Translation>();
  const problems: WordProblem[] = [];
  for (const { file, text } of sources) {
    const report = (node: Node, problem: string) => {
      const line = text.slice(0, node.start).split('\n').length;
      problems.push({ file, line, text: text.slice(node.start, node.end).trim(), problem });
    };
    visit(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node, [], (node, above) => {
      if (node.type === 'CallExpression') {
        takeCall(node, messages, report);
        if (isReadTooEarly(node, above))
          report(node, 'is read as its module loads, before there is a reader: wrap the table in perLocale(() => …)');
      } else if (node.type === 'JSXElement') takeSentence(node, messages, report);
      else if (isShown(node, above)) report(node, 'is shown and not in the catalogue: write t(…) or <Trans>');
      else if (!EXCLUDED_SOURCES.test(file) && isMessage(node, above))
        report(
          node,
          'is a message and not in the catalogue: write englishMessage(…), or t(…) where it stays in the browser',
        );
    });
  }
  const sorted = [...messages].sort(([one], [other]) => (one < other ? -1 : 1));
  return { catalogue: Object.fromEntries(sorted), problems };
}

/** The sources whose text people see. */
function interfaceSources(): Source[] {
  return ['app', 'components', 'lib', 'server'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => path.join(folder, name))
      .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') })),
  );
}

type Report = (node: Node, problem: string) => void;

function takeCall(call: Node, messages: Map<string, Translation>, report: Report): void {
  const name = (call.callee as Node).name;
  const [first, second] = call.arguments as [Node?, Node?];
  if ((name === 't' || name === 'englishMessage') && first) {
    const message = textOf(first);
    if (message === null) report(first, 'must be one literal, so that it can be collected');
    else if (!messages.has(message)) messages.set(message, message);
  }
  if (name === 'tPlural' && second) {
    const [one, other] = ['one', 'other'].map((form) => textOf(memberOf(second, form)));
    if (one == null || other == null) report(second, 'must have both forms as literals');
    else messages.set(other, { one, other });
  }
}

/** Whether a message is translated only once, in the language of the first reader. */
function isReadTooEarly(call: Node, above: readonly Node[]): boolean {
  const name = nameOf(call.callee);
  return (name === 't' || name === 'tPlural') && !above.some(({ type }) => /Function|^PropertyDefinition$/.test(type));
}

/** `<Trans of="…" with={{ … }} />`: checks that each tag and each placeholder has its part. */
function takeSentence(element: Node, messages: Map<string, Translation>, report: Report): void {
  const opening = element.openingElement as Node & { name: Node; attributes: Node[] };
  if (opening.name.name !== 'Trans') return;
  const partOf = (name: string) => {
    const found = opening.attributes.find((attribute) => (attribute.name as Node | undefined)?.name === name);
    const given = found?.value as Node | undefined;
    return given?.type === 'JSXExpressionContainer' ? (given.expression as Node) : given;
  };
  const message = textOf(partOf('of'));
  if (message === null) {
    report(element, 'must have its sentence as one literal');
    return;
  }
  messages.set(message, message);
  const parts = ((partOf('with')?.properties ?? []) as (Node & { key: Node })[]).map(({ key }) => key.name);
  for (const name of partNames(message)) if (!parts.includes(name)) report(element, `has no part for “${name}”`);
}

/** The names of the placeholders and tags of a message. */
export function partNames(message: string): string[] {
  return [...new Set([...message.matchAll(/\{(\w+)\}|<(\w+)>/g)].map(([, place, tag]) => place ?? tag ?? ''))].sort();
}

function isShown(node: Node, above: readonly Node[]): boolean {
  const text = node.type === 'JSXText' ? String(node.value).trim() : textOf(node);
  if (text === null || !/\p{L}/u.test(text) || NO_MESSAGES.some((kind) => kind.text.test(text))) return false;
  if (node.type === 'JSXText') return true;
  const holder = above.findLast(({ type }) => !/^(Conditional|Logical|Parenthesized)Expression$/.test(type));
  const outer = above[above.length - 1];
  if (outer?.type === 'LogicalExpression' && outer.right !== node) return false;
  if (outer?.type === 'ConditionalExpression' && outer.test === node) return false;
  if (holder?.type === 'JSXAttribute') return isShownAttribute(holder, text);
  if (holder?.type !== 'JSXExpressionContainer') return false;
  const around = above[above.indexOf(holder) - 1];
  if (around?.type !== 'JSXAttribute') return true;
  return isShownAttribute(around, text);
}

/** Text of two words or more that is stored as a message, or passed to a schema as one. */
function isMessage(node: Node, above: readonly Node[]): boolean {
  const text = textOf(node);
  if (text === null || !/\p{L}+\S* \S*\p{L}/u.test(text)) return false;
  const holder = above.findLast(({ type }) => !/^(Conditional|Logical|Parenthesized)Expression$/.test(type));
  if (holder?.type === 'Property') return holder.key !== node && MESSAGE_NAMES.includes(nameOf(holder.key));
  if (holder?.type === 'VariableDeclarator') return MESSAGE_NAMES.includes(nameOf(holder.id));
  const callee = holder?.type === 'CallExpression' ? (holder.callee as Node) : null;
  return callee?.type === 'MemberExpression' && SCHEMA_CALLS.includes(nameOf(callee.property));
}

function nameOf(node: unknown): string {
  return String((node as Node | undefined)?.name);
}

function isShownAttribute(attribute: Node, text: string): boolean {
  const name = String((attribute.name as Node).name);
  // A form field's lower-case name is for programs.
  return SHOWN_ATTRIBUTES.includes(name) || (name === 'name' && /^\p{Lu}/u.test(text));
}

/** The text of a string literal, or of a template with its placeholders open; null for everything else. */
function textOf(node: Node | undefined): string | null {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral') return null;
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('');
}

function memberOf(object: Node, name: string): Node | undefined {
  const members = (object.properties ?? []) as (Node & { key: Node; value: Node })[];
  return members.find(({ key }) => key?.name === name)?.value;
}

function visit(node: Node, above: readonly Node[], seen: (node: Node, above: readonly Node[]) => void): void {
  seen(node, above);
  for (const member of Object.values(node))
    for (const child of Array.isArray(member) ? member : [member])
      if (typeof child?.type === 'string') visit(child, [...above, node], seen);
}
