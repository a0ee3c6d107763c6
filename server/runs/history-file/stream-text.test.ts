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

it('stops when its reader stops', async () => {
  const { progress, stream } = endless();
  const reader = stream.getReader();
  await reader.read();
  await reader.cancel();
  const { given } = progress;
  await othersTurns();
  expect(progress).toEqual({ given, isOver: true });
});
