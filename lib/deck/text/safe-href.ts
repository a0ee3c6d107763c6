/**
 * The longest URL in characters. No browser or office program opens longer ones, and every line of a wrapped link
 * carries it.
 */
const MOST_LENGTH = 2048;

/** The URL if it is safe to link to (http, https or mailto), otherwise null: the link stays plain text. */
export function safeHref(address: string): string | null {
  if (address.length > MOST_LENGTH) return null;
  const trimmed = address.trim();
  return /^(?:https?:\/\/[^\s/]|mailto:[^\s])/i.test(trimmed) && !/\p{Cc}/u.test(trimmed) ? trimmed : null;
}
