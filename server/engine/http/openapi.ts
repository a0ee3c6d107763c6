import 'server-only';
import { openApiDocument } from '@/lib/contract/openapi';
import type { Engine } from '../context';
import { answer } from './answer';

/** The interface as a document, for tools. It holds no data of the workspace, so it needs no key. */
export async function readOpenApi({ baseUrl }: Engine): Promise<Response> {
  return answer(200, openApiDocument(baseUrl));
}
