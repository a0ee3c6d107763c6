import { Composer } from '@/components/composer/composer';
import { TARGETS } from '@/lib/contract/run-words';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/**
 * The composer. `?from=<run>` begins with that run's form ("use again"), `?preset=<id>` with a preset's settings,
 * `?fill=<base64url>` with those in the address; `&target=live` points it at Live.
 */
export default async function ComposePage({ searchParams }: Props) {
  const asked = await searchParams;
  const one = (name: string) => (typeof asked[name] === 'string' ? asked[name] : null);
  const start = { from: one('from'), preset: one('preset'), fill: one('fill') };
  return <Composer start={start} asked={TARGETS.find((known) => known === asked.target) ?? null} />;
}
