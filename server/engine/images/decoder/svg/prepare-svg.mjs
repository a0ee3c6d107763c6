import { LIMITS } from '../decode-limits.mjs';
import { Refusal } from '../refusal.mjs';
import { parseSvg } from './parse-svg.mjs';
import { affordableSide, costOf } from './svg-cost.mjs';
import { cleanCss, isCostly } from './svg-styles.mjs';

/**
 * Makes an SVG file safe to draw: parses it, checks it against the limits, and rewrites it without anything that loads
 * resources, on a canvas small enough to draw before the deadline.
 * @param {Uint8Array} bytes
 * @param {(bytes: Uint8Array, pixels: { left: number }) => Promise<{ bytes: Uint8Array, mediaType: string }>}
 * readRaster reads an embedded picture and subtracts its pixels from `pixels.left`
 * @returns {Promise<Uint8Array>}
 * @throws {Refusal}
 */
export async function prepareSvg(bytes, readRaster) {
  const shared = {
    counts: { elements: 0, pathLength: 0 },
    embedded: 0,
    pixels: { left: LIMITS.pixels },
    readRaster,
  };
  const { root, cost, size } = await prepare(bytes, shared, 0);
  setSize(root, size, Math.max(1, affordableSide(cost, size)));
  return Buffer.from(writeSvg(root), 'utf8');
}

async function prepare(bytes, shared, level) {
  const root = parseSvg(bytes, shared.counts);
  const size = canvasOf(root);
  const costs = new Map();
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    cleanStyles(node);
    const isPicture = node.name === 'image' || node.name === 'feImage';
    const href = node.attributes.get('href');
    // References outside the file are removed, except `data:` pictures.
    if (href !== undefined && !href.startsWith('#')) {
      node.attributes.delete('href');
      const found = isPicture ? await embed(href, node, shared, level) : null;
      if (found) node.attributes.set('href', found.href);
      if (found?.cost) costs.set(node, found.cost);
    }
    for (const child of node.children) if (typeof child !== 'string') waiting.push(child);
  }
  return { root, size, cost: costOf(root, costs) };
}

/** Sets and returns the size to draw at: the file's own size, limited to the longest side. */
function canvasOf(root) {
  const { width, height } = sizeOf(root);
  if (!(width * height <= LIMITS.pixels)) throw new Refusal('too-many-pixels');
  const scale = Math.min(1, LIMITS.longestSide / Math.max(width, height));
  // The coordinate system keeps the original size. Only the canvas is smaller.
  setSize(root, { width, height }, Math.max(width, height) * scale);
  return { width: width * scale, height: height * scale };
}

