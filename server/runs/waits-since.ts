type Begun = { created_at: string; sent_at: string | null };
type Event = { at: string; kind: string };

/** Actions of a person that restart the wait. */
const RESTARTS: readonly string[] = ['resent', 'attached', 'outline-approved'];

/** When the current wait for the outcome of a run began, as ISO 8601. Times in this form sort as text. */
export function waitsSince({ created_at, sent_at }: Begun, events: readonly Event[]): string {
  const restarts = events.filter(({ kind }) => RESTARTS.includes(kind)).map(({ at }) => at);
  return [created_at, ...(sent_at === null ? [] : [sent_at]), ...restarts].reduce((one, at) => (at > one ? at : one));
}
