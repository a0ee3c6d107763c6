'use client';

import { AMOUNT_WORDS, optionsOf } from './choice-words';
import { InputField, SelectField } from './draft-fields';
import { LanguageField } from './picker-fields';

/** Interface 2.4.1. */
export function TextSection() {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <SelectField path="amount" label="Amount of text" options={optionsOf(AMOUNT_WORDS)} unset="Default: Medium" />
      <LanguageField />
      <InputField path="tone" label="Tone" placeholder="plain, warm" />
      <InputField path="audience" label="Audience" placeholder="people who have never gardened" />
    </div>
  );
}
