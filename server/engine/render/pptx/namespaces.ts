/** The namespaces of ISO/IEC 29500 transitional that our parts use, as attributes of a part's root. */
export const DRAWING = { 'xmlns:a': 'http://schemas.openxmlformats.org/drawingml/2006/main' } as const;

export const PRESENTATION = {
  ...DRAWING,
  'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'xmlns:p': 'http://schemas.openxmlformats.org/presentationml/2006/main',
} as const;
