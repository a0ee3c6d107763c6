import { useCallback, useEffect, useRef, useState } from 'react';
import { type FieldErrors, type FieldPath, get, type UseFormReturn } from 'react-hook-form';
import { afterFirstThings } from '@/components/ui/first-things';
import { loadPart } from '@/components/ui/load-part';
import type { Draft } from '@/lib/composer/draft';
import type { DraftPath } from '@/lib/composer/draft-path';
import type { DraftProblem, TargetLimits } from '@/lib/composer/draft-problems';
import { limitOf, textAt } from '@/lib/contract/fields';
import { fieldId, revealError } from '../form-session';
import { listErrors } from './form-problems';

type Rules = Pick<typeof import('@/lib/composer/live-problems'), 'liveProblems' | 'quickProblems'>;

type Form = {
  values: () => Draft;
  setError: (path: string, error: { type: string; message: string }) => void;
  clearErrors: (paths: string[]) => void;
};

type Deps = { loadRules: () => Promise<Rules>; limits: () => TargetLimits };

/** Debounce before a field is validated. */
export const PAUSE_MS = 600;

const TEXT_FIELDS: readonly string[] = ['inputText', 'prompt'];

/**
 * Decides when form fields are validated: on blur or after a pause in typing, never on each keystroke. A keystroke
 * costs the same however long the text is. A server error stays until its field changes.
 */
export class LiveValidation {
  readonly #form: Form;
  readonly #deps: Deps;
  #errors: FieldErrors<Draft> = {};
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(form: Form, deps: Deps) {
    this.#form = form;
    this.#deps = deps;
  }

  /** A field has changed; without a `name` the whole form was replaced. */
  changed(name: string | undefined, errors: FieldErrors<Draft>): void {
    this.#errors = errors;
    this.#schedule();
    if (name === undefined) return;
    const stale = listErrors(errors).filter(({ path }) => this.#isStale(path, name));
    if (stale.length > 0) this.#form.clearErrors(stale.map(({ path }) => path));
    if (!TEXT_FIELDS.includes(name) && this.#ruleErrors().length > 0) void this.#clearFixedErrors();
  }

  /** The errors that are currently shown. Those of a refused send may be about a draft that has changed since. */
  setErrors(errors: FieldErrors<Draft>): void {
    this.#errors = errors;
    if (this.#timer === undefined && this.#ruleErrors().length > 0) this.#schedule();
  }

  /** Validates at once what has changed since the last validation. */
  flush(): void {
    if (this.#timer === undefined) return;
    this.stop();
    void this.#validate();
  }

  /** Validates all fields again after the limits have changed. */
  restart(): void {
    this.changed(undefined, this.#errors);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Whether an existing error of this field, or of the length or absence of this text, may be outdated. */
  #isStale(path: string, name: string): boolean {
    const isWithin = path === name || path.startsWith(`${name}.`);
    if (!isWithin) return false;
    if (this.#typeOf(path) === 'service') return true;
    return TEXT_FIELDS.includes(path) && this.#typeOf(path) === 'contract' && !this.#isTooLong(path);
  }

  #isTooLong(path: string): boolean {
    const limit = limitOf(path);
    const text = textAt(this.#form.values(), path);
    return limit !== null && text !== null && text.length > limit;
  }

  #typeOf(path: string): string | undefined {
    const found: { type?: string } | undefined = get(this.#errors, path);
    return found?.type;
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), PAUSE_MS);
  }

  #ruleErrors(): DraftProblem[] {
    return listErrors(this.#errors).filter(({ path }) => this.#typeOf(path) === 'contract');
  }

  async #clearFixedErrors(): Promise<void> {
    const rules = await this.#deps.loadRules().catch(() => null);
    if (rules) this.#clearFixed(rules);
  }

  async #validate(): Promise<void> {
    const rules = await this.#deps.loadRules().catch(() => null);
    if (!rules) return;
    this.#clearFixed(rules);
    for (const { path, message } of rules.liveProblems(this.#form.values(), this.#deps.limits())) {
      const shown: { message?: string } | undefined = get(this.#errors, path);
      if (this.#typeOf(path) !== 'service' && shown?.message !== message)
        this.#form.setError(path, { type: 'contract', message });
    }
  }

  #clearFixed({ quickProblems }: Rules): void {
    const problems = quickProblems(this.#form.values(), this.#deps.limits());
    const wrong = new Set<string>(problems.map(({ path }) => path));
    const fixed = this.#ruleErrors().filter(({ path }) => !wrong.has(path));
    if (fixed.length > 0) this.#form.clearErrors(fixed.map(({ path }) => path));
  }
}

const load = loadPart(() => import('@/lib/composer/live-problems'));
const loadRules = async () => {
  await afterFirstThings();
  return load();
};

/**
 * Shows field errors on blur or after a pause in typing, and clears them as soon as a change fixes them. Returns the
 * form's blur handler.
 */
export function useLiveValidation(form: UseFormReturn<Draft>, limits: () => TargetLimits): () => void {
  const [validation] = useState(
    () =>
      new LiveValidation(
        {
          values: () => form.getValues(),
          setError: (path, error) => {
            form.setError(path as FieldPath<Draft>, error);
            const isFocused = document.activeElement?.id === fieldId(path as DraftPath);
            if (isFocused) requestAnimationFrame(() => revealError(path as DraftPath));
          },
          clearErrors: (paths) => form.clearErrors(paths as FieldPath<Draft>[]),
        },
        { loadRules, limits },
      ),
  );
  const { maxCards, target, missing } = limits();
  const judgedBy = useRef({ maxCards, target, missing });
  useEffect(() => {
    const before = judgedBy.current;
    const isOther = before.maxCards !== maxCards || before.target !== target || before.missing !== missing;
    if (before.maxCards !== undefined && isOther) validation.restart();
    judgedBy.current = { maxCards, target, missing };
  }, [maxCards, target, missing, validation]);
  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ name, errors }) => validation.changed(name, (errors ?? {}) as FieldErrors<Draft>),
    });
    // Errors are read by subscription: showing one must not render the whole form.
    const stopErrors = form.subscribe({
      formState: { errors: true },
      callback: ({ errors }) => validation.setErrors((errors ?? {}) as FieldErrors<Draft>),
    });
    return () => {
      stop();
      stopErrors();
      validation.stop();
    };
  }, [form, validation]);
  return useCallback(() => validation.flush(), [validation]);
}
