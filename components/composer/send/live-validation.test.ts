import { type FieldErrors, set } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Draft, emptyDraft } from '@/lib/composer/draft';
import * as rules from '@/lib/composer/live-problems';
import { draftWith } from '@/lib/composer/testing/draft-with';
import type { FieldName } from '@/lib/contract/fields';
import { listErrors } from './form-problems';
import { LiveValidation, PAUSE_MS } from './live-validation';

let draft: Draft;
let errors: FieldErrors<Draft>;
let validations: number;
let validation: LiveValidation;

beforeEach(() => {
  vi.useFakeTimers();
  draft = { ...emptyDraft(), inputText: 'Notes', autoLength: false };
  errors = {};
  validations = 0;
  validation = new LiveValidation(
    {
      values: () => draft,
      setError: (path, error) => {
        set(errors, path, error);
        validation.setErrors(errors);
      },
      clearErrors: (paths) => {
        for (const path of paths) set(errors, path, undefined);
        validation.setErrors(errors);
      },
    },
    {
      loadRules: async () => ({
        ...rules,
        quickProblems: (...given) => {
          validations += 1;
          return rules.quickProblems(...given);
        },
      }),
      limits: () => ({ maxCards: 60 }),
    },
  );
});
afterEach(() => {
  validation.stop();
  vi.useRealTimers();
});

const type = (name: FieldName, value: string) => {
  draft = draftWith({ [name]: value }, draft);
  validation.changed(name, errors);
};
const pause = () => vi.advanceTimersByTimeAsync(PAUSE_MS);
const shown = () => listErrors(errors).map(({ path, message }) => `${path}: ${message}`);

describe('LiveValidation', () => {
  it.each([
    ['textOptions.tone', 'x'.repeat(501), 'Too long by 1 character (limit 500)'],
    ['additionalInstructions', 'x'.repeat(2500), 'Too long by 500 characters (limit 2,000)'],
    ['numCards', '61', 'Enter a whole number from 1 to 60'],
    ['inputText', 'x'.repeat(430_000), 'Too long by 30,000 characters (limit 400,000)'],
  ] as const)('shows the error of %s after a pause in typing', async (name, value, message) => {
    type(name, value);
    await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
    expect(shown()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown()).toEqual([`${name}: ${message}`]);
  });

  it('does not report empty fields', async () => {
    draft.cardOptions.headerFooter.topLeft.type = 'text';
    type('inputText', '');
    await pause();
    expect(shown()).toEqual([]);
  });

  it('clears a missing-text or too-long error on the keystroke that fixes it', () => {
    for (const message of ['Add some text first', 'Too long by 1 character (limit 400,000)']) {
      set(errors, 'inputText', { type: 'contract', message });
      validation.setErrors(errors);
      type('inputText', 'Words');
      expect(shown()).toEqual([]);
    }
  });

  it('clears outdated errors of a failed submit and keeps the others', async () => {
    const refuse = () => {
      set(errors, 'inputText', { type: 'contract', message: 'Add some text first' });
      validation.setErrors(errors);
    };
    // The draft already has text when the error arrives.
    refuse();
    await pause();
    expect(shown()).toEqual([]);
    draft = { ...draft, inputText: '' };
    refuse();
    await pause();
    await pause();
    expect(shown()).toEqual(['inputText: Add some text first']);
  });

  it('does not validate on keystrokes in a long text, even with errors', async () => {
    type('textOptions.tone', 'x'.repeat(501));
    type('inputText', 'x'.repeat(430_000));
    await pause();
    expect(shown()).toHaveLength(2);
    const before = validations;
    for (let key = 1; key <= 50; key += 1) type('inputText', 'x'.repeat(430_000 + key));
    await vi.advanceTimersByTimeAsync(0);
    expect(validations).toBe(before);
    expect(shown()).toHaveLength(2);
  });

  it('keeps a server error until that field changes', async () => {
    set(errors, 'themeId', { type: 'service', message: 'is not known' });
    set(errors, 'textOptions.tone', { type: 'service', message: 'is not wanted' });
    validation.setErrors(errors);
    type('textOptions.tone', 'calm');
    await pause();
    expect(shown()).toEqual(['themeId: is not known']);
  });
});
