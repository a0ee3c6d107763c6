import { SaxesParser } from 'saxes';
import { LIMITS } from '../decode-limits.mjs';
import { Refusal } from '../refusal.mjs';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';

/** All elements that are drawn or affect drawing. Others are dropped with their content. */
const KEPT = new Set(
  `svg g defs symbol use image switch a style path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer
  feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
  feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting
  feSpotLight feTile feTurbulence`.split(/\s+/),
);

/**
 * @typedef {{ name: string, attributes: Map<string, string>, children: (SvgNode | string)[] }} SvgNode
 * @typedef {{ elements: number, pathLength: number }} Counts
 */

/**
 * Parses an SVG file into a tree of known elements and attributes. Time and memory are linear in the length of the
 * text; entities beyond XML's own five are refused, so nothing can expand.
 * @param {Uint8Array} bytes
 * @param {Counts} counts shared by files that embed each other
 * @returns {SvgNode}
 */
export function parseSvg(bytes, counts) {
  const text = decodeText(bytes);
  if (/<!ENTITY/i.test(text)) throw new Refusal('svg-entities');
  const parser = new SaxesParser({ xmlns: true });
  /** @type {SvgNode | null} */
  let root = null;
  /** Open elements. Null for an element that is dropped. */
  const open = [];
  let isBare = false;

  parser.on('error', () => {
    throw new Refusal('damaged');
  });
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) throw new Refusal('svg-entities');
  });
  parser.on('opentag', (tag) => {
    counts.elements += 1;
    if (counts.elements > LIMITS.elements) throw new Refusal('svg-elements');
    if (open.length >= LIMITS.depth) throw new Refusal('svg-depth');
    if (root === null) isBare = tag.uri === '';
    const parent = open.at(-1);
    const isKept = (tag.uri === SVG || (isBare && tag.uri === '')) && KEPT.has(tag.local) && parent !== null;
    const node = isKept ? { name: tag.local, attributes: readAttributes(tag, counts), children: [] } : null;
    if (open.length === 0) {
      if (node?.name !== 'svg') throw new Refusal('damaged');
      root = node;
    } else if (node) parent.children.push(node);
    open.push(node);
  });
  parser.on('closetag', () => open.pop());
  const addText = (characters) => open.at(-1)?.children.push(characters);
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(text).close();
  if (root === null) throw new Refusal('damaged');
  return root;
}

function readAttributes(tag, counts) {
  const attributes = new Map();
  const all = Object.values(tag.attributes);
  if (all.length > LIMITS.attributes) throw new Refusal('svg-attributes');
  for (const { uri, local, prefix, value } of all) {
    const isHref = local === 'href' && (uri === XLINK || uri === '');
    if (!isHref && value.length > LIMITS.attributeLength) throw new Refusal('svg-attributes');
    if (local === 'd' || local === 'points') {
      counts.pathLength += value.length;
      if (counts.pathLength > LIMITS.pathLength) throw new Refusal('svg-paths');
    }
    if (prefix === 'xmlns' || local === 'xmlns' || /^on/i.test(local)) continue;
    // If both are present, the attribute without a prefix wins (SVG 2, 16.1.5).
    if (isHref && !(uri === XLINK && attributes.has('href'))) attributes.set('href', value);
    else if (uri === '') attributes.set(local, value);
    else if (uri === XML && local === 'space') attributes.set('xml:space', value);
  }
  return attributes;
}

/** @param {Uint8Array} bytes */
function decodeText(bytes) {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const wide = bytes[0] === 0xff ? 'utf-16le' : 'utf-16be';
  const declared = /^\s*(?:\u00ef\u00bb\u00bf)?<\?xml[^>]*?\bencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(head)?.[1];
  try {
    const text = new TextDecoder(isWide ? wide : (declared ?? 'utf-8'), { fatal: true }).decode(bytes);
    // Drop the XML declaration, because the output is always UTF-8.
    return text.replace(/^\s*<\?xml[^>]*\?>/, '').trimStart();
  } catch {
    throw new Refusal('damaged');
  }
}
