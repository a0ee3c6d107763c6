/** Shorter ones would make ordinary words unreadable, and protect nothing. */
const MIN_SECRET = 6;

/** `text` without the secrets, in the forms in which they turn up: as they are, in base64, in an address, in JSON. */
export function redactSecrets(text: string, secrets: readonly string[]): string {
  let clean = text;
  for (const secret of secrets) {
    if (secret.length < MIN_SECRET) continue;
    for (const form of formsOf(secret)) clean = clean.replaceAll(form, '[redacted]');
  }
  return clean;
}

function formsOf(secret: string): Set<string> {
  const base64 = Buffer.from(secret).toString('base64');
  return new Set([
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    base64,
    base64.replace(/=+$/, ''),
    Buffer.from(secret).toString('base64url'),
  ]);
}
