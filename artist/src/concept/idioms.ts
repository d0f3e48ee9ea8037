/** What is said in words that stand for other things than they name, as what is meant by them: nobody who is at the end of their rope has one. */

const OWN = '(?:his|her|its|their|my|your|the)';
const IS = '(?:(?:is|are|was|always|totally|completely|just|simply) )*';

/** Tell when, how often and why, of which nothing is seen. */
const FILLERS =
  'for a living|for no (?:good |apparent )?reason|for once|for ever|for good measure|for the most part|for what it s worth|by accident|by the way|by any means|by all means|by mistake|by nature|by definition|from time to time|from now on|on the other hand|on the one hand|on purpose|on a regular basis|on average|in general|in particular|in the long run|in the end|in the first place|in other words|in a nutshell|in a way|in real life|in person|in fact|in theory|in public|in vain|at first sight|at first|at all costs|at any cost|at all|at the end of the day|at the same time|at the moment|at this point|at the last minute|at least|at most|at once|once in a (?:while|blue moon|lifetime)|once upon a time|out of the blue|out of nowhere|of all time|of all people|of all things|of course|all the time|all of a sudden|all in all|all along|day and night|night and day|day in day out|day after day|night after night|day by day|time after time|time and again|over and over(?: again)?|again and again|every (?:single |other )?(?:time|day|night|morning|evening|afternoon|week|weekend|month|year|hour|minute|second|once in a while|now and then)|(?:the )?whole (?:day|night|week)|all (?:day|night|week|year|morning)(?: long)?|in the dead of (?:the )?night|in the middle of the night|late at night|no matter what|as usual|as always|so to speak|to be honest|to be fair|to say the least|to (?:be )?sure|believe it or not|like no other|like there s no tomorrow|like crazy|since (?:the )?(?:day (?:it|he|she|they) (?:was|were) born|birth|forever|ever)|with all (?:his|her|its|their) (?:might|heart)|as a matter of fact|as far as we know|more or less|sooner or later|a lot of the time|most of the time|half the time|and so on|and so forth|or something|kind of like|sort of like|(?<!(?:with|has|have|had|wears|wearing|and|in) )no cap|fr fr|frfr|for real for real|on god fr|deadass|lowkey|low key|highkey|high key|on god|ngl|tbh|ahh+|if you know what i mean|reads? the room|as we speak|per se';

const LIES_ON =
  '(?:hammock|bed|sofa|couch|beach|sand|grass|floor|bathtub|bath|sun|sunbed|sun lounger|deckchair|deck chair|meadow|back|ground|carpet|rug|cushion|pillow|snow|hay|pool|puddle|water|street|road|rock|table|sofa|towel|blanket|box|basket|mud|field|roof|leaf|cloud)';
const MOUNTS =
  'dragon|ostrich|goose|llama|alpaca|elephant|unicorn|pig|wolf|tiger|lion|bear|shark|snail|frog|giraffe|zebra|dinosaur|rhino|moose|goat|sheep|cow|chicken|duck|turtle|whale|dolphin';
const MACHINES =
  'printer|copier|photocopier|scanner|fax machine|fax|computer|laptop|phone|smartphone|wifi|wi fi|router|internet|elevator|lift|escalator|toaster|microwave|oven|fridge|dishwasher|washing machine|dryer|vending machine|coffee machine|coffee maker|car|bus|train|tractor|scooter|bike|robot|vacuum cleaner|vacuum|clock|alarm clock|watch|radio|tv|television|remote|camera|projector|heater|air conditioner|air con|app|website|server|mouse|keyboard|shower|toilet|traffic light|machine';
const COUNTS = '(?:two|three|four|five|six|seven|eight|nine|ten|twelve|[2-9]|1[0-2])';

