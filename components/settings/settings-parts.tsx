import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import type { FormEventHandler, ReactNode } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { RouteFailure } from '@/components/data/request-json';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Failure } from '@/components/ui/states';
import { tStored } from '@/lib/words/stored-messages';
import { t } from '@/lib/words/t';

export function SettingsSection({ title, about, children }: { title: string; about?: string; children: ReactNode }) {
  return (
    <>
      <h1 className="text-28 font-semibold">{title}</h1>
      {about && <p className="mt-1 text-14 text-quiet">{about}</p>}
      <div className="mt-5 space-y-4">{children}</div>
    </>
  );
}

type CardProps = { title: string; status?: ReactNode; action?: ReactNode; foot?: ReactNode; children: ReactNode };

export function SettingsCard({ title, status, action, foot, children }: CardProps) {
  return (
    <section aria-label={title} className="overflow-hidden rounded-card border border-hairline bg-raised">
      <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 border-b border-hairline px-5 py-2.5">
        <h2 className="text-16 font-semibold">{title}</h2>
        {status}
        {action && <div className="ms-auto">{action}</div>}
      </div>
      {children}
      {foot && <p className="border-t border-hairline bg-surface px-5 py-3 text-13 text-quiet">{foot}</p>}
    </section>
  );
}

export function SettingsRows({ children }: { children: ReactNode }) {
  return <dl className="px-5 [&>div+div]:border-t [&>div+div]:border-hairline">{children}</dl>;
}

type RowProps = {
  name: string;
  /** A name or address as it is configured; no row if it is null. */
  code?: string | null;
  children?: ReactNode;
};

export function SettingsRow({ name, code, children }: RowProps) {
  if (code === null) return null;
  return (
    <div className="grid gap-x-4 py-2.5 text-14 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
      <dt className="text-quiet">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{code === undefined ? children : <Code>{code}</Code>}</dd>
    </div>
  );
}

export function Code({ children }: { children: ReactNode }) {
  return (
    <code className="font-mono text-13 text-ink" dir="ltr">
      {children}
    </code>
  );
}

const TONES = {
  good: { icon: CircleCheck, colour: 'text-good' },
  bad: { icon: CircleX, colour: 'text-bad' },
  quiet: { icon: CircleDashed, colour: 'text-quiet' },
} as const;

/** An icon and text, so that colour is never the only signal. */
export function SettingsStatus({ tone, children }: { tone: keyof typeof TONES; children: ReactNode }) {
  const { icon: Icon, colour } = TONES[tone];
  return (
    <p className={classNames('inline-flex items-center gap-1.5 text-14', colour)}>
      <Icon aria-hidden="true" size={14} />
      {children}
    </p>
  );
}

type FormProps = {
  label: string;
  submit: string;
  formState: { isSubmitting: boolean; errors: { root?: { message?: string } } };
  onSubmit: FormEventHandler;
  onCancel: () => void;
  className?: string;
  children: ReactNode;
};

/** A form that opens in a card, with its buttons and what went wrong with the whole of it. */
export function SettingsForm({ label, submit, formState, onSubmit, onCancel, className, children }: FormProps) {
  return (
    <form aria-label={label} className={classNames('space-y-3', className)} noValidate onSubmit={onSubmit}>
      {children}
      <Failure of={formState.errors.root} className="text-14" />
      <div className="flex gap-2">
        <Button type="submit" size="small" look="solid" aria-disabled={formState.isSubmitting}>
          {submit}
        </Button>
        <Button size="small" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}

/** Shows why the server refused a form: at those of its fields that the answer names, otherwise below them. */
export function showProblems<Values extends FieldValues>(
  failure: unknown,
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): void {
  const problems = failure instanceof RouteFailure ? failure.fields : [];
  for (const { path, message } of problems)
    setError(fields.find((field) => field === path) ?? 'root', { message: tStored(message) }, { shouldFocus: true });
  if (problems.length === 0) setError('root', { message: failure instanceof Error ? failure.message : '' });
}
