'use client';

import { say } from '@/lib/words/say';
import { AMOUNT_WORDS, optionsOf } from './choice-words';
import { InputField, SelectField } from './draft-fields';
import { LanguageField } from './picker-fields';

/** Interface 2.4.1. */
export function TextSection() {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <SelectField
        path="amount"
        label={say('Amount of text')}
        options={optionsOf(AMOUNT_WORDS)}
        unset={say('Default: Medium')}
      />
      <LanguageField />
      <InputField path="tone" label={say('Tone')} placeholder={say('plain, warm')} />
      <InputField path="audience" label={say('Audience')} placeholder={say('people who have never gardened')} />
    </div>
  );
}
