/** What the form needs to be sent by a browser without our script. Rendered by the server alone. */
import { PAGE_ID_FIELD, PAGE_ID_PLACEHOLDER } from '@chaos/shared/contract/prerender';

/** @param fault why the form came back; null where it did not. */
export function NoScriptForm({ fault }: { fault: string | null }) {
  return (
    <>
      <input type="hidden" name={PAGE_ID_FIELD} value={PAGE_ID_PLACEHOLDER} />
      {fault !== null && (
        <p role="alert" className="rounded-tile border-2 border-danger/50 bg-danger-bg p-3 font-semibold text-danger-text">
          {fault}
        </p>
      )}
    </>
  );
}
