/** Who may leave. */
import { PublicFailure } from '../../../trpc/errors.ts';

/** @param member as locked. @throws {PublicFailure} for operators: whoever runs the Hall hands it over first. */
export function requireLeaver(member: { role: string } | undefined): void {
  if (!member) throw gone();
  if (member.role === 'operator')
    throw new PublicFailure('FORBIDDEN', 'invalid_input', 'You are an operator. Have that role taken from you first.');
}

export function gone(): PublicFailure {
  return new PublicFailure('NOT_FOUND', 'not_found', 'This account is already gone.');
}
