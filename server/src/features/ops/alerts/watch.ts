/** Looks every few seconds whether anything is wrong that nobody has noticed, and tells the operators. */
import { setTimeout as delay } from 'node:timers/promises';
import { OPS_ALERT_KINDS, type OpsAlert, type OpsAlertKind } from '@chaos/shared/contract/ops';
import { listOperators } from '../../../auth/operators.ts';
import { alertMail } from '../../../mail/mails.ts';
import type { Services } from '../../../trpc/context.ts';
import { noteAlerts, noteLasting, notePast, pickMailed, takeForMail } from './commands.ts';
import { readAlertEvidence, readAlerts, readDisk } from './queries.ts';
import { ALERT_RULES, type AlertTexts, type Found, findAlerts, MAIL_AGAIN_MINUTES, NOTHING_KNOWN, textsOf } from './rules.ts';

const LOOK_MS = 10_000;

interface WatchOptions {
  services: Pick<Services, 'db' | 'bus' | 'examine' | 'mailer' | 'metrics' | 'publicUrl' | 'log'>;
  /** Whose disk is looked at. */
  dataFolder: string;
  /** False: what is wrong is only shown. */
  sendsMails: boolean;
  /** In milliseconds. */
  now?: () => number;
}

/** What this server alone knows of, while it cannot be written down. */
interface Unnoted {
  since: number;
  summary: string;
  isTold: boolean;
  isMailed: boolean;
}

export class AlertWatch {
  readonly #options: WatchOptions;
  readonly #now: () => number;
  /** Who was an operator when the database could be asked the last time. */
  #operators: readonly string[] = [];
  readonly #unnoted = new Map<OpsAlertKind, Unnoted>();
  readonly #mailedAt = new Map<OpsAlertKind, number>();

  constructor(options: WatchOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** Looks once. It throws nothing: the next look may go well. */
  async look(): Promise<void> {
    const { examine, log } = this.#options.services;
    const parts = await examine();
    const [disk, mailFailures] = [await readDisk(this.#options.dataFolder), this.#options.services.mailer.failures()];
    const ofServer = { parts, disk, mailFailures };
    if (parts.database === 'failing') return this.#remember(findAlerts({ ...NOTHING_KNOWN, ...ofServer }));
    try {
      const rows = await readAlertEvidence(this.#options.services.db);
      await this.#note(findAlerts({ ...rows, ...ofServer }));
    } catch (error) {
      log.warn({ err: error }, 'what is wrong could not be noted');
      this.#remember(findAlerts({ ...NOTHING_KNOWN, ...ofServer }));
    }
  }

  async #note(found: readonly Found[]): Promise<void> {
    const { db, bus, metrics } = this.#options.services;
    this.#operators = await listOperators(db);
    const { raised, over } = await noteAlerts(db, found);
    const told = [...this.#unnoted].flatMap(([kind, { since, isTold, ...one }]) =>
      isTold ? [{ kind, since: new Date(since), ...one }] : [],
    );
    const past = told.filter(({ kind }) => !found.some((one) => one.kind === kind));
    for (const one of told) await (past.includes(one) ? notePast : noteLasting)(db, one);
    this.#unnoted.clear();
    const ended = past.filter(({ isMailed }) => isMailed).map(textsOf);
    if (this.#options.sendsMails) this.#mail(await takeForMail(db), [...ended, ...(await pickMailed(db, over))]);
    // Their screens look again with the line.
    if (raised.length + over.length + told.length > 0) bus.publish('line', 'alerts');
    metrics.showAlerts((await readAlerts(db)).filter((alert): alert is OpsAlert => alert.clearedAt === null));
  }

  /** As it would be noted, by the clock of this process. */
  #remember(found: readonly Found[]): void {
    const now = this.#now();
    const fresh: AlertTexts[] = [];
    for (const one of found) {
      const { kind, summary } = one;
      const known = this.#unnoted.get(kind) ?? { since: now, summary, isTold: false, isMailed: false };
      this.#unnoted.set(kind, { ...known, summary });
      if (known.isTold || now - known.since < ALERT_RULES[kind].afterSeconds * 1_000) continue;
      const isMailed = now - (this.#mailedAt.get(kind) ?? Number.NEGATIVE_INFINITY) > MAIL_AGAIN_MINUTES * 60_000;
      if (isMailed) {
        this.#mailedAt.set(kind, now);
        fresh.push(textsOf(one));
      }
      this.#unnoted.set(kind, { ...known, summary, isTold: true, isMailed });
    }
    if (this.#options.sendsMails) this.#mail(fresh, []);
    this.#options.services.metrics.showAlerts(found.filter(({ kind }) => this.#unnoted.get(kind)?.isTold).map(textsOf));
  }

  #mail(begun: readonly AlertTexts[], over: readonly AlertTexts[]): void {
    const { mailer, publicUrl } = this.#options.services;
    if (begun.length + over.length === 0) return;
    const texts = { begun: begun.toSorted(byRank), over: over.toSorted(byRank) };
    for (const operator of this.#operators) mailer.send(alertMail(publicUrl, operator, texts));
  }
}

const byRank = (a: AlertTexts, b: AlertTexts) => OPS_ALERT_KINDS.indexOf(a.kind) - OPS_ALERT_KINDS.indexOf(b.kind);

/** Looks now and then, until it is stopped. @returns how to stop. */
export function startAlerts(options: WatchOptions): () => void {
  const stopping = new AbortController();
  const watch = new AlertWatch(options);
  const run = async () => {
    while (!stopping.signal.aborted) {
      await watch.look();
      await delay(LOOK_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  };
  void run();
  return () => stopping.abort();
}