/** In the words of `splitWords`, with what is meant in their place. */
const IDIOMS: readonly (readonly [said: string, meant: string])[] = [
  [
    `in front of|at the sight of|on sight of|in the presence of|in the company of|next door to|by the side of|side by side with|face to face with|at odds with`,
    'beside',
  ],
  [`on (?:the|his|her|its|their) way (?:in)?to|en route to|on the road to|headed (?:for|to)|heading (?:for|to)`, 'at'],
  [`takes? a bath|taking a bath`, 'in a bathtub'],
  [`on (?:the|a) phone`, 'with a smartphone'],
  [`in the room`, 'in the living room'],
  [`hens(?= (?:at|on|from|of) (?:an?|the|her|my) hen (?:do|party|night|weekend))`, 'women'],
  [`stags(?= (?:at|on|from|of) (?:an?|the|his|my) stag (?:do|party|night|weekend))`, 'men'],
  [`(?:an? )?absolute unit of an?`, 'a huge'],
  [`goofy ahh+`, 'goofy'],
  // Whoever is in their villain era is evil, and in the Victorian era is a time.
  [`in (?:his|her|its|their) villain era`, 'evil'],
  [`in (?:his|her|its|their) golden era`, 'glorious'],
  [`in (?:his|her|its|their) (\\p{L}+) era`, '$1'],
  [`(?<=^(?:an? |the )?)simp for`, 'somebody in love with'],
  [`(?:with|has) an? chip on ${OWN} shoulder`, 'grumpy'],
  [`(?:is )?(?:simp|simps|simping|down bad) for|has the hots for`, 'in love with'],
  [`on (?:the|that|his|her|its|their) grindset`, 'grindset'],
  [`(?:is |are |am |was )?(?:mad|crazy|nuts|wild|bonkers|bananas|passionate|obsessive) about`, 'loves'],
  [`(?:${COUNTS}|eleven|one|zero|0|1) nil|nil nil|nil points?`, ''],
  [
    `(?<=^(?:an? |the |my )?)(?:phd|ph d|doctorate|master s(?: degree)?|bachelor s(?: degree)?|degree|black belt(?! in (?:karate|judo|taekwondo|aikido|kung|jujitsu|kickboxing))) in (\\p{L}+)(?=$)`,
    '$1 graduate',
  ],
  [`bussin(?: bussin)?|bussing`, 'delicious'],
  [`(?:ate|eats) and left no crumbs`, 'fabulous'],
  [`yeets`, 'throws'],
  [`yeeting`, 'throwing'],
  [`yeeted`, 'threw'],
  [`on (?:the|his|her|its|their|one|a) shoulders?(?<=(?:with|has) .*)(?! (?:of|pads?|bags?))`, ''],
  [
    `(?:who|that|which) (?:can |actually |really |secretly )?(?:flies|fly)(?! (?:an?|the|his|her|its|their|planes?|kites?|drones?|jets?|helicopters?))`,
    'airborne',
  ],
  // Who ran out of the house is outside.
  [
    `(?<=\\p{L} )(?:ran|runs|running|has run|is running) out of(?! (?:an?|the|his|her|its|their|town|bed|school|jail|prison|home|class|church|work|control|court|sight)\\b)`,
    'without',
  ],
  // Whoever runs a bakery runs no race.
  [
    `(?<=\\p{L} )(?:(?:who|that|which) )?(?:runs|running)(?= (?:an?|the|his|her|its|their|my|our) (?!(?:\\p{L}+ ){0,2}(?:races?|marathons?|miles?|laps?|relays?|triathlons?|sprints?|stairs|track|streets?|beach|park|hills?)(?!\\p{L})))`,
    'at',
  ],
  // Of a school of thought and a bunch of keys there is one.
  [`(?:herd|flock|swarm|gaggle|gang|litter) of(?= (?:\\p{L}+ )?(?:\\p{L}+s|geese|sheep|mice|oxen)(?!\\p{L}))`, 'five'],
  [`school of(?= (?:\\p{L}+ )?(?:fish|sardines|piranhas|sharks|dolphins|whales)(?!\\p{L}))`, 'five'],
  [`no name`, ''],
  // What it is without its horn.
  [`unicorns? (?:without|with no|that (?:has )?lost) (?:(?:an?|its|his|her|the|any) )?horns?|hornless unicorn`, 'horse'],
  [`waffle (?:iron|maker|press)s?`, 'waffle'],
  [`everything (?:but|except) the kitchen sink`, 'with a suitcase and a backpack'],
  [
    `(?:bites?|biting|chews?|chewing) (?:on )?(?:${OWN} )?(?:finger ?)?nails|(?:with |has )?butterflies in ${OWN} stomach`,
    'nervous',
  ],
  [`(?:with|has|gets?|getting) cold feet`, 'scared'],
  [`(?:with|has) two left feet`, 'clumsy'],
  [`half an? dozen(?: of)?|half dozen(?: of)?`, 'six'],
  [`jack in (?:the|an?) box`, 'jackinthebox'],
  [
    `(?:(?:leaves?|leaving|left) (?:me|you|him|her|us|them|everyone|everybody|people)|left) on (?:read|seen)`,
    'with a smartphone',
  ],
  [`fish out of water`, 'confused fish'],
  [`(?:with|has) an? heart of gold`, 'kind'],
  [`(?:with|has) an? heart of (?:stone|ice)`, 'strict'],
  [`(?:hits?|hitting) the (?:sack|hay)`, 'sleeps'],
  [`(?:with |has )?nothing to lose`, 'reckless'],
  [`(?:with |has )?(?:a lot|too much) on ${OWN} mind`, 'overthinking'],
  [`${IS}in an? (?:very |really )?(?:bad|foul|terrible|awful) mood`, 'grumpy'],
  [`(?:with |has )?an? (?:bad )?attitude`, 'sassy'],
  [`${IS}on a mission`, 'determined'],
  [`${IS}in denial`, ''],
  [`calls? (?:all )?the shots|runs? the show|wears? the (?:pants|trousers)`, 'bossy'],
  [
    `(?:goes?|going|went) (?:nuts|bananas|crazy|bonkers|ballistic)|(?:loses?|losing|lost) (?:his|her|its|their) (?:marbles|mind)`,
    'crazy',
  ],
  [`has seen (?:some |many )?things`, 'tired'],
  [`makes? a scene`, 'dramatic'],
  [`(?:catches|catching|caught|has) a cold`, 'sneezes'],
  [`(?:catches|catching|caught) feelings`, 'in love'],
  [`pays? attention`, 'attentive'],
  [`keeps? an eye on`, 'looks at'],
  [`(?:turns?|turned) the tables`, ''],
  [`(?:has|with|wants) the last word|eats? (?:his|her|its|their) words`, 'stubborn'],
  [`(?:with|has) an? sweet tooth`, 'loves candy'],
  [`green with envy`, 'green'],
  [`red with (?:rage|anger|fury)`, 'angry red'],
  [`blue in the face`, 'blue'],
  [`(?:pale|white) (?:with fear|as a (?:sheet|ghost))`, 'white'],
  [`shepherd s pie`, 'cottage pie'],
  [`merge conflicts? between`, 'coding between'],
  [`(?<=(?:chicken|minecraft) )jockeys?`, 'zombie rider'],
  [`(?<=^(?:an? |the |my )?)(?:minecraft )?chicken zombie rider`, 'zombie riding a chicken'],
  [`(?<=^(?:an? |the |my )?)(${MOUNTS}) (?:rider|jockey)`, 'knight riding a $1'],
  [`(?:with|that has|who has|has|having) la[sz]er (?:beam )?eyes|la[sz]er eyed`, 'lasereyed'],
  [`(?:(?:with|that has|who has|has|having) )?(?:la[sz]er|heat) vision`, 'lasereyed'],
  [`(?:who |that |which )?shoot(?:s|ing) la[sz]ers?(?: beams?)? (?:from|out of) ${OWN} eyes`, 'lasereyed'],
  [
    `(?:(?:that|which) )?(?:i|we|he|she|they|you|nobody|no one)(?: ve| have| has)? (?:never|hardly ever|barely) (?:ever )?uses?d?`,
    'cobwebbed',
  ],
  [`(?:that |which )?(?:was |has |is |has been )?never (?:been )?used`, 'cobwebbed'],
  [
    `(?<!knights? .*)(?<= (?:in|wearing|wears) (?:(?:an?|full|shiny|shining|his|her|its) )*)(?:suit of |plate )?armou?r`,
    'dark armour',
  ],
  [`(?:queue|line) jumpers?`, 'impatient queue'],
  [`jump(?:s|ing) (?:the|a) queue`, 'impatient queue'],
  [`works? (?:the )?night shifts?`, 'works'],
  [`(?:with|has|gets?|suffers? from) vertigo|^vertigo$`, 'dizzy'],
  // Who has no more than teeth shows them.
  [`(?:with|has|having) (?:(?:very|really|sharp|pointy|scary|vampire|shark) )+teeth`, 'menacing'],
  [`(?:with|has|having) (?:(?:big|huge|tiny|little|white|human|perfect|shiny|real) )*teeth`, 'grinning'],
  // A machine that does not work is seen to be broken; whoever lives only stays at home.
  [
    `(?<=(?:${MACHINES}) )(?:(?:that|which) )?(?:never works?|(?:does|do|did|wo)(?:n t|nt| not) work|will not work|is not working|not working|is kaputt?|(?:always|constantly) (?:breaks|jams|crashes)(?: down)?|(?:keeps (?:breaking|jamming|crashing))(?: down)?|stopped working|is out of order)(?=$)`,
    'that is broken',
  ],
  [`^(?:never works|does(?:n t|nt| not) work|always out of order)$`, 'broken'],
  [`emotional damage`, 'heartbroken'],
  [`(?:with|has|having) (?:no|zero|negative) rizz|rizzless(?= \\p{L})`, 'awkward'],
  [`^(?:very |all |so )?sticky$`, 'covered in honey'],
  // Who is in bed tells no lie.
  [`(?:lying|laying)(?= (?:in|on|under) (?:(?:an?|the|his|her|its|their) )?(?:\\p{L}+ )?${LIES_ON}(?!\\p{L}))`, ''],
  // "Cane" is a dog in Italian, and curlers play on ice.
  [
    `(?<=(?:with|on|holding|carrying|waving|using|has) (?:an?|his|her|its|the) (?:\\p{L}+ )?)(?<!(?:candy|sugar) )cane(?! (?:corso|toad))`,
    'walking stick',
  ],
  [`(?:with|in|wearing|has) (?:(?:his|her|its|their|pink|blue|green|big|huge|old|giant|hair) )*curlers`, 'curly'],
  [`(${COUNTS}) (\\p{L}+(?: \\p{L}+)?) but (?:there are )?(?:only|just) (${COUNTS})(?: of them)?(?=$)`, '$3 $2'],
];

const pattern = (said: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${said.replaceAll(' ', String.raw`[\s'’-]+`)})(?![\p{L}\p{N}])`, 'gu');

/** Of a night club and a living room they are but the first word. */
const NAMED_ON = '(?! (?:club|room|owl|shift|market|stand|bus|train|quarters|area|wage|will|fossil|dead|news|nurse))';

const MEANINGS = [...IDIOMS, [`(?:${FILLERS})${NAMED_ON}`, ''] as const].map(([said, meant]) => [pattern(said), meant] as const);

/** @param text in lower case. */
export function withoutIdioms(text: string): string {
  const meant = MEANINGS.reduce((said, [idiom, meaning]) => said.replaceAll(idiom, meaning), text);
  // Who typed nothing else means it.
  return meant.trim() === '' ? text : meant;
}
