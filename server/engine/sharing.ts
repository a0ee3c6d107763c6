import 'server-only';
import { hasSession } from '../guard/session';
import type { Artifact } from './artifacts';

/**
 * Whether whoever asks may see the artifact (interface 2.6): the workspace's owner always, others where
 * `externalAccess` lets them in. Its default is `noAccess` (wire.md, "A fresh engine holds").
 */
export function mayView({ sharing }: Artifact, request: Request): boolean {
  if (hasSession(request.headers)) return true;
  return (sharing.externalAccess ?? 'noAccess') !== 'noAccess';
}
