'use client';

import { useController, useFormContext } from 'react-hook-form';
import { FieldNotesBelow } from '@/components/ui/field';
import { RadioList } from '@/components/ui/radio-list';
import type { Draft } from '@/lib/composer/draft';
import { IMAGE_SOURCES, type ImageSourceName } from '@/lib/contract/enums';
import { t } from '@/lib/words/t';
import { imageSourceDetail, imageSourceWords } from './choice-words';
import { InputField, useDraftField } from './draft-fields';
import { useFormSession } from './form-session';
import { ImageModelField } from './picker-fields';

/** Options that start a new group. */
const APART: readonly ImageSourceName[] = ['illustrationStock', 'webAllImages', 'placeholder'];

/** docs/spec/interface.md#2.4.2. A template keeps the image source it was made with (#2.5). */
export function ImagesMenu({ withSource }: { withSource: boolean }) {
  const { target } = useFormSession();
  const hint = withSource ? undefined : t('Only used if the template has AI images');
  return (
    <>
      {withSource && <Sources />}
      <div className="space-y-3 border-t border-hairline p-3.5 first:border-t-0">
        <ImageModelField hint={hint ?? (target === 'local' ? t('Needs an image model') : undefined)} />
        <InputField
          path="imageStyle"
          label={t('Image style')}
          placeholder={t('e.g. watercolour, line art')}
          hint={hint}
        />
      </div>
    </>
  );
}

function Sources() {
  const { control } = useFormContext<Draft>();
  const { field } = useController({ control, name: 'imageSource' });
  const { id, notes, control: aria } = useDraftField('imageSource');
  const { target } = useFormSession();
  return (
    <div>
      <RadioList
        id={id}
        label={t('Images')}
        round
        value={field.value || 'aiGenerated'}
        onChange={field.onChange}
        aria-describedby={aria['aria-describedby']}
        options={IMAGE_SOURCES.map((value) => ({
          value,
          label: imageSourceWords(value, target),
          detail: imageSourceDetail(value, target),
          isApart: APART.includes(value),
        }))}
      />
      <div className="px-3.5 pb-3 empty:hidden">
        <FieldNotesBelow id={id} {...notes} />
      </div>
    </div>
  );
}
