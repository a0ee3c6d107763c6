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
export function perPixelOf(filter) {
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
