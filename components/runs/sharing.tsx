'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, Share2 } from 'lucide-react';
import { useId, useState } from 'react';
import { ACCESS_WORDS } from '@/components/composer/settings/choice-words';
import { changeSharing, sharingOf } from '@/components/data/run-parts';
import { copyText } from '@/components/request/copy-text';
import { Button, RemoveButton } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Modal } from '@/components/ui/modal';
import { ErrorState, Failure, LoadingState, RetryButton } from '@/components/ui/states';
import { useToast } from '@/components/ui/toasts';
import type { Run } from '@/lib/contract/composer';
import type { SharingOptions } from '@/lib/contract/request/sharing-options';
import type { RunSharing, SharingChange } from '@/lib/contract/run-sharing';
import { t } from '@/lib/words/t';
import { deckAddress } from './deck/deck-files';

/** Who can open the deck of a local run; null while unknown, or if the deck is not stored here. */
function useSharing(run: Run) {
  return useQuery({ ...sharingOf(run.id), enabled: isShareable(run) });
}

/** A remote service has no operation to read or change sharing after the run (docs/spec/interface.md#4). */
export function isShareable(run: Run): boolean {
  return run.hasDeck && run.deletedAt === null;
}

export function ShareDialog({ run, open, onClose }: { run: Run; open: boolean; onClose: () => void }) {
  const { data: sharing, error, refetch } = useSharing(run);
  return (
    <Modal open={open} onClose={onClose} title={t('Share this deck')} corner={!sharing}>
      {sharing && <ShareForm run={run} sharing={sharing} onClose={onClose} />}
      {!sharing && error && (
        <ErrorState
          of={error}
          title={t('Can’t load who has access.')}
          className="mt-4"
          onRetry={() => void refetch()}
        />
      )}
      {!sharing && !error && <LoadingState label={t('Loading…')} className="mt-4" />}
    </Modal>
  );
}

/** Who can open the deck: the current settings for a local deck, the requested ones for a remote deck. */
export function SharingSection({ run }: { run: Run }) {
  return run.target === 'local' ? <SharedHere run={run} /> : <SharedThere request={run.request} />;
}

/**
 * The deck's link and who can open it. Each change applies at once. The engine lets people view a deck and no more, so
 * that is the only access offered.
 */
function ShareForm({ run, sharing, onClose }: { run: Run; sharing: RunSharing; onClose: () => void }) {
  const share = useShare(run.id);
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const change = (next: SharingChange) => {
    if (share.isPending) return;
    setCopied(null);
    share.mutate(next);
  };
  return (
    <div className="mt-3 space-y-4 text-14">
      <LinkRow address={new URL(deckAddress(run) ?? '', window.location.href).href} onCopied={setCopied} />
      {sharing.signsIn ? (
        <LinkAccess isOpen={sharing.externalAccess !== 'noAccess'} onChange={change} />
      ) : (
        <p className="text-quiet">{t('Sign-in is off: anyone who can reach this server can open every deck.')}</p>
      )}
      {sharing.signsIn && sharing.recipients.length > 0 && (
        <Recipients
          recipients={sharing.recipients}
          onChange={(recipients) =>
            change({ emailOptions: { recipients, access: sharing.recipientAccess ?? undefined } })
          }
        />
      )}
      <Failure of={share.error} />
      <div className="flex items-center justify-between gap-4 pt-1">
        <p role="status" className="min-w-0 text-13 text-quiet">
          {isCopied !== null ? copiedWords(isCopied) : share.isPending ? t('Saving…') : share.isSuccess && t('Saved')}
        </p>
        <Button onClick={onClose}>{t('Done')}</Button>
      </div>
    </div>
  );
}

function copiedWords(isCopied: boolean): string {
  return isCopied ? t('Link copied') : t('The browser blocked copying. Copy it by hand.');
}

/** Selects the link, with its start in view: browsers scroll to the end of what a dialog focuses first. */
function selectWhole(input: HTMLInputElement) {
  input.setSelectionRange(0, input.value.length, 'backward');
  requestAnimationFrame(() => input.scrollTo(0, 0));
}

function LinkRow({ address, onCopied }: { address: string; onCopied: (isCopied: boolean) => void }) {
  const id = useId();
  // Absent on plain HTTP and in most desktop browsers.
  const canShare = typeof navigator.share === 'function';
  return (
    <div>
      <div className="flex items-end gap-2">
        <Field id={id} label={t('Link')} className="min-w-0 flex-1">
          <input
            id={id}
            readOnly
            value={address}
            onFocus={({ currentTarget }) => selectWhole(currentTarget)}
            className="control truncate font-mono text-13"
          />
        </Field>
        <Button look="next" onClick={() => void copyText(address).then(onCopied)}>
          <Copy aria-hidden="true" size={16} /> {t('Copy link')}
        </Button>
      </div>
      {canShare && (
        <Button
          className="mt-2 w-full sm:hidden"
          onClick={() => void navigator.share({ url: address }).catch(() => {})}
        >
          <Share2 aria-hidden="true" size={16} /> {t('Share with another app')}
        </Button>
      )}
    </div>
  );
}

function LinkAccess({ isOpen, onChange }: { isOpen: boolean; onChange: (change: SharingChange) => void }) {
  const id = useId();
  return (
    <Field id={id} label={t('Who can open it')}>
      <select
        id={id}
        className="control"
        value={isOpen ? 'view' : 'noAccess'}
        onChange={(event) => onChange({ externalAccess: event.target.value === 'view' ? 'view' : 'noAccess' })}
      >
        <option value="noAccess">{t('Only people who sign in here')}</option>
        <option value="view">{t('Anyone with the link')}</option>
      </select>
    </Field>
  );
}

