import { expect, it } from 'vitest';
import { EXAMPLES } from '@/server/engine/workspace/example-texts';
import { gatherExamples } from './gather-examples';

it('has the built-in templates in the file that programs read (`npm run words` writes it)', () => {
  expect(EXAMPLES).toEqual(gatherExamples());
});
