import { CONNECTIONS, type ConnectionChange, connectionChange, connectionTest } from '@/lib/contract/connections';
import { englishMessage } from '@/lib/words/stored-messages';
import { removeConnection, saveConnection } from '@/server/connections/connections';
import { testConnection } from '@/server/connections/test-connection';
import { composerRoute, noMembers } from '@/server/guard/composer-route';
import { answerDeleted, answerJson, refuse, refuseFields } from '@/server/guard/route-error';

type Params = { name: string };

const nameOf = ({ name }: Params) => CONNECTIONS.find((each) => each === name);

/** `PUT /api/connections/:name {address?, key?, model?}`: in force at once. The key is never returned. */
export const PUT = composerRoute<Params, ConnectionChange>({ body: connectionChange }, async ({ params, body }) => {
  const name = nameOf(params);
  if (!name) return refuse(404, englishMessage('Not found'));
  const problems = await saveConnection(name, body);
  return problems.length > 0 ? refuseFields(problems) : answerJson({ saved: true });
});

/** `POST /api/connections/:name`: tests it, and stores the result. */
export const POST = composerRoute<Params, object>({ body: noMembers }, async ({ params }) => {
  const name = nameOf(params);
  const test = name && (await testConnection(name));
  return test ? answerJson(connectionTest.parse(test)) : refuse(404, englishMessage('Not found'));
});

/** `DELETE /api/connections/:name`: forgets the address and the key. */
export const DELETE = composerRoute<Params, object>({ body: noMembers }, async ({ params }) => {
  const name = nameOf(params);
  return answerDeleted(name !== undefined && (await removeConnection(name)));
});
