'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { SAMPLE_TEXT } from '@/components/composer/text/sample-text';
import { submitRun } from '@/components/data/runs';
import { Button } from '@/components/ui/button';
import { newId } from '@/components/ui/new-id';
import { t } from '@/lib/words/t';

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
      {make.error && (
        <p role="alert" className="mt-3 text-14 text-bad">
          {make.error.message}
        </p>
      )}
    </>
  );
}
