import { t } from '@/lib/words/t';

type Props = { id: string; length: number; limit: number };

/**
 * Shows the length of a text close to its limit, and announces once when it is too long. The field accepts longer text,
 * so that a paste is never cut off silently.
 */
export function LengthNote({ id, length, limit }: Props) {
  const isOver = length > limit;
  const isNear = length > limit * 0.9;
  const most = limit.toLocaleString();
  return (
    <div id={id} className="flex flex-wrap gap-x-2 text-12">
      {isNear && (
        <p className={isOver ? 'mt-1 font-medium text-bad tabular-nums' : 'mt-1 text-quiet tabular-nums'}>
          {t('{count} of {limit} characters', { count: length.toLocaleString(), limit: most })}
        </p>
      )}
      <p role="alert" className="text-bad not-empty:mt-1">
        {isOver && t('Too long (limit {limit} characters)', { limit: most })}
      </p>
    </div>
  );
}
