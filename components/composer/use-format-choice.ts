import { useCallback, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { type Draft, USUAL_DIMENSIONS } from '@/lib/composer/draft';
import type { Dimensions, Format } from '@/lib/contract/enums';

/** Sets the format. Dimensions are per format, and the last ones used with a format are restored. */
export function useFormatChoice(): (format: Format) => void {
  const { getValues, setValue } = useFormContext<Draft>();
  const left = useRef(new Map<Format, Dimensions | ''>());
  return useCallback(
    (format) => {
      const before = getValues('format') || 'presentation';
      if (before === format) return setValue('format', format, { shouldDirty: true });
      left.current.set(before, getValues('dimensions'));
      setValue('dimensions', left.current.get(format) ?? USUAL_DIMENSIONS[format], { shouldDirty: true });
      setValue('format', format, { shouldDirty: true });
    },
    [getValues, setValue],
  );
}
