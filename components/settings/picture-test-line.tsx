'use client';

import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { testPictureSource } from '@/components/data/picture-test';
import { Button } from '@/components/ui/button';
import type { PictureTest, PictureTestSource } from '@/lib/contract/picture-test';
import { tStored } from '@/lib/words/stored-messages';
import { t } from '@/lib/words/t';

type Test = UseMutationResult<PictureTest, Error, void>;

export function usePictureTest(source: PictureTestSource): Test {
  return useMutation({ mutationFn: () => testPictureSource(source) });
}

/** @param name of what is tested, for people who do not see where the button is */
export function PictureTestButton({ test, name }: { test: Test; name: string }) {
  const words = test.isPending ? t('Testing…') : t('Test connection');
  return (
    <Button
      size="small"
      aria-label={`${words}: ${name}`}
      aria-disabled={test.isPending}
      onClick={() => !test.isPending && test.mutate()}
    >
      {words}
    </Button>
  );
}

/** What the last test found. */
export function PictureTestLine({ test }: { test: Test }) {
  return (
    <span role="status">
      {test.isIdle && t('Not tested yet')}
      {test.isPending && t('Testing…')}
      {test.data?.ok === true &&
        t('Passed in {seconds} s', { seconds: Math.max(0.1, test.data.milliseconds / 1000).toFixed(1) })}
      {test.data?.ok === false && t('Failed: {why}', { why: tStored(test.data.reason ?? '') })}
      {test.error && t('Failed: {why}', { why: test.error.message })}
    </span>
  );
}
