import type { ReactNode } from 'react';
import { shortenChanges } from '@/lib/compare/shorten-changes';
import { wordChanges } from '@/lib/compare/word-changes';
import { t } from '@/lib/words/t';

/** A text with deletions struck out and insertions underlined in place. */
export function ChangedWords({ before, after }: { before: string; after: string }) {
  return (
    <p className="text-14 whitespace-pre-wrap wrap-anywhere">
      {shortenChanges(wordChanges(before, after)).map((change, place) => {
        if (change.kind === 'cut')
          return (
            <span key={place} className="text-quiet">
              {` ${t('… {characters} unchanged characters … ', { characters: change.characters.toLocaleString() })}`}
            </span>
          );
        if (change.kind === 'gone') return <Gone key={place}>{change.text}</Gone>;
        if (change.kind === 'new') return <New key={place}>{change.text}</New>;
        return change.text;
      })}
    </p>
  );
}

/** Screen readers do not announce `del` and `ins` by themselves. */
export function Gone({ children }: { children: ReactNode }) {
  return (
    <del className="bg-sunk text-bad line-through">
      <span className="sr-only">{t('[removed:')} </span>
      {children}
      <span className="sr-only">]</span>
    </del>
  );
}

export function New({ children }: { children: ReactNode }) {
  return (
    <ins className="bg-sunk text-good underline decoration-2 underline-offset-2">
      <span className="sr-only">{t('[added:')} </span>
      {children}
      <span className="sr-only">]</span>
    </ins>
  );
}
