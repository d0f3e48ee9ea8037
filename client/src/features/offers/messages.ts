/** The fixed texts of the Trading Hub. Those that acceptance.md quotes stay exactly as they are. */

const many = (count: number) => `${count} ${count === 1 ? 'brainrot' : 'brainrots'}`;

export const offerMessages = {
  page: 'Trading',
  title: 'TRADING HUB',
  tagline: 'Give one away, or swap. Nothing moves before the other side says yes.',
  tabsLabel: 'Trading',
  tabs: (pending: number | null) => ({
    gift: 'Gift',
    trade: 'Trade',
    offers: pending === null ? 'Offers' : `Offers (${pending})`,
  }),
  you: 'You',
  give: 'You give',
  get: 'You get',
  /** What the two sides are called once there is an answer. */
  past: {
    accepted: { give: 'You gave', get: 'You got' },
    rejected: { give: 'You would have given', get: 'You would have got' },
    counter_offered: { give: 'You would have given', get: 'You would have got' },
    withdrawn: { give: 'You would have given', get: 'You would have got' },
    reversed: { give: 'You gave, and got back', get: 'You got, and gave back' },
  },
  to: 'to',
  from: 'from',
  many,
  /** What changes hands, in one line. */
  balance: (gives: number, gets: number) => {
    if (gets === 0) return `You give ${many(gives)} and get nothing back.`;
    if (gives === 0) return `You get ${many(gets)} and give nothing.`;
    return `You give ${many(gives)} and get ${many(gets)}.`;
  },

  who: {
    title: { gift: 'Who gets it?', trade: 'Who do you trade with?' },
    label: 'Search people',
    placeholder: 'Username or name',
    clear: 'Clear search',
    list: 'People',
    found: (count: number) => `${count} ${count === 1 ? 'person' : 'people'}`,
    none: (query: string) => `Nobody here goes by “${query}”.`,
    change: 'Change',
    rests: (end: string) => `For now nothing can be sent to this person, ${end}.`,
    changeFrom: (name: string) => `Change: pick somebody other than ${name}`,
  },

  picker: {
    selected: (count: number, total: number) => `Selected: ${count} / ${total}`,
    none: 'Select none',
    own: 'Your brainrots',
    theirs: (name: string) => `Brainrots of ${name}`,
    emptyOwn: 'Nothing of yours can be given away yet.',
    emptyOwnHint: 'Make one first: public brainrots that you own can change hands.',
    resting: (count: number) =>
      `${count} of yours ${count === 1 ? 'is' : 'are'} not shown here: private, locked, won within the last day, or held by a deal that can still be taken back.`,
    toResting: 'Your profile shows why',
    emptyTheirs: (name: string) => `${name} has no public brainrots.`,
    retry: 'Retry Loading',
    generate: 'Generate one',
    inOffer: 'In an offer',
    whoFirst: 'Pick a person first, and you see what they have.',
    more: 'Show More',
    lost: (count: number) =>
      count === 1
        ? 'One brainrot that was selected cannot change hands now, and has been left out.'
        : `${count} brainrots that were selected cannot change hands now, and have been left out.`,
    tooMany: { title: 'An offer holds at most 50 brainrots on each side.' },
    failedTitle: 'The brainrots could not be loaded',
    ownFailed: { title: 'Failed to load your brainrots' },
    ownUnanswered: { title: 'Network error loading brainrots' },
    theirsFailed: { title: "Failed to load user's brainrots" },
    theirsUnanswered: { title: "Network error loading user's brainrots" },
    counterFailed: { title: 'Failed to load brainrot data for counter-offer' },
  },

  message: {
    label: 'Message',
    optional: 'optional',
    placeholder: 'Say something nice, or something strange.',
  },

  form: {
    label: { gift: 'A new gift', trade: 'A new trade offer' },
    send: { gift: 'Send Gift', trade: 'Send Trade Offer' },
    sending: 'Sending…',
    summary: 'What changes hands',
    nothing: 'Nothing yet',
    missingPerson: 'Pick a person.',
    missingGive: 'Pick what you give.',
    missingGet: 'Pick what you get.',
    messageTooLong: 'The message is too long.',
    incomplete: { title: 'Please select a user and at least one brainrot to offer' },
    wantsNothing: { title: 'For trades, please select at least one brainrot you want in return' },
    sent: { gift: { title: 'Gift sent successfully!' }, trade: { title: 'Trade offer sent successfully!' } },
    failed: { title: 'Failed to send offer' },
  },

  sheet: {
    review: { gift: 'Review your gift', trade: 'Review your trade' },
    reviewHint: (name: string) =>
      `Nothing moves until ${name} accepts. After that you can still take it all back for seven days (one day between people who have often traded).`,
    acceptTitle: { gift: 'Accept this gift?', trade: 'Accept this trade?' },
    acceptHint: {
      gift: (name: string) =>
        `It is yours at once. ${name} can take it back for up to seven days. Until then it is yours to look at, but you cannot offer, fuse, rename or delete it.`,
      trade: (name: string) =>
        `Everything changes hands at once. You or ${name} can take it all back for up to seven days. Until then neither of you can offer, fuse, rename or delete what you got.`,
    },
    rejectTitle: { gift: 'Reject this gift?', trade: 'Reject this trade?' },
    rejectHint: (name: string) => `Nothing moves, and ${name} sees that you said no. This cannot be undone.`,
    withdrawTitle: { gift: 'Withdraw this gift?', trade: 'Withdraw this trade?' },
    withdrawHint: (name: string) => `Nothing moves, and ${name} cannot accept it any more.`,
    reverseTitle: { gift: 'Take this gift back?', trade: 'Take this trade back?' },
    reverseHint: {
      gift: (name: string) => `All of it comes back to you at once, and ${name} is told.`,
      trade: (name: string) => `Everything goes back at once, on both sides, and ${name} is told.`,
    },
    reverseLimit: 'If you take deals back on three different days within thirty, you cannot take back any more for a while.',
    back: 'Back',
    cancel: 'Cancel',
    offline: 'You need a connection for this.',
    unanswered: 'The server did not answer. Check your connection, then try again: nothing happens twice.',
    kept: 'Nothing you chose is lost.',
    changed: 'Something has changed since this offer was sent. It cannot be accepted any more.',
  },

  offers: {
    list: 'Offers',
    empty: 'No offers yet',
    emptyHint: 'What you send and what others send you shows up here.',
    emptyAction: 'Start a trade',
    more: 'Show More',
    types: { gift: 'Gift', trade: 'Trade' },
    statuses: {
      pending: 'Pending',
      accepted: 'Accepted',
      rejected: 'Rejected',
      counter_offered: 'Countered',
      withdrawn: 'Withdrawn',
      reversed: 'Taken back',
    },
    banners: {
      accepted: 'This offer was accepted.',
      rejected: 'This offer was rejected.',
      counter_offered: 'This offer received a counter-offer.',
      withdrawn: 'This offer was withdrawn.',
      reversed: 'This deal was taken back: everything is where it was before.',
    },
    needsAnswer: 'Needs your answer',
    waiting: (name: string) => `Waiting for ${name} to answer.`,
    from: 'From',
    to: 'To',
    message: 'Message',
    counters: 'This counter-offer answers a previous trade.',
    toParent: 'Show the previous trade',
    toChild: 'Show the counter-offer',
    accept: 'Accept',
    accepting: 'Accepting…',
    reject: 'Reject',
    rejecting: 'Rejecting…',
    counter: 'Create Counter-Offer',
    withdraw: 'Withdraw',
    withdrawing: 'Withdrawing…',
    withdrawn: { title: 'Offer withdrawn' },
    reverse: 'Take it back',
    reversing: 'Taking it back…',
    reversed: (count: number) => ({ title: `Taken back: ${many(count)} returned` }),
    reverseFailed: 'It could not be taken back',
    withdrawFailed: 'It could not be withdrawn',
    canReverse: (end: string) => `Can be taken back until ${end}.`,
    heldFor: (name: string, end: string) =>
      `${name} can take it back until ${end}. Until then you cannot offer, fuse, rename or delete it, and no battle takes it from you.`,
    rests: (end: string) => `For now nobody can accept or counter it, ${end}.`,
    cannotAccept: 'It cannot be accepted, because something in it is not available any more.',
    hidden: 'A brainrot you cannot see',
    staleness: {
      moved: 'Belongs to somebody else now',
      private: 'Private now',
      gone: 'Gone',
      locked: 'Locked by its owner',
      held: 'Held for who gave it',
      won_lately: 'Won within the last day',
    },
    ownLocked: 'Locked by you',
    name: (type: string, isMine: boolean, name: string) => `${type} ${isMine ? 'to' : 'from'} ${name}`,
    accepted: (count: number) => ({ title: `Offer accepted! ${count} brainrot(s) transferred successfully!` }),
    rejected: { title: 'Offer rejected' },
    failed: 'Failed to respond to offer',
  },

  takeBack: {
    title: 'Somebody else gave away your brainrots',
    hint: (deals: number, waiting: number) =>
      [
        'You signed out a device that was not yours.',
        ...(deals > 0 ? [`You can take back ${deals} ${deals === 1 ? 'deal' : 'deals'} that it made.`] : []),
        ...(waiting > 0 ? [`${waiting} of its offers ${waiting === 1 ? 'is' : 'are'} still waiting.`] : []),
      ].join(' '),
    submit: 'Take everything back',
    busy: 'Taking it back…',
    done: (returned: number) => ({ title: `Taken back: ${many(returned)} returned` }),
    nothing: { title: 'Nothing was taken back' },
    failed: 'It could not be taken back',
    kept: 'We could not take these back',
    keptWith: (partner: string, why: string) => `${partner ? `@${partner}` : 'Somebody'}: ${why}`,
  },

  counter: {
    title: 'Create Counter-Offer to',
    original: 'The original offer',
    yours: 'Your counter-offer',
    hint: 'It begins as the original. Change what you like.',
    same: 'Nothing is changed yet: change a side, or write a message.',
    added: '+ new',
    removed: '- removed',
    unavailable: (count: number) =>
      count === 1
        ? 'One brainrot of the original is not available any more, and has been left out.'
        : `${count} brainrots of the original are not available any more, and have been left out.`,
    send: 'Send Counter-Offer',
    sendAnew: 'Send as a new trade',
    anewHint: 'What you chose and wrote can still go out as a new trade.',
    sent: { title: 'Counter-offer sent successfully!' },
    failed: 'Failed to create counter-offer',
    gone: { title: 'Original offer not found' },
  },

  trade: 'Trade',
  tradeWith: (name: string) => `Trade with ${name}`,
} as const;
