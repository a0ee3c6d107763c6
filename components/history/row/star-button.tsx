import { Star } from 'lucide-react';
import { classNames } from '@/components/ui/class-names';
import { t } from '@/lib/words/t';

type Props = { isOn: boolean; title: string; onToggle: () => void; className?: string };

/** Filled if starred. */
export function StarButton({ isOn, title, onToggle, className }: Props) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={t('Star {name}', { name: title })}
      title={isOn ? t('Starred') : t('Star')}
      onClick={onToggle}
      className={classNames(
        'inline-flex size-8 shrink-0 items-center justify-center rounded-control transition hover:bg-sunk hover:text-ink pointer-coarse:size-11',
        isOn ? 'text-ink' : 'text-quiet',
        className,
      )}
    >
      <Star aria-hidden="true" size={16} fill={isOn ? 'currentColor' : 'none'} />
    </button>
  );
}
