import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { costWords, localCreditWords } from '@/components/composer/send/credits';
import { CARD_SPLIT_WORDS, FORMAT_WORDS, textModeWords } from '@/components/composer/settings/choice-words';
import { useListNames } from '@/components/data/lists';
import { deckOptions } from '@/components/data/runs';
import { type DeckSize, deckSize, sizeWords } from '@/components/deck/deck-words';
import { draftOfRun } from '@/components/runs/draft-of-run';
import { formatElapsed, RelativeTime } from '@/components/ui/relative-time';
import { useHydrated } from '@/components/ui/use-page-state';
import type { Run } from '@/lib/contract/composer';
import { EXPORTS } from '@/lib/contract/enums';
import { formatLocale } from '@/lib/words/messages-in-use';
import { t, tPlural } from '@/lib/words/t';
import { FILE_NAMES, formatBytes, missingFileWords } from './deck/deck-files';
import { folderIdsOf } from './local-names';
import { StateMark, TargetMark } from './run-marks';

/** The main facts in one line: "Presentation · 6 cards · Proof · 2 minutes ago · 18 local credits", followed by `children`. */
export function RunFacts({ run, children }: { run: Run; children?: ReactNode }) {
  const theme = useThemeName(run);
  const size = useDeckSize(run);
  const cost = costWords(run);
  const facts: ReactNode[] = [
    run.target === 'remote' && <TargetMark target="remote" />,
    run.operation === 'template' ? t('From a template') : run.format && FORMAT_WORDS[run.format],
    size && sizeWords(size),
    theme && <span className="wrap-anywhere">{theme}</span>,
    <RelativeTime key="time" at={run.createdAt} />,
    cost,
    children,
  ].filter(Boolean);
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-13 text-quiet">
      {facts.map((fact, index) => (
        <span key={index} className="flex items-center gap-x-1.5">
          {fact}
          {index < facts.length - 1 && <span aria-hidden="true">·</span>}
        </span>
      ))}
    </p>
  );
}

/** The name of a run's theme; looked up if only its id was stored. */
function useThemeName({ theme, target }: Pick<Run, 'theme' | 'target'>): string | null {
  const { names } = useListNames('themes', target, theme && theme.name === null ? [theme.id] : []);
  return theme && (theme.name ?? names.get(theme.id) ?? null);
}

/** The size of a run's deck: the pages of a document once its deck is loaded, otherwise its cards; null if unknown. */
function useDeckSize({ id, format, cards }: Run): DeckSize | null {
  // Not fetched here: the part of the page that shows the deck loads it.
  const { data } = useQuery({ ...deckOptions(id), enabled: false });
  if (format === 'document' && data) return deckSize(data.deck.cards);
  return cards === null ? null : { cards };
}

export function DetailFacts({ run }: { run: Run }) {
  const theme = useThemeName(run);
  const folders = useFolderNames(run);
  const isHydrated = useHydrated();
  const size = useDeckSize(run);
  const draft = draftOfRun(run);
  const facts: [string, ReactNode][] = [
    [t('Status'), <StateMark key="state" run={run} />],
    [t('Target'), <TargetMark key="target" target={run.target} />],
    [t('Created'), isHydrated && <Moment at={run.createdAt} />],
    [t('Duration'), run.endedAt && elapsedWords(Date.parse(run.endedAt) - Date.parse(run.createdAt))],
    [run.target === 'local' ? t('Local credits') : t('Credits'), creditWords(run)],
    [t('Later changes'), run.creditsAfterwards > 0 && localCreditWords(run.creditsAfterwards)],
    [t('Format'), run.operation === 'template' ? t('From a template') : run.format && FORMAT_WORDS[run.format]],
    [t('Text mode'), draft?.operation === 'generate' && textModeWords(draft.textMode, true).label],
    [t('Length'), lengthWords(size, draft)],
    [t('Theme'), theme],
    [t('Folders'), folders],
    ...writingFacts(run),
    [t('Image credits'), run.imageCredits && <ImageCredits key="credits" credits={run.imageCredits} />],
    [t('Files'), filesWords(run)],
  ];
  return <Facts facts={facts} />;
}

