/** So many answers are kept of each function, unless it says otherwise. */
const KEPT = 500;

/**
 * A function of texts that keeps its last answers: a wish is read for the words, for the picture and for the video, each time for the
 * same few texts. Who gets an answer leaves it as it is.
 *
 * @param kept how many; the oldest goes first.
 */
export function memoize<Texts extends readonly unknown[], Answer>(
  read: (...texts: Texts) => Answer,
  kept = KEPT,
): (...texts: Texts) => Answer {
  const answers = new Map<string, { answer: Answer }>();
  return (...texts) => {
    const key = JSON.stringify(texts);
    const known = answers.get(key);
    if (known) return known.answer;
    const answer = read(...texts);
    const [oldest] = answers.size < kept ? [] : answers.keys();
    if (oldest !== undefined) answers.delete(oldest);
    answers.set(key, { answer });
    return answer;
  };
}
