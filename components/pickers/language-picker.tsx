'use client';

import { findLanguage, type Language, languageWords, searchLanguages } from '@/lib/composer/search-languages';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';
import { Combobox } from './combobox';
import { localSource } from './picker-source';

type Props = {
  id: string;
  value: string;
  onChange: (language: string) => void;
  /** The label for no language. */
  none: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
};

const LANGUAGES = perLocale(() => localSource<Language>({ noun: t('Language'), rowHeight: 36 }, searchLanguages));

/** Accepts any text, because services differ in the languages they know. */
export function LanguagePicker({ id, value, onChange, none, ...aria }: Props) {
  const known = value === '' ? null : findLanguage(value);
  return (
    <Combobox<Language>
      id={id}
      source={LANGUAGES}
      shown={known ? languageWords(known) : value}
      none={<span className="text-quiet">{none}</span>}
      isChosen={(code) => code === (known?.id ?? value)}
      onPick={(language) => onChange(language?.id ?? '')}
      onText={(text) => onChange(findLanguage(text)?.id ?? text)}
      row={({ id: code, name, english }) => (
        <span className="flex items-baseline gap-2">
          <span lang={code} className="truncate font-medium" dir="auto">
            {name}
          </span>
          {english !== name && <span className="truncate text-12 text-quiet">{english}</span>}
          <code className="ms-auto shrink-0 font-mono text-12 text-quiet">{code}</code>
        </span>
      )}
      placeholder={none}
      {...aria}
    />
  );
}
