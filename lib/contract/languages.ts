/** Language codes known from remote services (docs/spec/settled-points.md#16.10): suggestions for a free-text field. */
export const LANGUAGES: readonly string[] = (
  'af ar ar-sa bg bn bs ca cs cy da de el en en-gb en-in es es-419 es-es es-mx et fa fi fr gu ha he hi hr hu id is it ' +
  'ja ja-da kk kn ko lt lv mk ml mr ms nb nl pl pt-br pt-pt ro ru sl sq sr sv sw ta te th tl tr uk ur uz vi yo zh-cn ' +
  'zh-tw'
).split(' ');

/** `ja-da` is a service's own code: Japanese in plain style. */
const OWN_NAMES: Readonly<Record<string, string>> = { 'ja-da': '日本語 (だ・である)' };

/** The language's native name, or the code if the platform does not know it. */
export function languageName(code: string): string {
  const own = Object.hasOwn(OWN_NAMES, code) ? OWN_NAMES[code] : undefined;
  if (own) return own;
  try {
    return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  } catch {
    return code; // free text: not every value is a language tag
  }
}
