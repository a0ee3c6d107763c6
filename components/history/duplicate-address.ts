/** The URL of the composer with this run's request as a new draft. */
export function duplicateAddress(runId: string): string {
  return `/?from=${encodeURIComponent(runId)}`;
}
