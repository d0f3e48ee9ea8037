/** What can go wrong with a provider, in three kinds, and what people are told of each. */
import { describeSpan } from '@chaos/shared/rules/describe-duration';
import { ImaginationError, PaidCallError } from '../imagination.ts';

/**
 * `refused`: it will not do this wish. `wrong`: it does not take what we send, so another try gives the same. `passing`:
 * another try may do.
 */
export type FailureKind = 'refused' | 'wrong' | 'passing';

export class ProviderFailure extends PaidCallError {
  override readonly name = 'ProviderFailure';
  readonly kind: FailureKind;
  /** When the provider wants to be asked again, in milliseconds from now. */
  readonly retryAfterMs: number | null;

  /** @param code short, for operators: never what a provider or a person wrote. */
  constructor(code: string, options: { kind: FailureKind; cost: number | null; retryAfterMs?: number | null }) {
    super(code, options.cost);
    this.kind = options.kind;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }

  withCost(cost: number | null): ProviderFailure {
    return new ProviderFailure(this.message, { kind: this.kind, cost, retryAfterMs: this.retryAfterMs });
  }
}

const SENTENCES: Record<FailureKind, string> = {
  refused: 'The AI would not do this one. Change the words of the wish and try again.',
  wrong: 'The AI is not set up right at the moment. Our operators can see why; try again later.',
  passing: 'The AI gave no usable answer. Try again in a moment.',
};

export function toImaginationError(failure: ProviderFailure): ImaginationError {
  return new ImaginationError(sentenceOf(failure), { retryable: failure.kind !== 'refused', cause: failure });
}

function sentenceOf({ kind, retryAfterMs }: ProviderFailure): string {
  if (kind !== 'passing' || retryAfterMs === null) return SENTENCES[kind];
  const span = describeSpan(Math.max(1, Math.ceil(retryAfterMs / 1_000)));
  return `The AI is busy and asks us to wait ${span}. Your wish is not lost: try again then.`;
}

/** The failure among an error and its causes: libraries wrap what is thrown within them. */
export function findFailure(error: unknown): ProviderFailure | null {
  const seen = new Set<unknown>();
  for (let at = error; at instanceof Error && !seen.has(at); at = at.cause) {
    if (at instanceof ProviderFailure) return at;
    seen.add(at);
  }
  return null;
}
