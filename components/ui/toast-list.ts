/** The way back from what was done, beside the words that say so. */
export type ToastAction = { label: string; act: () => void };

export type ShownToast = {
  id: number;
  text: string;
  action?: ToastAction;
  /** What it tells of, in names of one's own ("run:1"); never nothing. */
  about: readonly string[];
};

const MOST = 3;

/**
 * Those that are shown once this one is: the latest three. What it tells of, none of the older ones tells of any more.
 */
export function withToast(before: readonly ShownToast[], toast: ShownToast): readonly ShownToast[] {
  return [...withoutToasts(before, toast.about), toast].slice(-MOST);
}

/** Those left when nothing is to be told of these: one that told of nothing else goes, with its way back. */
export function withoutToasts(before: readonly ShownToast[], gone: readonly string[]): readonly ShownToast[] {
  const names = new Set(gone);
  return before.flatMap((toast) => {
    const about = toast.about.filter((name) => !names.has(name));
    return about.length === 0 ? [] : { ...toast, about };
  });
}
