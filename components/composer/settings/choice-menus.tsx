'use client';

import { FileText, Images, Lock, PanelsTopLeft, Presentation, Shrink, Sparkles } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { FieldNotesBelow } from '@/components/ui/field';
import { RadioList } from '@/components/ui/radio-list';
import type { Draft } from '@/lib/composer/draft';
import { cardsOf } from '@/lib/composer/estimate-credits';
import { autoCards, type Length, wishOf } from '@/lib/composer/suggest/auto-cards';
import { suggestCards } from '@/lib/composer/suggest/suggest-cards';
import { FORMATS, type Format, TEXT_MODES, type TextMode } from '@/lib/contract/enums';
import { LIMITS } from '@/lib/contract/limits';
import { t, tPlural } from '@/lib/words/t';
import { fieldId, useFormSession, useLiveDraft } from '../form-session';
import { useEstimateFacts, useRequestFacts } from '../send/use-estimate-facts';
import { FORMAT_WORDS, textModeWords } from './choice-words';
import { useDraftField } from './draft-fields';

const FORMAT_ICONS = {
  presentation: Presentation,
  document: FileText,
  social: Images,
  webpage: PanelsTopLeft,
} satisfies Record<Format, typeof FileText>;

export function FormatMenu({ onFormat, onDone }: { onFormat: (format: Format) => void; onDone: () => void }) {
  const { control } = useFormContext<Draft>();
  const format = useWatch({ control, name: 'format' }) || 'presentation';
  return (
    <RadioList
      id={fieldId('format')}
      label={t('Format')}
      value={format}
      onChange={onFormat}
      onDone={onDone}
      options={FORMATS.map((value) => {
        const Icon = FORMAT_ICONS[value];
        return { value, icon: <Icon size={16} />, label: FORMAT_WORDS[value] };
      })}
    />
  );
}

/** `splitsOfItself`: whether "At --- lines" was selected automatically. */
type LengthMenuProps = { length: Length; splitsOfItself: boolean; onDone: () => void };

/** The choice between Auto, a number and the text's own `---` lines. */
export function LengthMenu({ length, splitsOfItself, onDone }: LengthMenuProps) {
  const { setValue } = useFormContext<Draft>();
  const facts = useEstimateFacts();
  const draft = useLiveDraft();
  const { id, notes, control, register } = useDraftField('numCards');
  const breaks = useDraftField('cardSplit');
  const input = useRef<HTMLInputElement>(null);
  const { ref, onChange, ...field } = register();
  const max = facts.maxCards ?? LIMITS.numCards.max;
  const choose = (next: Length) => {
    setValue('cardSplit', next === 'breaks' ? 'inputTextBreaks' : 'auto', { shouldDirty: true });
    if (next !== 'breaks') setValue('autoLength', next === 'auto', { shouldDirty: true });
  };
  const cards = (of: Partial<Draft>) =>
    tPlural(cardsOf({ ...draft, ...of }, facts), { one: '{count} card', other: '{count} cards' });
  const { ignored: _ignored, ...below } = notes;
  return (
    <>
      <RadioList<Length>
        id={fieldId('cardSplit')}
        label={t('Length')}
        round
        aria-describedby={breaks.notes.error === undefined ? undefined : `${breaks.id}-error`}
        value={length}
        onChange={choose}
        options={[
          { value: 'auto', label: t('Auto'), aside: cards({ autoLength: true, cardSplit: 'auto' }) },
          {
            value: 'number',
            label: t('Number'),
            beside: (
              <input
                {...field}
                {...control}
                ref={(element) => {
                  ref(element);
                  input.current = element;
                }}
                // Not on focus: Tab moves through the input.
                onClick={() => length !== 'number' && choose('number')}
                onChange={(event) => {
                  if (length !== 'number') choose('number');
                  return onChange(event);
                }}
                className="control me-2.5 min-h-7! w-16! py-0.5! text-13 pointer-coarse:min-h-11!"
                inputMode="numeric"
                autoComplete="off"
                placeholder={String(LIMITS.numCards.default)}
                aria-label={t('Number of cards, 1 to {max}', { max })}
              />
            ),
            below: <FieldNotesBelow id={id} {...below} />,
          },
          {
            value: 'breaks',
            label: t('At --- lines'),
            detail: splitsOfItself ? t('Selected because your text has --- lines.') : undefined,
            aside: cards({ cardSplit: 'inputTextBreaks' }),
            below: <FieldNotesBelow id={breaks.id} error={breaks.notes.error} />,
          },
        ]}
        onDone={(next) => {
          if (next === 'number') input.current?.select();
          else onDone();
        }}
      />
      <div className="px-3.5 pb-3 empty:hidden">
        {length === 'number' && (
          <CardSuggestion
            max={max}
            // The suggestion button is removed on click; the focus must stay in the menu.
            onUse={() => input.current?.focus()}
          />
        )}
      </div>
    </>
  );
}

/** The suggested number of cards for the text. Never applied automatically. */
function CardSuggestion({ max, onUse }: { max: number; onUse: () => void }) {
  const { setValue } = useFormContext<Draft>();
  const { settings, target } = useFormSession();
  const draft = useLiveDraft();
  const { numCards, textMode } = draft;
  const facts = useRequestFacts();
  const cards = useMemo(() => {
    const content = wishOf(draft);
    return suggestCards(content, max) === null ? null : autoCards(content, { ...facts, maxCards: max });
  }, [draft, max, facts]);
  // When the text is expanded, its final length depends on the service.
  const expands = textMode === 'generate' && (target === 'remote' || settings?.modelConnected === true);
  if (cards === null || expands || numCards.trim() === String(cards)) return null;
  const use = () => {
    onUse();
    setValue('numCards', String(cards), { shouldDirty: true, shouldValidate: false });
  };
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-12 text-quiet">
      {tPlural(cards, { one: 'Suggested: {count} card', other: 'Suggested: {count} cards' })}
      <Button
        size="small"
        look="bare"
        className="underline underline-offset-2"
        aria-label={tPlural(cards, { one: 'Use {count} card', other: 'Use {count} cards' })}
        onClick={use}
      >
        {t('Use')}
      </Button>
    </p>
  );
}

const MODE_ICONS = { preserve: Lock, condense: Shrink, generate: Sparkles } satisfies Record<TextMode, typeof Lock>;

type TextModeMenuProps = {
  /** Whether the target can write text. If it cannot, preserving the text works best. */
  writes: boolean;
  /** Which model writes; null if that is unknown. */
  writerWords: string | null;
  onDone: () => void;
};

export function TextModeMenu({ writes, writerWords, onDone }: TextModeMenuProps) {
  const { control } = useFormContext<Draft>();
  const { field } = useController({ control, name: 'textMode' });
  const modes = writes ? TEXT_MODES : TEXT_MODES.toReversed();
  return (
    <>
      <RadioList
        id={fieldId('textMode')}
        label={t('Text mode')}
        value={field.value}
        onChange={field.onChange}
        onDone={onDone}
        options={modes.map((value) => {
          const Icon = MODE_ICONS[value];
          return { value, icon: <Icon size={16} />, ...textModeWords(value, writes) };
        })}
      />
      {writerWords && (
        <p className="border-t border-hairline px-3.5 py-2 text-12 wrap-anywhere text-quiet">{writerWords}</p>
      )}
    </>
  );
}
