import 'server-only';
import type { Engine } from '../context';
import { answerList } from './answer-list';

/** docs/spec/interface.md#4.2: the folders the caller is a member of. */
export function listFolders(engine: Engine, request: Request): Promise<Response> {
  return answerList(engine, 'folders', new URL(request.url).searchParams, ({ id, name }) => ({ id, name }));
}
