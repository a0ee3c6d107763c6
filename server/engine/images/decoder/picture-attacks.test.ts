import { afterAll, describe, expect, it } from 'vitest';
import { blankPng } from '../testing/build-png';
import * as attack from '../testing/picture-attacks';
import { DecoderProcess } from './decoder-process';

let decoder = new DecoderProcess();
afterAll(() => decoder.kill('stopped'));

async function decode(kind: 'svg' | 'png' | 'gif', content: string | Uint8Array, deadline = 15_000): Promise<string> {
  if (decoder.isDead) decoder = new DecoderProcess();
  await decoder.ready;
  const decoded = await decoder.decode({ kind, bytes: Buffer.from(content as string), deadline });
  return decoded.ok ? 'drawn' : decoded.code;
}

const picture = (side: number) => attack.dataUrl('image/png', blankPng(side, side));

describe('picture attacks', () => {
  it.each([
    ['an embedded picture of 400 megapixels', attack.embeddedRasterBomb(), 'too-many-pixels'],
    ['one in a filter', attack.embeddedRasterElsewhere(), 'too-many-pixels'],
    ['one in an SVG in an SVG', attack.nestedSvgBomb(2), 'too-many-pixels'],
    ['an SVG in an SVG in an SVG in an SVG', attack.nestedSvgBomb(3), 'svg-depth'],
    [
      'embedded pictures of 50 megapixels in all',
      attack.svgOf(`<image href="${picture(5000)}"/><image href="${picture(5001)}"/>`, '', 50),
      'too-many-pixels',
    ],
    ['more than 100 embedded pictures', attack.svgOf(`<image href="${picture(1)}"/>`.repeat(101)), 'svg-embedded'],
    ['50,001 elements', attack.manyElements(50_001), 'svg-elements'],
    ['200 nested groups', attack.deepSvg(200), 'svg-depth'],
    ['doubling <use> elements', attack.nestedUseBomb(40), 'svg-complex'],
    ['multiplying patterns', attack.nestedPatternBomb(8), 'svg-complex'],
    ['thousands of masks', attack.maskBomb(2500), 'svg-complex'],
    ['too long an attribute', attack.svgOf(`<g id="${'a'.repeat(600_000)}"/>`), 'svg-attributes'],
    ['too much path data', attack.svgOf(`<path d="${'M0 0'.repeat(100_000)}"/>`.repeat(3)), 'svg-paths'],
    ['a chain of 5,000 references', chain(5000), 'svg-depth'],
    ['a stylesheet that filters everything', styled('*{filter:url(#f)}'), 'svg-complex'],
    ['a stylesheet that filters a class', styled('@media all{g > .a{filter:url("#f")}}'), 'svg-complex'],
  ])('refuses %s before drawing', async (_name, svg, code) => expect(await decode('svg', svg)).toBe(code));

  it.each(Object.entries(attack.SLOW_PRIMITIVES))('refuses a chain of the filter %s', async (_name, primitive) =>
    expect(await decode('svg', attack.filterBomb(primitive.repeat(20), 20))).toBe('svg-complex'),
  );

  it('kills a drawing at its deadline, and draws the next picture in a new process', async () => {
    expect(await decode('svg', attack.slowGradients(5000), 300)).toBe('timeout');
    expect(await decode('png', blankPng(3, 3))).toBe('drawn');
  });

  it('refuses a bitmap by the size in its header, and a file whose content does not match its header', async () => {
    expect(await decode('png', blankPng(20_000, 20_000))).toBe('too-many-pixels');
    expect(await decode('png', attack.embeddedRasterBomb())).toBe('damaged');
  });

  it('reads only the first of many frames', async () =>
    expect(await decode('gif', attack.manyFramesGif(2000))).toBe('drawn'));

  it('draws a self-referencing file without the reference', async () => {
    const svg = attack.svgOf(
      '<g id="a"><use href="#a"/><rect width="9" height="9" mask="url(#m)"/></g>',
      '<mask id="m"><use href="#a"/></mask>',
      50,
    );
    expect(await decode('svg', svg)).toBe('drawn');
  });
});

function chain(length: number): string {
  const links = Array.from({ length }, (_, at) => `<g id="c${at + 1}"><use href="#c${at}"/></g>`).reverse();
  return attack.svgOf(`<use href="#c${length}"/>`, `<path id="c0" d="M0 0h9v9z"/>${links.join('')}`);
}

function styled(css: string): string {
  const filter = `<filter id="f">${attack.SLOW_PRIMITIVES.turbulence.repeat(20)}</filter>`;
  return attack.svgOf(
    `<style>${css}</style><g>${'<rect class="b a" width="2000" height="2000"/>'.repeat(50)}</g>`,
    filter,
  );
}
