import { expect, it, vi } from 'vitest';
import { ALL_RULES } from './all-rules';
import { callRule, clearCaches, onClear, recordingCalls, switchKey, without } from './switches';

const story = ALL_RULES.find(({ file }) => file === 'plan/repeat-headings')!;
const call = (result: boolean) => callRule(switchKey('plan/repeat-headings', 'isNarrative'), () => result, []);

it('calls the function of a rule unless the rule is switched off', () => {
  expect(call(true)).toBe(true);
  expect(without(story, () => call(true))).toBe(false);
  expect(call(true)).toBe(true);
});

it('records whether a rule is called, and whether it matches', () => {
  expect(recordingCalls(() => 'no call').calls.get(story)).toBeUndefined();
  expect(recordingCalls(() => [call(false), call(false)]).calls.get(story)).toEqual({ all: 2, matching: 0 });
  expect(recordingCalls(() => [call(false), call(true)]).calls.get(story)).toEqual({ all: 2, matching: 1 });
});

it('clears caches that modules register', () => {
  const clear = vi.fn();
  onClear(clear);
  clearCaches();
  expect(clear).toHaveBeenCalledOnce();
});
