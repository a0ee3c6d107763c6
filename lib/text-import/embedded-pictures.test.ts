import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '@/lib/testing/for-all';
import { dataUrlBytes, EMBEDDED_LIMITS, PictureCollector, withAddresses } from './embedded-pictures';
import { readHtml } from './html-to-markdown';

const PNG = 'data:image/png;base64,iVBORw0KGgo=';
const read = (html: string, addresses: (string | null)[] = ['/pictures/a.png', '/pictures/b.png']) => {
  const { text, pictures, lostPictures } = readHtml(html);
  return { text: withAddresses(text, pictures.mark, addresses), count: pictures.files.length, lostPictures };
};

describe('embedded pictures', () => {
  it.each([
    ['alone', `<p>Before</p><img src="${PNG}"><p>after</p>`, 'Before\n\n![](/pictures/a.png)\n\nafter'],
    [
      'among words',
      `<p>Before <img alt="Chart" src="${PNG}"> after</p>`,
      'Before\n\n![Chart](/pictures/a.png)\n\nafter',
    ],
    [
      'in a figure',
      `<figure><img alt="" src='${PNG}'><figcaption>Fig. 1</figcaption></figure>`,
      '![](/pictures/a.png)\n\nFig. 1',
    ],
    ['with brackets in its text', `<img alt="![x](y)" src="${PNG}">`, '![!\\[x\\](y)](/pictures/a.png)'],
    ['as SVG', `<img alt="図" src="data:image/svg+xml,%3Csvg/%3E">`, '![図](/pictures/a.png)'],
    [
      'beside one on the web',
      `<img src="https://a.example/x.png"><img src="${PNG}">`,
      'https://a.example/x.png\n\n![](/pictures/a.png)',
    ],
  ])('get their addresses: %s', (_name, html, text) => expect(read(html).text).toBe(text));

  it('leave nothing behind if they were not uploaded', () => {
    const html = `<p>Before</p><img alt="![x" src="${PNG}"><p>and <img alt="y" src="${PNG}"> after</p>`;
    expect(read(html, [null, null]).text).toBe('Before\n\nand\n\nafter');
    expect(read(html, ['/pictures/a.png', null]).text).toBe('Before\n\n![!\\[x](/pictures/a.png)\n\nand\n\nafter');
  });

  it('are counted if they have no bytes', () => {
    const bad = [
      'data:image/png;base64,%%%',
      'data:text/html,x',
      'cid:1',
      'blob:x',
      'file:///a.png',
      'data:image/png',
      '',
    ];
    expect(read(`${bad.map((src) => `<img src="${src}">`).join('')}Text`)).toEqual({
      ...{ text: 'Text', count: 0, lostPictures: bad.length },
    });
  });

  it('have a mark that the text can’t contain', () => {
    const text = '<code>![x](embedded-0)</code> ](embedded-0)';
    expect(read(`${text}<img src="${PNG}">`).text).toMatch(/embedded-0.*embedded-0[\s\S]*!\[\]\(\/pictures\/a\.png\)$/);
  });

  it('keep the text around them, whatever it is', () =>
    forAll({}, fc.array(fc.tuple(fc.string(), fc.boolean()), { maxLength: 8 }), (parts) => {
      const collector = new PictureCollector();
      const text = parts.map(([words]) => `${words}![](${collector.add(new Uint8Array(1))})`).join('\n\n');
      const addresses = parts.map(([, isKept]) => (isKept ? '/p' : null));
      const out = withAddresses(text, collector.mark, addresses);
      expect(out).not.toContain(collector.mark);
      expect(out.split('](/p)').length - 1).toBeGreaterThanOrEqual(addresses.filter((each) => each !== null).length);
      for (const [words] of parts) expect(out).toContain(words.trimEnd());
    }));

  it('are limited in number and in bytes', () => {
    const collector = new PictureCollector();
    const big = { byteLength: EMBEDDED_LIMITS.bytes } as Uint8Array<ArrayBuffer>;
    expect([collector.add(big), collector.add(new Uint8Array(1))]).toEqual([expect.any(String), null]);
    const many = new PictureCollector();
    for (let at = 0; at < EMBEDDED_LIMITS.pictures; at += 1) many.add(new Uint8Array(1));
    expect(many.add(new Uint8Array(1))).toBeNull();
    expect(dataUrlBytes(PNG)).toHaveLength(8);
  });
});
