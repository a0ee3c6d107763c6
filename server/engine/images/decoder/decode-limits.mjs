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
  /** Characters of one attribute; a `data:` URL may fill the file. */
  attributeLength: 512 * 1024,
  /** Characters of path data in one file. */
  pathLength: 1024 * 1024,
  /** Pictures embedded in one SVG, and how deep SVG files may embed each other. */
  embedded: 100,
  embeddedDepth: 2,
  /** Length of a chain of references (`<use>`, masks, patterns …). */
  references: 100,

  /** Estimated milliseconds of drawing everything that does not depend on the canvas. */
  drawingTime: 6000,
  /** Estimated milliseconds of filters, masks and layers on the canvas; above it the canvas is reduced. */
  canvasTime: 4000,
  /** The smallest longest side a canvas is reduced to, in pixels. */
  smallestCanvas: 320,
});
