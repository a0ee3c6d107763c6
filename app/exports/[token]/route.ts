import { answerExport } from '@/server/engine/exports/answer-export';

type Context = { params: Promise<{ token: string }> };

/** A signed export link (wire.md): needs no key. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return answerExport((await params).token);
}
