/** Shorter secrets are not redacted: that would garble ordinary words and protect nothing. */
const MIN_SECRET = 6;
/** The replacement of a secret. */
export const REDACTED = '[redacted]';
/** No response of the interface nests deeper. Anything below is dropped, so that nesting cannot exhaust the stack. */
const MAX_DEPTH = 40;

/** `text` without the secrets, in all forms in which they occur: plain, in base64, in a URL, in JSON. */
export function redactSecrets(text: string, secrets: readonly string[]): string {
  return cleanOf(formsOf(secrets), text);
}

/** A copy of a JSON value without the secrets in any of its texts, including member names. */
export function redactJson(value: unknown, secrets: readonly string[]): unknown {
  return cleanJson(formsOf(secrets), value, 0);
}

function cleanJson(forms: readonly string[], value: unknown, depth: number): unknown {
  if (typeof value === 'string') return cleanOf(forms, value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) return null;
  if (Array.isArray(value)) return value.map((entry) => cleanJson(forms, entry, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [cleanOf(forms, name), cleanJson(forms, entry, depth + 1)]),
  );
}

function cleanOf(forms: readonly string[], text: string): string {
  return forms.reduce((clean, form) => (clean.includes(form) ? clean.replaceAll(form, REDACTED) : clean), text);
}

/** Longest first: a short form is often the beginning of a longer one. */
function formsOf(secrets: readonly string[]): string[] {
  const forms = secrets.filter(({ length }) => length >= MIN_SECRET).flatMap(formsOfOne);
  return [...new Set(forms)].sort((one, other) => other.length - one.length);
}

function formsOfOne(secret: string): string[] {
  const base64 = Buffer.from(secret).toString('base64');
  const encoded = encodeURIComponent(secret);
  return [
    secret,
    encoded,
    encoded.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
    JSON.stringify(secret).slice(1, -1),
    base64,
    ...[0, 1, 2].flatMap((offset) => withinBase64(secret, offset)),
  ];
}

/** The base64 characters that encode only `secret` if it is `offset` bytes into an encoded text ("user:secret"). */
function withinBase64(secret: string, offset: number): string[] {
  const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(secret)]);
  const [from, to] = [Math.ceil((offset * 8) / 6), Math.floor((bytes.byteLength * 8) / 6)];
  return [bytes.toString('base64').slice(from, to), bytes.toString('base64url').slice(from, to)];
}
