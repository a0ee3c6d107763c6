'use client';

import { IMAGE_SOURCE_WORDS, optionsOf } from './choice-words';
import { InputField, SelectField } from './draft-fields';
import { ImageModelField } from './picker-fields';

/** Interface 2.4.2. A template keeps its own image source (2.5). */
export function ImagesSection({ withSource }: { withSource: boolean }) {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {withSource && (
        <SelectField
          path="imageSource"
          label="Where images come from"
          options={optionsOf(IMAGE_SOURCE_WORDS)}
          unset="Default: Made by AI"
          className="sm:col-span-2"
        />
      )}
      <ImageModelField />
      <InputField path="imageStyle" label="Image style" placeholder="ink drawings, one colour" />
    </div>
  );
}
