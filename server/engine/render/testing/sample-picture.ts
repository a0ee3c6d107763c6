/** A PNG of 4 by 2 pixels, for the renderers' tests. */
export const SAMPLE_PNG: Uint8Array = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQImWMwTjsDRwzIHACMWgspygYSEQAAAABJRU5ErkJggg==',
    'base64',
  ),
);
