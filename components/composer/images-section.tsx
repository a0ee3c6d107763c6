'use client';

import { say } from '@/lib/words/say';
import { IMAGE_SOURCE_WORDS, optionsOf } from './choice-words';
import { InputField, SelectField } from './draft-fields';
import { ImageModelField } from './picker-fields';

/** Interface 2.5: where the template's images come from is known to the service alone. */
const OF_TEMPLATE = say('Counts only if the images of the template are made by AI.');

/** Interface 2.4.2. A template keeps its own image source (2.5). */
export function ImagesSection({ withSource }: { withSource: boolean }) {
  const hint = withSource ? undefined : OF_TEMPLATE;
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {withSource ? (
        <SelectField
          path="imageSource"
          label={say('Where images come from')}
          options={optionsOf(IMAGE_SOURCE_WORDS)}
          unset={say('Default: Made by AI')}
          className="sm:col-span-2"
        />
      ) : (
        <p className="text-13 text-quiet sm:col-span-2">
          {say('New images come from where those of the template come from.')}
        </p>
      )}
      <ImageModelField hint={hint} />
      <InputField
        path="imageStyle"
        label={say('Image style')}
        hint={hint}
        placeholder={say('ink drawings, one colour')}
      />
    </div>
  );
}
