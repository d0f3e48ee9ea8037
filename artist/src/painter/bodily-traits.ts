/** What is the matter with somebody's body, and what they do with it: bald, blind, late, afloat. In the form of CHARACTER_TRAITS, before which it is read. */
import type { CharacterTrait } from './expression-kinds.ts';

export const CANNOT =
  '(?:can ?t|cannot|can not|never learned to|never learnt to|unable to|not able to|bad at|terrible at|hopeless at)';

const NOT_ON_A_NOSE = '(?! (?:dives?|rings?|pliers|hairs?|jobs?|bleeds?|piercings?|cones?))';

export const BODILY_TRAITS = {
  // Senses.
  sightless: {
    names:
      'blind(?! (?:dates?|spots?|alley|bags?|box(?:es)?|as a bat|rage|faith|love|luck|test|tests|tasting|corners?|side))(?<!(?:window|roller|venetian|colou?r|half|snow|love is) blind), blinde[rsn]?(?! dates?), erblindet, cieg[oa], (?<!(?<![a-zé])l )aveugle, ciec[oa], ceg[oa], niewidom[ya], слеп(?:ой|ая)',
    eyes: 'closed',
    mouth: 'smile',
    mark: 'dark glasses',
    piece: '🦯',
    isLasting: true,
  },
  'short sighted': {
    names:
      'short ?sighted, near ?sighted, far ?sighted, bad eyesight, blind as a bat, half blind, (?:needs|lost) (?:his |her |its |thick |strong ){0,2}glasses(?! of), thick glasses, kurzsichtig*, weitsichtig*, halbblind, miope, myope*, близорук*, krótkowidz',
    eyes: 'uneven',
    mouth: 'wobble',
    mark: 'thick glasses',
  },
  'hard of hearing': {
    names:
      'deaf(?:ened)?(?! (?:poets?|ears))(?<!tone deaf), hard of hearing, hears nothing, wears a hearing aid, taub, schwerhörig*, sourd(?:e)?, malentendant*, sord[oa], surd[oa], głuch[ya], глух(?:ой|ая)',
    eyes: 'happy',
    mouth: 'smile',
    mark: 'hearing aid',
    piece: '🦻',
  },
  // What grows, and what does not.
  bald: {
    names:
      'bald(?! (?:eagles?|tires?|tyres?))*, balding, hairless, losing hair, losing (?:his|her|its) hair, hair loss, no hair left, glatze, glatzköpfig*, kahl, kahlköpfig*, calv[oa], pelad[oa], chauve, pelat[oa], careca, łys[ya], лыс(?:ый|ая)',
    eyes: 'aside',
    mouth: 'frown',
    mark: 'bald head',
  },
  'long nosed': {
    names: `(?:very |too |extremely )?long nose${NOT_ON_A_NOSE}, long nosed, pinocchio nose, lange[rn]? nase, nariz (?:muy )?larga, nariz comprida, (?:très )?long nez, nez (?:très )?long, naso (?:molto )?lungo, 長い鼻, 鼻が長い`,
    eyes: 'aside',
    mark: 'long nose',
  },
  'big nosed': {
    names: `(?:very |too |extremely )?(?:big|huge|giant|enormous) nose${NOT_ON_A_NOSE}, big nosed, große[rn]? nase, nariz grande, narizón, narizot*, gros nez, grand nez, nasone, naso grande, narigud[oa]`,
    eyes: 'aside',
    mark: 'big nose',
  },
  'laser eyed': {
    names:
      'lasereyed, la[sz]er (?:beam )?eyes?, la[sz]er vision, heat vision, laseraugen, ojos l[aá]ser, yeux laser, occhi laser, olhos laser, glowing red eyes',
    eyes: 'angry',
    mark: 'laser beams',
  },
  'big eared': {
    names:
      '(?:very |too |extremely )?(?:big|huge|giant|enormous|large) ears?(?! (?:of|rings?|phones?|muffs?|plugs?|worms?|drums?|buds?)), big eared, segelohren, große ohren, orejón, orejas grandes, orejot*, grandes oreilles, orecchie grandi, orelhas grandes, orelhud[oa]',
    mark: 'big ears',
  },
  'long tongued': {
    names:
      '(?:very |too |extremely )?(?:long|big|huge|giant) tongue(?! (?:twisters?|piercings?|and|of)), tongue (?:hangs|hanging|sticks|sticking) out, sticks? out (?:his|her|its) tongue, lange zunge, lengua larga, longue langue, lingua lunga, língua comprida',
    eyes: 'happy',
    mark: 'long tongue',
  },
  'giant footed': {
    names:
      '(?:very |too |extremely )?(?:big|huge|giant|enormous|large) feet(?! of), clown feet, große füße, riesenfüße, pies grandes, grands pieds, piedi enormi, piedi grandi, pés grandes',
    mark: 'giant feet',
  },
  'wears braces': {
    names:
      '(?:wears?|has|got|with|new) (?:dental |teeth )?braces, braces on (?:his|her|its) teeth, zahnspange, trägt zahnspange, brackets, appareil dentaire, apparecchio ai denti, aparelho nos dentes',
    eyes: 'happy',
    mark: 'braces',
  },
  infested: {
    names:
      '(?:has |full of |covered in )?(?:head )?lice(?! (?:combs?|shampoos?)), (?:has |full of |covered in )?fleas(?! (?:markets?|circus|collars?)), flea ridden, scratch(?:es|ing) (?:him|her|it|them)sel(?:f|ves), always (?:scratching|itching), läuse, flöhe, piojos, (?<!de las |de )pulgas, poux, (?:a des|plein de|pleine de) puces, pidocchi, pulci, kratzt sich*',
    eyes: 'closed',
    mouth: 'clench',
    mark: 'fleas',
  },
  // Ailments.
  allergic: {
    names:
      'allerg(?:ic|y|ies)(?: to dust| to pollen)?, hay ?fever, sneez*, runny nose(?! rings?), (?:has|have|having|got|caught|catches|with) (?:a|the) (?:bad |terrible |nasty |heavy |constant )?(?:cold(?=$| (?:and|all|in|every|but|again|that|since|today|right|always)(?![^ ]))|flu), (?:common|bad|head) cold(?=$), flu(?! shots?)(?<!(?:bird|swine) flu), (?:always |constantly )?sniffl*, blow(?:s|ing) (?:his|her|its) nose, niest, heuschnupfen, schnupfen, erkältet*, allergisch*, alérgic[oa], estornud*, resfriad*, allergique*, éternue*, enrhumé*, allergic[oa], starnut*, raffreddat*, простуж*, чиха*, аллерги*',
    eyes: 'tired',
    mouth: 'sick',
    mark: 'red nose',
  },
  'red nosed': {
    names: 'red noses?, red nosed, rudolph, rote nase, rotnasig*, naso rosso, nariz roja, nez rouge, 赤い鼻, 赤鼻',
    eyes: 'happy',
    mouth: 'smile',
    mark: 'round nose',
  },
  'broken leg': {
    names:
      'broken (?:leg|foot|ankle|toe|hip|knee)(?! of), (?:leg|foot|ankle) in (?:a )?(?:cast|plaster), limp(?:s|ing)?(?! (?:noodles?|biscuits?|bizkit|lettuce|handshakes?|hair|wrists?|fish|flags?|sails?|lettuces?|fries|celery)), twisted ankle, sprained ankle, on crutches, wears a cast, gebrochenes bein, gipsbein, hinkt, humpelt, pierna rota, cojea, gamba rotta, zoppica, jambe cassée',
    eyes: 'sad',
    mouth: 'wobble',
    mark: ['plaster cast', 'plasters'],
    piece: '🩼',
    isLasting: true,
  },
  'one legged': {
    names:
      'one legged, peg legged, with (?:a )?(?:wooden|peg) legs?, (?:lost|has lost|missing) (?:a|one) leg, has (?:only |just )?one leg, einbeinig*, unijambiste',
    eyes: 'determined',
    mouth: 'smile',
    piece: '🩼',
    isLasting: true,
  },
  farting: {
    names:
      '(?:always |constantly |secretly )?fart(?:s|ing|ed|y)?, flatulen*, passes gas, breaks wind, gassy, furzt, pupst, furz*, pedorr*, pedos, se tira pedos, tirarse pedos, pète, péteur, scoregg*, peida, pierdzi, пук*',
    eyes: 'aside',
    mouth: 'smirk',
    mark: 'fart',
  },
  'stomach trouble': {
    names:
      'diarrh(?:o)?ea*, constipat*, (?:irritable|weak) (?:bowel|bladder), (?:always )?needs to pee, always on the toilet, durchfall, verstopfung, diarrea, estreñid*, diarrhée, constipé*, stitic[oa], diarreia',
    eyes: 'wide',
    mouth: 'clench',
    mark: 'sweat',
    piece: '🚽',
  },
  // Habits.
  'pipe smoking': {
    names:
      'smok(?:es|ing) (?:in |on |a |his |her |its |too many |soap ){0,3}(?:pipe|pipes|bubbles), pipe smok*, with a pipe in (?:his|her|its) mouth, raucht (?:eine )?pfeife, pfeifenraucher*, fuma (?:en )?pipa, fuma la pipa, fume la pipe, fumeur de pipe, fuma cachimbo, курит трубку',
    eyes: 'sleepy',
    mark: 'pipe',
  },
  shouting: {
    names:
      'shout(?:s|ing|ed|y)?(?: all the time)?, yell(?:s|ing)?, scream(?:s|ing)?(?! (?:tea|queens?)), (?:always |way |much )?too loud, (?:very |extremely )?loud(?:ly)?(?! (?:music|speakers?|shirts?|pants|trousers|socks|ties?|prints?|colou?rs)), talks (?:too |very )?loud(?:ly)?, never whispers, no indoor voice, schreit*, brüllt*, zu laut, grita*, habla a gritos, crie(?: tout le temps)?, hurle, parle trop fort, urla, grida, parla troppo forte, кричит, орёт',
    eyes: 'angry',
    mouth: 'yawn',
    mark: 'megaphone',
  },
  lying: {
    names:
      'lying(?! (?:down|on|in|under|around|low|there|next|flat|awake)), liars?, lies(?! (?:down|on|in|under|around|low|there|next|flat|awake)), telling lies, tells lies, fibs?, dishonest*, pathological liar, lügner*, lügt, mentiros[oa], miente*, menteur*, menteuse*, bugiard[oa], kłamc*, лжец*, врёт',
    eyes: 'aside',
    mouth: 'smirk',
    mark: 'long nose',
    piece: '🤞',
  },
  cheating: {
    names:
      '(?:always |secretly )?cheat(?:s|ing|er|ers)?(?! (?:sheets?|days?|meals?|codes?|death)(?![^ ])), (?:card|cards) up (?:his|her|its) sleeves?, ace up (?:his|her|its) sleeve, card ?sharp*, schummel*, mogelt, betrügt, hace trampas?, trampos[oa], triche*, tricheur*, imbrogli*, trapace*, жульнич*',
    eyes: 'aside',
    mouth: 'smirk',
    piece: '🃏',
    isLasting: true,
  },
  'skips leg day': {
    names:
      '(?:always |never trains legs and )?skip(?:s|ped|ping)? leg day, never trains legs, only trains (?:arms|his arms|upper body), forgot leg day, no leg day, überspringt den beintag, nunca entrena piernas',
    eyes: 'smug',
    mouth: 'grin',
    piece: 'own-dumbbell',
    refuses: '🦵',
  },
  'cannot swim': {
    names: `${CANNOT} swim*, non swimmer, (?:afraid|scared) of (?:water|swimming|drowning), nichtschwimmer*, kann nicht schwimmen, no sabe nadar, ne sait pas nager, non sa nuotare, não sabe nadar, nie umie pływać, не умеет плавать`,
    eyes: 'wide',
    mouth: 'wobble',
    mark: 'rubber ring',
  },
  'breathes glitter': {
    names:
      '(?:breath(?:es|ing)|spit(?:s|ting)?|vomit(?:s|ing)?|burp(?:s|ing)?|cough(?:s|ing)?|sneez(?:es|ing)|pukes?) (?:only |out )?(?:glitter|sparkles|stars|stardust|rainbows?|confetti|fairy dust), speit glitzer, escupe purpurina, crache des paillettes, sputa glitter',
    eyes: 'star',
    mouth: 'yawn',
    mark: 'glitter',
  },
  'no signal': {
    names:
      '(?:always |often )?los(?:es|ing|t) (?:the |its |his |her )?(?:connection|signal|wi ?fi|network|internet)(?: .*)?, (?:no|bad|weak|terrible) (?:signal|reception|connection|wi ?fi|internet), disconnect(?:s|ed)?(?=$| (?:when|if|while|during|every|all|from (?:reality|the (?:internet|world|network))|in|at|again|and|always|constantly|whenever|as)(?![^ ]))(?: .*)?, (?:kein|ohne) (?:empfang|netz|internet|wlan), sin (?:señal|conexión|internet), pas de réseau, senza (?:segnale|connessione|internet)',
    eyes: 'sad',
    mouth: 'wobble',
    mark: 'no signal',
  },
  backwards: {
    names:
      '(?:only |always )?(?:walk|run|driv|rid|swim|fl|danc|speak|talk|count|liv|mov|go|do|think|read|writ|sing|sleep|ag|fall|work|eat|play|sit|skat|jump)\\w* (?:\\w+ )?backwards?(?: only)?, (?<!.)backwards(?!.), (?:drives |goes |runs |lives )?in reverse, rückwärts*, hacia atrás, (?:anda|camina|hace todo|todo|lo hace todo|habla|vive|piensa) al revés, à reculons, all indietro, задом наперёд',
    eyes: 'aside',
    mark: 'back arrow',
  },
  sideways: {
    names:
      '(?:only |always )?(?:walk|run|driv|rid|swim|fl|danc|mov|go|think|look|glanc|sit|sleep|jump|skat|fall|does|do)\\w* (?:\\w+ )?sideways, (?<!.)sideways(?!.), seitwärts, de lado, de côté, di lato, боком',
    eyes: 'aside',
    mark: 'side arrows',
  },
  'self biting': {
    names:
      '(?:bites?|biting|eats?|eating|nibbl(?:es|ing)|chew(?:s|ing)) (?:on )?(?:him|her|it|them)sel(?:f|ves), (?:bites?|chas(?:es|ing)) (?:his|her|its) (?:own )?tail, beißt sich selbst, frisst sich selbst, se muerde*, se come a sí mism[oa], se mord, se mange lui même, si morde, mangia se stess[oa]',
    eyes: 'wide',
    mouth: 'clench',
    mark: 'bite',
  },
  'lost twin': {
    names:
      '(?:lost|misses|missing|looking for|searching for|searches for) (?:its|his|her|their) (?:twin|other half|pair|partner|match|better half|brother|sister)(?=$| (?:in|at|on|when|during|and|years?|long|after|since)(?![^ ]))(?: .*)?, has a (?:secret |evil |lost )?twin, evil twin, seine andere hälfte verloren, perdió a su gemel[oa], a perdu son jumeau, ha perso il gemello',
    eyes: 'sad',
    mouth: 'wobble',
    mark: 'twin',
  },
  unread: {
    names:
      '(?:\\d+|many|hundreds? of|thousands? of|a thousand|too many|so many) (?:unread |new |unanswered )?(?:e ?mails?|messages|notifications), unread (?:e ?mails?|messages), (?:full|overflowing) inbox, \\d+ ungelesene (?:e ?mails?|mails|nachrichten), correos sin leer, mails non lus',
    eyes: 'wide',
    mouth: 'clench',
    mark: 'inbox',
  },
  endless: {
    names:
      'endless(?: (?:talker|meetings?))?(?! (?:summer|winter|love|pool|sea|ocean|road|stairs|loop|supply)), goes on and on, drags? on(?! (?:an?|the|his|her|its)), never ending, no end in sight, findet kein ende',
    eyes: 'sleepy',
    mouth: 'yawn',
    mark: 'endless',
  },
  'slipped up': {
    names:
      '(?:always |often )?slips?(?:ping)? on (?:a )?banana*(?: peels?| skins?)?, slipped on (?:a )?banana*(?: peels?| skins?)?, slippery floor(?! signs?), rutscht aus*, se resbala, glisse sur*, scivola*',
    eyes: 'dizzy',
    mouth: 'gasp',
    mark: 'peel',
  },
} as const satisfies Readonly<Record<string, CharacterTrait>>;
