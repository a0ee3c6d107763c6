import { LIMITS } from '../decode-limits.mjs';
import { Refusal } from '../refusal.mjs';
import { costlyDeclarations, costlyRules, isCostly } from './svg-styles.mjs';

/**
 * Drawing cost, measured on a small server with two cores. `time`: microseconds, independent of the canvas. `pixel`:
 * nanoseconds per pixel of the canvas. `largest`: the largest single contribution to `pixel`.
 * @typedef {{ time: number, pixel: number, largest: number }} Cost
 * @typedef {import('./parse-svg.mjs').SvgNode} SvgNode
 */

const ELEMENT = 30;
const TEXT = 1000;
const CHARACTER = 30;
const PATH_CHARACTER = 0.5;
/** Allocating a separate surface and blending it. */
const LAYER = { time: 200, pixel: 60 };
const MASK = { time: 3000, pixel: 300 };
const CLIP = { time: 100, pixel: 20 };
const FILTER_FUNCTION = { time: 500, pixel: 1000 };
const FILTER_TIME = 500;
/**
 * Most filtered shapes cover a small part of the canvas, so the largest filter counts fully and the others by this
 * factor.
 */
const OTHERS = 1 / 16;

/**
 * Estimates the cost of drawing a file, including everything that `<use>`, masks, patterns, markers and filters repeat.
 * Each element is visited once, no matter how often it is repeated.
 * @param {SvgNode} root
 * @param {ReadonlyMap<SvgNode, Cost>} embedded costs of the SVG files in `<image>` elements
 * @returns {Cost}
 * @throws {Refusal} if a chain of references is too long
 */
export function costOf(root, embedded) {
  try {
    return new Estimate(root, embedded).of(root, 0);
  } catch (error) {
    throw error instanceof RangeError ? new Refusal('svg-depth') : error;
  }
}

/**
 * The longest side of the largest canvas on which drawing stays within the limits.
 * @param {Cost} cost
 * @param {{ width: number, height: number }} size
 */
export function affordableSide({ time, pixel, largest }, { width, height }) {
  if (time / 1000 > LIMITS.drawingTime) throw new Refusal('svg-complex');
  const longest = Math.max(width, height);
  const nanoseconds = (largest + (pixel - largest) * OTHERS) * width * height;
  const scale = Math.min(1, Math.sqrt((LIMITS.canvasTime * 1e6) / Math.max(1, nanoseconds)));
  if (scale < 1 && longest * scale < LIMITS.smallestCanvas) throw new Refusal('svg-complex');
  return longest * scale;
}

class Estimate {
  /** @type {Map<SvgNode, Cost>} */
  known = new Map();
  /** @type {Set<SvgNode>} */
  visiting = new Set();
  /** @type {Map<string, SvgNode>} */
  ids = new Map();
  rules = new Map();
  /** @type {Map<string, Cost>} */
  ruleCosts = new Map();

  constructor(root, embedded) {
    this.embedded = embedded;
    const css = [];
    const waiting = [root];
    for (let node = waiting.pop(); node; node = waiting.pop()) {
      const id = node.attributes.get('id');
      if (id !== undefined && !this.ids.has(id)) this.ids.set(id, node);
      if (node.name === 'style') css.push(node.children.filter((child) => typeof child === 'string').join(''));
      for (const child of node.children) if (typeof child !== 'string') waiting.push(child);
    }
    this.rules = costlyRules(css.join('\n'));
  }

  /**
   * @param {SvgNode} node
   * @param {number} depth the number of references that were followed to get here
   * @returns {Cost}
   */
  of(node, depth) {
    const known = this.known.get(node);
    if (known) return known;
    if (depth > LIMITS.references) throw new Refusal('svg-depth');
    const sum = { time: ELEMENT, pixel: 0, largest: 0 };
    // The renderer does not draw elements that contain themselves.
    if (this.visiting.has(node)) return sum;
    this.visiting.add(node);
    addOwn(sum, node);
    const inside = this.embedded.get(node);
    if (inside) add(sum, inside);
    for (const child of node.children)
      if (typeof child !== 'string' && child.name !== 'defs' && child.name !== 'style') {
        // These elements are drawn only when they are referenced.
        if (!REFERENCED_ONLY.has(child.name)) add(sum, this.of(child, depth));
      }
    for (const name of this.keysOf(node)) add(sum, this.ofRule(name, depth));
    for (const [name, value] of declarationsOf(node)) add(sum, this.ofDeclaration(name, value, depth, node));
    const href = node.attributes.get('href');
    if (href?.startsWith('#')) add(sum, this.ofReference(href.slice(1), depth));
    this.visiting.delete(node);
    this.known.set(node, sum);
    return sum;
  }

  keysOf(node) {
    if (this.rules.size === 0) return [];
    const classes = (node.attributes.get('class') ?? '').split(/\s+/).map((name) => `.${name}`);
    const keys = new Set(['*', node.name, `#${node.attributes.get('id') ?? ''}`, ...classes]);
    return [...keys].filter((key) => this.rules.has(key));
  }

