/** All slow work, by the kind of its ticket. A missing entry does not compile. */
import type { TicketKind } from '../contract/tickets.ts';
import { fusion } from './fusion.ts';
import { generation } from './generation.ts';
import type { Job } from './job.ts';
import { story } from './story.ts';

export const jobs: { readonly [K in TicketKind]: Job<K> } = { generation, fusion, story };
