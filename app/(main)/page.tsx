import { Composer } from '@/components/composer/composer';

type Props = { searchParams: Promise<{ from?: string | string[] }> };

/** The composer. `?from=<run>` fills it with that run's form ("use again"). */
export default async function ComposePage({ searchParams }: Props) {
  const { from } = await searchParams;
  return <Composer from={typeof from === 'string' ? from : null} />;
}
