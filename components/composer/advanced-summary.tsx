'use client';

import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { type Draft, USUAL_DIMENSIONS } from '@/lib/composer/draft';
import { t, tPlural } from '@/lib/words/t';
import { DIMENSION_WORDS } from './choice-words';
import { listErrors } from './list-errors';
import { placeOf } from './settings-places';
import { useChangedSettings } from './use-changed-settings';

/**
 * Status of the Advanced panel in the choice bar: its problems, or else the number of settings that differ from a new
 * draft.
 */
export function AdvancedSummary() {
  const { control } = useFormContext<Draft>();
  const problems = listErrors(useFormState({ control }).errors).filter(
    ({ path }) => placeOf(path) === 'advanced',
  ).length;
  const changed = useChangedSettings().length;
  const [operation, format] = useWatch({ control, name: ['operation', 'format'] });
  // A new draft asks for these dimensions, which are not the interface's default.
  const usual = operation === 'generate' ? USUAL_DIMENSIONS[format || 'presentation'] : '';
  if (problems > 0)
    return (
      <span className="flex min-w-0 items-center gap-1.5 text-bad">
        <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-bad" />
        <span className="truncate">{tPlural(problems, { one: '1 problem', other: '{count} problems' })}</span>
      </span>
    );
  if (changed === 0) return <span className="truncate">{usual ? DIMENSION_WORDS[usual] : t('Default')}</span>;
  return (
    <>
      <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-ink" />
      <span className="truncate">{tPlural(changed, { one: '{count} changed', other: '{count} changed' })}</span>
    </>
  );
}
