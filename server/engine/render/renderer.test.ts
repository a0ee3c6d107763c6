import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RenderError } from './render-error';
import { Renderer } from './renderer';
import { sampleCard, sampleDeck, sampleParagraph, sampleText } from './sample-deck';

const deck = sampleDeck([sampleCard([sampleText([sampleParagraph('Hello')])])]);
const pptx = { format: 'pptx', deck, pictures: new Map() } as const;

/** The real thread, its TypeScript read by tsx; within the program the bundler makes one file of it. */
const startFromSources = () =>
  new Worker(
    `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(new URL('./render.worker.ts', import.meta.url).href)}); });`,
    { eval: true, execArgv: ['--conditions=react-server'] },
  );
const startScript = (code: string) => () => new Worker(code, { eval: true });

const open: Renderer[] = [];
function rendererOf(startWorker: () => Worker): Renderer {
  const renderer = new Renderer({ startWorker });
  open.push(renderer);
  return renderer;
}

afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(open.splice(0).map((renderer) => renderer.close()));
});

describe('Renderer', () => {
  it('draws on its thread, one file after the other, in the order asked', async () => {
    let started = 0;
    const renderer = rendererOf(() => {
      started += 1;
      return startFromSources();
    });
    const order: number[] = [];
    const files = await Promise.all(
      [0, 1, 2].map(async (at) => {
        const file = await renderer.render(pptx);
        order.push(at);
        return file;
      }),
    );
    expect(order).toEqual([0, 1, 2]);
    expect(started).toBe(1);
    for (const { bytes } of files) expect(Buffer.from(bytes.subarray(0, 2)).toString()).toBe('PK');
  });

  it('draws in its own thread where threads cannot read our sources', async () => {
    const renderer = rendererOf(() => new Worker(new URL('./render.worker.ts', import.meta.url), { execArgv: [] }));
    const { bytes } = await renderer.render(pptx);
    expect(Buffer.from(bytes.subarray(0, 2)).toString()).toBe('PK');
  });

  it('answers with an error when its thread crashes, and starts another for the next file', async () => {
    const starters = [
      startScript("require('node:worker_threads').parentPort.on('message', () => process.exit(3))"),
      startFromSources,
    ];
    const renderer = rendererOf(() => (starters.shift() ?? startFromSources)());
    await expect(renderer.render(pptx)).rejects.toMatchObject({ reason: 'crashed', format: 'pptx' });
    await expect(renderer.render(pptx)).resolves.toMatchObject({ warnings: [] });
  });

  it('gives up a file that takes longer than its deadline, and goes on with the next', async () => {
    const starters = [
      startScript("require('node:worker_threads').parentPort.on('message', () => { for (;;); })"),
      startFromSources,
    ];
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const renderer = rendererOf(() => (starters.shift() ?? startFromSources)());
    const stuck = expect(renderer.render(pptx)).rejects.toMatchObject({ reason: 'timeout' });
    const next = expect(renderer.render(pptx)).resolves.toMatchObject({ warnings: [] });
    vi.advanceTimersByTime(60_000);
    await stuck;
    await next;
  });

  it('tells what went wrong with the drawing itself', async () => {
    const renderer = rendererOf(startFromSources);
    const broken = { ...pptx, deck: { ...deck, cards: [sampleCard([{ kind: 'nothing' } as never])] } };
    await expect(renderer.render(broken)).rejects.toBeInstanceOf(RenderError);
    await expect(renderer.render(broken)).rejects.toMatchObject({ reason: 'failed' });
    await expect(renderer.render(pptx)).resolves.toMatchObject({ warnings: [] });
  });

  it('lets a waiting file be called off', async () => {
    const renderer = rendererOf(startFromSources);
    const stop = new AbortController();
    const first = renderer.render(pptx);
    const second = renderer.render(pptx, stop.signal);
    stop.abort(new Error('Not wanted any more'));
    await expect(second).rejects.toThrow('Not wanted any more');
    await expect(first).resolves.toMatchObject({ warnings: [] });
    await expect(renderer.render(pptx, stop.signal)).rejects.toThrow('Not wanted any more');
  });

  it('gives up what waits when it is closed', async () => {
    const renderer = rendererOf(startScript("require('node:worker_threads').parentPort.on('message', () => {})"));
    const waiting = [renderer.render(pptx), renderer.render(pptx)].map((file) =>
      expect(file).rejects.toMatchObject({ reason: 'closed' }),
    );
    await renderer.close();
    await Promise.all(waiting);
    await expect(renderer.render(pptx)).rejects.toMatchObject({ reason: 'closed' });
  });
});
