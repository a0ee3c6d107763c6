import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { SVG_SAMPLES } from '../testing/svg-samples';
import { DecoderProcess } from './decoder-process';

const decoder = new DecoderProcess();
afterAll(() => decoder.kill('stopped'));

async function draw(svg: string) {
  await decoder.ready;
  return decoder.decode({ kind: 'svg', bytes: Buffer.from(svg), deadline: 15_000 });
}

async function colourAt(bytes: Uint8Array, { x, y }: { x: number; y: number }): Promise<number[]> {
  const pixel = await sharp(bytes).extract({ left: x, top: y, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return [...pixel];
}

describe('SVG files', () => {
  it.each(SVG_SAMPLES)('draws $name', async ({ svg, at, colour }) => {
    const drawn = await draw(svg);
    if (!drawn.ok) throw new Error(drawn.code);
    const seen = await colourAt(drawn.picture.bytes, at);
    for (const [channel, value] of colour.entries()) expect(Math.abs((seen[channel] ?? -99) - value)).toBeLessThan(12);
  });

  it('draws heavy filters on a smaller canvas', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="900"><filter id="f">${'<feGaussianBlur stdDeviation="4"/>'.repeat(6)}</filter><rect width="1800" height="900" filter="url(#f)"/></svg>`;
    const drawn = await draw(svg);
    if (!drawn.ok) throw new Error(drawn.code);
    expect(drawn.picture.width).toBeLessThan(1800);
    expect(Math.abs(drawn.picture.width / drawn.picture.height - 2)).toBeLessThan(0.02);
  });

  it('omits external resources and draws the rest', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="20" height="10">
      <style>@import url(http://127.0.0.1:9/a.css); rect{fill:url("http://127.0.0.1:9/x.svg#a") #00f}</style>
      <use href="/etc/passwd#a"/><image href="file:///etc/hostname" width="20" height="10"/><rect width="20" height="10" style="fill:#00f"/></svg>`;
    const drawn = await draw(svg);
    if (!drawn.ok) throw new Error(drawn.code);
    expect(await colourAt(drawn.picture.bytes, { x: 10, y: 5 })).toEqual([0, 0, 255]);
  });
});
