import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { ErrorState, Failure, LoadingState } from '@/components/ui/states';
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

/** A name or address as it is configured. */
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

type FormActionsProps = {
  /** What the submitting button says. */
  submit: string;
  formState: { isSubmitting: boolean; errors: { root?: { message?: string } } };
  onCancel: () => void;
};

/** The end of a form in a card: what failed, and its buttons. */
export function FormActions({ submit, formState, onCancel }: FormActionsProps) {
  return (
    <>
      <Failure of={formState.errors.root} className="text-14" />
      <div className="flex gap-2">
        <Button type="submit" size="small" look="solid" aria-disabled={formState.isSubmitting}>
          {submit}
        </Button>
        <Button size="small" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
    </>
  );
}

type ListNotesProps = {
  isPending: boolean;
  isEmpty: boolean;
  empty: string;
  error: Error | null;
  onRetry: () => void;
  /** Of the last change to an item. */
  failure: Error | null;
  failureTitle: string;
};

/** What a list in a card says while it has nothing to show, and when a change failed. */
export function ListNotes({ isPending, isEmpty, empty, error, onRetry, failure, failureTitle }: ListNotesProps) {
  return (
    <>
      {isPending && <LoadingState label={t('Loading…')} className="m-4" />}
      <ErrorState
        of={failure ?? error}
        title={failure ? failureTitle : t('Couldn’t load the list.')}
        className="m-4"
        onRetry={error ? onRetry : undefined}
        retrySize="small"
      />
      {isEmpty && <p className="px-5 py-4 text-14 text-quiet">{empty}</p>}
    </>
  );
}
