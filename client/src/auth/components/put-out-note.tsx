import { useEffect } from 'react';
import { announce } from '../../ui/announce.ts';
import { dismissToast, spokenToast, toasts } from '../../ui/toast/toast.ts';
import { authMessages } from '../messages.ts';

const TEXT = authMessages.putOut;

/** In the place of the toast that said so, and for as long as nobody signs in. */
export function PutOutNote() {
  useEffect(() => {
    const toast = toasts.get();
    if (toast?.title === TEXT.title) dismissToast(toast.id);
    else announce(spokenToast(TEXT));
  }, []);
  return (
    <div className="put-out-note">
      <p className="font-bold">{TEXT.title}</p>
      <p className="text-sm">{TEXT.description}</p>
    </div>
  );
}
