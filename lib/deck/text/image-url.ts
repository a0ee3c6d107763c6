const ENDING = /\.(?:jpe?g|png|gif|webp|svg|heic|heif|avif)$/i;

/** Whether a bare URL in the text becomes a picture: https, and a path with an image extension. */
export function isImageUrl(address: string): boolean {
  if (!/^https:\/\/[^/]/i.test(address)) return false;
  const path = address.split(/[?#]/, 1)[0] ?? '';
  return ENDING.test(path);
}
