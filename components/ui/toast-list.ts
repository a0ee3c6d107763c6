/** The action of a toast, usually Undo. */
export type ToastAction = { label: string; act: () => void };

export type ShownToast = {
  id: number;
  text: string;
  action?: ToastAction;
  /** The toast's topics, e.g. "run:1"; never empty. */
  about: readonly string[];
};

const MAX_TOASTS = 3;

/** Adds a toast and keeps the latest three. Removes its topics from the older ones. */
export function withToast(before: readonly ShownToast[], toast: ShownToast): readonly ShownToast[] {
  return [...withoutToasts(before, toast.about), toast].slice(-MAX_TOASTS);
}

/** Removes topics; a toast without topics left is removed, with its Undo. */
export function withoutToasts(before: readonly ShownToast[], gone: readonly string[]): readonly ShownToast[] {
  const names = new Set(gone);
  return before.flatMap((toast) => {
    const about = toast.about.filter((name) => !names.has(name));
    return about.length === 0 ? [] : { ...toast, about };
  });
}
