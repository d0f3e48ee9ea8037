import { createFileRoute, redirect } from '@tanstack/react-router';
import { session } from '../auth/session-store.ts';

/** The screens of members. It spares a visitor the way; what counts is the server's check of every call. */
export const Route = createFileRoute('/_authed')({
  beforeLoad: ({ location }) => {
    if (!session.get()) throw redirect({ to: '/auth', search: { redirect: location.href } });
  },
});
