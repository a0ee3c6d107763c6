export function stopOnSignals(stop: () => Promise<void>, graceMs: number): void;
