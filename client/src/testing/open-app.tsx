/**
 * The client in a real browser without a server: what a screen shows, refuses and does with keys, in milliseconds. Whatever
 * needs two people, a reload, a process that dies or the network is a test of the started product, in `e2e/`.
 *
 * @example
 * ```tsx
 * test('R54 a failed load says so', async () => {
 *   await openApp('/?view=gallery', { answers: { gallery: { top: () => { throw serverFault(); } } } });
 *   await expect.element(page.getByRole('heading', { name: later.gallery.failedTitle })).toBeVisible();
 * });
 * ```
 */
import type { SessionUser } from '@chaos/shared/contract/auth';
import { createMemoryHistory } from '@tanstack/react-router';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, beforeEach } from 'vitest';
import { createApiClient } from '../api/client.ts';
import { createQueryClient } from '../api/query-client.ts';
import { resending } from '../api/resend-writes.ts';
import { App } from '../app.tsx';
import { connectSession } from '../auth/load-session-manager.ts';
import { SESSION_KEY } from '../auth/session-store.ts';
import { resetStores } from '../lib/store.ts';
import { createAppRouter } from '../router.tsx';
import { type Answers, type Asked, createAnswerLink } from './answers.ts';
import '@fontsource-variable/bricolage-grotesque/wght.css';
import '../styles/index.css';

export interface OpenApp {
  /** Where the page is, such as `/battle?tab=logs`. */
  href(): string;
  goto(href: string): Promise<void>;
  back(): void;
  /** The inputs with which a procedure was called so far. */
  asked(path: string): unknown[];
  /** From now on the server says this as well. */
  answer(answers: Answers): void;
  /** Another tab of this browser has signed in as somebody. */
  signInElsewhere(user: SessionUser): void;
}

export interface AppOptions {
  /** Signed in as this person. */
  as?: SessionUser;
  answers?: Answers;
  /** What local storage holds from an earlier visit. */
  stored?: Record<string, unknown>;
}

/** @param name also the id. */
export const newUser = (name: string, change: Partial<SessionUser> = {}): SessionUser => ({
  id: name,
  email: `${name}@chaos.test`,
  emailConfirmed: true,
  username: name,
  displayName: name,
  avatarUrl: null,
  role: 'member',
  ...change,
});

const HOUR_SECONDS = 3_600;

function toStoredSession(user: SessionUser) {
  const expiresAt = Date.now() / 1_000 + HOUR_SECONDS;
  const tokens = { accessToken: `access of ${user.id}`, refreshToken: `refresh of ${user.id}` };
  return { ...tokens, expiresAt, expiresIn: HOUR_SECONDS, tokenType: 'bearer', clockAhead: 0, user };
}

/** Features are merged procedure by procedure. */
function merge(one: Answers, other: Answers): Answers {
  const features = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof Answers>;
  return Object.fromEntries([...features].map((feature) => [feature, { ...one[feature], ...other[feature] }]));
}

let root: Root | undefined;

function closeApp(): void {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  resetStores();
}

beforeEach(closeApp);
// What is stored is there for the next file, which reads it before its first test.
afterAll(closeApp);

/** Opens the client at this address. The page of the test before it is gone, with all that it had stored. */
export async function openApp(at: string, { as, answers = {}, stored = {} }: AppOptions = {}): Promise<OpenApp> {
  closeApp();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(value));
  if (as) localStorage.setItem(SESSION_KEY, JSON.stringify(toStoredSession(as)));
  // As the script in the head of the page says it.
  document.documentElement.toggleAttribute('data-member', as !== undefined);
  let current: Answers = merge(as ? { auth: { session: () => as } } : {}, answers);
  const asked: Asked[] = [];
  const api = createApiClient(createAnswerLink({ current: () => current, asked }));
  const queryClient = createQueryClient();
  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
  resending.delaysMs = [];
  const history = createMemoryHistory({ initialEntries: [at] });
  const router = createAppRouter({ queryClient }, history);
  // A page that nobody looks at is painted seldom, and a transition waits for it.
  router.update({ ...router.options, defaultViewTransition: false });
  connectSession({ api, queryClient, router });
  const place = document.createElement('div');
  place.id = 'root';
  document.body.append(place);
  root = createRoot(place);
  root.render(<App api={api} queryClient={queryClient} router={router} />);
  await router.load();
  return {
    href: () => router.state.location.href,
    goto: (href) => router.navigate({ href }),
    back: () => history.back(),
    asked: (path) => asked.filter((call) => call.path === path).map(({ input }) => input),
    answer(more) {
      current = merge(current, more);
    },
    signInElsewhere(user) {
      localStorage.setItem(SESSION_KEY, JSON.stringify(toStoredSession(user)));
      window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
    },
  };
}
