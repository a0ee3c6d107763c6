export function watchParent(onGone: () => void): void;
