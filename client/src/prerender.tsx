/**
 * The first screens as markup, for the server: what a visitor sees on them before the script has come. Built on its own, with
 * all that it needs; in a browser none of it runs.
 */
import { OPPONENTS } from '@chaos/shared/contract/battles';
import { DEFAULT_TIME_FILTER, GALLERY_PAGE_SIZE, TIME_FILTERS, type TimeFilter } from '@chaos/shared/contract/gallery';
import type { Markup, Prerender } from '@chaos/shared/contract/prerender';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { createApiClient, trpc } from './api/client.ts';
import { App } from './app.tsx';
import { extractInlineStyles } from './extract-inline-styles.ts';
import { NoScriptForm } from './features/generation/no-script-form.tsx';
import { NoScriptTicket } from './features/generation/no-script-ticket.tsx';
import { serverParts } from './features/generation/server-rendered-parts.ts';
import { BLANK_DRAFT, wishDraft } from './features/generation/wish-draft.ts';
import { SAMPLE_CARDS, SAMPLE_CREATOR, SAMPLE_ROW, SAMPLE_TICKET } from './prerender-samples.ts';
import { createAppRouter } from './router.tsx';

/** More than any first window shows. The others come with the script, below them. */
const CREATORS_AT_FIRST = 24;

type Router = Awaited<ReturnType<typeof openAt>>;

const api = createApiClient();
const home = await openAt('/');
const halls = new Map(await Promise.all(TIME_FILTERS.map(openGallery)));

export const prerender: Prerender = {
  home(returned) {
    const before = wishDraft.get();
    // For this one rendering, which nothing interrupts.
    wishDraft.set({ ...BLANK_DRAFT, ...returned?.fields });
    try {
      return render(home, { parts: { inForm: <NoScriptForm fault={returned?.fault ?? null} /> } });
    } finally {
      wishDraft.set(before);
    }
  },

  hall(filter, page) {
    const queries = new QueryClient();
    const asked = { timeFilter: filter, limit: GALLERY_PAGE_SIZE };
    queries.setQueryData(getQueryKey(trpc.gallery.top, asked, 'infinite'), { pages: [page], pageParams: [null] });
    return render(halls.get(filter) ?? home, { queryClient: queries });
  },

  async character(row) {
    const queries = new QueryClient();
    queries.setQueryData(getQueryKey(trpc.characters.byId, { id: row.id }, 'query'), row);
    return render(await openAt(`/character/${row.id}`), { queryClient: queries });
  },

  async creators(popular) {
    const queries = new QueryClient();
    const page = { ...popular, items: popular.items.slice(0, CREATORS_AT_FIRST) };
    queries.setQueryData(getQueryKey(trpc.creators.popular, {}, 'infinite'), { pages: [page], pageParams: [null] });
    return render(await openAt('/creators'), { queryClient: queries });
  },

  async arena(opponents) {
    const queries = new QueryClient();
    queries.setQueryData(getQueryKey(trpc.characters.list, OPPONENTS, 'infinite'), { pages: [opponents], pageParams: [null] });
    return render(await openAt('/battle'), { queryClient: queries });
  },

  ticket: (ticket) => render(home, { parts: { insteadOfHome: <NoScriptTicket ticket={ticket} /> } }),
};

/** Markup that holds every kind of element which the above may hold: the build finds their style by it. */
export async function renderSamples(): Promise<string[]> {
  const screens = [
    prerender.home(),
    prerender.hall('all_time', { items: SAMPLE_CARDS, nextCursor: 'more' }),
    prerender.hall('all_time', { items: [], nextCursor: null }),
    await prerender.character(SAMPLE_ROW),
    await prerender.creators({ items: [SAMPLE_CREATOR], nextCursor: null }),
    await prerender.creators({ items: [], nextCursor: null }),
    await prerender.arena({ items: [SAMPLE_ROW], nextCursor: 'more', totalCount: 2 }),
    await prerender.arena({ items: [], nextCursor: null, totalCount: 0 }),
    prerender.home({ fields: BLANK_DRAFT, fault: 'Sample' }),
    prerender.ticket(SAMPLE_TICKET),
    prerender.ticket({ ...SAMPLE_TICKET, state: 'done', result: { characterId: SAMPLE_ROW.id } }),
  ];
  return screens.map(({ html }) => html);
}

interface Rendering {
  queryClient?: QueryClient;
  parts?: (typeof serverParts)['current'];
}

/** React names the pictures that follow, a line above them: too late to help, and a second time where the head names one. */
const PICTURE_PRELOAD = /<link rel="preload" as="image"[^>]*>/g;

/** @throws where React left a screen out because a part of it threw. */
function render(router: Router, { queryClient = new QueryClient(), parts = {} }: Rendering): Markup {
  serverParts.current = parts;
  const html = renderToStaticMarkup(<App api={api} queryClient={queryClient} router={router} />);
  if (!html.includes('<h1')) throw new Error(`${router.state.location.href} cannot be made into markup`);
  return extractInlineStyles(html.replace(PICTURE_PRELOAD, ''));
}

async function openAt(at: string) {
  const router = createAppRouter({ queryClient: new QueryClient() }, createMemoryHistory({ initialEntries: [at] }));
  // It would write a script into the page.
  router.update({ ...router.options, scrollRestoration: false });
  await router.load();
  return router;
}

/** By the address that the client itself writes: any other would lead there. */
async function openGallery(filter: TimeFilter): Promise<[TimeFilter, Router]> {
  return [filter, await openAt(`/?view=gallery${filter === DEFAULT_TIME_FILTER ? '' : `&filter=${filter}`}`)];
}
