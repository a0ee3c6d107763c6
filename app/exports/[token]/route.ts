import { answerExport, refuseExportMethod } from '@/server/engine/exports/export-link';

/** A signed export link (docs/spec/settled-points.md#5), which needs no key. Next also answers HEAD with it. */
export async function GET(_request: Request, { params }: { params: Promise<{ token: string }> }): Promise<Response> {
  return answerExport((await params).token);
}

export {
  refuseExportMethod as DELETE,
  refuseExportMethod as OPTIONS,
  refuseExportMethod as PATCH,
  refuseExportMethod as POST,
  refuseExportMethod as PUT,
};
