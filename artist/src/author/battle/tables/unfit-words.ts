const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

/** A battle is for everybody: nothing that harms, and nothing from a sickbed or a graveyard, is borrowed from a lore. */
export const NOT_FOR_A_FIGHT = list(`
  gun guns rifle pistol dagger knife knives sword swords axe pickaxe saw bomb bombs grenade blood corpse coffin gravestone urn
  syringe pill pills drug drugs beer wine cocktail champagne whisky vodka cigarette cigarettes poop skull grave tomb noose
  weapon weapons bullet bullets missile missiles war death murder killer nazi sex sexy naked nude underwear bikini toilet
  butt bum bra womb prayer cross bible god gods jesus allah buddha devil hell explosion anger drop eyeball evil brain microbe`);

/** After an article, but not to be held: times, people, measures, and verbs that look like nouns. */
export const NOT_THINGS = list(`
  first last next other others same whole only own one two half kind sort bit lot part piece side end middle top bottom back
  front way ways time times day days night nights week weeks month months year years hour hours minute minutes second moment
  monday tuesday wednesday thursday friday saturday sunday morning afternoon evening noon midnight dawn lunch dinner
  breakfast summer winter spring autumn weekend century age life lives world universe country nation town village street
  north south east west left right distance direction number amount size shape height weight length width
  man men woman women boy girl child children people person someone somebody anyone anybody everyone everybody friend friends
  mother father brother sister uncle aunt cousin cousins grandmother grandfather grandma grandpa godmother stepfather wife
  husband son daughter twin neighbour neighbours mayor notary porter intern minister lifeguard inspector vet engineer chief
  officer dentist driver teacher head master professor referee conductor king queen priest plumber tourist pensioner
  accountant baker librarian gondolier warden lawyer judge doctor doctors police public crowd audience jury team staff
  pensioners tourists plumbers trombonists notaries lifeguards advisers bakers dancers wardens students gondoliers
  cyclists librarians guests sellers critics scholars parents pigeons seagull pelican goose hamster parrot snail swan
  problem problems reason reasons result fact idea question answer truth lie case point matter thing things something
  anything nothing everything name names word words story stories law rule rules right rights permission title
  skill talent habit hobby job work duty career shift pay price cost cents euro euros money interest pension insurance
  love hate hope fear joy anger dream dreams wish victory defeat battle fight duel rematch contest weather rain wind storm
  victim past future present beginning rest truth sake name manual compromise honeymoon residents citizens police world
  mistook told asked sat fell got won lost went came became took gave made said saw put let met ate ran kept left found
  held stood knew thought brought bought caught taught led read spoke swore wore flew drew grew threw blew sold sent spent
  built lent bent cut hit shut hurt set sings sees goes comes takes makes gives gets keeps leaves says knows does did be
  been being are were am will would can could shall should may might must never always often also too very more most less
  least many much few some any no not all both each every such this that these those here there when where why how what who
  it its he she they we you him her his them us our your my me of off out up down over into onto about than then if
  suburb neighbourhood valley resort province corner cul-de-sac park room lorry leaflet plaque
  once alone twice again sang claims stands cures rank chorus interview joke brochure star sun moon heart planet star ninth
  sound smell taste look sight view feeling noise silence luck chance risk danger trouble mistake accident incident mishap`);
