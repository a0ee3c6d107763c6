type Answers = typeof import('./answers');

/** The shape of an answer by its name, loaded when it is needed. */
export function answerShape<Name extends keyof Answers>(name: Name): () => Promise<Answers[Name]> {
  return async () => (await import('./answers'))[name];
}
