import { STOP_WORDS } from '../text/stop-words';

/** Above this number of sentences, each is compared with the whole text instead of with every other sentence. */
const MOST_COMPARED = 160;
const ROUNDS = 20;
const DAMPING = 0.85;

/**
 * Scores how central each sentence is to its text, from 0 to 1. Uses LexRank (Erkan and Radev, 2004; PageRank over
 * sentence similarity), and similarity to the centroid for long texts. Pure and deterministic.
 */
export function rankSentences(sentences: readonly string[]): number[] {
  const bags = sentences.map(wordsOf);
  const weights = inverseFrequency(bags);
  const vectors = bags.map((bag) => toVector(bag, weights));
  const scores = vectors.length <= MOST_COMPARED ? lexRank(vectors) : centroid(vectors);
  const most = Math.max(...scores, Number.EPSILON);
  return scores.map((score) => score / most);
}

type Vector = ReadonlyMap<string, number>;

function wordsOf(sentence: string): Map<string, number> {
  const bag = new Map<string, number>();
  for (const [piece] of sentence.toLowerCase().matchAll(/[\u2e80-\u9fff]{1,2}|[\p{L}\p{N}\p{M}]+/gu))
    if (!STOP_WORDS.has(piece)) {
      // Six letters are a good enough stem to match "measured" with "measuring".
      const stem = piece.slice(0, 6);
      bag.set(stem, (bag.get(stem) ?? 0) + 1);
    }
  return bag;
}

function inverseFrequency(bags: readonly Vector[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const bag of bags) for (const word of bag.keys()) found.set(word, (found.get(word) ?? 0) + 1);
  for (const [word, count] of found) found.set(word, Math.log(1 + bags.length / count));
  return found;
}

/** Normalised to length 1, so that the similarity is a dot product. */
function toVector(bag: Vector, weights: Vector): Vector {
  const vector = new Map<string, number>();
  let square = 0;
  for (const [word, count] of bag) {
    const value = count * (weights.get(word) ?? 0);
    vector.set(word, value);
    square += value * value;
  }
  const length = Math.sqrt(square) || 1;
  for (const [word, value] of vector) vector.set(word, value / length);
  return vector;
}

function similarity(a: Vector, b: Vector): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [word, value] of small) sum += value * (large.get(word) ?? 0);
  return sum;
}

function lexRank(vectors: readonly Vector[]): number[] {
  const size = vectors.length;
  const matrix = vectors.map((a) => vectors.map((b) => (a === b ? 0 : similarity(a, b))));
  const sums = matrix.map((row) => row.reduce((sum, value) => sum + value, 0) || 1);
  let scores = new Array<number>(size).fill(1 / size);
  for (let round = 0; round < ROUNDS; round += 1)
    scores = scores.map((_, to) => {
      let sum = 0;
      for (let from = 0; from < size; from += 1) sum += (scores[from]! * matrix[from]![to]!) / sums[from]!;
      return (1 - DAMPING) / size + DAMPING * sum;
    });
  return scores;
}

function centroid(vectors: readonly Vector[]): number[] {
  const centre = new Map<string, number>();
  for (const vector of vectors) for (const [word, value] of vector) centre.set(word, (centre.get(word) ?? 0) + value);
  return vectors.map((vector) => similarity(vector, centre));
}
