/** Longer than any page takes until one can begin; what it holds back must come all the same. */
const LONGEST_MS = 3000;

let held: Promise<void> = Promise.resolve();
let letGo: () => void = () => {};

/**
 * What a page is opened for, such as writing, comes before what is read for it: asked for as the page's code is
 * evaluated, it holds back large parts that only answers need, until `firstThingsDone`.
 */
export function holdBack(): void {
  if (typeof window === 'undefined') return;
  held = new Promise((resolve) => {
    letGo = resolve;
    setTimeout(resolve, LONGEST_MS);
  });
}

export function firstThingsDone(): void {
  letGo();
}

/** At once, where nothing is held back. */
export function afterFirstThings(): Promise<void> {
  return held;
}
