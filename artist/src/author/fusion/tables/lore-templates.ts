/**
 * The sentences of a fused character's lore. `{all}` are the names of its sources, `{one}` and `{other}` two of them;
 * `{gifts}` says what each of them gave. Every template begins with a capital or with a slot that has one.
 */
export const OPENINGS = [
  'One {weekday} {all} shared a lift, and only {name} got out.',
  'When {all} reached for the same {bite} on {day}, the flash was seen as far as {town}, and {name} was holding it.',
  'Take {all}, shake for {length}, and try not to make eye contact with {name}.',
  'At {time} in {town}, {all} were counted as one passenger, and {name} has travelled on that ticket ever since.',
  'There used to be {all}; now there is {name}, and more room on the bench.',
  '{Official} married {all} by mistake, and {name} is what was registered.',
  'After {mishap}, nobody could tell {all} apart any more, least of all {name}.',
  'It took {count} magnets, a wet {weekday} and poor supervision to turn {all} into {name}.',
  '{Name} began in {year}, when {all} stood under the same rainbow and none of them would move.',
  'The recipe was {all}, and the oven in {town} did the rest: {name} came out glowing.',
  'Somebody pressed “merge” on {all}, and {name} has refused to be undone.',
  'Witnesses from {town} agree that {all} went into {place}, and that {name} came out humming.',
  'If {all} ever had a quarrel, {name} is how it ended.',
  'On {day} the bus was so full that {all} arrived as {name}.',
  '{Name} is what happens when {all} sneeze at the same moment.',
  'Lightning struck {place} while {all} were arguing over {snack}, and {name} paid the bill.',
  'Long ago the legends promised that {all} would meet; nobody had expected them to stick, or to be called {name}.',
  'For {length} {all} played one piano, until the piano was gone and {name} was still playing.',
  'A trapdoor, a rainbow and {all}: that is all {name} will say about {year}.',
  'To save on {cost}, {all} moved into one body and put {name} on the doorbell.',
  'No one had told {all} that the revolving door in {town} only lets out one, which is {name}.',
  'Science calls it “a slip of the hand”: {all} in, {name} out.',
  'In {year} {all} entered the same talent show with the same trick, and {name} won.',
  'Between {all} there was only ever a zip, and on {day} {name} closed it.',
  'One {weather} morning {all} stepped on the same manhole cover in {town}, and {name} climbed out.',
  'The tailor of {town} had cloth for one, so {all} left the shop as {name}.',
  'Every {weekday} {all} swore never to meet again; {name} is living proof of how that went.',
  'Under a moon the colour of {snack}, {all} held hands and forgot to let go, and {name} opened all {their} eyes.',
  'The lost property office of {town} handed {all} back in one parcel, labelled {name}.',
  'Please stop asking which of them is {name}: {all} have not been told either.',
] as const;

/** Behind each, a list of what everybody gave. */
export const INHERITANCES = [
  '{They} has kept {gifts}.',
  'The customs form lists {gifts}, and {count} spare screws.',
  'Look closely and you will find {gifts}.',
  'Under one skin live {gifts}, on speaking terms since {weekday}.',
  'All that could be saved was {gifts}; all of it is in use.',
  '{They} owes everything to {gifts}.',
  'Doctors found {gifts}, and a receipt.',
  'Nothing was wasted: {gifts} have all found a place.',
  'On a good day {gifts} even point in the same direction.',
  'The manual describes {gifts}, then gives up.',
  'Fans come from {town} to admire {gifts}.',
  'Where others have a personality, {they} has {gifts}.',
  'The rest went to {relative}, but {they} got {gifts}.',
  'Held together by light and stubbornness are {gifts}.',
  'Under distinguishing marks, {their} passport lists {gifts}.',
  'Anyone can have one soul; {they} runs on {gifts}.',
] as const;

