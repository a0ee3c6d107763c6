import { type LucideIcon, X } from 'lucide-react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { t } from '@/lib/words/t';
import { classNames } from './class-names';

export type ButtonLook = 'next' | 'solid' | 'outline' | 'bare';
export type ButtonSize = 'small' | 'medium' | 'large';

/** `next` is vermilion, reserved for the primary action of a page. */
const LOOKS = {
  next: 'bg-accent text-on-accent hover:bg-accent-strong',
  solid: 'bg-ink text-paper hover:opacity-90',
  outline: 'border border-edge bg-paper text-ink hover:border-ink',
  bare: 'text-ink hover:bg-sunk',
} satisfies Record<ButtonLook, string>;

const SIZES = {
  small: 'min-h-7 gap-1.5 px-2 text-13 pointer-coarse:min-h-11',
  medium: 'min-h-9 gap-2 px-3 text-14 pointer-coarse:min-h-11',
  large: 'min-h-11 gap-2 px-4 text-14',
} satisfies Record<ButtonSize, string>;

/** Button styles as classes, for links that look like buttons. */
export function buttonClasses(look: ButtonLook = 'outline', size: ButtonSize = 'medium'): string {
  return classNames(
    'inline-flex items-center justify-center rounded-control font-medium whitespace-nowrap transition',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
    LOOKS[look],
    SIZES[size],
    // On touch screens the button is taller, so a short label would make it square.
    look !== 'bare' && size === 'small' && 'pointer-coarse:px-3',
  );
}

/** A button of a phone's tool bar: its label is below the icon. */
export const STACKED_ON_PHONES =
  'max-sm:min-h-11 max-sm:flex-col max-sm:gap-0 max-sm:border-transparent max-sm:px-1 max-sm:text-12';

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  ref?: Ref<HTMLButtonElement>;
  look?: ButtonLook;
  size?: ButtonSize;
};

export function Button({ look, size, className, type = 'button', ...rest }: Props) {
  return <button type={type} className={classNames(buttonClasses(look, size), className)} {...rest} />;
}

/** A button that is only an icon; `name` is read out. */
export function IconButton({ icon: Icon, name, fill = 'none', ...rest }: Props & { icon: LucideIcon; fill?: string }) {
  return (
    <Button look="bare" aria-label={name} {...rest}>
      <Icon aria-hidden="true" size={16} fill={fill} />
    </Button>
  );
}

type CrossProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** In pixels. */
  iconSize?: number;
};

/** The cross that closes a panel or a note. `className` has its size. */
export function CloseButton({ iconSize = 16, name = t('Close'), className = '', ...rest }: CrossProps) {
  return (
    <button
      type="button"
      aria-label={name}
      className={classNames(
        'grid shrink-0 place-items-center rounded-control transition hover:text-ink pointer-coarse:size-11',
        className,
      )}
      {...rest}
    >
      <X aria-hidden="true" size={iconSize} />
    </button>
  );
}

/** The cross behind an entry of a list in a field; `name` is read out. */
export function RemoveButton(props: CrossProps) {
  return <CloseButton iconSize={13} className="size-7 text-quiet" {...props} />;
}