/** What only people need who work with the API or with prompts. */
export function DeveloperFacts({ run }: { run: Run }) {
  const { generationId, timeline, writing } = run;
  // A run that was sent again had another one before.
  const ids = new Set([generationId, ...timeline.map((entry) => entry.generationId)].filter((id) => id !== null));
  return (
    <Facts
      facts={[
        [t('Generation ID'), ids.size > 0 && [...ids].map((id) => <Id key={id} text={id} />)],
        [t('Prompt version'), writing?.promptVersion],
      ]}
    />
  );
}

function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[minmax(6rem,auto)_1fr] gap-x-4 gap-y-1.5 text-13">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-quiet">{name}</dt>
              <dd className="min-w-0 wrap-anywhere">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** The names of the folders that the run asked for; an id whose name is unknown is shown as it is. */
function useFolderNames({ request, target }: Run): string | null {
  const ids = folderIdsOf(request);
  const { names } = useListNames('folders', target, ids);
  return ids.map((id) => names.get(id) ?? id).join(', ') || null;
}

function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at}>
      {new Date(at).toLocaleString(formatLocale(), { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  );
}

/** An id: one click selects all of it. */
function Id({ text }: { text: string }) {
  return <code className="block font-mono text-12 break-all select-all">{text}</code>;
}

function elapsedWords(ms: number): string {
  return ms < 1000 ? t('Under a second') : formatElapsed(ms);
}

/** "30 used, 9,970 left", or that the service has not said. */
function creditWords(run: Run): string | null {
  const { deducted, remaining } = run.credits;
  const used = deducted === null ? costWords(run) : t('{count} used', { count: deducted.toLocaleString() });
  const left = remaining === null ? null : t('{count} left', { count: remaining.toLocaleString() });
  return [used, left].filter(Boolean).join(', ') || null;
}

function lengthWords(size: DeckSize | null, draft: ReturnType<typeof draftOfRun>): string | null {
  const split = draft?.operation === 'generate' && draft.cardSplit === 'inputTextBreaks';
  return (
    [split ? CARD_SPLIT_WORDS.inputTextBreaks.label : null, size && sizeWords(size)].filter(Boolean).join(', ') || null
  );
}

/** The run's exported files, and the state of missing ones. */
function filesWords(run: Run): string | null {
  const words = EXPORTS.flatMap((format) => {
    const missing = missingFileWords(run, format);
    if (missing) return missing;
    const kept = run.exports.find((one) => one.format === format);
    if (kept?.state !== 'kept') return [];
    return kept.bytes ? `${FILE_NAMES[format]} (${formatBytes(kept.bytes)})` : FILE_NAMES[format];
  });
  return words.join(', ') || null;
}

/** Who made the pictures, each a link to its source. */
function ImageCredits({ credits }: { credits: NonNullable<Run['imageCredits']> }) {
  return (
    <ul className="space-y-0.5">
      {credits.map(({ credit, url }) => (
        <li key={credit}>
          {url === null ? (
            credit
          ) : (
            <a className="underline underline-offset-2" href={url} target="_blank" rel="noopener noreferrer">
              {credit}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The language model's part in the run, as names and values; empty if no model was used. */
export function writingFacts({ writing }: Pick<Run, 'writing'>): [string, string][] {
  if (writing === null) return [];
  const { model, tokensIn, tokensOut, cardsByModel, rewrites, cost, currency } = writing;
  const parts = [tPlural(cardsByModel, { one: '{count} card', other: '{count} cards' })];
  if (rewrites > 0) parts.push(tPlural(rewrites, { one: '{count} rewrite', other: '{count} rewrites' }));
  const facts: [string, string][] = [
    [t('AI model'), `${model} (${parts.join(', ')})`],
    [
      t('Tokens'),
      t('{tokensIn} in, {tokensOut} out', {
        tokensIn: tokensIn.toLocaleString(),
        tokensOut: tokensOut.toLocaleString(),
      }),
    ],
  ];
  if (cost !== null) facts.push([t('Estimated model cost'), modelCostWords(cost, currency)]);
  return facts;
}

function modelCostWords(cost: number, currency: string | null): string {
  const money = currency === null ? {} : ({ style: 'currency', currency } as const);
  return cost.toLocaleString(formatLocale(), { ...money, maximumSignificantDigits: 3 });
}
