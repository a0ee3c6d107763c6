'use client';

import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Draft } from '@/lib/composer/draft';
import {
  DEFAULT_DIMENSIONS,
  DIMENSIONS,
  type Dimensions,
  EXTERNAL_ACCESS,
  RECIPIENT_ACCESS,
  WORKSPACE_ACCESS,
} from '@/lib/contract/enums';
import { t } from '@/lib/words/t';
import { useFormSession } from '../form-session';
import {
  ACCESS_WORDS,
  AMOUNT_WORDS,
  DIMENSION_WORDS,
  EXPORT_WORDS,
  optionsOf,
  RECIPIENT_ACCESS_WORDS,
} from './choice-words';
import { ChoiceField } from './draft-fields';
import { HeaderFooterSection } from './header-footer-section';
import { AreaField, Group, InputField, SelectField } from './input-fields';
import { FoldersField, LanguageField } from './picker-fields';
import { RecipientsField } from './recipients-field';

/** The groups of the Advanced panel. A template brings its own format and wording, so those groups are hidden. */
export function AdvancedFields() {
  const { control } = useFormContext<Draft>();
  const generates = useWatch({ control, name: 'operation' }) === 'generate';
  return (
    <>
      {generates && (
        <>
          <Group>
            <DimensionsField />
          </Group>
          <WritingSection />
          <Group>
            <AreaField path="additionalInstructions" rows={2} placeholder={t('e.g. one idea per card, no icons')} />
          </Group>
          <Group title={t('Header and footer')}>
            <HeaderFooterSection />
          </Group>
        </>
      )}
      <Group title={t('Sharing')}>
        <SharingSection />
      </Group>
      <Group>
        <div className="grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-2">
          <FoldersField />
          <SelectField path="exportAs" options={optionsOf(EXPORT_WORDS)} unset={t('None')} />
        </div>
      </Group>
    </>
  );
}

/** Each format has its own dimensions; a web page has none. */
function DimensionsField() {
  const { control } = useFormContext<Draft>();
  const format = useWatch({ control, name: 'format' }) || 'presentation';
  if (format === 'webpage')
    return (
      <div className="flex items-baseline justify-between gap-3 text-quiet">
        <span className="text-13 font-medium">{t('Dimensions')}</span>
        <span className="text-12">{t('Not used for web pages')}</span>
      </div>
    );
  const options: readonly Dimensions[] = DIMENSIONS[format];
  return (
    <ChoiceField
      key={format}
      path="cardOptions.dimensions"
      standing={DEFAULT_DIMENSIONS[format]}
      options={options.map((value) => ({
        value,
        label:
          value === DEFAULT_DIMENSIONS[format] ? `${DIMENSION_WORDS[value]} ${t('(default)')}` : DIMENSION_WORDS[value],
      }))}
    />
  );
}

const choices = (values: readonly (keyof typeof ACCESS_WORDS)[]) =>
  values.map((value) => ({ value, label: ACCESS_WORDS[value] }));

/** docs/spec/interface.md#2.6. The engine is sent every field and says here which of them it follows. */
function SharingSection() {
  const { settings, target } = useFormSession();
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-2">
      {target === 'local' && settings && (
        <p className="text-13 text-quiet sm:col-span-2">
          {settings.signsIn
            ? t('On decks made here only “Anyone with the link” has an effect, and people can only view.')
            : t('Sign-in is off: anyone who can reach this server can open every deck.')}
        </p>
      )}
      <SelectField
        path="sharingOptions.workspaceAccess"
        options={choices(WORKSPACE_ACCESS)}
        unset={t('Workspace default')}
      />
      <SelectField
        path="sharingOptions.externalAccess"
        options={choices(EXTERNAL_ACCESS)}
        unset={t('Workspace default')}
      />
      <RecipientsField />
      <SelectField
        path="sharingOptions.emailOptions.access"
        options={RECIPIENT_ACCESS.map((value) => ({ value, label: RECIPIENT_ACCESS_WORDS[value] }))}
        unset={t('Not set')}
        className="sm:col-span-2"
      />
    </div>
  );
}

/** docs/spec/interface.md#2.4.1. Language applies to every text mode, the other fields only when text is written. */
function WritingSection() {
  const { control } = useFormContext<Draft>();
  const textMode = useWatch({ control, name: 'textMode' });
  const id = useId();
  const note = textMode !== 'generate' && (
    <p id={id} className="text-12 text-quiet">
      {textMode === 'preserve'
        ? t('Only Language is used with Preserve')
        : t('Only Amount and Language are used with Condense')}
    </p>
  );
  return (
    <Group title={t('Writing')} note={note}>
      <div className="grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-2">
        <SelectField
          path="textOptions.amount"
          unusedNote={id}
          options={optionsOf(AMOUNT_WORDS)}
          unset={t('Default: Medium')}
        />
        <LanguageField />
        <InputField path="textOptions.tone" unusedNote={id} placeholder={t('e.g. friendly, confident')} />
        <InputField path="textOptions.audience" unusedNote={id} placeholder={t('e.g. first-time buyers')} />
      </div>
    </Group>
  );
}
