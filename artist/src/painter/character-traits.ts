/**
 * What somebody is like or does, as it is seen: in the face, by marks around, and by what is held or worn. Wishes in other languages
 * come here in English; only words that no dictionary has are here as they are written.
 */
import { ADJECTIVE_TRAITS } from './adjective-traits.ts';
import { BODILY_TRAITS } from './bodily-traits.ts';
import { DOING_TRAITS } from './doing-traits.ts';
import { EVERYDAY_TRAITS } from './everyday-traits.ts';
import type { CharacterTrait } from './expression-kinds.ts';
import { ONLINE_TRAITS } from './online-traits.ts';
import { PLAIN_TRAITS } from './plain-traits.ts';
import { SOCIAL_TRAITS } from './social-traits.ts';
import { TELLING_TRAITS } from './telling-traits.ts';
import { WORK_TRAITS } from './work-traits.ts';

const LASTING_TRAITS = {
  brave: {
    names:
      'fearless*, brave*, bravery, courage*, heroic*, hero, heroine, valiant*, gallant*, daring, bold, boldly, dauntless, intrepid, unafraid, adventurous, lionhearted, храбр*, смел*, dũng cảm, can đảm, กล้าหาญ',
    eyes: 'determined',
    mouth: 'smirk',
    mark: 'cape',
    piece: '1f396-fe0f',
  },
  slow: {
    names: 'slow(?! cooker*)(?! motion), slowly, slower, slowest, sluggish*, slowpoke, snail s pace, chậm*, бавен, бавна, ช้า',
    eyes: 'sleepy',
    mouth: 'flat',
    mark: 'snail',
  },
  sneaky: {
    names:
      'sneak(?:s|y|ily|ing|ed)?, discreet*, stealthy*, stealth, sly*, cunning*, crafty, devious, scheming, shady, thieving, thief, steal*, stole, burglar*, criminal*, crooks?, sleazy, shifty, heimlich*, xảo quyệt, хитър*',
    eyes: 'aside',
    mouth: 'smirk',
    mark: 'mask',
  },
  'lost in thought': {
    names:
      'think(?:s|ing)?(?: too)?(?: hard| much)?(?! about), overthink*, lost in thought, deep in thought, thoughtful*, pondering, ponders, contemplat*, philosophical*, philosopher*, pensive*, brooding, reflective, wondering, wonders, daydream*, absent minded*, absentminded*, distracted*',
    eyes: 'rolling',
    mouth: 'flat',
    mark: 'gears',
  },
  patient: {
    names:
      'patient, patiently, patience, waits, waiting(?: in line| forever| for nothing)?, standing in line, queue*, queuing, kiên nhẫn, търпелив*',
    eyes: 'closed',
    mouth: 'smile',
    mark: 'dots',
    piece: '23f3',
  },
  starving: {
    names:
      '(?<!(?:power|money|land|sex|news|attention) )(?:always |so |very |constantly )?hungry, hunger(?! (?:games|strike)), starv*, famished, peckish, ravenous*, hangry, insatiable, on a diet, dieting, đói*, гладен, гладна, หิว',
    eyes: 'wide',
    mouth: 'drool',
    mark: 'food thought',
    piece: '1f374',
  },
  'eats everything': {
    names:
      'eat(?:s|ing)? (?:everything|it all|too much|all day|non stop|nonstop|constantly|anything|the whole *), overeat*, glutton*, greedy eater, stuff(?:s|ing) (?:his|her|its) face, binge*, devour*, gobbl*, messy eater, foodie',
    eyes: 'sparkle',
    mouth: 'full',
    mark: 'crumbs',
    piece: '1f374',
  },
  thirsty: {
    names: 'thirsty, thirst, parched, dehydrated, khát*, жаден',
    eyes: 'tired',
    mouth: 'tongue',
    mark: 'water thought',
    piece: '1f964',
  },
  ironic: {
    names:
      'ironic*, irony, sarcas*, cynical*, cynic, sardonic*, witty, dry humou?r, deadpan, unimpressed, sceptical*, skeptical*, rolls? (?:his |her |its )?eyes, rolling (?:his |her |its )?eyes, eye roll*, condescending, mỉa mai, ироничен',
    eyes: 'raised',
    mouth: 'smirk',
    mark: 'quotes',
  },
  judging: {
    names: 'judg(?:e)?mental*, judging, judges *',
    eyes: 'raised',
    mouth: 'smirk',
  },
  dramatic: {
    names:
      '(?:over ?)?dramatic*, drama queen*, drama, theatrical*, melodramatic, attention seeking, attention seeker, show off*, showing off, shows off, showy, flamboyant*, kịch tính',
    eyes: 'closed',
    mouth: 'gasp',
    mark: 'spotlight',
    piece: '1f339',
  },
  gross: {
    names:
      'gross, disgusting*, revolting, nasty, yucky, icky, stink*, stank, smelly, smells(?: bad)?, stench, reek*, filth*, dirty, unwashed, rotten, rotting, rancid, mouldy, moldy, slimy, sticky, muddy, foul, putrid, hôi, мръсен, เหม็น',
    mouth: 'tongue',
    mark: 'stink',
  },
  disgusted: {
    names:
      'disgusted, grossed out, nauseous, nauseated, queasy, throw(?:s|ing)? up, vomit*, pukes?, puking, hungover, hangover, seasick, carsick',
    eyes: 'tired',
    mouth: 'sick',
    mark: 'swirls',
  },
  sick: {
    names: 'sick, ill, unwell, feverish, fever, flu, cough*, ốm, bệnh, болен, болна, ป่วย',
    eyes: 'tired',
    mouth: 'thermometer',
    mark: 'swirls',
    piece: '1f9fb',
  },
  sparkly: {
    names:
      'sparkl*, twinkl*, glitter*, shimmer*, shiny, shining, gleaming, dazzling, glamorous*, perfect*, flawless, immaculate, spotless, tidy, squeaky clean, lấp lánh, блестящ*',
    eyes: 'sparkle',
    mark: 'sparkles',
  },
  bossy: {
    names:
      'bossy, boss(?:es|ing)? (?:everyone|people|everybody|others)?(?: around)?, giv(?:es|ing) orders, commanding, domineering, authoritarian, dictator*, strict*, controlling, pushy, demanding, hống hách, властен',
    eyes: 'angry',
    mouth: 'yawn',
    mark: 'shout',
    piece: '1f4e3',
  },
  late: {
    names:
      '(?:always |too |ever |running |very |so )?late(?! night*| autumn*| summer*| show*| bloomer*), overdue, behind schedule, in a (?:great )?hurry, in a rush, hurr(?:y|ied|ying), hasty, hastily, hurried, rushed, rushing, rushes, impatient*, pressed for time, missed the (?:bus|train), miss(?:es|ing) the (?:bus|train), trễ, muộn, vội*, закъсня*, สาย',
    eyes: 'wide',
    mouth: 'gasp',
    mark: 'hurry',
    piece: '23f0',
    isLasting: true,
  },
  relaxed: {
    names:
      'relax*, laid back, easy ?going, at ease, unbothered, on (?:vacation|holiday*), carefree, serene*, comfy, comfortable, cosy, cozy, thư giãn, отпуснат*, ผ่อนคลาย',
    eyes: 'closed',
    mouth: 'smile',
    mark: 'breeze',
    piece: '1f379',
  },
  calm: {
    names:
      'calm*, zen, peaceful*, tranquil*, meditat*, mindful, composed, enlightened, praying, prays, bình tĩnh, спокоен, спокойна',
    eyes: 'closed',
    mouth: 'smile',
    mark: 'rays',
  },
  forgotten: {
    names:
      'forgotten, abandoned(?! (?:his|her|its|the|a|an)), neglected(?! (?:his|her|its|the|a|an)), dusty, covered in dust, never used(?! (?:his|her|its|the|a|an|to|any|it)), unused, cobweb*, outdated, obsolete, left behind, ignored, overlooked, decayed, ancient(?! egypt*| rom*| gree*), rusty, rusted, antique, bị lãng quên, забравен*',
    eyes: 'sad',
    mouth: 'flat',
    mark: 'webs',
  },
  forgetful: {
    names:
      'forgetful*, forgets?(?: everything)?, forgot(?: everything)?, lost (?:the|his|her|its) keys, lost, puzzled, clueless, perplexed, baffled, bewildered, confused*, stupid*, dumb, dim(?! sum), ignorant, no idea, has no idea, ngốc, объркан*',
    eyes: 'uneven',
    mouth: 'wobble',
    mark: 'questions',
  },
  curious: {
    names: 'curious*, curiosity, inquisitive, nosy, nosey, snoop*, investigat*, suspicious*, suspects everyone, tò mò, любопит*',
    eyes: 'raised',
    mouth: 'smile',
    mark: 'questions',
    piece: '1f50d',
  },
  melting: {
    names: 'melt*, dripping, drips, dissolving, sweltering, tan chảy, топящ*',
    eyes: 'sad',
    mouth: 'wobble',
    mark: 'drips',
  },
  graceful: {
    names: 'graceful*, gracious*, elegance, poised, delicate*, dainty, agile, flexible, nimble, duyên dáng, грациозн*',
    eyes: 'closed',
    mouth: 'smile',
    mark: 'ribbons',
  },
  lonely: {
    names:
      'lonely, lonesome, all alone, alone, loneliness, friendless, solitary, isolated, homesick, unpopular, introvert*, antisocial, misses *, cô đơn, самот*, เหงา',
    eyes: 'sad',
    mouth: 'frown',
    mark: 'rain cloud',
  },
  gloomy: {
    names:
      'gloom*, depress*, hopeless*, miserable*, melanchol*, despair*, moody, unhappy, unlucky, cursed, doomed, disappointed, heartbroken, betrayed, homeless, sad*, buồn*, тъжен, тъжна, เศร้า',
    eyes: 'sad',
    mouth: 'frown',
    mark: 'rain cloud',
  },
  kind: {
    names:
      '(?<!(?:any|some|every|a|of|this|what) )kind(?! of), kindness, kindly, kind hearted, caring, gentle*, tender*, warm hearted, good hearted, generous*, helpful*, grateful*, thankful*, affectionate*, loving, compassionate, sweet natured, friendly, loves everyone, huggy, cuddly, loyal*, faithful*, devoted, charming*, flirt*, passionate*, lovesick, romantic*, in love, tốt bụng, đang yêu, yêu, добър, влюбен*',
    eyes: 'happy',
    mouth: 'smile',
    mark: 'hearts',
    piece: '1f490',
  },
  wild: {
    names:
      'wild(?! west| boar*| card*| life| fire| flower*), wildly, feral, untamed, unruly, rowdy, unhinged, reckless*, hyperactive, hyper, energetic*, restless*, lively, frantic*, frenetic*, frenzied, hectic, manic, rebel*, crazy, insane, chaotic, messy, hoang dã, диво, див',
    eyes: 'wide',
    mouth: 'tongue',
    mark: 'frenzy',
  },
  angry: {
    names:
      'angry, anger, angri*, furious*, raging, enraged, rage, (?:throws? )?(?:a )?(?:temper )?tantrums?, wütend*, zornig*, arrabbiat*, enojad*, enfadad*, en colère, fâché*, furieux, furieuse, zangrava, boos, boze, zły, zła, wściek*, naštvan*, зл(?:ой|ая|ое), сердит*, kızgın*, öfkeli*, sinirli*, arg, arga, ilsken, vred, vrede, sint, vihain*, dühös*, mérges*, furios*, supărat*, θυμωμέν*, 怒っ*, 怒り*, 生气*, 愤怒*, 화난*, 화가 난*, غاضب*, כועס*, कोधित, गुस्स*, marah, tức giận, giận*, ядосан*, โกรธ*, fuming, irate, livid, outraged, mad(?! scientist*| max| hatter*), grumpy, cranky, irritat*, annoyed, frustrated, irritable, offended, hates everyone, violent*, aggressive*, fierce*, hostile, (?:short|hot|bad|quick|foul) temper(?:ed)?, explosive(?: temper)?, fiery temper, temperamental, irascible, hot headed, bitter, crabby',
    eyes: 'angry',
    mouth: 'clench',
    mark: 'scribble',
  },
  smiling: {
    names:
      'smil*, grin(?:s|ning|ned)?, beaming, happy, happi*, joy, joyful*, joyous, cheer(?:ful|y|fully)?, glad, merry, jolly, contented, delighted, pleased, satisfied, positive, good mood, lächel*, sourian*, souri*, sonri*, sorrid*, sorrindo, glimlach*, uśmiech*, улыба*, gülümse*, leende, smilende, hymyil*, mosoly*, zâmb*, χαμογελ*, 笑顔, 微笑*, 웃는*, مبتسم*, vui vẻ, vui, hạnh phúc, mỉm cười, щастлив*, весел*, усмих*, มีความสุข, ยิ้ม*',
    eyes: 'happy',
    mouth: 'laugh',
    mark: 'joy',
  },
  ecstatic: {
    names:
      'ecstatic*, euphor*, overjoyed, thrilled, excited*, enthusias*, hyped*, over the moon, party animal, celebrating, partying, overmotivated, phấn khích, развълнуван*',
    eyes: 'star',
    mouth: 'laugh',
    mark: 'joy',
    piece: '1f389',
  },
  surprised: {
    names:
      'surpris*, astonish*, amazed, stunned, flabbergasted, startled, shocked(?! by lightning), stupefied, speechless, mind blown, in disbelief, ngạc nhiên, изненадан*',
    eyes: 'wide',
    mouth: 'gasp',
    mark: 'exclamation',
  },
  trembling: {
    names:
      'horrif*, spooked, fearful, trembl*, shiver*, quiver*, shak(?:es|ing)(?! hands), shaky, terrif*, petrified, paranoi*, insecure, coward*, timid*, panick*, in panic, faint(?:s|ing), sợ*, уплашен*',
    eyes: 'wide',
    mouth: 'wobble',
    mark: 'tremble',
  },
  overworked: {
    names:
      'overwork*, working overtime, overtime, busy, stressed(?: out)?, stressful, swamped, burn(?:ed|t) out, burnout, workaholic, multitasking, hard ?working, hardworking, diligent, bận rộn, căng thẳng, зает',
    eyes: 'tired',
    mouth: 'clench',
    mark: 'sweat',
    piece: '1f4da',
  },
  gossiping: {
    names:
      'gossip*, rumou?rs?, spread(?:s|ing) rumou?rs?, whisper*, tells? secrets, telling secrets, badmouth*, tratsch*, klatsch*, đồn*, buôn chuyện, клюкар*',
    eyes: 'aside',
    mouth: 'pucker',
    mark: 'gossip',
    piece: '2615',
  },
  talkative: {
    names:
      'talkative*, chatty, chatter*, talk(?:s|ing)?(?: too much| non stop| nonstop| a lot| all day| all the time), babbl*, rambl*, yapp*, loudmouth*, garrulous, verbose, wordy, arguing, argues, argumentative, complain*, whin(?:es?|ing|y), ranting, rants?, nag(?:s|ging), noisy, lắm lời, nói nhiều, бъбрив*',
    mouth: 'yawn',
    mark: 'chatter',
  },
  quiet: {
    names:
      'quiet*, silent*, silence, mute, wordless, taciturn, says nothing, speechless, keeps? (?:a )?secrets?, secretive*, tight lipped, introverted, yên lặng, im lặng, мълчалив*, тих',
    eyes: 'closed',
    mouth: 'zip',
    mark: 'dots',
  },
  'hates mondays': {
    names: 'hates? (?:mondays?|mornings?|getting up|work), hating mondays?, (?:case of the )?mondays',
    eyes: 'angry',
    mouth: 'frown',
    mark: 'monday',
    piece: '2615',
  },
  'addicted to memes': {
    names:
      '(?:addicted to|obsessed with|loves|loving|in love with|glued to|hooked on|shar(?:es|ing)|mak(?:es|ing)|post(?:s|ing)) (?:memes|tiktok|instagram|social media|(?:his |her |its |the )?(?:smart)?phone|(?:the )?internet|reels), scroll(?:s|ing)*, doomscroll*, texting, texts, always online, streaming, streamer, influenc*',
    eyes: 'wide',
    mouth: 'laugh',
    mark: 'likes',
    piece: '1f4f1',
  },
  obsessed: {
    names: 'addicted*, obsessed*, fanatic*, superfan, fangirl*, hooked',
    eyes: 'spiral',
    mouth: 'drool',
    mark: 'hearts',
  },
  'much wow': { names: '(?:much|very|so|such) wow, wow, much amaze', eyes: 'aside', mouth: 'smile', mark: 'wow' },
  'burning mouth': {
    names:
      'burning (?:mouth|tongue), mouth (?:is )?(?:on fire|burning), breath(?:es|ing) fire, fire breathing, too spicy, ate something spicy, spicy',
    eyes: 'wide',
    mouth: 'yawn',
    mark: 'flame',
  },
  spitting: {
    names:
      'spit(?:s|ting)?, spuck*, cuspiendo, escup*, crache*, crachant, sputa*, plu(?:je|jący|jąca), плю(?:ёт|ет|ющий), hawk tuah',
    mouth: 'pucker',
    mark: 'spit',
  },
  drooling: { names: 'drool*, slobber*, dribbl*, salivat*, lick(?:s|ing)?(?: his lips| her lips| its lips)?', mouth: 'drool' },
  injured: {
    names: 'injured, wounded, hurt, bruised, black eye, bandaged, beaten up',
    eyes: 'uneven',
    mouth: 'wobble',
    mark: 'plasters',
  },
  fragile: {
    names:
      'fragile, cracked, broken(?! heart*), crumbling, brittle, falling apart, shattered, kaputt*, out of order, malfunction*',
    eyes: 'sad',
    mouth: 'wobble',
    mark: 'cracks',
  },
  proud: {
    names:
      'proud*, pride, vain, vanity, haughty, snob*, stuck up, smug*, narciss*, brag*, boast*, self obsessed, confident*, overconfident, victorious, winner, winning, champion*, posing, poses, selfish, kiêu ngạo, tự hào, горд*',
    eyes: 'smug',
    mouth: 'smirk',
    mark: 'rays',
    piece: '1f3c6',
  },
  majestic: {
    names:
      'majestic*, epic, legendary, glorious, divine, holy, blessed, sacred, immortal, powerful, mighty, invincible, indestructible, magnificent, uy nghi, величествен*',
    eyes: 'determined',
    mouth: 'smile',
    mark: 'rays',
  },
  honest: {
    names: 'honest*, innocent*, virtuous, naive*, gullible, sincere*, angelic, saintly, trustworthy, честен',
    eyes: 'sparkle',
    mouth: 'smile',
    mark: 'halo',
  },
  naughty: {
    names:
      'naughty, dangerous, mischiev*, cheeky, wicked, evil*, devilish, sinister, malicious, cruel*, villain*, diabolic*, power hungry, drunk with power, plotting(?: revenge)?, plots revenge, planning world domination, world domination, prank*, playful*, rude*, impolite, shameless, bully*, nghịch ngợm, палав*, зъл',
    eyes: 'angry',
    mouth: 'grin',
    mark: 'horns',
  },
  stubborn: {
    names:
      'stubborn*, obstinate*, pig headed, headstrong, refuses *, on strike, picky, uncompromising, in denial, bướng bỉnh, инат',
    eyes: 'determined',
    mouth: 'frown',
    mark: 'stop',
  },
  creative: {
    names: 'creative*, inventive, imaginative, has an idea, full of ideas, inspired, ingenious',
    eyes: 'sparkle',
    mouth: 'smile',
    mark: 'bulb',
  },
  responsible: {
    names: 'responsible, reliable, punctual*, organi[sz]ed, bureaucra*, careful*, cautious*, mature, professional',
    eyes: 'determined',
    mouth: 'smile',
    mark: 'check',
    piece: '1f4cb',
  },
  stingy: { names: 'stingy, miserly, miser, cheapskate, penny pinch*, frugal', eyes: 'aside', mouth: 'frown', piece: '1f45b' },
  mysterious: {
    names: 'spooky, creepy, scary, eerie, frightening',
    eyes: 'wide',
    mouth: 'grin',
    piece: '1f47b',
  },
  haunted: {
    names: 'haunted(?! by), possessed(?! by), ghostly, spukend*, hanté*, embrujad[oa]s?, infestat[oa], assombrad[oa]s?',
    eyes: 'wide',
    mouth: 'gasp',
    mark: 'ghosts',
    piece: '1f47b',
  },
  dead: { names: 'dead, deceased, knocked out, unconscious, k o, lifeless', eyes: 'crossed', mouth: 'tongue', mark: 'halo' },
  'six pack': {
    names:
      'six pack, sixpack, 6 pack, abs, washboard abs, ripped(?! jeans), sixpack*, waschbrettbauch, tablette de chocolat, tableta de chocolate, addominali*, abdominales, tanquinho, пресс',
    eyes: 'determined',
    mouth: 'grin',
    mark: 'abs',
  },
  childish: { names: 'childish*, babyish, immature, newborn, infantile', eyes: 'sparkle', mouth: 'laugh', piece: '1f37c' },
  old: { names: 'old, elderly, aged, senile, retired, wrinkl*', eyes: 'sleepy', mouth: 'gaps', piece: '1f9af' },
  yuppie: {
    names: 'stylish*, fashionable*, chic, handsome*',
    eyes: 'smug',
    mouth: 'smirk',
    mark: 'sparkles',
    piece: '1f576-fe0f',
  },
  waving: { names: 'wav(?:es|ing), says? (?:hello|hi|goodbye), greet*', eyes: 'happy', mouth: 'laugh', mark: 'hello' },
  wanted: {
    names: 'wanted, fugitive, outlaw, prisoner, jailbird, in trouble, illegal',
    eyes: 'aside',
    mouth: 'wobble',
    mark: 'wanted',
  },
  embarrassed: { names: 'asham*, embarrass*, facepalm*, blushing, regret*', eyes: 'aside', mouth: 'wobble', mark: 'sweat' },
  awake: {
    names:
      'awake for days, (?:(?:two|three|four|five|\\d+) days|(?:zwei|drei|vier|\\d+) tage) (?:awake|wach|without sleep), awake, wide awake, insomnia*, never sleeps, can t sleep, sleepless*, caffeinated, alert, vigilant, staring, stares, glaring',
    eyes: 'wide',
    mouth: 'flat',
    mark: 'moon',
    piece: '2615',
  },
  pouting: { names: 'pout*, sulk*, frown*, scowl*, whiny', eyes: 'angry', mouth: 'frown' },
} as const satisfies Readonly<Record<string, CharacterTrait>>;

/** The first that a text names takes its words from the others. */
export const CHARACTER_TRAITS = {
  ...DOING_TRAITS,
  ...BODILY_TRAITS,
  ...TELLING_TRAITS,
  ...WORK_TRAITS,
  ...ONLINE_TRAITS,
  ...PLAIN_TRAITS,
  ...SOCIAL_TRAITS,
  ...EVERYDAY_TRAITS,
  ...LASTING_TRAITS,
  ...ADJECTIVE_TRAITS,
};

export type CharacterTraitName = keyof typeof CHARACTER_TRAITS;

const isName = (name: string): name is CharacterTraitName => Object.hasOwn(CHARACTER_TRAITS, name);

/** How it is seen, or nothing. */
export const findCharacterTrait = (name: string): CharacterTrait | undefined =>
  isName(name) ? CHARACTER_TRAITS[name] : undefined;
