import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
// @ts-expect-error It has no types.
import S3rver from 's3rver';
import type { StoragePlace } from '../../read-config';

export type S3Server = { place: StoragePlace; stop(): Promise<void> };

/** An S3 server on loopback with the bucket `cards`. Its only user is `S3RVER`, with the secret `S3RVER`. */
export async function startS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cardwright-s3-'));
  const options = { address: '127.0.0.1', port: 0, silent: true, directory: folder };
  const server = new S3rver({ ...options, configureBuckets: [{ name: 'cards' }] });
  const { port } = await server.run();
  return {
    place: { bucket: 'cards', prefix: 'some/place/', endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1' },
    stop: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
