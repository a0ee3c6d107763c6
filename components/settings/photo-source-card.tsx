'use client';

import { IMAGE_SOURCE_WORDS } from '@/components/composer/settings/choice-words';
import { Trans } from '@/components/ui/trans';
import { IMAGE_SOURCES } from '@/lib/contract/enums';
import { type PhotoProvider, PROVIDER_NAMES, PROVIDERS_OF } from '@/lib/contract/picture-sources';
import { t } from '@/lib/words/t';
import { ConnectionStatus, LastTest, TestButton, usePictureTest } from './connection-test';
import { Code, SettingsCard, SettingsRow, SettingsRows } from './settings-parts';

/** Settings card of a photo source: configuration, use and connection test. */
export function PhotoSourceCard({ facts: { id, isConfigured, variable } }: { facts: PhotoSourceFacts }) {
  const test = usePictureTest(id);
  const name = PROVIDER_NAMES[id];
  return (
    <SettingsCard
      title={name}
      status={<ConnectionStatus isConfigured={isConfigured} test={test} />}
      action={isConfigured && <TestButton test={test} name={name} />}
      foot={
        !isConfigured && (
          <Trans
            of="To connect it, set {variable} on the server, then restart."
            with={{ variable: <Code>{variable}</Code> }}
          />
        )
      }
    >
      <SettingsRows>
        <SettingsRow name={t('Used for')}>{usesOf(id)}</SettingsRow>
        {isConfigured && <LastTest test={test} />}
      </SettingsRows>
    </SettingsCard>
  );
}

function usesOf(id: PhotoProvider): string {
  const sources = IMAGE_SOURCES.filter((source) => PROVIDERS_OF[source].some((provider) => provider === id));
  return sources.map((source) => IMAGE_SOURCE_WORDS[source]).join(' · ');
}

/** `variable`: the name of the environment variable with the key, never its value. */
export type PhotoSourceFacts = { id: PhotoProvider; isConfigured: boolean; variable: string };
