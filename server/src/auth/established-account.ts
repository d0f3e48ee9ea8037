/**
 * Who stands for something: an account a day old whose address is confirmed. Only such people decide battles and how a
 * character is framed; anybody can open ten accounts in a minute.
 */
const STANDING_AGE_HOURS = 24;

/**
 * As SQL, of a row of `users`.
 * @param alias under which it was joined; the row may be missing.
 * @param mustConfirm as SQL: false where mails reach nobody, and no address can be confirmed.
 */
export function standsSql(alias: string, mustConfirm: string): string {
  // One of a clock that was ahead is not young for as long as it was.
  const age = `interval '${STANDING_AGE_HOURS} hours'`;
  const isOld = `${alias}.created_at not between now() - ${age} and now() + ${age}`;
  return `coalesce(${isOld} and (${alias}.email_confirmed_at is not null or not ${mustConfirm}), false)`;
}

/** As SQL: the network that such a person's voice comes from. Accounts of before are one each. */
export function networkSql(alias: string): string {
  return `coalesce(${alias}.network, hashtextextended('user:' || ${alias}.id, 0))`;
}
