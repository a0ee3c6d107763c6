'use client';

import { useFormContext, useWatch } from 'react-hook-form';
import type { Draft } from '@/lib/composer/draft';
import { t } from '@/lib/words/t';
import { EXPORT_WORDS, optionsOf } from './choice-words';
import { DimensionsField } from './dimensions-field';
import { AreaField, Group, SelectField } from './draft-fields';
import { HeaderFooterSection } from './header-footer-section';
import { FoldersField } from './picker-fields';
import { SharingSection } from './sharing-section';
import { WritingSection } from './writing-section';

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
            <AreaField
              path="additionalInstructions"
              label={t('Instructions')}
              rows={2}
              placeholder={t('e.g. one idea per card, no icons')}
            />
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
          <SelectField path="exportAs" label={t('Export')} options={optionsOf(EXPORT_WORDS)} unset={t('None')} />
        </div>
      </Group>
    </>
  );
}
