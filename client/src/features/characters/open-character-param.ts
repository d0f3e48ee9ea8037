/** Which character lies open in front of the screen: `c` in the address, on whatever screen shows cards. */
import { type HistoryState, useNavigate, useRouter, useRouterState } from '@tanstack/react-router';

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

declare module '@tanstack/history' {
  interface HistoryState {
    /** The step in the history that opened a character: closing it goes back over it. */
    hasOpened?: boolean;
    /** What of it was wanted. */
    part?: DetailPart | undefined;
  }
}

/** The search parameters with this character open; those that there are stay. */
export function withOpen<T extends object>(search: T, id: string | undefined): T & { c?: string | undefined } {
  return { ...search, c: id };
}

/** For links and moves that change what is open and nothing else: the screen behind stands still. */
export const IN_PLACE = { resetScroll: false, viewTransition: false } as const;

/** On the screen that is open; which one does not matter, so the type is loose. */
const HERE: string = '.';

/** What makes a link open a character in front of the screen on which it stands. */
export const openingLink = (id: string) => ({
  to: HERE,
  search: <T extends object>(before: T) => withOpen(before, id),
  state: (before: HistoryState) => ({ ...before, hasOpened: true }),
  ...IN_PLACE,
  preload: false as const,
  'aria-haspopup': 'dialog' as const,
});

export function readOpenCharacter(search: object): string | null {
  const id = 'c' in search ? search.c : undefined;
  return typeof id === 'string' && ID.test(id) ? id.toLowerCase() : null;
}

export function useOpenCharacter(): string | null {
  return useRouterState({ select: ({ location }) => readOpenCharacter(location.search) });
}

/** A part of an open character that somebody wants to go to at once. */
export type DetailPart = 'comments' | 'share';

/** Doing it twice is as doing it once. */
const GO_TO: Record<DetailPart, (dialog: HTMLElement) => void> = {
  comments: (dialog) => dialog.querySelector('textarea')?.focus(),
  share(dialog) {
    const menu = dialog.querySelector<HTMLButtonElement>('.share-button')?.popoverTargetElement;
    if (menu instanceof HTMLElement) menu.togglePopover(true);
  },
};

export function goToPart(dialog: HTMLElement, part: DetailPart): void {
  GO_TO[part](dialog);
}

export function useMoveOpenCharacter() {
  const navigate = useNavigate();
  const router = useRouter();
  return {
    /** As a press on its card does. */
    open: (id: string, part?: DetailPart) =>
      void navigate({
        to: HERE,
        search: (before) => withOpen(before, id),
        state: (before) => ({ ...before, hasOpened: true, part }),
        ...IN_PLACE,
      }),
    show: (id: string) =>
      void navigate({
        to: HERE,
        search: (before) => withOpen(before, id),
        state: (before) => ({ ...before, part: undefined }),
        replace: true,
        ...IN_PLACE,
      }),
    /** Back where somebody came from; a pasted link has no such place. */
    close: () => {
      if (router.state.location.state.hasOpened) router.history.back();
      else void navigate({ to: HERE, search: (before) => withOpen(before, undefined), replace: true, ...IN_PLACE });
    },
  };
}
