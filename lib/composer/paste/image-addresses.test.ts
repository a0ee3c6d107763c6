import { describe, expect, it } from 'vitest';
import { imageAddresses } from './image-addresses';

const read = (text: string) => imageAddresses(text).map(({ from, to, skipped }) => [text.slice(from, to), skipped]);

describe('imageAddresses', () => {
  it.each([
    ['https://a.example/x.jpg', 'https://a.example/x.jpg', null],
    ['See https://a.example/x.PNG?w=2, please', 'https://a.example/x.PNG?w=2', null],
    ['(https://a.example/x.avif)', 'https://a.example/x.avif', null],
    ['http://a.example/x.gif', 'http://a.example/x.gif', 'notSecure'],
    ['https://localhost:3000/x.webp', 'https://localhost:3000/x.webp', 'notPublic'],
    ['https://192.168.1.2/x.svg', 'https://192.168.1.2/x.svg', 'notPublic'],
    ['![Field](https://a.example/x.heic)', 'https://a.example/x.heic', 'wrapped'],
  ])('%s', (text, address, reason) => expect(read(text)).toEqual([[address, reason]]));

  it('ignores links to pages', () =>
    expect(read('https://a.example/page [x](https://b.example/) http://c.example https://d.example/x.pdf')).toEqual(
      [],
    ));

  it('parses long hostile lines in reasonable time', () =>
    expect(imageAddresses(`${'!['.repeat(20_000)}${'https://'.repeat(5000)}`)).toHaveLength(0));
});
