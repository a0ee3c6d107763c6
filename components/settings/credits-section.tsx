'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { TARGET_WORDS } from '@/components/composer/settings/choice-words';
import { balanceOptions, topUpLocal } from '@/components/data/costs';
import { Button } from '@/components/ui/button';
import { RelativeTime } from '@/components/ui/relative-time';
import { Failure } from '@/components/ui/states';
import type { Target } from '@/lib/contract/run-words';
import { messagesInUse, perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';
import { SettingsCard, SettingsRow, SettingsRows, SettingsSection } from './settings-parts';

type Entry = { id: string; at: string; kind: 'opening' | 'deck' | 'rewrite' | 'top-up'; amount: number };
const KIND_WORDS = perLocale(
  () =>
    ({
      opening: t('Opening balance'),
      deck: t('Deck'),
      rewrite: t('Rewritten card'),
      'top-up': t('Top up'),
    }) satisfies Record<Entry['kind'], string>,
);

/** The balance at each target, and the ledger of local credits. */
export function CreditsSection({ ledger, hasRemote }: { ledger: readonly Entry[]; hasRemote: boolean }) {
  return (
    <SettingsSection title={t('Credits')} about={t('Local credits are free. Remote credits are charged.')}>
      <LocalCard />
      {hasRemote && (
        <SettingsCard title={TARGET_WORDS.remote}>
          <SettingsRows>
            <BalanceRow target="remote" />
          </SettingsRows>
        </SettingsCard>
      )}
      <SettingsCard title={t('Local activity')}>
        <Ledger entries={ledger} />
      </SettingsCard>
    </SettingsSection>
  );
}

function LocalCard() {
  const client = useQueryClient();
  const router = useRouter();
  const topUp = useMutation({
    mutationFn: topUpLocal,
    onSuccess: (balance) => {
      client.setQueryData(balanceOptions('local').queryKey, balance);
      // The ledger is read on the server.
      router.refresh();
    },
  });
  return (
    <SettingsCard
      title={TARGET_WORDS.local}
      action={
        <Button size="small" aria-disabled={topUp.isPending} onClick={() => !topUp.isPending && topUp.mutate()}>
          {t('Top up')}
        </Button>
      }
    >
      <SettingsRows>
        <BalanceRow target="local" />
      </SettingsRows>
      <Failure of={topUp.error} className="px-5 pb-3 text-14" />
    </SettingsCard>
  );
}

function BalanceRow({ target }: { target: Target }) {
  const { data, isPending } = useQuery(balanceOptions(target));
  const remaining = data?.remaining ?? null;
  return (
    <SettingsRow name={t('Balance')}>
      {isPending ? (
        <span className="text-quiet">{t('Loading…')}</span>
      ) : remaining === null ? (
        t('Unknown')
      ) : (
        <span className="tabular-nums">{t('{count} left', { count: remaining.toLocaleString() })}</span>
      )}
      {target === 'remote' && data?.asOf && (
        <span className="text-quiet">
          {' · '}
          <RelativeTime at={data.asOf} />
        </span>
      )}
    </SettingsRow>
  );
}

function Ledger({ entries }: { entries: readonly Entry[] }) {
  return (
    <table className="w-full text-14">
      <caption className="sr-only">{t('Latest changes to local credits')}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('What')}</th>
          <th scope="col">{t('When')}</th>
          <th scope="col">{t('Credits')}</th>
        </tr>
      </thead>
      <tbody className="[&>tr+tr]:border-t [&>tr+tr]:border-hairline">
        {entries.map(({ id, at, kind, amount }) => (
          <tr key={id}>
            <td className="py-2.5 ps-5">{KIND_WORDS[kind]}</td>
            <td className="py-2.5 ps-3 text-end text-quiet">
              <RelativeTime at={at} />
            </td>
            <td className="w-28 py-2.5 pe-5 text-end tabular-nums">
              <Amount value={amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** With a sign, because colour alone is not enough. Rendered on the server, which knows no more than the language. */
function Amount({ value }: { value: number }) {
  return <>{value.toLocaleString(messagesInUse().locale, { signDisplay: 'exceptZero' }).replace('-', '−')}</>;
}
