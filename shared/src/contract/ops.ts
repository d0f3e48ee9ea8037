/** What operators see of the waiting line and of reports, and what they may do. To everybody else these calls do not exist. */
import type { Role, Suspension } from './auth.ts';
import type { PersonSummary } from './people.ts';
import type { ReportReason, ReportTarget } from './reports.ts';
import type { TicketKind, TicketState } from './tickets.ts';

export const OPS_PAGE_SIZE = 50;
/** So many tickets may be retried or cancelled in one call. */
export const OPS_IDS_MAX = 100;
/** Whoever waits for longer is a reason to look. */
export const OPS_LONG_WAIT_SECONDS = 180;
/** So large a share of the promised times is to be kept, and fewer than so many say nothing. */
export const OPS_PROMISES_GOAL = 0.85;
export const OPS_PROMISES_MIN = 20;
/** Longest note of an operator, in code points. */
export const OPS_NOTE_MAX = 500;
/** Longest reason of a suspension, in code points. */
export const SUSPENSION_REASON_MAX = 500;
/** An end lies so many days ahead at most. What should last longer lasts until further notice. */
export const SUSPENSION_DAYS_MAX = 366;

/** The worst that is true now, with what it rests on. */
export type OpsVerdict =
  | { kind: 'no_worker'; waiting: number }
  /** Nothing of the newest results succeeded since then. */
  | { kind: 'provider_fails'; since: Date; failures: number; lastMessage: string }
  /** So many waited when the last `minutes` began, and so many wait now. */
  | { kind: 'waiting_grows'; before: number; now: number; minutes: number }
  /** The first of them has waited for minutes; so many were done in the last `minutes`. */
  | { kind: 'waits_long'; waiting: number; oldestSeconds: number; done: number; minutes: number }
  /** Too few of the promised times were kept. */
  | { kind: 'promises_broken' }
  | { kind: 'paused'; kinds: TicketKind[]; waiting: number }
  | { kind: 'all_is_well' };

export const OPS_ALERT_KINDS = [
  'database_away',
  'queue_away',
  'storage_away',
  'no_room',
  'no_worker',
  'nothing_begins',
  'provider_fails',
  'budget_used',
  'tickets_fail',
  'waits_long',
  'promises_broken',
  'budget_low',
  'disk_low',
  'mails_fail',
  'pause_forgotten',
  'reports_wait',
] as const;
export type OpsAlertKind = (typeof OPS_ALERT_KINDS)[number];

/** `critical`: people cannot do what they came for. `warning`: they soon will not, or somebody waits for an operator. */
export type OpsAlertSeverity = 'critical' | 'warning';

/** Something that lasts, and that somebody has to look at. Its texts are the same in the mail. */
export interface OpsAlert {
  id: string;
  kind: OpsAlertKind;
  severity: OpsAlertSeverity;
  title: string;
  /** With numbers, as of the last look. */
  summary: string;
  /** What to do. */
  advice: string;
  /** When it was seen first. */
  since: Date;
  /** Null: it still is so. */
  clearedAt: Date | null;
}

/** Of the times that people were told since the last pause: those of tickets that were done in the last hour, or late in it. */
export interface KeptPromises {
  kept: number;
  measured: number;
}

/** By this one judge figure, verdict and alert. */
export function areTooFewKept({ kept, measured }: KeptPromises): boolean {
  return measured >= OPS_PROMISES_MIN && kept < measured * OPS_PROMISES_GOAL;
}

/** Open tickets as of now; final ones of the last 24 hours. */
export type OpsCounts = Record<TicketKind, Record<TicketState, number>>;

/** In seconds; null where nothing was measured. */
export interface OpsDurations {
  p50: number | null;
  p95: number | null;
}

export interface OpsWorker {
  id: string;
  /** Of the product, as whoever installed it calls it; null: it was not said. */
  version: string | null;
  slots: number;
  /** It finishes what it has, and takes nothing new. */
  isDrained: boolean;
  startedAt: Date;
  seenAt: Date;
  running: OpsRunning[];
}

export interface OpsRunning {
  ticketId: string;
  kind: TicketKind;
  stage: string | null;
  percent: number;
  ranSeconds: number;
}

export interface OpsPausedKind {
  kind: TicketKind;
  since: Date;
  /** Null: the account is gone. */
  by: PersonSummary | null;
  note: string | null;
}

