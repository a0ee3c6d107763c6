/** Limits on one picture, enforced inside the decoder process. All of them are listed in docs/spec/limits.md. */
export const LIMITS = Object.freeze({
  /** Pixels of one picture, and of all pictures embedded in one SVG. */
  pixels: 40_000_000,
  /** Longest side of the output, in pixels: twice a slide's width in points. */
  longestSide: 2000,

  /** Elements in one SVG file, embedded SVG files included. */
  elements: 50_000,
  /** Nested elements. */
  depth: 128,
  attributes: 64,
  /** Characters of one attribute. A `data:` URL may be as long as the file. */
  attributeLength: 512 * 1024,
  /** Characters of path data in one file. */
  pathLength: 1024 * 1024,
  /** Pictures embedded in one SVG, and how deeply SVG files may be nested. */
  embedded: 100,
  embeddedDepth: 2,
  /** Length of a chain of references (`<use>`, masks, patterns and so on). */
  references: 100,

  /** Estimated time in milliseconds to draw everything whose cost does not depend on the canvas size. */
  drawingTime: 6000,
  /** Estimated time in milliseconds for filters, masks and layers. If it would take longer, the canvas is reduced. */
  canvasTime: 4000,
  /** A canvas is not reduced further than this longest side, in pixels. */
  smallestCanvas: 320,
});
