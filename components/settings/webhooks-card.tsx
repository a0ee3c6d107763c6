'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  changeWebhook,
  deliveriesOptions,
  makeWebhook,
  sendDelivery,
  webhooksOptions,
} from '@/components/data/settings';
import { Button } from '@/components/ui/button';
import { describedBy, Field } from '@/components/ui/field';
import { ConfirmDialog, Modal } from '@/components/ui/modal';
import { PageLink } from '@/components/ui/page-link';
import { RelativeTime } from '@/components/ui/relative-time';
import { ListStatus } from '@/components/ui/states';
import { LIMITS } from '@/lib/contract/limits';
import type { Webhook, WebhookDelivery, WebhookToMake } from '@/lib/contract/webhooks';
import { formatLocale } from '@/lib/words/messages-in-use';
import { tStored } from '@/lib/words/stored-messages';
import { t, tPlural } from '@/lib/words/t';
import { type SecretFormProps, SecretsCard } from './secrets-card';
import { SettingsForm, SettingsStatus, showProblems } from './settings-parts';

/** The addresses that are notified when a run has ended. */
export function WebhooksCard() {
  return (
    <SecretsCard
      title={t('Webhooks')}
      add={t('Add webhook')}
      hint={t('Copy the signing secret now. It isn’t shown again.')}
      foot={t('Called when a run or a batch has ended. Messages are signed by the Standard Webhooks specification.')}
      form={(props) => <WebhookForm {...props} />}
    >
      <WebhookList />
    </SecretsCard>
  );
}

function WebhookForm({ onClose, onMade }: SecretFormProps) {
  const id = useId();
  const client = useQueryClient();
  const { register, handleSubmit, setError, setFocus, formState } = useForm<WebhookToMake>({
    defaultValues: { url: '' },
  });
  useEffect(() => setFocus('url'), [setFocus]);
  const make = handleSubmit(async (values) => {
    try {
      const { url, secret } = await makeWebhook(values);
      await client.invalidateQueries({ queryKey: webhooksOptions().queryKey });
      onMade(url, secret);
    } catch (failure) {
      showProblems(failure, ['url'], setError);
    }
  });
  const notes = { error: formState.errors.url?.message };
  return (
    <SettingsForm
      label={t('Add webhook')}
      submit={t('Add webhook')}
      className="border-b border-hairline px-5 py-4"
      {...{ formState, onSubmit: make, onCancel: onClose }}
    >
      <Field id={id} label={t('Address')} {...notes}>
        <input
          id={id}
          className="control"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          placeholder="https://example.com/hooks/cardwright"
          maxLength={LIMITS.url}
          {...describedBy(id, notes)}
          {...register('url')}
        />
      </Field>
    </SettingsForm>
  );
}

