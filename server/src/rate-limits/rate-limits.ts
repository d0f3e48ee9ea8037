/** How often somebody may try, by what is tried. What is near, and what a network, is in `http/address-hashes.ts`. */

/** So many tries (`points`) in so many seconds (`duration`). Counted in the database, so that all server processes count together. */
export const SHARED_RULES = {
  signInByAddress: { points: 25, duration: 600 },
  // One address alone stays below what closes an account to everybody.
  signInByAddressAndAccount: { points: 60, duration: 3_600 },
  signInByAccount: { points: 100, duration: 3_600 },
  // Of those that no stranger closes out: a device that the account knows, and a mailed link.
  signInByDevice: { points: 25, duration: 600 },
  signInByDevices: { points: 100, duration: 600 },
  signInByLink: { points: 25, duration: 600 },
  entranceMail: { points: 1, duration: 1_800 },
  // More are told by the list of sessions alone.
  newDeviceMail: { points: 5, duration: 3_600 },
  // Each writes to an address that may be anybody's.
  emailChangeByMember: { points: 5, duration: 86_400 },
  confirmByAccount: { points: 20, duration: 3_600 },
  signUpByAddress: { points: 10, duration: 3_600 },
  // One customer of a provider has thousands of addresses: as many as four people of a /56, and sixteen of a /48 or an IPv4 /24.
  signUpNear: { points: 40, duration: 3_600 },
  signUpOfNetwork: { points: 160, duration: 3_600 },
  // Nobody guesses a passkey: what is counted is challenges, each of which is a row for some minutes.
  passkeyByAddress: { points: 100, duration: 600 },
  passkeyNear: { points: 400, duration: 600 },
  passkeyOfNetwork: { points: 1_600, duration: 600 },
  passkeyByMember: { points: 40, duration: 600 },
  // Each takes the password before: a guesser has one chance in 300,000 with each, and thirty an hour.
  codeByAccount: { points: 15, duration: 1_800 },
  codesGuessedMail: { points: 1, duration: 86_400 },
  codesByMember: { points: 40, duration: 600 },
  usernameByMember: { points: 20, duration: 600 },
  passkeyCopiedMail: { points: 1, duration: 3_600 },
  refreshByAddress: { points: 300, duration: 600 },
  mailByMinute: { points: 1, duration: 60 },
  mailByHalfHour: { points: 5, duration: 1_800 },
  resetByAddress: { points: 20, duration: 3_600 },
  newPasswordByAddress: { points: 20, duration: 3_600 },
  newPasswordByAccount: { points: 20, duration: 3_600 },
  commentByMinute: { points: 10, duration: 60 },
  // More than anybody has to say: at ten a minute one account would say 14,400 things.
  commentByDay: { points: 500, duration: 86_400 },
  // Also what is cancelled before it is begun, which no quota counts, is a row for good. Who plays opens fewer.
  ticketByTenMinutes: { points: 60, duration: 600 },
  ticketByTenMinutesNear: { points: 240, duration: 600 },
  ticketByTenMinutesOfNetwork: { points: 960, duration: 600 },
  battleByMinute: { points: 20, duration: 60 },
  fusionByMinute: { points: 10, duration: 60 },
  offerByMinute: { points: 20, duration: 60 },
  // All that may wait, at once. What was withdrawn leaves no room for others at once: no need to count it by the hour.
  withdrawByMinute: { points: 120, duration: 60 },
  // Whoever has been robbed takes back a hundred gifts at once.
  reverseByMinute: { points: 120, duration: 60 },
  // Each makes all servers read the gallery anew, and waits for the one row that counts it.
  privacyByMinute: { points: 20, duration: 60 },
  guessByMinute: { points: 20, duration: 60 },
  // As votes: there is always one more word to try.
  guessByMinuteNear: { points: 40, duration: 60 },
  guessByMinuteOfNetwork: { points: 80, duration: 60 },
  // A name is taken apart for the search each time.
  profileByHour: { points: 30, duration: 3_600 },
  renameByHour: { points: 20, duration: 3_600 },
  // Deleted, and restored.
  removeByMinute: { points: 20, duration: 60 },
  lockByMinute: { points: 30, duration: 60 },
  // Blocked, muted, and back.
  hideByMinute: { points: 60, duration: 60 },
  // Saved from one end of the Hall to the other, or put in order by a held key.
  collectByMinute: { points: 240, duration: 60 },
  followByMinute: { points: 60, duration: 60 },
  reportByMinute: { points: 10, duration: 60 },
  reportByDay: { points: 100, duration: 86_400 },
  // Of visitors.
  reportByDayNear: { points: 400, duration: 86_400 },
  reportByDayOfNetwork: { points: 1_600, duration: 86_400 },
  // Before it is read: some are no pictures.
  uploadByMember: { points: 30, duration: 600 },
  avatarByMember: { points: 10, duration: 600 },
  pushByMember: { points: 30, duration: 600 },
  // Many browsers behind one address may be given new ones at once.
  pushByAddress: { points: 300, duration: 600 },
} as const;

/** Counted by each process for itself: for calls that a count in the database would make twice as dear. */
export const PROCESS_RULES = {
  // Each costs a hash, of which a process makes two at once.
  signInNear: { points: 100, duration: 600 },
  // By the minute, so that many at once are few, and the neighbours wait for no longer.
  signInOfNetwork: { points: 40, duration: 60 },
  // What is near, and of a network, is of visitors: one customer of a provider has thousands of addresses.
  searchByMinute: { points: 120, duration: 60 },
  searchByMinuteNear: { points: 480, duration: 60 },
  searchByMinuteOfNetwork: { points: 1_920, duration: 60 },
  // Cards that Unseen turns, each of which is a row for a month. Nobody looks at more.
  dealByHour: { points: 2_000, duration: 3_600 },
  dealByHourNear: { points: 8_000, duration: 3_600 },
  dealByHourOfNetwork: { points: 32_000, duration: 3_600 },
  // One for each letter that somebody types, at most.
  suggestByMinute: { points: 240, duration: 60 },
  suggestByMinuteNear: { points: 960, duration: 60 },
  suggestByMinuteOfNetwork: { points: 3_840, duration: 60 },
  reactionByMinute: { points: 120, duration: 60 },
  reactionByMinuteNear: { points: 240, duration: 60 },
  reactionByMinuteOfNetwork: { points: 480, duration: 60 },
  // Programs that read feeds, or ask what a link unfolds into.
  programByMinute: { points: 120, duration: 60 },
  programByMinuteNear: { points: 240, duration: 60 },
  programByMinuteOfNetwork: { points: 480, duration: 60 },
  // Pages of what has an address of its own, and their frames: four milliseconds of a core each, or more. Only the first of a visit is one.
  pageByMinute: { points: 600, duration: 60 },
  pageByMinuteNear: { points: 1_200, duration: 60 },
  pageByMinuteOfNetwork: { points: 2_400, duration: 60 },
  // Of cards that have to be drawn, for a fifth of a second of a core each: the most that one customer gets leaves others more than half of it.
  cardByMinute: { points: 30, duration: 60 },
  cardByMinuteNear: { points: 60, duration: 60 },
  cardByMinuteOfNetwork: { points: 120, duration: 60 },
} as const;
