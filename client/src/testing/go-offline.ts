import { onTestFinished, vi } from 'vitest';

/** The network is gone until it is asked back, at the latest at the end of the test. @returns how to come back. */
export function goOffline(): () => void {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  const comeBack = () => {
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
  };
  onTestFinished(comeBack);
  return comeBack;
}
