/** What happened to accounts, for those who have to find out later. Never a token, never a password. */
import type { Transaction } from '@chaos/shared/platform/database';

type AuditKind =
  | 'refresh_token_replayed'
  | 'password_reset'
  | 'password_changed'
  | 'session_disowned'
  | 'email_change_asked'
  | 'email_change_cancelled'
  | 'email_changed'
  | 'email_change_undone'
  | 'passkey_added'
  | 'passkey_removed'
  | 'passkey_copied'
  | 'codes_on'
  | 'codes_off'
  | 'recovery_code_used'
  | 'recovery_codes_renewed'
  | 'signed_up'
  | 'signed_in'
  | 'operator_added'
  | 'operator_removed';

export async function writeAudit(
  trx: Transaction,
  entry: { kind: AuditKind; userId: string; details?: Record<string, string> },
): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({ kind: entry.kind, user_id: entry.userId, details: JSON.stringify(entry.details ?? {}) })
    .execute();
}
