/**
 * XML as trees. Text never touches markup: it is escaped once, here, when a tree is written out, and characters that
 * XML 1.0 does not allow (clause 2.2) are taken out, because one of them makes the whole file unreadable.
 */
export type XmlValue = string | number | boolean;
export type XmlAttributes = Readonly<Record<string, XmlValue | null | undefined>>;
export type XmlChild = XmlElement | string | null;
export type XmlElement = { name: string; attributes: XmlAttributes | null; children: readonly XmlChild[] };

/** An element. Attributes that are null or undefined and children that are null are left out. */
export function xml(name: string, attributes: XmlAttributes | null = null, ...children: XmlChild[]): XmlElement {
  return { name, attributes, children };
}

/** The same with children in a list. */
export function xmlOf(name: string, attributes: XmlAttributes | null, children: readonly XmlChild[]): XmlElement {
  return { name, attributes, children };
}

/** A whole part with its declaration. */
export function writeXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${writeElement(root)}`;
}

/** What is left of a text in a file: without control characters and non-characters, lone surrogates made visible. */
export function legalText(text: string): string {
  return SUSPECT.test(text) ? text.replace(ILLEGAL, '').replace(LONE_SURROGATE, '\u{fffd}') : text;
}

function writeElement(element: XmlElement): string {
  const { name, attributes, children } = element;
  let out = `<${name}`;
  for (const key in attributes) {
    const value = attributes[key];
    if (value === null || value === undefined) continue;
    out += ` ${key}="${typeof value === 'string' ? escapeAttribute(value) : writeScalar(value)}"`;
  }
  let inside = '';
  for (const child of children) {
    if (child === null) continue;
    inside += typeof child === 'string' ? escapeText(child) : writeElement(child);
  }
  return inside === '' ? `${out}/>` : `${out}>${inside}</${name}>`;
}

function writeScalar(value: number | boolean): string {
  return typeof value === 'number' ? String(value) : value ? '1' : '0';
}

// Most text holds nothing to escape: one test, and the string goes through untouched.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that must not reach the file.
const SUSPECT = /[\u0000-\u0008\u000b-\u001f\ud800-\udfff\ufffe\uffff]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
const ILLEGAL = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g;
const LONE_SURROGATE = /\p{Surrogate}/gu;
const MARKUP = /[&<>]/;
const ATTRIBUTE_MARKUP = /[&<>"\t\n]/;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
};

function escapeText(text: string): string {
  const legal = legalText(text);
  return MARKUP.test(legal) ? legal.replace(/[&<>]/g, (character) => ENTITIES[character] ?? '') : legal;
}

function escapeAttribute(text: string): string {
  const legal = legalText(text);
  return ATTRIBUTE_MARKUP.test(legal) ? legal.replace(/[&<>"\t\n]/g, (character) => ENTITIES[character] ?? '') : legal;
}
