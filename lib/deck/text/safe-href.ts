/** No browser or office program opens a longer one, and every line the link is broken into carries it. */
const LONGEST = 2048;

/** The address if a link may lead there (http, https, mailto), else null: everything else stays plain text. */
export function safeHref(address: string): string | null {
  if (address.length > LONGEST) return null;
  const trimmed = address.trim();
  return /^(?:https?:\/\/[^\s/]|mailto:[^\s])/i.test(trimmed) && !/\p{Cc}/u.test(trimmed) ? trimmed : null;
}
