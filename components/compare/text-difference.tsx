import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { usePrinting } from '@/components/ui/use-page-state';
import type { PartMatch } from '@/lib/compare/match-parts';
import { shortenChanges, type TextChanges, textChanges, wordChanges } from '@/lib/compare/word-changes';
import { t } from '@/lib/words/t';

/** Changed cards shown initially. Each click on the button adds ten times as many. */
const INITIAL_COUNT = 20;
/** Characters shown of an added or removed card, enough to identify it. */
const MAX_CHARACTERS = 2000;

/** The changes of the text, card by card. */
export function TextDifference({ before, after }: { before: string; after: string }) {
  const [most, setMost] = useState(INITIAL_COUNT);
  const isPrinting = usePrinting();
  const changes = useMemo(() => textChanges(before, after), [before, after]);
  const differing = changes.matches.filter(differs);
  const shown = differing.slice(0, isPrinting ? undefined : most);
  return (
    <section aria-labelledby="text-title" className="mt-10">
      <h2 id="text-title" className="text-16 font-semibold">
        {t('Text')}
      </h2>
      <p className="mt-1 text-14 text-quiet">{summaryWords(changes)}</p>
      {shown.length > 0 && (
        <ol className="mt-3 border-t border-hairline">
          {shown.map((match) => (
            <li key={keyOf(match)} className="border-b border-hairline py-3">
              <Part match={match} changes={changes} />
            </li>
          ))}
        </ol>
      )}
      {differing.length > shown.length && (
        <Button className="mt-3 print:hidden" onClick={() => setMost(most + 10 * INITIAL_COUNT)}>
          {t('Show {more} more of {count} changes', {
            more: Math.min(10 * INITIAL_COUNT, differing.length - shown.length).toLocaleString(),
            count: differing.length.toLocaleString(),
          })}
        </Button>
      )}
    </section>
  );
}

function Part({ match, changes }: { match: PartMatch; changes: TextChanges }) {
  const before = 'before' in match ? (changes.before[match.before] ?? '') : '';
  const after = 'after' in match ? (changes.after[match.after] ?? '') : '';
  return (
    <>
      <h3 className="mb-1 text-13 font-medium text-quiet">{headWords(match, changes.unit)}</h3>
      {match.kind === 'changed' && <ChangedWords before={before} after={after} />}
      {match.kind === 'removed' && <Whole text={before} className="text-bad line-through" />}
      {match.kind === 'added' && <Whole text={after} className="text-good underline decoration-1 underline-offset-4" />}
      {match.kind === 'same' && <Whole text={after.slice(0, 160)} className="text-quiet" />}
    </>
  );
}

function Whole({ text, className }: { text: string; className: string }) {
  const isLong = text.length > MAX_CHARACTERS;
  if (text === '') return <p className="text-14 text-quiet">{t('Empty')}</p>;
  return (
    <p className={`text-14 whitespace-pre-wrap wrap-anywhere ${className}`}>
      {isLong ? `${text.slice(0, MAX_CHARACTERS).replace(/[\ud800-\udbff]$/, '')}…` : text}
    </p>
  );
}

function differs(match: PartMatch): boolean {
  return match.kind !== 'same' || match.isMoved;
}

function keyOf(match: PartMatch): string {
  return `${'before' in match ? match.before : ''} ${'after' in match ? match.after : ''}`;
}

/** The position of a part in the new text, and in the old one if it differs. */
function headWords(match: PartMatch, unit: TextChanges['unit']): string {
  const isCard = unit === 'cards';
  if (match.kind === 'removed')
    return isCard
      ? t('Card {before} removed', { before: match.before + 1 })
      : t('Part {before} removed', { before: match.before + 1 });
  if (match.kind === 'added')
    return isCard
      ? t('Card {after} added', { after: match.after + 1 })
      : t('Part {after} added', { after: match.after + 1 });
  const [was, is] = [match.before + 1, match.after + 1];
  if (match.kind === 'same')
    return isCard
      ? t('Card {is} moved, was card {was}', { is, was })
      : t('Part {is} moved, was part {was}', { is, was });
  if (match.isMoved)
    return isCard
      ? t('Card {is} changed and moved, was card {was}', { is, was })
      : t('Part {is} changed and moved, was part {was}', { is, was });
  return isCard ? t('Card {is} changed', { is }) : t('Part {is} changed', { is });
}

function summaryWords({ matches, unit }: TextChanges): string {
  const count = (holds: (match: PartMatch) => boolean) => matches.filter(holds).length;
  const counts = [
    [count(({ kind }) => kind === 'changed'), t('changed')],
    [count(({ kind }) => kind === 'added'), t('added')],
    [count(({ kind }) => kind === 'removed'), t('removed')],
    [count((match) => match.kind === 'same' && match.isMoved), t('moved')],
    [count((match) => !differs(match)), t('unchanged')],
  ] as const;
  if (matches.every((match) => !differs(match))) return t('The text is the same.');
  const words = counts.flatMap(([number, word]) => (number > 0 ? `${number.toLocaleString()} ${word}` : [])).join(', ');
  return unit === 'cards' ? t('Cards: {words}.', { words }) : t('Parts of the text: {words}.', { words });
}

/** A text with deletions struck out and insertions underlined in place. */
function ChangedWords({ before, after }: { before: string; after: string }) {
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
function Gone({ children }: { children: ReactNode }) {
  return (
    <del className="bg-sunk text-bad line-through">
      <span className="sr-only">{t('[removed:')} </span>
      {children}
      <span className="sr-only">]</span>
    </del>
  );
}

function New({ children }: { children: ReactNode }) {
  return (
    <ins className="bg-sunk text-good underline decoration-2 underline-offset-2">
      <span className="sr-only">{t('[added:')} </span>
      {children}
      <span className="sr-only">]</span>
    </ins>
  );
}
