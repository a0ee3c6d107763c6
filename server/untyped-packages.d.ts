/** The package has no types; only what is used here is declared. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff2';
      keepFeatures?: string[];
      keepAllGlyphs?: boolean;
      noHinting?: boolean;
      /** Fixes an axis of a variable font. */
      variationAxes?: Record<string, number>;
    },
  ): Promise<Uint8Array>;
}

/** The package has no types. */
declare module 'ttf2eot' {
  /** Wraps a TrueType font in the Embedded OpenType format, without compression. */
  export default function ttf2eot(font: Uint8Array): Uint8Array;
}
