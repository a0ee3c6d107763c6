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
export function sizeOf({ attributes }) {
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
export function setSize({ attributes }, { width, height }, longestSide) {
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
