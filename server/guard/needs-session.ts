import 'server-only';

/**
 * Paths that are open without a session: the sign-in itself, artifacts, exports and uploaded pictures (protected by
 * their sharing, their signed links and their ids), and files that are the same for everyone.
 */
const OPEN = [
  /^\/(sign-in|words)$/,
  /^\/a\//,
  /^\/exports\//,
  /^\/pictures\//,
  /^\/_next\//,
  /^\/fonts\//,
  /^\/(icon|favicon)[^/]*$/,
];

/** Whether a page is only for the workspace's owner (docs/spec/settled-points.md#8). */
export function needsSession(pathname: string): boolean {
  return !OPEN.some((path) => path.test(pathname));
}