export interface OpsOverview {
  /** When it was read. */
  at: Date;
  verdict: OpsVerdict;
  /** What lasts, the worst first; then what was over in the last 24 hours, the newest first. */
  alerts: OpsAlert[];
  counts: OpsCounts;
  failed24h: number;
  /** Over the last ten minutes. */
  donePerMinute: number;
  /** From the wish to the first start, of what began in the last hour. */
  wait: OpsDurations;
  /** From the first start to the end, of what was done in the last hour. */
  run: OpsDurations;
  /**
   * Null: nobody waits. Those of a paused kind are not counted, nor what somebody asked for beside more: that waits until others
   * have had as much.
   */
  oldestWaitingSeconds: number | null;
  workers: OpsWorker[];
  /** Of all living workers together. */
  slots: number;
  pausedKinds: OpsPausedKind[];
  promises: KeptPromises;
  /** What AI providers cost since midnight UTC, in the currency of their prices; null where none is paid. */
  providerCostToday: number | null;
  openReports: number;
}

export const OPS_RANGES = ['1h', '24h', '7d'] as const;
export type OpsRange = (typeof OPS_RANGES)[number];

const HOUR_MS = 3_600_000;
export const OPS_RANGE_MS: Record<OpsRange, number> = { '1h': HOUR_MS, '24h': 24 * HOUR_MS, '7d': 7 * 24 * HOUR_MS };

export interface OpsBucket {
  /** Its beginning. */
  at: Date;
  done: number;
  failed: number;
  /** Of what began in it, in seconds. */
  waitP50: number | null;
  waitP95: number | null;
  /** What AI providers cost in it, in the currency of their prices; kinds that cost nothing are missing. */
  costs: Partial<Record<TicketKind, number>>;
}

/** Buckets without a gap, the oldest first; the last one is still filling. */
export interface OpsSeries {
  range: OpsRange;
  bucketSeconds: number;
  buckets: OpsBucket[];
}

/** So many of each are told: those that matter most. */
export const OPS_BREAKDOWN_MAX = 10;

/** Tickets that failed for the same reason. */
export interface OpsFailure {
  kind: TicketKind;
  reason: string;
  /** What people were told. */
  message: string;
  count: number;
  lastAt: Date;
  /** The newest of them. */
  ticketId: string;
}

/** Who has tickets that wait or run now. */
export interface OpsHolder {
  /** Null for a visitor. */
  person: PersonSummary | null;
  /** Four characters that stand for an address, always the same; null for a member. */
  visitor: string | null;
  waiting: number;
  running: number;
  /** Null: none waits. */
  oldestSeconds: number | null;
}

/** Calls of one AI provider for one step of one kind, in the currency of its prices. */
export interface OpsCost {
  kind: TicketKind;
  step: string;
  /** Its name in the settings, such as `openai`; null for calls of before names were written down. */
  provider: string | null;
  calls: number;
  failures: number;
  cost: number;
}

export interface OpsBreakdown {
  range: OpsRange;
  /** In the range, the most frequent first. */
  failures: OpsFailure[];
  /** Now, whoever has most first. */
  holders: OpsHolder[];
  /** In the range, the dearest first. */
  costs: OpsCost[];
}

/** Who works after one was drained, or takes work again. */
export interface OpsWorkersResult {
  workers: OpsWorker[];
}

/** Which kinds stand still after a pause or a resume. */
export interface OpsPauseResult {
  pausedKinds: OpsPausedKind[];
}

/**
 * A comment is removed for good, and a collection is its owner's alone from then on; a character can be restored for a while. What
 * went into a fusion is gone already.
 */
export interface OpsTakeDownResult {
  outcome: 'taken_down' | 'already_down' | 'not_possible';
}

export interface OpsRestoreResult {
  /** `files_gone`: its pictures have been removed. */
  outcome: 'restored' | 'not_down' | 'not_possible' | 'files_gone';
}

