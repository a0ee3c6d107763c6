const ENDING = /\.(?:jpe?g|png|gif|webp|svg|heic|heif|avif)$/i;

/** An address that becomes a picture where it is bare in the text: https, and a path that ends like a picture. */
export function isImageUrl(address: string): boolean {
  if (!/^https:\/\/[^/]/i.test(address)) return false;
  const path = address.split(/[?#]/, 1)[0] ?? '';
  return ENDING.test(path);
}
