'use client';

import { IMAGE_MODELS, type ImageModel } from '@/lib/contract/image-models';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';
import { Combobox } from './combobox';
import { localSource } from './picker-source';
import type { Named } from './use-picker-list';

type Props = {
  id: string;
  value: string;
  onChange: (model: string) => void;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
};

type Row = ImageModel & Named;

const ROWS: readonly Row[] = IMAGE_MODELS.map((model) => ({ ...model, name: model.id }));
const MODELS = perLocale(() =>
  localSource<Row>({ noun: t('Image model'), rowHeight: 36 }, (typed) => {
    const words = typed.toLowerCase().split(/\s+/);
    return ROWS.filter(({ id, tier }) => words.every((word) => id.toLowerCase().includes(word) || tier.includes(word)));
  }),
);

const none = () => t('Automatic');

/** Known models with their cost per image; any other name may be entered too. */
export function ImageModelPicker({ id, value, onChange, ...aria }: Props) {
  return (
    <Combobox<Row>
      id={id}
      source={MODELS}
      shown={value}
      none={<span className="text-quiet">{none()}</span>}
      isChosen={(model) => model === value.trim()}
      onPick={(model) => onChange(model?.id ?? '')}
      onText={onChange}
      row={({ id: name, tier, low, high }) => (
        <span className="flex items-baseline gap-2">
          <span className="truncate" dir="auto">
            {name}
          </span>
          <span className="ms-auto shrink-0 text-12 text-quiet tabular-nums">
            {t('{tier}, {credits} credits', {
              tier,
              credits: low === high ? low : t('{low} to {high}', { low, high }),
            })}
          </span>
        </span>
      )}
      placeholder={none()}
      {...aria}
    />
  );
}
