'use client';

import { say } from '@/lib/words/say';
import { EXPORT_WORDS, optionsOf } from './choice-words';
import { SelectField } from './draft-fields';
import { FoldersField, ThemeField } from './picker-fields';
import { TemplateField } from './template-field';

/** The fields of a Create from Template request that nearly every run sets (interface 2.5). */
export function TemplateFields() {
  return (
    <div className="grid grid-cols-1 gap-4 pt-1 pb-5 sm:grid-cols-2">
      <TemplateField className="sm:col-span-2" />
      <ThemeField none={say('The template’s theme')} />
      <FoldersField />
      <SelectField
        path="exportAs"
        label={say('Also as a file')}
        options={optionsOf(EXPORT_WORDS)}
        unset={say('No file')}
      />
    </div>
  );
}
