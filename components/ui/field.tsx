import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import type { HelpTerm } from '@/components/help/help-terms';
import { loadPart } from '@/components/ui/load-part';
import { say } from '@/lib/words/say';
import { classNames } from './class-names';

// Not needed to write.
const HelpTip = dynamic(
  loadPart(() => import('@/components/help/help-tip')),
  { ssr: false },
);

export type FieldNotes = {
  hint?: ReactNode;
  /** What is explained beside its name. */
  help?: HelpTerm;
  error?: string;
  /** How much of its limit is used, once that is near. */
  counter?: string;
  /** Why the field does not count as things stand; it keeps its value all the same. */
  ignored?: string;
  /** Something to think about before sending; never a refusal. */
  warning?: string;
};

type Props = FieldNotes & {
  id: string;
  label: ReactNode;
  /** The interface's own word for it, shown beside the plain one. */
  wireName?: string;
  labelHidden?: boolean;
  /** A set of choices is named by a legend, one input by a label. */
  group?: boolean;
  className?: string;
  children: ReactNode;
};

/** What the control of a field must carry, so that its notes are read out with it. */
export function describedBy(id: string, notes: FieldNotes) {
  const ids = [
    notes.error !== undefined && `${id}-error`,
    notes.counter !== undefined && `${id}-counter`,
    notes.ignored !== undefined && `${id}-ignored`,
    notes.warning !== undefined && `${id}-warning`,
    notes.hint !== undefined && `${id}-hint`,
  ].filter(Boolean);
  return {
    'aria-invalid': notes.error !== undefined ? true : undefined,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  } as const;
}

/** A label, its control, and what is to be said about it: hint, "Ignored: …", error. */
export function Field({ id, label, wireName, labelHidden, group, className, children, help, ...notes }: Props) {
  const name = (
    <>
      {label}
      {wireName && <code className="ms-1.5 font-mono text-12 font-normal text-quiet">{wireName}</code>}
    </>
  );
  const nameClass = classNames('float-start mb-1 text-13 font-medium', labelHidden && 'sr-only');
  const tip = help && !labelHidden && <HelpTip term={help} name={typeof label === 'string' ? label : ''} />;
  // Not paler: what does not count must still be read.
  const uncounted = notes.ignored !== undefined && '[&_.control]:border-dashed [&_.control]:text-quiet';
  const body = (
    <>
      <div className={classNames('clear-both', uncounted)}>{children}</div>
      <FieldNotesBelow id={id} {...notes} />
    </>
  );
  if (group)
    return (
      <fieldset
        id={id}
        tabIndex={-1}
        className={classNames('min-w-0', className)}
        aria-describedby={describedBy(id, notes)['aria-describedby']}
      >
        <legend className={nameClass}>{name}</legend>
        {tip}
        {body}
      </fieldset>
    );
  return (
    <div className={classNames('min-w-0', className)}>
      <label htmlFor={id} id={`${id}-label`} className={nameClass}>
        {name}
      </label>
      {tip}
      {body}
    </div>
  );
}

export function FieldNotesBelow({ id, hint, error, counter, ignored, warning }: FieldNotes & { id: string }) {
  return (
    <>
      {error !== undefined && (
        <p
          id={`${id}-error`}
          className="mt-1 scroll-mt-16 scroll-mb-3 text-13 font-medium text-bad max-lg:scroll-mb-52"
        >
          <span className="sr-only">{say('Error:')} </span>
          {sentence(error)}
        </p>
      )}
      {counter !== undefined && (
        <p id={`${id}-counter`} className="mt-1 text-12 text-quiet tabular-nums">
          {counter}
        </p>
      )}
      {ignored !== undefined && (
        <p id={`${id}-ignored`} className="mt-1 text-12 text-quiet">
          <span aria-hidden="true">⊘ </span>
          {say('Ignored: {ignored}.', { ignored })}
        </p>
      )}
      {warning !== undefined && (
        <p id={`${id}-warning`} className="mt-1 text-12 text-warn">
          <span aria-hidden="true">△ </span>
          {warning}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1 text-12 text-quiet">
          {hint}
        </p>
      )}
    </>
  );
}

/** The contract speaks in clauses ("must not be empty"). */
function sentence(clause: string): string {
  return clause.charAt(0).toUpperCase() + clause.slice(1);
}
