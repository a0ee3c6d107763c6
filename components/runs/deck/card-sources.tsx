import { useQuery } from '@tanstack/react-query';
import { ChevronUp, TextQuote } from 'lucide-react';
import { useId, useState } from 'react';
import { runSourcesOptions } from '@/components/data/run-parts';
import { runOptions } from '@/components/data/runs';
import { classNames } from '@/components/ui/class-names';
import type { CardSources as Sources } from '@/lib/contract/run-sources';
import { groupPassages } from '@/lib/contract/run-sources';
import { t, tPlural } from '@/lib/words/t';

/** The passages of the text that a card comes from. Hidden for decks without sources. */
export function CardSources({ runId, card }: { runId: string; card: number }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { data: run } = useQuery(runOptions(runId));
  const { data } = useQuery({ ...runSourcesOptions(runId), enabled: run?.writing != null });
  if (!data || data.cards.length === 0) return null;
  const own = data.cards.find((each) => each.card === card) ?? null;
  const hasAny = own !== null && own.passages.length + own.foreign.length > 0;
  return (
    <section
      aria-label={t('Sources of card {number}', { number: card + 1 })}
      className="shrink-0 border-t border-hairline bg-paper text-13"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-9 w-full flex-wrap items-center gap-x-3 px-4 py-1 text-start hover:bg-sunk lg:px-11 pointer-coarse:min-h-11"
      >
        <TextQuote aria-hidden="true" size={16} className="text-quiet" />
        <span className="font-medium">{t('Sources')}</span>
        <span className="text-quiet">
          {own && own.passages.length > 0
            ? tPlural(own.passages.length, { one: '{count} passage', other: '{count} passages' })
            : t('None for this card')}
        </span>
        {own && own.foreign.length > 0 && (
          <span className="text-warn">{t('{count} not in your text', { count: own.foreign.length })}</span>
        )}
        <ChevronUp
          aria-hidden="true"
          size={16}
          className={classNames('ms-auto text-quiet transition', isOpen && 'rotate-180')}
        />
      </button>
      {isOpen && hasAny && <Passages key={card} id={id} sources={own} />}
      {isOpen && !hasAny && (
        <p id={id} className="px-4 pb-3 text-quiet lg:px-11">
          {t('This card was not written from a passage of your text.')}
        </p>
      )}
    </section>
  );
}

function Passages({ id, sources }: { id: string; sources: Sources }) {
  const { groups, others } = groupPassages(sources);
  const { foreign } = sources;
  return (
    <section
      id={id}
      aria-label={t('From your text')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      className="max-h-52 overflow-y-auto px-4 pb-3 text-14 lg:px-11"
    >
      {groups.map(({ words, passages }, at) => (
        <div key={at} className="mb-3">
          <h2 dir="auto" className="mb-1 max-w-3xl font-medium wrap-anywhere">
            {words}
          </h2>
          <PassageList passages={passages} />
        </div>
      ))}
      {groups.length > 0 && others.length > 0 && <h2 className="mb-1 font-medium">{t('Also used for this card')}</h2>}
      {others.length > 0 && <PassageList passages={others} />}
      {foreign.length > 0 && (
        <>
          <h2 className="mt-3 text-13 font-medium text-warn">{t('Not in your text')}</h2>
          <ul className="mt-1 max-w-3xl list-disc space-y-0.5 ps-5">
            {foreign.map((each) => (
              <li key={each} dir="auto" className="wrap-anywhere">
                {each}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function PassageList({ passages }: { passages: readonly Sources['passages'][number][] }) {
  return (
    <ol className="max-w-3xl space-y-2.5">
      {passages.map(({ text, line }) => (
        <li key={`${line} ${text}`}>
          <p className="text-12 text-quiet tabular-nums">{t('Line {line}', { line })}</p>
          <blockquote dir="auto" className="border-s-2 border-hairline ps-3 whitespace-pre-wrap wrap-anywhere">
            {text}
          </blockquote>
        </li>
      ))}
    </ol>
  );
}