function WebhookList() {
  const client = useQueryClient();
  const list = useQuery(webhooksOptions());
  const [removing, setRemoving] = useState<Webhook | null>(null);
  const [shown, setShown] = useState<Webhook | null>(null);
  const change = useMutation({
    mutationFn: ({ id, method }: { id: string; method: 'POST' | 'DELETE' }) => changeWebhook(id, method),
    onSettled: () => client.invalidateQueries({ queryKey: webhooksOptions().queryKey }),
  });
  const closeDeliveries = () => {
    setShown(null);
    // A delivery may have failed or succeeded in the meantime.
    void list.refetch();
  };
  return (
    <>
      <ListStatus of={list} failure={change.error} failureTitle={t('Couldn’t change the webhook')} className="m-4" />
      {list.data?.data.length === 0 && <p className="px-5 py-4 text-14 text-quiet">{t('No webhooks yet.')}</p>}
      <ul className="px-5 empty:hidden [&>li+li]:border-t [&>li]:border-hairline">
        {list.data?.data.map((webhook) => (
          <li key={webhook.id} className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 py-2">
            <WebhookFacts {...webhook} />
            {webhook.pausedAt !== null && (
              <Button size="small" onClick={() => change.mutate({ id: webhook.id, method: 'POST' })}>
                {t('Resume')}
              </Button>
            )}
            <Button size="small" aria-haspopup="dialog" onClick={() => setShown(webhook)}>
              {t('Deliveries')}
            </Button>
            <Button
              size="small"
              aria-label={t('Remove {name}', { name: webhook.url })}
              onClick={() => setRemoving(webhook)}
            >
              {t('Remove')}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={removing !== null}
        onClose={() => setRemoving(null)}
        title={t('Remove the webhook?')}
        action={t('Remove')}
        onConfirm={() => {
          if (removing) change.mutate({ id: removing.id, method: 'DELETE' });
          setRemoving(null);
        }}
      >
        <p className="mt-2 text-14 wrap-anywhere">
          <bdi>{removing?.url}</bdi>
        </p>
      </ConfirmDialog>
      <Modal open={shown !== null} onClose={closeDeliveries} title={t('Deliveries')} corner wide>
        {shown && <Deliveries webhook={shown} />}
      </Modal>
    </>
  );
}

function WebhookFacts({ url, failingSince, pausedAt, pauseReason }: Webhook) {
  return (
    <div className="min-w-0 flex-1 basis-60">
      <p className="truncate text-14 font-medium" title={url}>
        <bdi>{url}</bdi>
      </p>
      {pausedAt !== null ? (
        <SettingsStatus tone="bad">
          {pauseReason === 'gone' ? t('Paused: the receiver answered 410 Gone') : t('Paused, because it kept failing')}
        </SettingsStatus>
      ) : failingSince !== null ? (
        <SettingsStatus tone="bad">{t('The last delivery failed')}</SettingsStatus>
      ) : (
        <SettingsStatus tone="good">{t('Active')}</SettingsStatus>
      )}
    </div>
  );
}

function Deliveries({ webhook }: { webhook: Webhook }) {
  const client = useQueryClient();
  const list = useQuery(deliveriesOptions(webhook.id));
  const all = { queryKey: webhooksOptions().queryKey };
  const sending = useMutation({
    mutationFn: (again: string | null) => sendDelivery(webhook.id, again),
    // Also reads the list of webhooks again, which says whether the last delivery failed. A first reading that began
    // before the message was stored would be waited for instead.
    onSettled: () => client.cancelQueries(all).then(() => client.invalidateQueries(all)),
  });
  return (
    <div className="mt-2 space-y-4">
      <p className="text-13 text-quiet wrap-anywhere">
        <bdi>{webhook.url}</bdi>
      </p>
      {webhook.pausedAt === null && (
        <Button size="small" aria-disabled={sending.isPending} onClick={() => sending.mutate(null)}>
          {t('Send a test')}
        </Button>
      )}
      <ListStatus of={list} failure={sending.error} failureTitle={t('Couldn’t send the message')} />
      {list.data?.data.length === 0 && <p className="text-14 text-quiet">{t('Nothing sent yet.')}</p>}
      <ul className="[&>li+li]:border-t [&>li]:border-hairline">
        {list.data?.data.map((delivery) => (
          <DeliveryRow
            key={delivery.id}
            delivery={delivery}
            onAgain={webhook.pausedAt === null && !sending.isPending ? () => sending.mutate(delivery.id) : null}
          />
        ))}
      </ul>
    </div>
  );
}

function DeliveryRow({ delivery, onAgain }: { delivery: WebhookDelivery; onAgain: (() => void) | null }) {
  const { event, body, answer, createdAt, tries, title } = delivery;
  const message = JSON.parse(body);
  return (
    <li className="py-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="min-w-0 flex-1 basis-60">
          <p className="text-14 font-medium" dir="ltr">
            {event}
          </p>
          {title !== null && (
            <p className="text-13 wrap-anywhere">
              <PageLink href={new URL(message.data.pageUrl).pathname} className="underline">
                <bdi>{title}</bdi>
              </PageLink>
            </p>
          )}
          <p className="text-13 text-quiet">
            <RelativeTime at={createdAt} /> · {tPlural(tries, { one: '{count} try', other: '{count} tries' })}
          </p>
        </div>
        <DeliveryStatus {...delivery} />
        {tries > 0 && onAgain && (
          <Button size="small" onClick={onAgain}>
            {t('Send again')}
          </Button>
        )}
      </div>
      <details className="mt-1 text-13">
        <summary className="cursor-pointer text-quiet">{t('Message and answer')}</summary>
        <Text label={t('Message')}>{JSON.stringify(message, null, 2)}</Text>
        {answer && <Text label={t('Answer')}>{answer}</Text>}
      </details>
    </li>
  );
}

/** Wraps, because a body in one line is as long as it likes. */
function Text({ label, children }: { label: string; children: string }) {
  return (
    <>
      <p className="mt-2 font-medium">{label}</p>
      <pre className="mt-1 rounded-card bg-sunk p-3 font-mono text-12 whitespace-pre-wrap wrap-anywhere" dir="ltr">
        {children}
      </pre>
    </>
  );
}

function DeliveryStatus({ state, status, problem, dueAt, tries }: WebhookDelivery) {
  const words = problem !== null ? tStored(problem) : status !== null ? t('Answered {status}', { status }) : null;
  if (state === 'delivered') return <SettingsStatus tone="good">{words}</SettingsStatus>;
  if (state === 'failed') return <SettingsStatus tone="bad">{words}</SettingsStatus>;
  if (tries === 0) return <SettingsStatus tone="quiet">{t('Sending…')}</SettingsStatus>;
  return (
    <div>
      <SettingsStatus tone="bad">{words}</SettingsStatus>
      {dueAt && (
        <p className="text-12 text-quiet">
          {t('Next try: {time}', { time: new Date(dueAt).toLocaleString(formatLocale()) })}
        </p>
      )}
    </div>
  );
}
