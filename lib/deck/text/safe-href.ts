/** The address if a link may lead there (http, https, mailto), else null: everything else stays plain text. */
export function safeHref(address: string): string | null {
  const trimmed = address.trim();
  return /^(?:https?:\/\/[^\s/]|mailto:[^\s])/i.test(trimmed) && !/\p{Cc}/u.test(trimmed) ? trimmed : null;
}
