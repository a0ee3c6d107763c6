import { legalText } from '../safe-text';

/**
 * XML as trees. Text is escaped only here, when a tree is serialized. Characters that XML 1.0 does not allow (clause
 * 2.2) are removed, because a single one makes the whole file unreadable.
 */
type XmlValue = string | number | boolean;
export type XmlAttributes = Readonly<Record<string, XmlValue | null | undefined>>;
export type XmlChild = XmlElement | string | null;
type Children = readonly (XmlChild | readonly XmlChild[])[];

export class XmlElement {
  /** Keeps TypeScript from taking a copy with spread properties, which would be written as attributes, for an element. */
  declare private readonly isElement: true;
  readonly name: string;
  readonly attributes: XmlAttributes | null;
  readonly children: readonly XmlChild[];
  constructor(name: string, attributes: XmlAttributes | null, children: Children) {
    this.name = name;
    this.attributes = attributes;
    this.children = children.flat();
  }
}

/** An element. Attributes that are null or undefined, and children that are null, are omitted. */
export function xml(name: string, attributes: XmlAttributes | null, ...children: Children): XmlElement;
export function xml(name: string, ...children: Children): XmlElement;
export function xml(name: string, first: XmlAttributes | Children[number] = null, ...others: Children): XmlElement {
  const isChild = typeof first === 'string' || first instanceof XmlElement || Array.isArray(first);
  return isChild
    ? new XmlElement(name, null, [first, ...others])
    : new XmlElement(name, first as XmlAttributes, others);
}

/** A complete part with the XML declaration. */
export function writeXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${writeElement(root)}`;
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

/** The namespaces of ISO/IEC 29500 transitional that our parts use, as attributes of a part's root. */
export const DRAWING = { 'xmlns:a': 'http://schemas.openxmlformats.org/drawingml/2006/main' } as const;

export const PRESENTATION = {
  ...DRAWING,
  'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'xmlns:p': 'http://schemas.openxmlformats.org/presentationml/2006/main',
} as const;

/** The tree that contains the shapes of a slide, layout or master. Its own id is 1. */
export function shapeTree(shapes: readonly XmlElement[]): XmlElement {
  const origin = { x: 0, y: 0 };
  const size = { cx: 0, cy: 0 };
  return xml(
    'p:spTree',
    xml('p:nvGrpSpPr', xml('p:cNvPr', { id: 1, name: '' }), xml('p:cNvGrpSpPr'), xml('p:nvPr')),
    xml(
      'p:grpSpPr',
      xml('a:xfrm', xml('a:off', origin), xml('a:ext', size), xml('a:chOff', origin), xml('a:chExt', size)),
    ),
    shapes,
  );
}
