/** The function with its answers kept for as long as the objects that they are about: each is worked out once. */
export function remember<Key extends object, Answer extends NonNullable<unknown> | null>(
  work: (key: Key) => Answer,
): (key: Key) => Answer {
  const answers = new WeakMap<Key, Answer>();
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = work(key);
    answers.set(key, answer);
    return answer;
  };
}
