'use client';

import { useFormContext, useWatch } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import type { Draft } from '@/lib/composer/draft';
import { plansOutline } from '@/lib/composer/reviews-outline';
import { t } from '@/lib/words/t';
import { fieldId } from './field-id';
import { useFormSession } from './form-session';

/** Shown only if the engine's language model will plan the cards. */
export function ReviewOutlineField() {
  const { control, register } = useFormContext<Draft>();
  const { settings, target } = useFormSession();
  const [operation, textMode, cardSplit, autoLength] = useWatch({
    control,
    name: ['operation', 'textMode', 'cardSplit', 'autoLength'],
  });
  const modelConnected = settings?.modelConnected;
  if (!plansOutline({ operation, textMode, cardSplit, autoLength }, { target, modelConnected })) return null;
  return (
    <div className="mt-3">
      <Checkbox id={fieldId('reviewOutline')} label={t('Review outline first')} {...register('reviewOutline')} />
    </div>
  );
}
