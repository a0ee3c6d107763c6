import { describe, expect, it } from 'vitest';
import { perTest } from '@/server/testing/per-test';
import { overrideConfig } from '../../config';
import { runRow } from '../testing/run-row';
import { TestWorld } from '../testing/test-world';
import { readLastAnswer } from './last-answer';

const MAX_LENGTH = 16_385;

const test = perTest(() => TestWorld.open());

const send = async () => {
  await test.insert(runRow({ target: 'remote' }));
  await test.work();
};
const read = () => readLastAnswer(test.world, 'run_1');

describe('the last response of the service', () => {
  it('is null before there is one, and undefined for an unknown run', async () => {
    await test.insert(runRow({ target: 'remote' }));
    expect(await read()).toBeNull();
    expect(await readLastAnswer(test.world, 'run_2')).toBeUndefined();
  });

  it('is that of the start, then that of each status request, with unknown members included', async () => {
    test.remote.onPost = { status: 201, body: { generationId: 'gen_1', extra: { of: 'theirs' } } };
    await send();
    expect(await read()).toMatchObject({ statusCode: 201, text: expect.stringContaining('"of": "theirs"') });
    test.remote.onStatus = { body: { generationId: 'gen_1', status: 'completed', somethingElse: 7 } };
    await test.pass(60_000, 5000);
    expect(await read()).toMatchObject({ statusCode: 200, text: expect.stringContaining('"somethingElse": 7') });
  });

  it.each([
    ['a refusal', { status: 400, body: { message: 'No', statusCode: 400 } }, '"message": "No"'],
    ['a page that is not JSON', { status: 502, body: '<h1>Bad gateway</h1>' }, '<h1>Bad gateway</h1>'],
  ])('is kept for %s', async (_, answer, text) => {
    test.remote.onPost = answer;
    await send();
    expect(await read()).toMatchObject({ statusCode: answer.status, text: expect.stringContaining(text) });
  });

  it('contains no key', async () => {
    const restore = overrideConfig({ SERVICE_BASE_URL: 'https://service.example', SERVICE_API_KEY: 'canary-7Qx9vT2' });
    test.remote.onPost = { status: 403, body: { message: 'No', echo: { 'x-api-key': 'canary-7Qx9vT2' } } };
    await send();
    restore();
    expect((await read())?.text).toContain('[redacted]');
    expect((await read())?.text).not.toContain('canary');
  });

  it('is limited in size', async () => {
    test.remote.onPost = { status: 201, body: { generationId: 'gen_1', more: 'x'.repeat(100_000) } };
    await send();
    expect((await read())?.text).toHaveLength(MAX_LENGTH);
  });
});
