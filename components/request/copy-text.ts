/** Puts a text on the clipboard; false when the browser does not allow it. */
export function copyText(text: string): Promise<boolean> {
  // Only a page of this machine or one served over HTTPS has a clipboard.
  if (!navigator.clipboard) return Promise.resolve(false);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
