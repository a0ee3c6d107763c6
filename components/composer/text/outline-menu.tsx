'use client';

import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { PopoverButton } from '@/components/ui/popover';
import { RadioList } from '@/components/ui/radio-list';
import type { Draft } from '@/lib/composer/draft';
import { chosenOutline, withChosenOutline } from '@/lib/deck/outlines/chosen-outline';
import type { OutlineKind } from '@/lib/deck/outlines/find-outline';
import { outlineLabel, outlinesIn } from '@/lib/deck/outlines/outline-index';
import { t } from '@/lib/words/t';

const BUTTON_ID = 'choice-outline';
/** The first entry. No outline has this id. */
const BY_WORDS = '';

/** The outline that a prompt gets without a model. The choice is a line of the instructions. */
export function OutlineMenu({ id, language }: OutlineKind) {
  const [isOpen, setOpen] = useState(false);
  const { control } = useFormContext<Draft>();
  const { field } = useController({ control, name: 'additionalInstructions' });
  const chosen = chosenOutline(field.value);
  const label = outlineLabel(chosen ?? id, language);
  const name = t('Outline: {label}', { label });
  const choose = (value: string) => {
    const line = value === BY_WORDS ? null : outlineLabel(value, language);
    field.onChange(withChosenOutline(field.value, line));
  };
  return (
    <PopoverButton
      buttonId={BUTTON_ID}
      label={t('Outline')}
      title={name}
      open={isOpen}
      onOpenChange={setOpen}
      className="inline-flex min-h-8 min-w-0 items-center gap-1 rounded-control px-2 text-12 text-quiet transition hover:bg-sunk hover:text-ink aria-expanded:bg-sunk pointer-coarse:min-h-11"
      popoverClassName="w-56"
      face={
        <>
          <span className="truncate max-sm:sr-only">{name}</span>
          {/* A phone has no room for more than the label. */}
          <span aria-hidden="true" className="truncate sm:hidden">
            {label}
          </span>
          <ChevronDown aria-hidden="true" size={14} className="shrink-0" />
        </>
      }
    >
      <RadioList
        label={t('Outline')}
        value={chosen ?? BY_WORDS}
        onChange={choose}
        onDone={() => {
          setOpen(false);
          document.getElementById(BUTTON_ID)?.focus();
        }}
        options={[
          { value: BY_WORDS, label: t('Auto'), detail: t('Chosen by the words of your text.') },
          ...outlinesIn(language).map((each, at) => ({ value: each.id, label: each.label, isApart: at === 0 })),
        ]}
      />
    </PopoverButton>
  );
}
