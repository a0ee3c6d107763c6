import { LIMITS } from '@/lib/contract/limits';
import { templateToSave } from '@/lib/contract/templates';
import { englishMessage } from '@/lib/words/stored-messages';
import { composerRoute } from '@/server/guard/composer-route';
import { answerJson, refuse, refuseFields } from '@/server/guard/route-error';
import { listTemplates, templateQuery } from '@/server/templates/list-templates';
import { saveTemplate, templates } from '@/server/templates/store';

/** `GET /api/templates?target&query&limit&after`: the templates: built-in ones, saved ones, then the newest first. */
export const GET = composerRoute({ query: templateQuery }, async ({ query }) =>
  answerJson(await listTemplates(await templates(), query)),
);

/** `POST /api/templates {target, artifactId, name}`: saves an id under a name. */
export const POST = composerRoute({ body: templateToSave }, async ({ body }) => {
  const outcome = await saveTemplate(await templates(), body);
  if (outcome.ok) return answerJson(outcome.saved);
  if (outcome.reason === 'full')
    return refuse(
      409,
      englishMessage('You have {max} templates, the maximum. Remove one first.', { max: LIMITS.savedTemplates }),
    );
  return refuseFields([{ path: 'artifactId', message: englishMessage('is not valid') }]);
});
