'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { localModelsOptions, removeConnection, saveConnection } from '@/components/data/settings';
import { Button } from '@/components/ui/button';
import { describedBy, Field } from '@/components/ui/field';
import { ConfirmDialog } from '@/components/ui/modal';
import { Failure } from '@/components/ui/states';
import { useFocusBack } from '@/components/ui/use-page-state';
import {
  CONNECTION_FIELDS,
  CONNECTION_VARIABLES,
  type ConnectionChange,
  type ConnectionField,
  type ConnectionName,
  type ConnectionSource,
  isOptionalField,
} from '@/lib/contract/connections';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';
import { Code, SettingsForm, showProblems } from './settings-parts';

/** What a card knows of its connection. `values`: what can be shown, so never a key. */
export type ConnectionFacts = {
  name: ConnectionName;
  source: ConnectionSource;
  hasKey: boolean;
  values: Readonly<Partial<Record<ConnectionField, string>>>;
};

type Props = { title: string; facts: ConnectionFacts; test: { mutate(): void; reset(): void } };

/** The last part of a connection's card: says where it is set, and lets a person enter, change or remove it. */
export function ConnectionBar({ title, facts, test }: Props) {
  const { name, source, hasKey } = facts;
  const [start, setStart] = useState<ConnectionChange | null>(null);
  const opener = useFocusBack(start !== null);
  const [isAsked, setAsked] = useState(false);
  const changed = useChanged();
  const remove = useMutation({
    mutationFn: () => removeConnection(name),
    onSuccess: () => {
      test.reset();
      return changed();
    },
  });
  if (source === 'server') return <Bar>{t('Set on the server.')}</Bar>;
  if (start)
    return (
      <Bar>
        <ConnectionForm
          {...{ title, facts, start }}
          onClose={() => setStart(null)}
          onSaved={() => {
            setStart(null);
            test.mutate();
          }}
        />
      </Bar>
    );
  return (
    <Bar>
      {source === 'unreadable' && (
        <p role="alert" className="mb-2 text-bad">
          {t('The stored connection can’t be read, because its encryption key has changed. Enter it again.')}
        </p>
      )}
      {name === 'language' && source === null && <LocalModelOffers onChoose={setStart} />}
      <div className="flex flex-wrap gap-2">
        <Button
          ref={opener}
          size="small"
          aria-label={`${source === null ? t('Connect') : t('Change')}: ${title}`}
          onClick={() => setStart(facts.values)}
        >
          {source === null ? t('Connect') : t('Change')}
        </Button>
        {source !== null && (
          <Button
            size="small"
            look="bare"
            aria-label={`${t('Remove')}: ${title}`}
            aria-disabled={remove.isPending}
            onClick={() => !remove.isPending && setAsked(true)}
          >
            {t('Remove')}
          </Button>
        )}
      </div>
      <Failure of={remove.error} className="mt-2" />
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('Remove the connection?')}
        action={t('Remove')}
        onConfirm={() => {
          setAsked(false);
          remove.mutate();
        }}
      >
        <p className="mt-2 text-14">{title}</p>
        {hasKey && <p className="mt-2 text-14">{t('To connect again, you need its API key.')}</p>}
      </ConfirmDialog>
    </Bar>
  );
}

function Bar({ children }: { children: ReactNode }) {
  return <div className="border-t border-hairline bg-surface px-5 py-3 text-13 text-quiet">{children}</div>;
}

/** Reads again what depends on the connections: this page, which the server renders, and the composer's settings. */
function useChanged() {
  const client = useQueryClient();
  const router = useRouter();
  return async () => {
    router.refresh();
    await client.invalidateQueries();
  };
}

const LABELS = perLocale(
  () => ({ address: t('Address'), key: t('API key'), model: t('Model') }) satisfies Record<ConnectionField, string>,
);

const PLACEHOLDERS: Readonly<Partial<Record<ConnectionName, string>>> = {
  remote: 'https://api.example.com',
  language: 'https://api.example.com/v1',
  image: 'https://api.example.com/v1',
  openverse: 'https://api.openverse.org/v1',
};

type FormProps = {
  title: string;
  facts: ConnectionFacts;
  start: ConnectionChange;
  onClose: () => void;
  onSaved: () => void;
};

function ConnectionForm({ title, facts: { name, hasKey }, start, onClose, onSaved }: FormProps) {
  const id = useId();
  const changed = useChanged();
  const { register, handleSubmit, setError, setFocus, formState } = useForm<ConnectionChange>({ defaultValues: start });
  const fields = CONNECTION_FIELDS.filter((field) => CONNECTION_VARIABLES[name][field] !== undefined);
  const first = fields[0]!;
  useEffect(() => setFocus(first), [setFocus, first]);
  const save = handleSubmit(async (values) => {
    try {
      // An empty key keeps the stored one.
      await saveConnection(name, { ...values, key: values.key || undefined });
      await changed();
      onSaved();
    } catch (failure) {
      showProblems(failure, fields, setError);
    }
  });
  return (
    <SettingsForm
      label={title}
      submit={t('Save and test')}
      className="text-ink"
      {...{ formState, onSubmit: save, onCancel: onClose }}
    >
      {fields.map((field) => {
        const notes = {
          error: formState.errors[field]?.message,
          hint: field === 'key' ? keyHint(hasKey) : undefined,
        };
        const label = isOptionalField(name, field) ? t('{name} (optional)', { name: LABELS[field] }) : LABELS[field];
        return (
          <Field key={field} id={`${id}${field}`} label={label} {...notes}>
            <input
              id={`${id}${field}`}
              type={field === 'key' ? 'password' : field === 'address' ? 'url' : 'text'}
              className="control font-mono"
              dir="ltr"
              autoComplete={field === 'key' ? 'new-password' : 'off'}
              autoCapitalize="none"
              spellCheck={false}
              placeholder={field === 'address' ? PLACEHOLDERS[name] : undefined}
              maxLength={2000}
              {...describedBy(`${id}${field}`, notes)}
              {...register(field)}
            />
          </Field>
        );
      })}
    </SettingsForm>
  );
}

function keyHint(hasKey: boolean): string {
  return hasKey
    ? t('Leave empty to keep the stored key. If you change the address, enter the key again.')
    : t('Stored encrypted on the server, and never shown again.');
}

/** Model servers that answer on this machine. Choosing one fills in the form. */
function LocalModelOffers({ onChoose }: { onChoose: (start: ConnectionChange) => void }) {
  const { data } = useQuery(localModelsOptions());
  const offers = data?.servers.flatMap(({ name, address, models }) =>
    models.slice(0, MOST_OFFERS).map((model) => ({ name, address, model })),
  );
  if (!offers?.length) return null;
  return (
    <ul aria-label={t('Found on this machine')} className="mb-3 space-y-1.5">
      {offers.map(({ name, address, model }) => (
        <li key={`${address} ${model}`} className="flex flex-wrap items-center gap-2">
          <Button size="small" onClick={() => onChoose({ address, model })}>
            {t('Use {model} from {server}', { model, server: name })}
          </Button>
          <Code>{address}</Code>
        </li>
      ))}
    </ul>
  );
}

const MOST_OFFERS = 4;
