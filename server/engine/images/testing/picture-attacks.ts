import { deflateSync } from 'node:zlib';
import { blankPng, smallPng } from './build-png';

/**
 * Pictures that try to exhaust memory or time, for tests and for `npm run check:siege`. Each file is small; it becomes
 * large only in a careless decoder.
 */
export type PictureAttack = { name: string; mediaType: string; bytes(): Uint8Array };

const SIDE = 2000;
const COVER = `<rect width="${SIDE}" height="${SIDE}" fill="#c40"`;

export function svgOf(content: string, definitions = '', side = SIDE): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}"><defs>${definitions}</defs>${content}</svg>`;
}

export function dataUrl(mediaType: string, bytes: Uint8Array): string {
  return `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`;
}

/** About 65 KB that become 400 megapixels when drawn. */
export function embeddedRasterBomb(): string {
  const picture = dataUrl('image/png', blankPng(20_000, 20_000));
  return svgOf(`<image width="100" height="100" href="${picture}"/>`, '', 100);
}

/** The same picture in the other elements that can embed one. */
export function embeddedRasterElsewhere(): string {
  const picture = dataUrl('image/png', blankPng(20_000, 20_000));
  return svgOf(`${COVER} filter="url(#f)"/>`, `<filter id="f"><feImage href="${picture}"/></filter>`);
}

export function nestedSvgBomb(depth: number): string {
  let svg = embeddedRasterBomb();
  for (let level = 0; level < depth; level += 1)
    svg = svgOf(`<image width="9" height="9" href="${dataUrl('image/svg+xml', Buffer.from(svg))}"/>`, '', 100);
  return svg;
}

/** A drawing that applies a filter with these primitives to the whole canvas, `times` times. */
export function filterBomb(primitives: string, times = 1): string {
  const filter = `<filter id="f" x="0" y="0" width="1" height="1">${primitives}</filter>`;
  return svgOf(`${COVER} filter="url(#f)"/>`.repeat(times), filter);
}

export const SLOW_PRIMITIVES = {
  turbulence: '<feTurbulence baseFrequency="0.01" numOctaves="100"/>',
  blur: '<feGaussianBlur stdDeviation="900"/>',
  convolve: `<feConvolveMatrix order="30" kernelMatrix="${'1 '.repeat(900)}"/>`,
  morphology: '<feMorphology operator="dilate" radius="400"/>',
  lighting: '<feDiffuseLighting><fePointLight x="9" y="9" z="9"/></feDiffuseLighting>',
} as const;

/** Doubles with each level, to 2^levels elements. */
export function nestedUseBomb(levels: number): string {
  const groups = Array.from(
    { length: levels },
    (_, level) => `<g id="u${level + 1}"><use href="#u${level}"/><use href="#u${level}"/></g>`,
  );
  return svgOf(`<use href="#u${levels}"/>`, `<path id="u0" d="M0 0h9v9z"/>${groups.join('')}`);
}

/** Each pattern repeats the previous one many times. */
export function nestedPatternBomb(levels: number): string {
  const tile = (level: number) =>
    `<pattern id="p${level}" width="20" height="20" patternUnits="userSpaceOnUse">${`<rect width="20" height="20" fill="url(#p${level - 1})"/>`.repeat(10)}</pattern>`;
  return svgOf(
    `<rect width="${SIDE}" height="${SIDE}" fill="url(#p${levels})"/>`,
    Array.from({ length: levels }, (_, level) => tile(level + 1)).join(''),
  );
}

export function maskBomb(count: number): string {
  return svgOf(`${COVER} mask="url(#m)"/>`.repeat(count), `<mask id="m">${COVER}/></mask>`);
}

export function deepSvg(depth: number): string {
  return svgOf(`${'<g>'.repeat(depth)}${'</g>'.repeat(depth)}`);
}

export function manyElements(count: number): string {
  return svgOf('<g/>'.repeat(count));
}

/** Cheap by every estimate, but takes minutes to draw: many gradients over the whole canvas. */
export function slowGradients(count = 2000): string {
  const gradient = '<radialGradient id="g"><stop stop-color="#fff"/><stop offset="1"/></radialGradient>';
  return svgOf(`<rect width="${SIDE}" height="${SIDE}" fill="url(#g)"/>`.repeat(count), gradient);
}

/** A 40 MB text chunk compressed to 40 KB. */
export function compressedTextBomb(): Uint8Array {
  const text = Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(40 * 1024 * 1024))]);
  const profile = Buffer.concat([Buffer.from('icc\0\0', 'latin1'), deflateSync(Buffer.alloc(40 * 1024 * 1024))]);
  return smallPng(
    { name: 'iCCP', data: profile },
    ...Array.from({ length: 100 }, () => ({ name: 'zTXt', data: text })),
  );
}

/** An animation with many frames. */
export function manyFramesGif(frames: number): Uint8Array {
  const frame = Buffer.from('21f9040001000000' + '2c0000000001000100000202440100', 'hex');
  return Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    Buffer.from('01000100800000000000ffffff', 'hex'),
    ...Array.from({ length: frames }, () => frame),
    Buffer.from([0x3b]),
  ]);
}

const svg = (name: string, make: () => string): PictureAttack => ({
  name,
  mediaType: 'image/svg+xml',
  bytes: () => Buffer.from(make(), 'utf8'),
});

export const PICTURE_ATTACKS: readonly PictureAttack[] = [
  svg('embedded raster', embeddedRasterBomb),
  svg('embedded raster in a filter', embeddedRasterElsewhere),
  svg('embedded raster in embedded SVG', () => nestedSvgBomb(2)),
  ...Object.entries(SLOW_PRIMITIVES).map(([name, primitive]) =>
    svg(`filter: ${name}, chained`, () => filterBomb(primitive.repeat(20), 20)),
  ),
  svg('nested use', () => nestedUseBomb(40)),
  svg('nested patterns', () => nestedPatternBomb(8)),
  svg('masks', () => maskBomb(2000)),
  svg('deep nesting', () => deepSvg(50_000)),
  svg('many elements', () => manyElements(200_000)),
  svg('slow gradients', slowGradients),
  { name: 'huge bitmap', mediaType: 'image/png', bytes: () => blankPng(20_000, 20_000) },
  { name: 'compressed texts', mediaType: 'image/png', bytes: compressedTextBomb },
  { name: 'many frames', mediaType: 'image/gif', bytes: () => manyFramesGif(100_000) },
];
