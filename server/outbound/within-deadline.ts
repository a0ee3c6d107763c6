import 'server-only';

/**
 * Calls `act` with a signal that is aborted when the time is up, with the error of `expired`, or when the caller gives
 * up, with its reason.
 */
export async function withinDeadline<Result>(
  { signal, timeoutMs, expired }: { signal: AbortSignal; timeoutMs: number; expired: () => Error },
  act: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(expired()), timeoutMs);
  const giveUp = () => controller.abort(signal.reason);
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    return await act(controller.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
}
