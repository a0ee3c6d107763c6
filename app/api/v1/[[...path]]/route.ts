import { answerApi } from '@/server/api/answer-api';

/** The whole of `/api/v1`: `server/api` decides on paths, methods and refusals. */
export {
  answerApi as DELETE,
  answerApi as GET,
  answerApi as OPTIONS,
  answerApi as PATCH,
  answerApi as POST,
  answerApi as PUT,
};
