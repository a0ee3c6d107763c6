import { expect, it } from 'vitest';
import { isInstruction } from './reads-like-request';

it.each(['Make it about our tea room', 'A pitch for Night Bus.\n\nKeep it friendly.'])(
  'is an instruction: %s',
  (prompt) => expect(isInstruction(prompt)).toBe(true),
);

it.each(['# Night Bus\n\nLaunch plan', 'Night Bus\n- 40,000 installs', 'one\n---\ntwo', 'word '.repeat(61)])(
  'is content: %s',
  (prompt) => expect(isInstruction(prompt)).toBe(false),
);
