import { useQuery } from '@tanstack/react-query';
import { rewritesOptions } from '@/components/data/rewrites';
import type { Run } from '@/lib/contract/composer';
import { storedValues } from '@/lib/words/stored-messages';

const NOT_WRITTEN = ['Card {number} was not written: {why}.', 'Cards {list} were not written: {why}.'];

/** The warnings of a run, without those about cards that have been written since. */
export function useWarnings({ id, target, warnings }: Pick<Run, 'id' | 'target' | 'warnings'>): readonly string[] {
  const enabled = target === 'local' && warnings.some(isNotWritten);
  const { data } = useQuery({ ...rewritesOptions(id), enabled });
  const areWritten = enabled && data !== undefined && data.creditsPerCard !== null && data.unwritten.length === 0;
  return areWritten ? warnings.filter((warning) => !isNotWritten(warning)) : warnings;
}

function isNotWritten(warning: string): boolean {
  return NOT_WRITTEN.some((message) => storedValues(message, warning) !== null);
}