function cleanStyles(node) {
  if (node.name === 'style')
    node.children = [cleanCss(node.children.filter((one) => typeof one === 'string').join(''))];
  for (const [name, value] of node.attributes)
    if (name === 'style' || isCostly(name) || /url\s*\(/i.test(value)) {
      if (name !== 'href') node.attributes.set(name, cleanCss(value));
    }
}

async function embed(href, node, shared, level) {
  const bytes = bytesOfData(href);
  if (!bytes) return null;
  shared.embedded += 1;
  if (shared.embedded > LIMITS.embedded) throw new Refusal('svg-embedded');
  if (/<svg[\s>]/.test(Buffer.from(bytes.subarray(0, 4096)).toString('latin1'))) {
    if (level + 1 > LIMITS.embeddedDepth) throw new Refusal('svg-depth');
    // librsvg loads only bitmaps in filters, so an SVG there is dropped.
    if (node.name !== 'image') return null;
    const { root, cost } = await prepare(bytes, shared, level + 1);
    return { href: dataAddress('image/svg+xml', Buffer.from(writeSvg(root), 'utf8')), cost };
  }
  try {
    const raster = await shared.readRaster(bytes, shared.pixels);
    return { href: dataAddress(raster.mediaType, raster.bytes) };
  } catch (error) {
    if (error instanceof Refusal && error.code !== 'damaged') throw error;
    // Like a browser, skip an unreadable picture and draw the rest.
    return null;
  }
}

function bytesOfData(href) {
  const comma = href.indexOf(',');
  if (comma === -1 || !/^\s*data:/i.test(href)) return null;
  const body = href.slice(comma + 1);
  if (/;\s*base64\s*$/i.test(href.slice(0, Math.min(comma, 200)))) return Buffer.from(body, 'base64');
  try {
    return Buffer.from(decodeURIComponent(body), 'utf8');
  } catch {
    return null;
  }
}

function dataAddress(mediaType, bytes) {
  return `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`;
}

const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\t': '&#9;', '\n': '&#10;', '\r': '&#13;' };

/**
 * Serializes a tree from `parseSvg`. The renderer sees only what was parsed and checked, so it cannot interpret the
 * original differently.
 * @param {import('./parse-svg.mjs').SvgNode} root
 */
function writeSvg(root) {
  const parts = [];
  write(root, parts, ' xmlns="http://www.w3.org/2000/svg"');
  return parts.join('');
}

function write(node, parts, more) {
  parts.push('<', node.name, more);
  for (const [name, value] of node.attributes) parts.push(' ', name, '="', escapeText(value), '"');
  if (node.children.length === 0) {
    parts.push('/>');
    return;
  }
  parts.push('>');
  for (const child of node.children)
    if (typeof child === 'string') parts.push(child.replace(/[&<>]/g, (one) => ESCAPES[one]));
    else write(child, parts, '');
  parts.push('</', node.name, '>');
}

function escapeText(text) {
  return text.replace(/[&<>"\t\n\r]/g, (one) => ESCAPES[one]);
}

const UNITS = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  em: 16,
  rem: 16,
  ex: 8,
};

/**
 * The intrinsic size of an SVG in CSS pixels, from its width and height, its view box, or the browser default, in this
 * order.
 * @param {import('./parse-svg.mjs').SvgNode} root
 */
function sizeOf({ attributes }) {
  const box = viewBoxOf(attributes.get('viewBox'));
  const width = lengthOf(attributes.get('width'));
  const height = lengthOf(attributes.get('height'));
  const ratio = box ? box.width / box.height : null;
  if (width && height) return { width, height };
  if (width) return { width, height: ratio ? width / ratio : 150 };
  if (height) return { width: ratio ? height * ratio : 300, height };
  return box ? { width: box.width, height: box.height } : { width: 300, height: 150 };
}

/**
 * Resizes the drawing and keeps its aspect ratio.
 * @param {import('./parse-svg.mjs').SvgNode} root
 * @param {{ width: number, height: number }} size
 * @param {number} longestSide
 */
function setSize({ attributes }, { width, height }, longestSide) {
  const scale = longestSide / Math.max(width, height);
  if (!viewBoxOf(attributes.get('viewBox'))) attributes.set('viewBox', `0 0 ${width} ${height}`);
  attributes.set('width', String(Math.max(1, Math.round(width * scale))));
  attributes.set('height', String(Math.max(1, Math.round(height * scale))));
}

/** Length values with more characters than this are ignored; no program writes such values. */
const LONGEST_LENGTH = 40;

function lengthOf(text) {
  if (text === undefined || text.length > LONGEST_LENGTH) return null;
  const [, number = '', unit = ''] = /^\s*\+?(\d*\.?\d+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(text) ?? [];
  const length = Number.parseFloat(number) * (UNITS[unit.toLowerCase()] ?? Number.NaN);
  return length > 0 && Number.isFinite(length) ? length : null;
}

function viewBoxOf(text) {
  const [x, y, width, height, ...more] = (text ?? '')
    .slice(0, 4 * LONGEST_LENGTH)
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const isBox = [x, y, width, height].every(Number.isFinite) && more.length === 0 && width > 0 && height > 0;
  return isBox ? { width, height } : null;
}
