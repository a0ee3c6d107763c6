import { say } from '@/lib/words/say';

type Props = { id: string; length: number; limit: number };

/**
 * How much of a text's room is used, once it is nearly all; and that it is too long, which is then said aloud once. The
 * field itself takes more than there is room for: what is pasted is never cut in silence.
 */
export function LengthNote({ id, length, limit }: Props) {
  const isOver = length > limit;
  const isNear = length > limit * 0.9;
  const most = limit.toLocaleString();
  return (
    <div id={id} className="flex flex-wrap gap-x-2 text-12">
      {isNear && (
        <p className={isOver ? 'mt-1 font-medium text-bad tabular-nums' : 'mt-1 text-quiet tabular-nums'}>
          {say('{count} of {limit} characters', { count: length.toLocaleString(), limit: most })}
        </p>
      )}
      <p role="alert" className="text-bad not-empty:mt-1">
        {isOver && say('Too long to be saved: shorten it to {limit} characters.', { limit: most })}
      </p>
    </div>
  );
}
