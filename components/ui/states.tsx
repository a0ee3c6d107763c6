import type { HTMLAttributes, ReactNode } from 'react';
import { t } from '@/lib/words/t';
import { Button } from './button';
import { classNames } from './class-names';
import { ButtonLink } from './page-link';

type Props = { title: string; children?: ReactNode; action?: ReactNode; className?: string };

type EmptyProps = Props & {
  /** The heading of a page that is empty, for screen readers. */
  heading?: string;
  /** A page where to go on. */
  to?: { href: string; label: string };
};

/** An empty state: the fact, then what to do. */
export function EmptyState({ heading, title, children, to, className, ...rest }: EmptyProps) {
  const action = to ? <ButtonLink href={to.href}>{to.label}</ButtonLink> : rest.action;
  return (
    <div className={classNames('mx-auto max-w-md px-4 py-16 text-center', className)}>
      {heading && <h1 className="sr-only">{heading}</h1>}
      <div aria-hidden="true" className="mx-auto mb-6 w-40 text-edge">
        <div className="mx-auto h-9 w-28 rounded-t-control border border-b-0 border-edge" />
        <div className="cut-line" />
        <div className="mx-auto h-9 w-28 rounded-b-control border border-t-0 border-edge" />
      </div>
      <p className="text-16 font-semibold">{title}</p>
      {children && <div className="mt-1 text-14 text-balance text-quiet">{children}</div>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}

type RetrySize = 'small' | 'medium';
/** `of`: the failure, in its own words; nothing is shown if it is null. */
type ErrorProps = Props & { of?: Error | string | null; onRetry?: () => void; retrySize?: RetrySize };

/** An error and what to do about it. Announced at once. */
export function ErrorState({ title, of, action, onRetry, retrySize = 'medium', className, ...rest }: ErrorProps) {
  if (of === null) return null;
  const children = of instanceof Error ? of.message : (of ?? rest.children);
  const help = onRetry ? <RetryButton size={retrySize} onClick={onRetry} /> : action;
  return (
    <div role="alert" className={classNames('border-s-2 border-bad py-1 ps-4', className)}>
      <p className="text-14 font-semibold">{title}</p>
      {children && <div className="mt-1 text-14 text-quiet">{children}</div>}
      {help && <div className="mt-3">{help}</div>}
    </div>
  );
}

/** Why an act failed, below its control; nothing if it did not. */
export function Failure({
  of,
  className,
}: {
  of: { message?: string } | string | null | undefined;
  className?: string;
}) {
  if (!of) return null;
  return (
    <p role="alert" className={classNames('text-bad', className)}>
      {typeof of === 'string' ? of : of.message}
    </p>
  );
}

/** Something to heed before going on; nothing without words. */
export function Warning({ className, children, ...rest }: HTMLAttributes<HTMLParagraphElement>) {
  if (!children) return null;
  return (
    <p className={classNames('text-warn', className)} {...rest}>
      <span aria-hidden="true">△ </span>
      {children}
    </p>
  );
}

export function RetryButton({ size, onClick }: { size: RetrySize; onClick: () => void }) {
  return (
    <Button size={size} onClick={onClick}>
      {t('Retry')}
    </Button>
  );
}

/** A skeleton. `label` is announced once. */
export function LoadingState({ label, rows = 3, className }: { label: string; rows?: number; className?: string }) {
  return (
    <div role="status" className={classNames('breathe space-y-2', className)}>
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="h-9 rounded-control bg-sunk" />
      ))}
    </div>
  );
}

type ListStatusProps = {
  of: { isPending: boolean; error: Error | null; refetch: () => unknown };
  /** Why the last change to an item failed. */
  failure?: Error | null;
  failureTitle?: string;
  retrySize?: RetrySize;
  className?: string;
};

/** What a list shows while it is loading, and when loading it or changing an item failed. */
export function ListStatus({ of, failure = null, failureTitle, retrySize = 'small', className }: ListStatusProps) {
  return (
    <>
      {of.isPending && <LoadingState label={t('Loading…')} className={className} />}
      <ErrorState
        of={failure ?? of.error}
        title={failure && failureTitle ? failureTitle : t('Couldn’t load the list.')}
        className={className}
        onRetry={of.error ? () => void of.refetch() : undefined}
        retrySize={retrySize}
      />
    </>
  );
}

/** The content of a page that does not exist. */
export function NotFoundState() {
  return (
    <EmptyState heading={t('Not found')} title={t('Page not found')} to={{ href: '/', label: t('Create a deck') }}>
      {t('Check the URL. The page may have been removed.')}
    </EmptyState>
  );
}
