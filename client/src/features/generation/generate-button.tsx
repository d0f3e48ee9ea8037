/** The arcade button. */

import { Button } from '../../ui/button.tsx';
import { optionalPart } from '../../ui/optional-part.tsx';
import { Sparkles } from '../../ui/sprite-icons.tsx';
import { generationMessages } from './messages.ts';

/** About fifty sentences are not needed before somebody presses. */
export const loadLoadingLabel = () => import('./loading-label.tsx');
const LoadingLabel = optionalPart(loadLoadingLabel, () => generationMessages.form.busy);

export function GenerateButton({ isBusy, isOnline }: { isBusy: boolean; isOnline: boolean }) {
  return (
    <>
      <Button
        look="go"
        type="submit"
        className="w-full"
        disabled={isBusy}
        aria-disabled={!isOnline || undefined}
        aria-describedby={isOnline ? undefined : 'generate-offline'}
      >
        {isBusy ? <LoadingLabel /> : <IdleLabel />}
      </Button>
      {!isOnline && (
        <p id="generate-offline" className="text-center text-sm text-warning-text">
          {generationMessages.form.offline}
        </p>
      )}
    </>
  );
}

function IdleLabel() {
  return (
    <>
      <Sparkles className="size-5.5" />
      {generationMessages.form.generate}
    </>
  );
}
