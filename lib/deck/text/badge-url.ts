/** Hosts and paths that only serve badges and contributor avatars. */
const BADGE =
  /^https?:\/\/(?:(?:[\w-]+\.)*(?:shields\.io|badgen\.net|badge\.fury\.io|badge\.svg|travis-ci\.(?:org|com)|circleci\.com|codecov\.io|coveralls\.io|david-dm\.org|snyk\.io|nodei\.co|npm\.im|npmpkg\.com|bundlephobia\.com|packagephobia\.(?:com|now\.sh)|gitter\.im|deepscan\.io|codeclimate\.com|sonarcloud\.io|sonarsource\.com|zenodo\.org|contrib\.rocks|codacy\.com|appveyor\.com|saucelabs\.com|greenkeeper\.io|dependabot\.com|renovatebot\.com|libraries\.io|badgesize\.io|scrutinizer-ci\.com|readthedocs\.(?:org|io|com)|travis-ci\.[a-z]+|semaphoreci\.com|drone\.io|fossa\.(?:io|com)|lgtm\.com|houndci\.com|inch-ci\.org|gemnasium\.com|versioneye\.com|waffle\.io|repology\.org|pepy\.tech|pypip\.in|herokucdn\.com\/deploy|bestpractices\.(?:coreinfrastructure\.org|dev)|securityscorecards\.dev|api\.scorecard\.dev|deps\.rs|socket\.dev|opencollective\.com|cirrus-ci\.com|testling\.com|avatars\d*\.githubusercontent\.com|npmcharts\.com|starchart\.cc|api\.star-history\.com)(?:[/:?#]|$)|github\.com\/[^/]+\/[^/]+\/(?:actions\/)?workflows\/|[^?#]*\/(?:badge|badges|shield)(?:[./?-]|$)|[^?#]*[/_-]badge\.(?:svg|png)|data\.jsdelivr\.com\/v1\/package\/|dev\.azure\.com\/[^?#]*\/_apis\/build\/status|isitmaintained\.com|ci\.appveyor\.com|saucelabs\.com\/buildstatus|github\.com\/[\w-]+\.png)/i;

/** Whether a URL is a badge: a small picture that shows a build status, a version or a download count. */
export function isBadgeUrl(address: string): boolean {
  return address.length < 2000 && BADGE.test(address);
}
