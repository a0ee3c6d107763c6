'use client';

import Link from 'next/link';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { sectionAddress } from '@/components/settings/sections';
import { FieldNotesBelow } from '@/components/ui/field';
import { RadioList } from '@/components/ui/radio-list';
import type { Draft } from '@/lib/composer/draft';
import { IMAGE_SOURCES, type ImageSourceName } from '@/lib/contract/enums';
import { t, tPlural } from '@/lib/words/t';
import { useFormSession } from '../form-session';
import { imageSourceDetail, imageSourceWords } from './choice-words';
import { useDraftField } from './draft-fields';
import { InputField } from './input-fields';
import { ImageModelField } from './picker-fields';

/** Options that start a new group. */
const GROUP_STARTS: readonly ImageSourceName[] = ['illustrationStock', 'webAllImages', 'placeholder'];

/** docs/spec/interface.md#2.4.2. A template keeps the image source it was made with (#2.5). */
export function ImagesMenu({ withSource }: { withSource: boolean }) {
  const { settings, target } = useFormSession();
  const delivered = settings?.imageSources ?? [];
  const modelHint = delivered.includes('aiGenerated') ? t('Local uses the server’s model') : t('Needs an image model');
  const hint = withSource ? undefined : t('Only used if the template has AI images');
  return (
    <>
      {withSource && <Sources />}
      <div className="space-y-3 border-t border-hairline p-3.5 first:border-t-0">
        <ImageModelField hint={hint ?? (target === 'local' ? modelHint : undefined)} />
        <InputField path="imageOptions.style" placeholder={t('e.g. watercolour, line art')} hint={hint} />
      </div>
    </>
  );
}

/** Placeholders and no images need nothing. */
function isFoundOrMade(source: ImageSourceName | ''): boolean {
  return source !== 'placeholder' && source !== 'noImages';
}

function Sources() {
  const { control } = useFormContext<Draft>();
  const { field } = useController({ control, name: 'imageOptions.source' });
  const { id, notes, control: aria } = useDraftField('imageOptions.source');
  const { settings, target } = useFormSession();
  const delivered = settings?.imageSources;
  const [isAllShown, setAllShown] = useState(false);
  const value = field.value || 'aiGenerated';
  const isUsable = (source: ImageSourceName) =>
    target === 'remote' || source === 'aiGenerated' || !isFoundOrMade(source) || delivered?.includes(source) === true;
  const others = IMAGE_SOURCES.filter((source) => !isUsable(source) && source !== value);
  const shown = isAllShown ? IMAGE_SOURCES : IMAGE_SOURCES.filter((source) => !others.includes(source));
  return (
    <div>
      <RadioList
        id={id}
        label={t('Images')}
        round
        value={value}
        onChange={field.onChange}
        aria-describedby={aria['aria-describedby']}
        options={shown.map((value) => ({
          value,
          label: imageSourceWords(value, target, delivered),
          detail: imageSourceDetail(value, target, delivered),
          isApart: GROUP_STARTS.includes(value),
        }))}
      />
      {others.length > 0 && !isAllShown && (
        <p className="px-3.5 pb-3 text-13 text-quiet">
          <button
            type="button"
            onClick={() => setAllShown(true)}
            className="min-h-6 underline underline-offset-2 hover:text-ink pointer-coarse:min-h-11"
          >
            {tPlural(others.length, { one: '{count} more needs a source', other: '{count} more need a source' })}
          </button>
        </p>
      )}
      <div className="px-3.5 pb-3 empty:hidden">
        <FieldNotesBelow id={id} {...notes} />
      </div>
      {target === 'local' && delivered && !delivered.includes(value) && isFoundOrMade(field.value) && (
        <p className="px-3.5 pb-3 text-13 text-quiet">
          {t('Uses theme art for now.')}{' '}
          <Link className="underline underline-offset-2 hover:text-ink" href={sectionAddress('pictures')}>
            {t('Image settings')}
          </Link>
        </p>
      )}
    </div>
  );
}
