import { Composer } from '@/components/composer/composer';
import { TARGETS } from '@/lib/contract/composer';

type Props = { searchParams: Promise<{ from?: string | string[]; target?: string | string[] }> };

/** The composer. `?from=<run>` fills it with that run's form ("use again"), `&target=live` points it at Live. */
export default async function ComposePage({ searchParams }: Props) {
  const { from, target } = await searchParams;
  const asked = TARGETS.find((known) => known === target) ?? null;
  return <Composer from={typeof from === 'string' ? from : null} asked={asked} />;
}
