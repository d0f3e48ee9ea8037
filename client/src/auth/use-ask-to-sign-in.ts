import { useRouter } from '@tanstack/react-router';
import { showToast, type ToastText } from '../ui/toast/toast.ts';

const LABELS = { signup: 'Create account', signin: 'Sign in' } as const;

/** Says that it takes an account, and leads to a new one or one's own, and from there back to this place. */
export function useAskToSignIn(): (text: ToastText) => void {
  const router = useRouter();
  const leadTo = (mode: keyof typeof LABELS) => ({
    label: LABELS[mode],
    run: () => void router.navigate({ to: '/auth', search: { mode, redirect: router.state.location.href } }),
  });
  return (text) => void showToast({ ...text, action: leadTo('signup'), otherAction: leadTo('signin') }, 'destructive');
}