/** All reports of one character, comment or collection since it was last looked at. */
export interface OpsReport {
  id: string;
  targetKind: ReportTarget;
  targetId: string;
  /** The character itself, or the one that the comment is under; null for a collection. */
  characterId: string | null;
  count: number;
  reasons: { reason: ReportReason; count: number }[];
  openedAt: Date;
  lastAt: Date;
  /** Null when it is gone, or the owner has made it private since. */
  target: {
    /** Of the character, or of the collection. */
    name: string;
    /** Null when it is taken down: nobody sees it any more; and of a collection. */
    imageUrl256: string | null;
    /** Of the comment, or what a collection says of itself. */
    content: string | null;
    /** Who owns the character or collection, or wrote the comment. */
    person: PersonSummary | null;
    /** Who made the character, whose owner may be another; null for a visitor, and of a comment or collection. */
    maker: PersonSummary | null;
    /** False: taken down. */
    isActive: boolean;
  } | null;
  resolution: { action: OpsReportAction; by: PersonSummary | null; at: Date } | null;
}

export const OPS_REPORT_ACTIONS = ['dismiss', 'take_down'] as const;
export type OpsReportAction = (typeof OPS_REPORT_ACTIONS)[number];

export interface OpsReportsPage {
  items: OpsReport[];
  nextCursor: string | null;
}

export interface OpsResolveResult {
  outcome: 'resolved' | 'already_resolved';
}

/** One suspension of a member, over or in force. Each counts as a strike. */
export interface OpsSuspension extends Suspension {
  id: string;
  since: Date;
  by: PersonSummary | null;
  /** An operator ended it before its time. Without `by`, it ended with the role of an operator. */
  lifted: { at: Date; by: PersonSummary | null } | null;
}

/** So many former suspensions are listed; `strikes` counts all. */
export const STRIKES_SHOWN_MAX = 10;

/** What operators see of a member before they decide. */
export interface OpsMember {
  person: PersonSummary;
  role: Role;
  /** Null: not suspended. */
  suspension: OpsSuspension | null;
  /** How many suspensions there were before the one in force. */
  strikes: number;
  /** Those, the newest first. */
  former: OpsSuspension[];
}

/** `already_suspended` says what is in force instead: to change it, lift it first. */
export interface OpsSuspendResult {
  outcome: 'suspended' | 'already_suspended';
  until: Date | null;
}

export interface OpsUnsuspendResult {
  outcome: 'lifted' | 'not_suspended';
}

/** Longest word that operators refuse or allow, or several together, in code points. */
export const OPS_WORD_MAX = 60;
/** So many such words there may be: all of them are on one page, and looked for in every text. */
export const OPS_WORDS_MAX = 500;

/** A word that operators refuse or allow, beside the kept list. How it is understood is said by the word filter. */
export interface OpsWord {
  word: string;
  /** It wins over whatever is refused. */
  isAllowed: boolean;
  by: PersonSummary | null;
  createdAt: Date;
}

export interface OpsAddWordResult {
  /** `changed`: it was allowed, and is refused now, or the other way round. */
  outcome: 'added' | 'changed' | 'already_there';
}

export interface OpsRemoveWordResult {
  outcome: 'removed' | 'not_there';
}

export const OPS_ACTIONS = [
  'retry',
  'cancel',
  'pause',
  'resume',
  'take_down',
  'restore',
  'resolve_report',
  'open_queues',
  'suspend',
  'unsuspend',
  'refuse_word',
  'allow_word',
  'remove_word',
  'drain',
  'undrain',
] as const;
export type OpsActionKind = (typeof OPS_ACTIONS)[number];

export interface OpsResolvedReport {
  targetKind: ReportTarget;
  /** Of the character or collection, or of the character under which the comment was; null when it is gone, or private by now. */
  name: string | null;
  resolution: OpsReportAction;
}

/** Something that an operator did. */
export interface OpsAction {
  id: string;
  action: OpsActionKind;
  operator: PersonSummary | null;
  /** Of tickets, a character, a comment, a report, a member or a worker, or the name of a kind, or a word. */
  targetIds: string[];
  /** Whom a suspension, or its end, was about; null for other actions. */
  member: PersonSummary | null;
  /** What the member was told; null for other actions. */
  suspension: Suspension | null;
  /** What was reported, and how that was resolved; null for other actions, and where the report is gone. */
  report: OpsResolvedReport | null;
  note: string | null;
  createdAt: Date;
}

export interface OpsActionsPage {
  items: OpsAction[];
  nextCursor: string | null;
}

/** Opens /ops/queues: sent there once, it becomes a cookie. */
export interface OpsQueueBoardPass {
  pass: string;
  expiresAt: Date;
}

/** The line has changed, at most once a second: what shows it is to be read again. */
export interface OpsHint {
  at: Date;
}
