import 'server-only';
import { mkdir } from 'node:fs/promises';
import { Disk } from 'flydrive';
import { StorageUnavailable } from '../http/known-cause';
import type { StoragePlace } from '../read-config';
import { checkKey, type FileStore, localSpool } from './file-store';

/** In milliseconds; tests use shorter ones. */
const DEADLINES = {
  connect: 5000,
  /** From a request to the start of its answer. */
  answer: 15_000,
  /** As `answer`, for a request that carries a file. */
  upload: 10 * 60_000,
  /** Without a byte in either direction while a file is sent. */
  stalledUpload: 20_000,
  /** As `stalledUpload` while a file is read, which may be at the speed of a client that downloads it. */
  stalledDownload: 120_000,
};
/** Of each request, the first included. */
const ATTEMPTS = 2;

/**
 * A store in a bucket. An object appears when it is complete, so nothing is written under another name first. What must
 * be counted or read twice is in `folder` on this machine meanwhile.
 */
export function openS3Store(place: StoragePlace, folder: string, deadlines = DEADLINES): FileStore {
  const { connect, answer, upload, stalledUpload, stalledDownload } = deadlines;
  const reads = openOnce(place, {
    connectionTimeout: connect,
    requestTimeout: answer,
    socketTimeout: stalledDownload,
  });
  const writes = openOnce(place, {
    connectionTimeout: connect,
    requestTimeout: upload,
    socketTimeout: stalledUpload,
  });
  const local = localSpool(folder);
  const nameOf = (key: string) => place.prefix + checkKey(key);
  const size: FileStore['size'] = async (key) => {
    const name = nameOf(key);
    return translated(
      async () => (await (await reads()).getMetaData(name)).contentLength,
      (status) => (status === 404 ? null : undefined),
    );
  };
  const listPage = (paginationToken?: string) =>
    translated(async () => (await reads()).listAll(place.prefix || '/', { recursive: true, paginationToken }));
  return {
    put: async (key, bytes) => {
      const name = nameOf(key);
      await translated(async () => (await writes()).put(name, bytes));
    },
    putStream: async (key, stream, options) => {
      const name = nameOf(key);
      // Its length must be known before the request, and nothing past the limit may be stored.
      const spooled = await local.spool(stream, options);
      const file = spooled.read();
      try {
        await translated(async () => (await writes()).putStream(name, file, { contentLength: spooled.bytes }));
        return spooled.bytes;
      } finally {
        file.destroy();
        await spooled.drop();
      }
    },
    getBytes: async (key) => {
      const name = nameOf(key);
      return translated(async () => (await reads()).getBytes(name));
    },
    getStream: async (key) => {
      const name = nameOf(key);
      return translated(async () => (await reads()).getStream(name));
    },
    size,
    exists: async (key) => (await size(key)) !== null,
    delete: async (key) => {
      const name = nameOf(key);
      await translated(async () => (await reads()).delete(name));
    },
    list: async function* () {
      let token: string | undefined;
      do {
        const { objects, paginationToken } = await listPage(token);
        // flydrive lists `cards2/x` for the prefix `cards/` too.
        for (const found of objects)
          if (found.isFile && found.key.startsWith(place.prefix)) yield found.key.slice(place.prefix.length);
        token = paginationToken;
      } while (token !== undefined);
    },
    check: async () => {
      await mkdir(folder, { recursive: true });
      await listPage();
    },
    ...local,
  };
}

type Timeouts = { connectionTimeout: number; requestTimeout: number; socketTimeout: number };

/** The SDK is loaded at the first request: a program without a bucket never loads it. */
function openOnce({ bucket, endpoint, region }: StoragePlace, timeouts: Timeouts): () => Promise<Disk> {
  let opened: Promise<Disk> | undefined;
  const open = async () => {
    const { S3Driver } = await import('flydrive/drivers/s3');
    return new Disk(
      new S3Driver({
        bucket,
        region,
        visibility: 'private',
        // Many servers refuse ACLs; a bucket is private unless its owner opens it.
        supportsACL: false,
        ...(endpoint && { endpoint, forcePathStyle: true }),
        maxAttempts: ATTEMPTS,
        requestHandler: { ...timeouts, throwOnRequestTimeout: true },
        // Failures are reported by the errors; by default some are printed too.
        logger: { trace() {}, debug() {}, info() {}, warn() {}, error() {} },
        // Servers other than Amazon's do not know the newer checksums.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      }),
    );
  };
  return () => {
    opened ??= open();
    return opened;
  };
}

/**
 * The result of `act`, or what `expected` returns for the status of its failure.
 * @throws StorageUnavailable with the name of the failure alone: the SDK's errors carry the key id and the signed text
 */
async function translated<Result, Other = never>(
  act: () => Promise<Result>,
  expected: (status: number | undefined) => Other | undefined = () => undefined,
): Promise<Result | Other> {
  try {
    return await act();
  } catch (error) {
    const { name, status } = failureOf(error);
    const other = expected(status);
    if (other !== undefined) return other;
    throw new StorageUnavailable(`The file storage failed: ${name}${status ? ` (${status})` : ''}`);
  }
}

/** flydrive wraps the SDK's errors. */
function failureOf(error: unknown): { name: string; status?: number } {
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  if (!(cause instanceof Error)) return { name: 'unknown' };
  const { code, $metadata } = cause as { code?: unknown; $metadata?: { httpStatusCode?: number } };
  const name = typeof code === 'string' ? code : cause.name;
  return { name: /^\w{1,60}$/.test(name) ? name : 'unknown', status: $metadata?.httpStatusCode };
}
