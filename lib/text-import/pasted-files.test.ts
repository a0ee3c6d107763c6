import { expect, it } from 'vitest';
import { pastedFiles } from './file-kind';

const files = (...names: string[]) => names.map((name) => new File(['x'], name));
const copied = (names: string[], plain = '', html = '') => ({
  files: files(...names),
  getData: (type: string) => (type === 'text/html' ? html : plain),
});

it.each([
  ['a screenshot', copied(['image.png']), 1],
  ['files with their names', copied(['a b.png', 'ü.jpg'], 'a b.png\nü.jpg'), 2],
  ['files with their URLs', copied(['a b.png'], 'file:///home/me/a%20b.png'), 1],
  ['files with their paths on Windows', copied(['a.docx'], 'C:\\Texts\\a.docx\r\n'), 1],
  ['a picture of a document', copied(['image.png'], '', '<html><img src="file:///C:/clip.png" width=20></html>'), 1],
  ['words with a picture of them', copied(['image.png'], 'Total 12', '<table><td>Total</table>'), 0],
  ['a picture on a web page', copied(['image.png'], '', '<img alt="x" src="https://a.example/x">'), 0],
  ['a picture with its bytes in the HTML', copied(['image.png'], '', "<p><img src='data:image/png;base64,AA'>"), 0],
  ['text alone', copied([], 'Words'), 0],
])('%s', (_name, clipboard, count) => expect(pastedFiles(clipboard)).toHaveLength(count));
