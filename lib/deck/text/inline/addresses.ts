/** Hosts and paths that only serve badges and contributor avatars. */
const BADGE =
  /^https?:\/\/(?:(?:[\w-]+\.)*(?:shields\.io|badgen\.net|badge\.fury\.io|badge\.svg|travis-ci\.(?:org|com)|circleci\.com|codecov\.io|coveralls\.io|david-dm\.org|snyk\.io|nodei\.co|npm\.im|npmpkg\.com|bundlephobia\.com|packagephobia\.(?:com|now\.sh)|gitter\.im|deepscan\.io|codeclimate\.com|sonarcloud\.io|sonarsource\.com|zenodo\.org|contrib\.rocks|codacy\.com|appveyor\.com|saucelabs\.com|greenkeeper\.io|dependabot\.com|renovatebot\.com|libraries\.io|badgesize\.io|scrutinizer-ci\.com|readthedocs\.(?:org|io|com)|travis-ci\.[a-z]+|semaphoreci\.com|drone\.io|fossa\.(?:io|com)|lgtm\.com|houndci\.com|inch-ci\.org|gemnasium\.com|versioneye\.com|waffle\.io|repology\.org|pepy\.tech|pypip\.in|herokucdn\.com\/deploy|bestpractices\.(?:coreinfrastructure\.org|dev)|securityscorecards\.dev|api\.scorecard\.dev|deps\.rs|socket\.dev|opencollective\.com|cirrus-ci\.com|testling\.com|avatars\d*\.githubusercontent\.com|npmcharts\.com|starchart\.cc|api\.star-history\.com)(?:[/:?#]|$)|github\.com\/[^/]+\/[^/]+\/(?:actions\/)?workflows\/|[^?#]*\/(?:badge|badges|shield)(?:[./?-]|$)|[^?#]*[/_-]badge\.(?:svg|png)|data\.jsdelivr\.com\/v1\/package\/|dev\.azure\.com\/[^?#]*\/_apis\/build\/status|isitmaintained\.com|ci\.appveyor\.com|saucelabs\.com\/buildstatus|github\.com\/[\w-]+\.png)/i;

/** Whether a URL is a badge: a small picture that shows a build status, a version or a download count. */
export function isBadgeUrl(address: string): boolean {
  return address.length < 2000 && BADGE.test(address);
}

/** The scheme of an address in lower case: `https`, `mailto`. Empty if there is none. */
export function schemeOf(address: string): string {
  return /^[a-z][a-z\d+.-]*(?=:)/i.exec(address)?.[0].toLowerCase() ?? '';
}

/** Whether pages have addresses of this scheme. */
export function isWeb(scheme: string): boolean {
  return scheme === 'https' || scheme === 'http';
}

/** Schemes without slashes after the colon. */
export const SHORT_SCHEMES = 'mailto|tel|sms|data|urn|doi';

const PICTURE_ENDINGS = new Set(['jpg', 'jpeg', 'png', 'gif', 'webp', 'svg', 'heic', 'heif', 'avif']);

/** Whether a bare URL in the text becomes a picture: https, and a path with an image extension. */
export function isImageUrl(address: string): boolean {
  if (schemeOf(address) !== 'https' || !/^\w+:\/\/[^/]/.test(address)) return false;
  const path = address.split(/[?#]/, 1)[0] ?? '';
  return path.includes('.') && PICTURE_ENDINGS.has(path.slice(path.lastIndexOf('.') + 1).toLowerCase());
}

/**
 * The longest URL in characters. No browser or office program opens longer ones, and every line of a wrapped link
 * carries it.
 */
const MOST_LENGTH = 2048;

/** The URL if it is safe to link to (http, https or mailto), otherwise null: the link stays plain text. */
export function safeHref(address: string): string | null {
  if (address.length > MOST_LENGTH) return null;
  const trimmed = address.trim();
  const scheme = schemeOf(trimmed);
  const isSafe = scheme === 'mailto' ? /^\w+:\S/.test(trimmed) : isWeb(scheme) && /^\w+:\/\/[^\s/]/.test(trimmed);
  return isSafe && !/\p{Cc}/u.test(trimmed) ? trimmed : null;
}
