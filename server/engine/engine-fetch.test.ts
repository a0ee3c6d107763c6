import { expect, it, vi } from 'vitest';
import { overrideConfig } from '../config';
import { log } from '../log/log';
import { engineFetch } from './engine-fetch';

it('responds with the API’s error shape when the database cannot be reached', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {});
  const restore = overrideConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nowhere' });
  const answer = await engineFetch(new Request('http://127.0.0.1:3000/v1.0/themes')).finally(restore);
  const { message, statusCode } = await answer.json();
  expect([answer.status, statusCode]).toEqual([503, 503]);
  expect(message).toBe('The database can’t be reached. Try again in a minute.');
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});