/** `{who}` is a source that did what it still does. */
export const HABITS = [
  'Just like {who}, {they} {does}.',
  '{They} {does}, and blames {who}.',
  'On {weekday}s {they} {does}, which was entirely the idea of {who}.',
  'Old habits stay: {they} {does}, as {who} would have wanted.',
  'When nobody is in charge, {they} {does}, so it must be {who}.',
  'In memory of {who}, {they} {does} until {time}.',
  '{They} {does}; {who} insisted on it in writing.',
  'Ask for {who}, and {they} {does} by way of an answer.',
  'Thanks to {who}, {they} {does} in front of complete strangers.',
  'Whoever misses {who} may watch: {they} {does} daily, at {time}.',
] as const;

/** `{place_one}` and `{place_other}` are where two of the sources belong, `{host}` the first of them. */
export const HOMES_OF_TWO = [
  '{They} spends the week {place_one} and the weekend {place_other}.',
  'Home is {place_one} in winter and {place_other} in summer, with the luggage always in the wrong one.',
  'Half of {them} wakes up {place_one}, the other half {place_other}.',
  'Letters reach {them} {place_one}; replies are posted {place_other}.',
  'The left eye grew up {place_one}, the right one {place_other}.',
] as const;

export const HOMES_OF_ONE = [
  '{They} lives {place_one}, where {host} left the lights on.',
  'Most evenings {they} can be heard {place_one}, in the old room of {host}.',
  'Born somewhere else entirely, {they} feels at home {place_one}, and thanks {host} for it.',
  'From {time} {they} can be found {place_one}, because {host} still has the key.',
] as const;

export const TROUBLES = [
  '{One} wants to turn left, {other} wants {snack}, and so {they} turns left for {snack}.',
  'Every decision is put to a vote, and {other} counts the votes.',
  '{Rival} challenged {them} to a duel and lost to whichever half was not looking.',
  'Buying shoes takes {length}, because {one} and {other} cannot agree on a size.',
  'The part that was {one} is afraid of {fear}; the part that was {other} has never noticed.',
  '{Official} charges {them} twice for every ticket and has never dared to explain.',
  'When {one} falls asleep, {other} drives.',
  'Several birthdays, one cake, and {other} always blows out the candles first.',
  'Mirrors in {town} now come with a warning.',
  '{They} has applied for several votes, several desserts and one very wide chair.',
  '{Crowd} once tried to pull {them} apart, and were given a lift home instead.',
  'Singing in harmony comes easily; crossing the road does not.',
  'The secret handshake between {one} and {other} takes place inside.',
  'By law {they} may enter {place} only one at a time.',
  '{Rival} still insists that {one} was better alone, and says so every {weekday}.',
  '{Their} shadow has {count} edges and an opinion of its own.',
  'Nobody has found the seam, although {crowd} have brought a ladder.',
  'There was a plan to separate them, but it was eaten with {snack}.',
  'The glow in the middle is {one} reading in bed.',
  'Arguments are settled with {snack}, in the dark, by {other}.',
  'For the family photograph {they} had to queue more than once.',
  'The insurance covers {one} fully and {other} only on dry days.',
] as const;

export const FUSED_CLOSINGS = [
  'Do not try to peel.',
  'The rainbow is included.',
  'Spare halves are kept at {place}.',
  'Separate the parts before recycling, if you dare.',
  'One plus one has been under investigation ever since.',
  '{Town} has built a double door.',
  'Best served whole.',
  'The invoice came in several envelopes.',
  'Together {they} has never lost an argument with {official}.',
  'The seam tingles before rain.',
  'Mathematics has filed a complaint.',
  'Side effects include applause.',
  'It is rude to ask which end is which.',
  'All the toothbrushes are now in the same glass.',
  'There is no way back, and no interest in one.',
  'The zip has been welded shut, out of love.',
  'Somewhere {relative} is setting one plate fewer.',
  'The sum of the parts would like a word with the whole.',
  'It glows at {time}, and nobody pays for the electricity.',
  'Refunds are given in halves.',
  'Everything is shared except {snack}.',
  'So far the glue has held for {length}.',
] as const;
