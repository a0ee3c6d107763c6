import { classNames } from '@/components/ui/class-names';

type Props = { heading?: string | null | undefined; className: string; proportion?: number };

/** A placeholder for a card that is not written yet: its heading, if known, and three lines. */
export function SketchedCard({ heading, className, proportion = 16 / 9 }: Props) {
  return (
    <div
      className={classNames('flex flex-col gap-[6%] overflow-hidden rounded-control border p-[7%]', className)}
      style={{ aspectRatio: proportion }}
    >
      {heading ? (
        <span dir="auto" className="line-clamp-2 leading-tight font-semibold text-ink">
          {heading}
        </span>
      ) : (
        <span className="h-[9%] w-2/5 rounded-[2px] bg-sunk" />
      )}
      <span className="mt-[4%] h-[5%] w-4/5 rounded-[2px] bg-sunk" />
      <span className="h-[5%] w-3/5 rounded-[2px] bg-sunk" />
      <span className="h-[5%] w-2/3 rounded-[2px] bg-sunk" />
    </div>
  );
}
