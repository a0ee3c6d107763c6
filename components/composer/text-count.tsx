import { classNames } from '@/components/ui/class-names';
import { useHydrated } from '@/components/ui/use-hydrated';
import { approximateTokens } from '@/lib/composer/approximate-tokens';
import { say } from '@/lib/words/say';

type Props = { id: string; length: number; limit: number; settled: string; more?: string };

/** How long the text is; of one that is written, also how many tokens that is about. */
export function TextCount({ id, length, limit, settled, more }: Props) {
  // Figures are in the reader's own locale, which the server does not know: it and the first drawing agree on one.
  const locale = useHydrated() ? undefined : 'en';
  return (
    <p id={id} className="tabular-nums">
      <span className={classNames(length > limit && 'font-medium text-bad')}>
        {say('{count} of {limit} characters', {
          count: length.toLocaleString(locale),
          limit: limit.toLocaleString(locale),
        })}
      </span>
      {settled !== '' && say(', about {count} tokens', { count: approximateTokens(settled).toLocaleString(locale) })}
      {more !== undefined && `. ${more}`}
    </p>
  );
}
