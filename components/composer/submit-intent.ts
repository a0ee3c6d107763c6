/** One wish to send, from the click to the answer. `content` is everything that would be sent. */
export type SubmitIntent = { submissionId: string; content: string };

/**
 * The intent for this content: while the one before has no answer and says the same, it is that one, so that trying
 * again cannot spend twice (checks.md, "Submissions spend money"). Another content is another intent.
 */
export function intentFor(unanswered: SubmitIntent | null, content: string, makeId: () => string): SubmitIntent {
  return unanswered?.content === content ? unanswered : { submissionId: makeId(), content };
}
