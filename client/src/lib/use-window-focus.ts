import { useEffect, useEffectEvent } from 'react';

/** Calls back when the window gets focus or the tab becomes visible: somebody is looking again. */
export function useWindowFocus(onReturn: () => void): void {
  const look = useEffectEvent(() => {
    if (!document.hidden) onReturn();
  });
  useEffect(() => {
    const onEvent = () => look();
    window.addEventListener('focus', onEvent);
    document.addEventListener('visibilitychange', onEvent);
    return () => {
      window.removeEventListener('focus', onEvent);
      document.removeEventListener('visibilitychange', onEvent);
    };
  }, []);
}
