import { classNames } from '@/components/ui/class-names';
import { useHydrated } from '@/components/ui/use-hydrated';
import { approximateTokens } from '@/lib/composer/approximate-tokens';
import { t, tPlural } from '@/lib/words/t';

type Props = { id: string; length: number; limit: number; settled: string; more?: string };

/** The limit is shown from this share of it. */
const LIMIT_SHOWN_FROM = 0.8;

/** The length of the text; the approximate number of tokens shows on hover. */
export function TextCount({ id, length, limit, settled, more }: Props) {
  // The server does not know the reader's locale, so the first render uses a fixed one to match.
  const locale = useHydrated() ? undefined : 'en';
  const count = length.toLocaleString(locale);
  const tokens = approximateTokens(settled).toLocaleString(locale);
  return (
    <p
      id={id}
      title={settled === '' ? undefined : t('About {tokens} tokens', { tokens })}
      className="truncate text-12 text-quiet tabular-nums"
    >
      <span className={classNames(length > limit && 'font-medium text-bad')}>
        {length < limit * LIMIT_SHOWN_FROM
          ? tPlural(length, { one: '{shown} character', other: '{shown} characters' }, { shown: count })
          : t('{count} of {limit} characters', { count, limit: limit.toLocaleString(locale) })}
      </span>
      {more}
    </p>
  );
}
