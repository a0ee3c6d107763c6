/** The package has no types. */
declare module 'ttf2eot' {
  /** Wraps a TrueType font in the Embedded OpenType format, without compression. */
  export default function ttf2eot(font: Uint8Array): Uint8Array;
}