  /** The cost of the most expensive value of each property among the rules that share a key. */
  ofRule(key, depth) {
    const known = this.ruleCosts.get(key);
    if (known) return known;
    // A rule that applies to its own reference is not counted within itself.
    this.ruleCosts.set(key, { time: 0, pixel: 0, largest: 0 });
    const most = new Map();
    for (const [name, value] of this.rules.get(key)) {
      const cost = this.ofDeclaration(name, value, depth, null);
      const other = most.get(name);
      if (!other || weight(cost) > weight(other)) most.set(name, cost);
    }
    const sum = { time: 0, pixel: 0, largest: 0 };
    for (const cost of most.values()) add(sum, cost);
    this.ruleCosts.set(key, sum);
    return sum;
  }

  ofDeclaration(name, value, depth, node) {
    const sum = { time: 0, pixel: 0, largest: 0 };
    const references = [...value.matchAll(/url\(\s*["']?#([^\s"')]+)["']?\s*\)/g)].map(([, id]) => id);
    if (name === 'opacity') {
      const opacity = Number.parseFloat(value);
      if (opacity > 0 && opacity < (value.includes('%') ? 100 : 1)) addWork(sum, LAYER);
    } else if (name === 'mix-blend-mode' || name === 'isolation') addWork(sum, LAYER);
    else if (name === 'mask' && references.length > 0) addWork(sum, MASK);
    else if (name === 'clip-path' && references.length > 0) addWork(sum, CLIP);
    // Functions such as `blur(4px)`.
    else if (name === 'filter') {
      const functions = value.replace(/url\([^)]*\)/g, '').match(/\(/g)?.length ?? 0;
      for (let count = 0; count < functions; count += 1) addWork(sum, FILTER_FUNCTION);
    }
    for (const id of references) {
      const target = this.ids.get(id);
      if (!target || target.name.endsWith('Gradient')) continue;
      const cost = this.of(target, depth + 1);
      if (name === 'filter') addWork(sum, { time: FILTER_TIME, pixel: perPixelOf(target) });
      const times = name.startsWith('marker') && node ? verticesOf(node) : 1;
      add(sum, { time: cost.time * times, pixel: cost.pixel * times, largest: cost.largest });
    }
    return sum;
  }

  ofReference(id, depth) {
    const target = this.ids.get(id);
    return target ? this.of(target, depth + 1) : { time: 0, pixel: 0, largest: 0 };
  }
}

const REFERENCED_ONLY = new Set(['symbol', 'pattern', 'clipPath', 'mask', 'marker', 'filter']);

function addOwn(sum, { name, attributes, children }) {
  sum.time += PATH_CHARACTER * ((attributes.get('d') ?? attributes.get('points'))?.length ?? 0);
  if (name === 'text') sum.time += TEXT;
  for (const child of children)
    if (typeof child === 'string' && name !== 'style') sum.time += CHARACTER * child.trim().length;
}

function declarationsOf({ attributes }) {
  const found = costlyDeclarations(attributes.get('style') ?? '');
  for (const [name, value] of attributes) if (isCostly(name)) found.push([name, value]);
  return found;
}

function verticesOf({ attributes }) {
  const path = attributes.get('d') ?? attributes.get('points') ?? '';
  return 2 + (path.match(/-?[\d.]+/g)?.length ?? 0) / 2;
}

function add(sum, { time, pixel, largest }) {
  sum.time += time;
  sum.pixel += pixel;
  sum.largest = Math.max(sum.largest, largest);
}

function addWork(sum, { time, pixel }) {
  add(sum, { time, pixel, largest: pixel });
}

function weight({ time, pixel }) {
  return time + pixel;
}

/** Nanoseconds per pixel of a filter's region, measured with librsvg 2.63. */
const PRIMITIVES = {
  feFlood: () => 100,
  feOffset: () => 100,
  feTile: () => 150,
  feImage: () => 300,
  feGaussianBlur: () => 1000,
  feDropShadow: () => 1500,
  feTurbulence: (node) => 1500 + 200 * Math.min(20, numberOf(node, 'numOctaves', 1)),
  feConvolveMatrix: (node) => 200 * pairOf(node, 'order', 3),
  // The radius is in user units. Drawings are rarely enlarged, so it is at most that many pixels.
  feMorphology: (node) => 500 + 8 * pairOf(node, 'radius', 0, (radius) => 2 * Math.min(1000, radius) + 1),
  feDisplacementMap: () => 2500,
  feDiffuseLighting: () => 1000,
  feSpecularLighting: () => 1000,
  feMergeNode: () => 300,
};
const OTHER = 500;

/**
 * The cost of applying a filter once, in nanoseconds per pixel of the canvas.
 * @param {import('./parse-svg.mjs').SvgNode} filter
 */
function perPixelOf(filter) {
  let cost = 200;
  const waiting = [...filter.children];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (typeof node === 'string') continue;
    cost += Object.hasOwn(PRIMITIVES, node.name) ? PRIMITIVES[node.name](node) : OTHER;
    waiting.push(...node.children);
  }
  return cost;
}

function numberOf({ attributes }, name, otherwise) {
  const value = Number.parseFloat(attributes.get(name) ?? '');
  return value >= 0 ? value : otherwise;
}

/** The product of the one or two numbers of an attribute. */
function pairOf({ attributes }, name, otherwise, each = (value) => value) {
  const [first, second] = (attributes.get(name) ?? '').split(/[\s,]+/).map(Number.parseFloat);
  const x = first >= 0 ? first : otherwise;
  return each(x) * each(second >= 0 ? second : x);
}
