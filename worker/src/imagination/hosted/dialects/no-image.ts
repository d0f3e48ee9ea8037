/** What it means when the AI SDK has no picture for us. */
import { DownloadError, NoImageGeneratedError } from 'ai';
import { ProviderFailure } from '../provider-failure.ts';

/** How Google says that it would not paint: about the picture, or about the prompt, whatever the reason. */
const REFUSED = /"finishReason":"\w*(SAFETY|PROHIBITED|BLOCK|RECITATION|SPII)|"blockReason":"(?!BLOCK\w*_UNSPECIFIED)\w/;

/** @returns what is to be thrown. */
export function explainNoImage(error: unknown): unknown {
  // The SDK looks at addresses as well, before it asks us to fetch them.
  if (DownloadError.isInstance(error)) return new ProviderFailure('address not allowed', { kind: 'wrong', cost: null });
  if (!NoImageGeneratedError.isInstance(error)) return error;
  const isRefusal = REFUSED.test(JSON.stringify(error.calls?.map(({ providerMetadata }) => providerMetadata)));
  return new ProviderFailure(isRefusal ? 'refused' : 'no picture', { kind: isRefusal ? 'refused' : 'passing', cost: null });
}
