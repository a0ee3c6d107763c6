type Begun = { created_at: string; sent_at: string | null };
type Event = { at: string; kind: string };

/** What a person does that begins the wait again. */
const RESTARTS: readonly string[] = ['resent', 'attached', 'outline-approved'];

/** Since when the outcome of a run is waited for, as ISO 8601. Times of one form sort as text. */
export function waitsSince({ created_at, sent_at }: Begun, events: readonly Event[]): string {
  const restarts = events.filter(({ kind }) => RESTARTS.includes(kind)).map(({ at }) => at);
  return [created_at, ...(sent_at === null ? [] : [sent_at]), ...restarts].reduce((one, at) => (at > one ? at : one));
}