type RecipientsProps = { recipients: readonly string[]; onChange: (recipients: string[]) => void };

/** The recipients of the request. They can only be removed here, not added, because no email is sent from here. */
function Recipients({ recipients, onChange }: RecipientsProps) {
  const id = useId();
  return (
    <fieldset id={id} tabIndex={-1} className="min-w-0 space-y-2 outline-none">
      <legend className="mb-1 text-13 font-medium">{t('Email recipients')}</legend>
      <p className="text-12 text-quiet">{t('Local doesn’t send email. Share the link yourself.')}</p>
      <ul className="flex flex-wrap gap-1.5">
        {recipients.map((address) => (
          <li
            key={address}
            className="flex max-w-full items-center rounded-control border border-hairline bg-surface ps-2 text-13"
          >
            <span className="truncate">{address}</span>
            <RemoveButton
              name={t('Remove {address}', { address })}
              onClick={() => {
                onChange(recipients.filter((one) => one !== address));
                // The button is removed with its address.
                document.getElementById(id)?.focus();
              }}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** Changes a deck's sharing. The cache is updated from the response, or refetched after a failure. */
function useShare(runId: string) {
  const client = useQueryClient();
  const { queryKey } = sharingOf(runId);
  return useMutation({
    mutationFn: (change: SharingChange) => changeSharing(runId, change),
    retry: 0,
    networkMode: 'always',
    onSuccess: async (sharing) => {
      // A pending fetch would overwrite it with old data.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, sharing);
    },
    onError: () => void client.invalidateQueries({ queryKey }),
  });
}

/** The topic of sharing toasts: a new change drops older toasts, whose Undo no longer applies. */
function shareToast(runId: string): readonly string[] {
  return [`share:${runId}`];
}

function SharedHere({ run }: { run: Run }) {
  const { data: sharing, error, refetch } = useSharing(run);
  const share = useShare(run.id);
  const toast = useToast();
  const close = (before: RunSharing['externalAccess']) =>
    share.mutate(
      { externalAccess: 'noAccess' },
      {
        onSuccess: () =>
          toast(
            t('Link turned off'),
            { label: t('Undo'), act: () => share.mutate({ externalAccess: before }) },
            shareToast(run.id),
          ),
      },
    );
  if (error && !sharing)
    return (
      <p className="text-13 text-quiet">
        {t('Can’t load who has access.')} <RetryButton size="small" onClick={() => void refetch()} />
      </p>
    );
  if (sharing === null || !isShareable(run))
    return <p className="text-13 text-quiet">{t('This deck isn’t here, so it can’t be shared.')}</p>;
  if (!sharing) return <p className="min-h-9" />;
  if (!sharing.signsIn)
    return (
      <p className="text-13 text-quiet">{t('Sign-in is off: anyone who can reach this server can open every deck.')}</p>
    );
  return (
    <div className="space-y-2 text-13">
      <Facts facts={sharingFacts(sharing)} />
      {sharing.externalAccess !== 'noAccess' && (
        <Button
          size="small"
          aria-disabled={share.isPending}
          onClick={() => !share.isPending && close(sharing.externalAccess)}
        >
          {t('Turn off link')}
        </Button>
      )}
      <Failure of={share.error} />
    </div>
  );
}

function SharedThere({ request }: { request: unknown }) {
  const asked = askedSharing(request);
  return (
    <div className="space-y-1 text-13 text-quiet">
      {asked.length > 0 && <Facts facts={asked} />}
      <p>
        {asked.length > 0
          ? t('As requested. See the service for who has access now.')
          : t('Workspace default. Change it at the service.')}
      </p>
    </div>
  );
}

function Facts({ facts }: { facts: readonly SharingFact[] }) {
  return (
    <dl aria-label={t('Access')} className="space-y-1">
      {facts.map(({ name, access }) => (
        <div key={name} className="flex min-w-0 gap-2">
          <dt className="min-w-0 flex-1 wrap-anywhere text-quiet">{name}</dt>
          <dd className="shrink-0 text-ink">{access ?? t('Not set')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** `access` null: unknown, e.g. for recipients whose access the request left to the service. */
type SharingFact = { name: string; access: string | null };

/** Who has which access, one line each, in the form's terms. */
export function sharingFacts({ recipients, recipientAccess, ...access }: RunSharing): SharingFact[] {
  const emailOptions = recipients.length > 0 ? { recipients, access: recipientAccess ?? undefined } : undefined;
  return factsOf({ ...access, emailOptions });
}

/**
 * What a stored request asked for; omits what it did not set. Parsed leniently, because it may come from an older
 * version.
 */
export function askedSharing(request: unknown): SharingFact[] {
  const asked =
    typeof request === 'object' && request !== null && 'sharingOptions' in request && request.sharingOptions;
  return typeof asked === 'object' && asked !== null ? factsOf(asked) : [];
}

function factsOf({ workspaceAccess, externalAccess, emailOptions }: SharingOptions): SharingFact[] {
  const recipients = Array.isArray(emailOptions?.recipients) ? emailOptions.recipients : [];
  return [
    ...(workspaceAccess ? [{ name: t('Workspace members'), access: wordsOf(workspaceAccess) }] : []),
    ...(externalAccess ? [{ name: t('Anyone with the link'), access: wordsOf(externalAccess) }] : []),
    ...recipients.map((name) => ({ name, access: emailOptions?.access ? wordsOf(emailOptions.access) : null })),
  ];
}

/** A value unknown to this version is shown unchanged. */
function wordsOf(access: string): string {
  return Object.hasOwn(ACCESS_WORDS, access) ? ACCESS_WORDS[access as keyof typeof ACCESS_WORDS] : access;
}
