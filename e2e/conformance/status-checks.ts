import { notFoundAnswer } from '@/lib/contract/openapi';
import { notFoundBody } from '@/lib/contract/status';
import { type Check, ensure, ensureEqual, ensureStatus, read } from './check';

export const STATUS_CHECKS: Check[] = [
  {
    name: '404: an unknown generation id is named, with credits',
    async run({ probe, isEngine }) {
      const id = 'gen_00000000000000000000';
      const answer = await probe.get(`/generations/${id}`);
      ensureStatus(answer, 404);
      const body = read(answer, isEngine ? notFoundAnswer : notFoundBody);
      ensure(body.message.includes(id), `the message does not name the id: ${body.message}`);
      if (isEngine) ensureEqual(body.message, `Generation ID not found. generationId: ${id}`, 'the message');
      ensureEqual(body.statusCode, 404, 'statusCode');
      ensureEqual(body.credits?.deducted, 0, 'credits.deducted');
      ensure(typeof body.credits?.remaining === 'number', 'credits.remaining is missing');
      return `${body.credits.remaining} credits remain`;
    },
  },
  {
    name: '404: ids that are no ids are not found either',
    engineOnly: true,
    async run({ probe }) {
      for (const id of ['%2e%2e%2fthemes', '%00', '%F0%9F%99%82', 'a%3Fx', 'x'.repeat(2000), '%22', '__proto__']) {
        const answer = await probe.get(`/generations/${id}`);
        ensure(answer.status === 404, `${id.slice(0, 40)} answered ${answer.status} instead of 404`);
        read(answer, notFoundAnswer);
      }
      return undefined;
    },
  },
];
