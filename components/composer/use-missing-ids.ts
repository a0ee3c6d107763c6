import { useMemo } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useListNames } from '@/components/data/use-list-names';
import type { Draft } from '@/lib/composer/draft';
import type { MissingIds } from '@/lib/contract/missing-ids';
import type { Target } from '@/lib/contract/run-words';

/** The themes and folders of the draft that the target is known not to have, for example after a change of target. */
export function useMissingIds(control: Control<Draft>, target: Target): MissingIds {
  const themeId = useWatch({ control, name: 'themeId' }).trim();
  const folderIds = useWatch({ control, name: 'folderIds' });
  const themes = useListNames('themes', target, themeId === '' ? [] : [themeId]).absent.join('\n');
  const folders = useListNames('folders', target, folderIds).absent.join('\n');
  return useMemo(() => ({ themes: linesOf(themes), folders: linesOf(folders) }), [themes, folders]);
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}
