import { expect, it } from 'vitest';
import { streamText } from './stream-text';

/** Pieces without an end; tells how many were asked for, and whether it was let go. */
function endless() {
  const told = { given: 0, isOver: false };
  async function* pieces() {
    try {
      for (;;) {
        told.given += 1;
        yield `${told.given}\n`;
      }
    } finally {
      told.isOver = true;
    }
  }
  return { told, stream: streamText(pieces()) };
}

const othersTurns = async () => {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
};

it('writes no further than somebody reads', async () => {
  const { told, stream } = endless();
  const reader = stream.getReader();
  for (const piece of ['1\n', '2\n']) expect(new TextDecoder().decode((await reader.read()).value)).toBe(piece);
  await othersTurns();
  expect(told).toEqual({ given: 3, isOver: false });
});

it('is over with its reader', async () => {
  const { told, stream } = endless();
  const reader = stream.getReader();
  await reader.read();
  await reader.cancel();
  const { given } = told;
  await othersTurns();
  expect(told).toEqual({ given, isOver: true });
});

it('ends where its pieces end, and breaks where they break', async () => {
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
