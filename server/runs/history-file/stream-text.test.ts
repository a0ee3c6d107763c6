import { expect, it } from 'vitest';
import { streamText } from './stream-text';

/** An endless source that records how many pieces were requested and whether it was closed. */
function endless() {
  const progress = { given: 0, isOver: false };
  async function* pieces() {
    try {
      for (;;) {
        progress.given += 1;
        yield `${progress.given}\n`;
      }
    } finally {
      progress.isOver = true;
    }
  }
  return { progress, stream: streamText(pieces()) };
}

const othersTurns = async () => {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
};

it('produces no more than the reader consumes', async () => {
  const { progress, stream } = endless();
  const reader = stream.getReader();
  for (const piece of ['1\n', '2\n']) expect(new TextDecoder().decode((await reader.read()).value)).toBe(piece);
  await othersTurns();
  expect(progress).toEqual({ given: 3, isOver: false });
});

it('stops when its reader stops', async () => {
  const { progress, stream } = endless();
  const reader = stream.getReader();
  await reader.read();
  await reader.cancel();
  const { given } = progress;
  await othersTurns();
  expect(progress).toEqual({ given, isOver: true });
});

it('ends where its pieces end, and fails where they fail', async () => {
  async function* broken() {
    yield 'a';
    throw new Error('no more');
  }
  async function* whole() {
    yield 'ä';
    yield '🐝';
  }
  expect(await new Response(streamText(whole())).text()).toBe('ä🐝');
  await expect(new Response(streamText(broken())).text()).rejects.toThrow('no more');
});
