/** Longer than any name of the domain name system, with a port. */
const MAX_LENGTH = 261;

/** The parts of a `Host` header; null if it is invalid. */
export function parseHost(host: string | null | undefined): { name: string; port: number | null } | null {
  if (!host || host.length > MAX_LENGTH) return null;
  const parts = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::(\d{1,5}))?$/i.exec(host);
  // The second check catches invalid addresses: `127.0.0.999`, `[::1::2]`, port 99999.
  if (!parts?.[1] || !URL.canParse(`http://${host}`)) return null;
  return { name: parts[1].toLowerCase(), port: parts[2] === undefined ? null : Number(parts[2]) };
}
