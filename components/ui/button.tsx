import type { ButtonHTMLAttributes, Ref } from 'react';
import { classNames } from './class-names';

export type ButtonLook = 'next' | 'solid' | 'outline' | 'bare';
type Size = 'small' | 'medium' | 'large';

/** `next` is vermilion: the one thing to do next on a page, and nothing else. */
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
} satisfies Record<Size, string>;

/** The looks of a button as classes, for links that act as one. */
export function buttonClasses(look: ButtonLook = 'outline', size: Size = 'medium'): string {
  return classNames(
    'inline-flex items-center justify-center rounded-control font-medium whitespace-nowrap transition',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
    LOOKS[look],
    SIZES[size],
    // As high as a finger needs, it must not stand as a square.
    look !== 'bare' && size === 'small' && 'pointer-coarse:px-3',
  );
}

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  ref?: Ref<HTMLButtonElement>;
  look?: ButtonLook;
  size?: Size;
};

export function Button({ look, size, className, type = 'button', ...rest }: Props) {
  return <button type={type} className={classNames(buttonClasses(look, size), className)} {...rest} />;
}
