import { safeHref } from '../text/inline/addresses';

/** Markup made by `h`: every text and attribute value in it is escaped. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type Child = Markup | string | null | false | readonly Child[];
type Attributes = Readonly<Record<string, string | number | true | null | undefined | false>>;

const VOID: ReadonlySet<string> = new Set(['br', 'img', 'meta', 'hr', 'path', 'rect', 'ellipse', 'line', 'stop']);

/** An element. Names come only from our own code; text and values may come from anywhere. */
export function h(name: string, attributes: Attributes | null, ...children: Child[]): Markup;
export function h(name: string, ...children: Child[]): Markup;
export function h(name: string, first: Attributes | Child = null, ...others: Child[]): Markup {
  const isChild = typeof first === 'string' || first instanceof Markup || Array.isArray(first);
  const [attributes, children] = isChild ? [{}, [first, ...others]] : [first as Attributes, others];
  let text = `<${name}`;
  for (const [key, value] of Object.entries(attributes || {})) {
    if (value === null || value === undefined || value === false) continue;
    text += value === true ? ` ${key}` : ` ${key}="${escapeHtml(String(value))}"`;
  }
  if (VOID.has(name)) return new Markup(`${text}>`.replace(/>$/, SVG.has(name) ? '/>' : '>'));
  return new Markup(`${text}>${join(children)}</${name}>`);
}

const SVG: ReadonlySet<string> = new Set(['path', 'rect', 'ellipse', 'line', 'stop']);

/** Several children without an element around them. */
export function all(...children: Child[]): Markup {
  return new Markup(join(children));
}

function join(children: readonly Child[]): string {
  let text = '';
  for (const child of children) {
    if (child === null || child === false) continue;
    if (typeof child === 'string') text += escapeHtml(child);
    else if (child instanceof Markup) text += child.text;
    else text += join(child);
  }
  return text;
}

/** Text escaped for content and quoted attributes, without the characters that HTML forbids. */
function escapeHtml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      .replaceAll("'", '&#39;')
  );
}

/** A link out of the page (http, https or mailto). Only the children if the address is none of these. */
export function link(address: string, attributes: Attributes | null, ...children: Child[]): Markup {
  const href = safeHref(address);
  if (href === null) return all(...children);
  const isMail = /^mailto:/i.test(href);
  return h(
    'a',
    { href, ...attributes, ...(isMail ? {} : { target: '_blank', rel: 'noopener noreferrer' }) },
    ...children,
  );
}

/** The content security policy in the page itself: its own styles, pictures and fonts, no scripts and no requests. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'";
