/** Downloads a same-origin file as if a link was clicked. */
export function startDownload(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
