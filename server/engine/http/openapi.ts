import 'server-only';
import { openApiDocument } from '@/lib/contract/openapi';
import type { Engine } from '../context';
import { answer } from './answer';

/** The OpenAPI document. It contains no workspace data, so it needs no key. */
export async function readOpenApi({ baseUrl }: Engine): Promise<Response> {
  return answer(200, openApiDocument(baseUrl));
}
