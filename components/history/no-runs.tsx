'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { SAMPLE_TEXT } from '@/components/composer/text/sample-text';
import type { HistoryFilter } from '@/components/data/history';
import { submitRun } from '@/components/data/runs';
import { Button } from '@/components/ui/button';
import { newId } from '@/components/ui/new-id';
import { ButtonLink } from '@/components/ui/page-link';
import { EmptyState, Failure } from '@/components/ui/states';
import { hasSearchWords } from '@/lib/words/has-search-words';
import { t } from '@/lib/words/t';
import { countFilters } from './filter/history-filter';

/** The empty state: no matches, empty trash, or no runs yet. */
export function NoRuns({ filter, onClear }: { filter: HistoryFilter; onClear: () => void }) {
  if (countFilters(filter) > 0) {
    const { title, text } = noMatchWords(filter);
    return (
      <EmptyState title={title} action={<Button onClick={onClear}>{t('Show all runs')}</Button>}>
        <span className="wrap-anywhere">{text}</span>
      </EmptyState>
    );
  }
  if (filter.bin === '1')
    return (
      <EmptyState title={t('Trash is empty')} to={{ href: '/history', label: t('Go to history') }}>
        {t('Deleted runs stay here for 30 days.')}
      </EmptyState>
    );
  return (
    <EmptyState
      title={t('No runs yet')}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <ButtonLink href="/" look="next">
            {t('Create a deck')}
          </ButtonLink>
          <MakeSample />
        </div>
      }
    >
      {t('Decks you create are kept here. The sample is free and takes a few seconds.')}
    </EmptyState>
  );
}

/** Why a filtered list is empty, and what to try. */
export function noMatchWords(filter: HistoryFilter): { title: string; text: string } {
  const query = filter.query.trim();
  const { since, until } = filter;
  if (since !== '' && until !== '' && since > until)
    return {
      title: t('Check the dates'),
      text: t('“From” is later than “To”.'),
    };
  const title = t('No runs match');
  if (query === '') return { title, text: t('Try fewer filters.') };
  if (!hasSearchWords(query)) return { title, text: t('“{query}” has no letters or digits. Try a word.', { query }) };
  return countFilters(filter) > 1
    ? { title, text: t('Nothing found for “{query}” with these filters. Try fewer filters or words.', { query }) }
    : { title, text: t('Nothing found for “{query}”. Check the spelling or try fewer words.', { query }) };
}

/** Creates a first deck with one click, with the built-in engine, which is free. */
export function MakeSample() {
  const router = useRouter();
  const client = useQueryClient();
  // One submission id, so that repeated clicks create one run.
  const [submissionId] = useState(() => newId());
  const make = useMutation({
    mutationFn: () =>
      submitRun({
        submissionId,
        target: 'local',
        operation: 'generate',
        request: {
          inputText: SAMPLE_TEXT,
          textMode: 'preserve',
          format: 'presentation',
          cardSplit: 'inputTextBreaks',
        },
      }),
    onSuccess: ({ id }) => {
      void client.invalidateQueries({ queryKey: ['history'] });
      router.push(`/runs/${encodeURIComponent(id)}`);
    },
  });
  const isBusy = make.isPending || make.isSuccess;
  return (
    <>
      <Button aria-disabled={isBusy} onClick={() => !isBusy && make.mutate()}>
        {isBusy ? t('Creating…') : t('Try a sample deck')}
      </Button>
      <Failure of={make.error} className="mt-3 text-14" />
    </>
  );
}
