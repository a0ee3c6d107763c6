'use client';

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { templateSizeOptions } from '@/components/data/costs';
import { templatesOptions } from '@/components/data/templates';
import { TemplatePicker, TemplatePicture, useKnownTemplate } from '@/components/pickers/template-picker';
import { Field } from '@/components/ui/field';
import { Trans } from '@/components/ui/trans';
import type { Draft } from '@/lib/composer/draft';
import type { Target } from '@/lib/contract/run-words';
import { perLocale } from '@/lib/words/messages-in-use';
import { t, tPlural } from '@/lib/words/t';
import { useFormSession } from '../form-session';
import { useDraftField } from './draft-fields';

/** The selected template, above the text that replaces its content. */
export function TemplateHead({ label }: { label: string }) {
  return (
    <div className="shrink-0 px-4 pt-4 lg:px-6">
      <TemplateField />
      {/* A label element cannot be used, because the editor is not labelable. It has its own accessible name. */}
      <p aria-hidden="true" className="mt-4 mb-1 text-13 font-medium">
        {label}
      </p>
    </div>
  );
}

/** How to select a deck, by target. */
const ID_HINTS = perLocale(
  () =>
    ({
      local: t('Choose a deck, or paste its link.'),
      remote: t('Choose a finished run, or paste the link of its deck.'),
    }) satisfies Record<Target, string>,
);

/** The deck that a template run starts from (docs/spec/interface.md#2.5). */
function TemplateField() {
  const { control } = useFormContext<Draft>();
  const { field } = useController({ control, name: 'artifactId' });
  const { target } = useFormSession();
  const {
    id,
    notes,
    control: aria,
  } = useDraftField('artifactId', field.value.trim() === '' ? ID_HINTS[target] : undefined);
  const known = useKnownTemplate(target, field.value.trim());
  const cards = known?.cards ?? null;
  const client = useQueryClient();
  const artifactId = known?.artifactId;
  useEffect(() => {
    if (artifactId !== undefined && cards !== null)
      client.setQueryData(templateSizeOptions(target, artifactId).queryKey, cards);
  }, [client, target, artifactId, cards]);
  const pick = (picked: string) => {
    field.onChange(picked);
    // The focused picture is removed.
    document.getElementById(id)?.focus();
  };
  return (
    <div>
      <Field
        id={id}
        label={
          <>
            {t('Template')} <Beta />
          </>
        }
        {...notes}
      >
        <div className="flex items-center gap-3">
          {known && <TemplatePicture template={known} target={target} />}
          <div className="min-w-0 flex-1">
            <TemplatePicker {...aria} target={target} value={field.value} onChange={field.onChange} />
            {cards !== null && target === 'local' && (
              <p className="mt-1 text-12 text-quiet">
                {tPlural(cards, {
                  one: 'Creates 1 card with this template’s layout.',
                  other: 'Creates {count} cards with this template’s layouts.',
                })}
              </p>
            )}
          </div>
        </div>
      </Field>
      {target === 'local' && field.value.trim() === '' && <TemplateShelf target={target} onPick={pick} />}
      {known?.name && known.name !== known.artifactId && (
        <p className="mt-2 text-13 wrap-anywhere text-quiet">
          <Trans of="ID: {code}" with={{ code: <code className="font-mono text-12">{known.artifactId}</code> }} />
        </p>
      )}
    </div>
  );
}

function Beta() {
  return (
    <span className="ms-1 rounded-full border border-hairline px-1.5 py-px text-12 font-normal text-quiet">
      {t('Beta')}
    </span>
  );
}

/** The list has all of them. */
const MOST_SHOWN = 8;
const PICTURE_WIDTH = 128;

/** The first templates as pictures in a row, to start with one of them. Nothing until they are loaded. */
function TemplateShelf({ target, onPick }: { target: Target; onPick: (artifactId: string) => void }) {
  const { data } = useInfiniteQuery(templatesOptions(target, ''));
  const templates = data?.pages[0]?.data.slice(0, MOST_SHOWN) ?? [];
  if (templates.length === 0) return null;
  return (
    <ul aria-label={t('Templates')} className="mt-3 flex gap-3 overflow-x-auto pb-2">
      {templates.map((template) => (
        <li key={template.artifactId} className="shrink-0">
          <button
            type="button"
            onClick={() => onPick(template.artifactId)}
            className="group block rounded-control p-1 text-start transition hover:bg-surface"
          >
            <TemplatePicture template={template} target={target} width={PICTURE_WIDTH} />
            <span
              dir="auto"
              translate="no"
              className="mt-1 block truncate text-12 text-quiet group-hover:text-ink"
              style={{ width: PICTURE_WIDTH }}
            >
              {template.name}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
