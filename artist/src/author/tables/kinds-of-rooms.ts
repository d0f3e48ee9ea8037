/** Kinds of places that people have built, each with what only there happens to somebody. */
import { list } from './noun-class.ts';
import type { StyleClass } from './style-class.ts';

export const KINDS_OF_ROOMS: readonly StyleClass[] = [
  {
    of: list('office control-room'),
    words: /\b(?:office|cubicle|meeting room)\b/u,
    rows: [
      'Someone labelled a yoghurt {in_style}, and {they} was asked to a meeting about it.',
      'The meeting {in_style} could have been an email, and {they} has now had the email too.',
      '{In_style} {they} is on mute, has been for years, and was promoted.',
      'The printer can smell a deadline, and {they} has begun to walk past it whistling.',
      'There was cake in the kitchen at ten, and {they} got the message at eleven.',
      '{They} circled back, touched base and took it offline, and nobody knows what it was.',
    ],
  },
  {
    of: list('subway train-station train-cabin'),
    words: /\b(?:subway|m[eé]tro|underground station|train|tram|tube|railway)\b/u,
    rows: [
      '{In_style} {they} held a door open for one friend, and eleven hundred people were late for work.',
      'Nobody looks at anybody {in_style}, so it took four stops until {they} was noticed.',
      'The loudspeaker {in_style} said “krrsh brrm platform”, and {they} ran the right way by chance.',
      '{They} leaned on the door that does not open, and it did, to show that it could.',
      'Somebody eats an egg in that carriage every morning, and {they} has never found out who.',
    ],
  },
  {
    of: list('airport plane-cabin checkpoint'),
    words: /\b(?:airport|aero?plane|in a plane|airplane)\b/u,
    rows: [
      '{In_style} {they} was beeped at, emptied {their} pockets, and was beeped at for the pockets.',
      'The gate {in_style} was changed to one in the next weather, and {they} had just sat down.',
      'A sandwich costs eighteen {in_style}, and {they} was asked whether {they} had packed it {themself}.',
      '{Their} suitcase went to Lima, and sends better pictures than {they} does.',
      'The middle seat has two armrests, and {they} has neither.',
    ],
  },
  {
    of: list('supermarket'),
    words: /\b(?:supermarket|grocery|shopping mall|mall|shopping centre)\b/u,
    rows: [
      '“Unexpected item”, said the till {in_style}, and looked straight at {them}.',
      '{In_style} {they} chose the shortest line, and then somebody took out a chequebook.',
      'The trolley {in_style} wanted to go to the tinned fruit, and {they} has let it have its way.',
      '{They} came in for milk, and left with a paddling pool, a wok, and no milk.',
      'A price was called for over the loudspeaker, and everybody now knows about the ointment.',
    ],
  },
  {
    of: list('furniture-store'),
    words: /\b(?:furniture store|ikea)\b/u,
    rows: [
      'The arrows on the floor {in_style} led {them} past the beds four times, and then {they} lay down.',
      '{In_style} {they} came for a shelf, and the only thing that fitted in the car was tea lights.',
      'One screw was left over {in_style}, and {they} has not leaned back since.',
      'A couple broke up beside {them} over a sofa, and {they} was given custody of the cushion.',
      '{They} lives in a show kitchen now, and the fruit is wax.',
    ],
  },
  {
    of: list('hospital laboratory'),
    words: /\b(?:hospital|clinic|doctor|laboratory|lab)\b/u,
    rows: [
      'The gown {in_style} closes at the back with one ribbon, and {they} has met everyone since.',
      'Somebody woke {them} {in_style} at five, to ask whether {they} had slept.',
      '{In_style} the jelly is green, and {they} was told that it is the chicken.',
      'Nine students stood round the bed, and one of them fainted at {their} chart.',
      'A vending machine has been in the corridor longer than any doctor, and {they} asked it for a second opinion.',
    ],
  },
  {
    of: list('school'),
    words: /\b(?:school|classroom|university|kindergarten)\b/u,
    rows: [
      'The bell {in_style} does not dismiss anybody, and {they} has been sitting there since 1998.',
      'On the underside of {their} desk {in_style} is a museum of chewing gum.',
      '{They} was picked last for the team {in_style}, after a boy in plaster.',
      'A dog ate the homework, and {they} has had the dog marked.',
      'The skeleton in the biology room has better posture, and {they} was told to look at it.',
    ],
  },
  {
    of: list('gym boxing-ring'),
    words: /\b(?:gym|fitness|boxing ring|crossfit)\b/u,
    rows: [
      '{They} signed up {in_style} in January, and by February was paying to have been there once.',
      'The mirror {in_style} is for checking one’s form, and {they} and it have agreed not to talk.',
      '{They} ran nine kilometres {in_style}, and ended up on the same treadmill.',
      'Someone grunted so loudly that {they} put {their} weights down and fetched a midwife.',
      'The towel on that bench has been training since six.',
    ],
  },
  {
    of: list('castle throne-room'),
    words: /\b(?:castle|palace|medieval|middle ages|versailles|knight)\b/u,
    rows: [
      'The soup {in_style} is carried up two hundred steps, and {they} has never had it above lukewarm.',
      '{In_style} a suit of armour stands in every corner, and {they} has been asked by one for a chair.',
      'The moat {in_style} was meant to keep people out, and {they} has been waiting for the post since spring.',
      'A catapult arrived with a cow, and the cow has been given the blue room.',
      'A plait came down from the tower, and {they} thought of the drains.',
      'There are ninety rooms and one warm one, and the dogs have it.',
    ],
  },
  {
    words: /\bvikings?\b/u,
    rows: [
      '{They} set out to burn down a monastery {in_style}, and came home with honey and a recipe.',
      'There were never any horns {in_style}, and {they} has had to saw off two cow’s ones.',
      '{They} discovered a continent {in_style}, did not care for it, and told nobody.',
      'Whoever dies bravely feasts for ever, and {they} has asked who washes up.',
      'The longship has forty oars, and all forty rowers think {they} is steering.',
    ],
  },
  {
    of: list('haunted-house'),
    words: /\b(?:haunted|mansion|ghost house|halloween)\b/u,
    rows: [
      'The portrait {in_style} follows {them} with its eyes, and on Fridays with its whole head.',
      '{In_style} a door creaks at midnight, and {they} has oiled it twice to be told it is an instrument.',
      'The ghost {in_style} walks through walls, and {they} has tried it and has a nose like that now.',
      'The bath was full of blood again, and the plumber says that is the hard water.',
      'Somebody pulls off the blanket each night at three, and folds it.',
    ],
  },
  {
    of: list('cemetery'),
    words: /\b(?:cemetery|graveyard|crypt|catacombs)\b/u,
    rows: [
      '{In_style} the neighbours are quiet, and {they} has only been visited by one hand.',
      'A gardener talks to {them} {in_style}, and is relieved that somebody answers less each year.',
      'There is a stone {in_style} with {their} name on it, and the second date is smudged.',
      'A raven sits on the gate for the look of the thing, and is paid in rolls.',
      'Every night at twelve somebody knocks from below, and {they} knocks back, for manners.',
    ],
  },
  {
    of: list('church mountain-temple dojo'),
    words: /\b(?:church|cathedral|temple|monastery|chapel|mosque)\b/u,
    rows: [
      'A sneeze {in_style} comes back three times, and {they} was blessed for all of them.',
      'The bench {in_style} was built so that nobody could fall asleep, and {they} took it as a challenge.',
      '{In_style} {they} whispered something about the hat in front, and the dome repeated it to everyone.',
      'The organist pressed down an elbow, and {they} thought it was the end of days.',
      'There are nine hundred steps up to the view, and {they} came down for the camera.',
    ],
  },
  {
    of: list('library'),
    words: /\b(?:library|bookshop|bookstore)\b/u,
    rows: [
      '{They} opened a bag of crisps {in_style}, and it took forty minutes.',
      'A book has been overdue {in_style} since 1961, and {they} keeps it moving from bed to bed.',
      'Somebody hushed {them} {in_style} for thinking.',
      'The one book {they} needs is out, and so is the one about patience.',
      'On page ninety somebody pencilled who did it, with an arrow.',
    ],
  },
  {
    of: list('kitchen restaurant bakery pizzeria sushi-bar'),
    words: /\b(?:kitchen|restaurant|bakery|pizzeria|diner|sushi bar)\b/u,
    rows: [
      'There is a drawer {in_style} that only opens if {they} lets the whisk win.',
      'The smoke alarm {in_style} is how {they} knows that supper is ready.',
      '{They} sat down {in_style}, and the fly in the soup asked not to be pointed at.',
      'A chef shouted “behind!”, and {they} has not turned round since.',
      'Of forty lids not one fits, and {they} has tried them on as hats.',
    ],
  },
  {
    of: list('cafe'),
    words: /\b(?:coffee shop|cafés?|cafe|starbucks)\b/u,
    rows: [
      'The barista {in_style} wrote “Brian” on the cup, and {they} has been Brian since.',
      '{They} has sat over one espresso {in_style} since spring, next to the only socket.',
      'Someone at the next table {in_style} has been writing a novel, and {they} is now in it, bald.',
      'A leaf had been drawn in the foam, and {they} could not drink from under it.',
      'Four kinds of milk were offered, none of them from a cow, and {they} asked after the cow.',
    ],
  },
  {
    of: list('pub beer-tent tiki-bar'),
    words: /\b(?:pub|tavern|bar|beer tent|oktoberfest|izakaya|brewery)\b/u,
    rows: [
      'The dartboard {in_style} is beside the door to the toilets, and {they} knows both by their sounds.',
      '{In_style} {they} stood on a bench during the second verse, and the bench had heard enough.',
      'One stool {in_style} has the print of {them}, and a candle is put there on holidays.',
      'Closing time was called at eleven, at twelve, and from under the table.',
      'The quiz was lost by one point, and {they} still says it was Bolivia.',
    ],
  },
  {
    of: list('jazz-club'),
    words: /\bjazz\b/u,
    rows: [
      'The bass solo {in_style} began on Friday, and {they} is too polite to reach for the coat.',
      'Somebody {in_style} said “yeah” with closed eyes, and {they} had only dropped a tray.',
      '{They} clapped {in_style} where no one else did, and was taken for an expert.',
      'A wrong note was played twice, so now it is an arrangement.',
      'The drummer has been looking for the beginning of the bar, and {they} for the end of it.',
    ],
  },
  {
    of: list('disco'),
    words: /\b(?:disco|nightclub|night club|club|rave|studio 54|dance floor)\b/u,
    rows: [
      '{They} shouted {in_style} for an hour about cheese, with somebody who was nodding to the bass.',
      'The floor {in_style} is sticky enough that {they} danced on after leaving the shoes.',
      'Smoke came from the machine {in_style}, and when it cleared {they} was dancing with the cloakroom.',
      'The list at the door had {their} name on it, under “no”.',
      'At four the lights went on, and everybody was somebody’s uncle.',
    ],
  },
  {
    of: list('stage cinema'),
    words: /\b(?:stage|theatre|theater|opera|concert|cinema|movie theater|ballet)\b/u,
    rows: [
      'A soprano dies {in_style} for twenty minutes every night, and {they} has the seat behind the tall man.',
      'The prompter {in_style} fell asleep, so {they} got through the second act on weather.',
      'Somebody unwrapped a sweet {in_style}, slowly, and {they} will not forget the face.',
      'The trapdoor opened one line early, and the rest of {their} part came from below.',
      '{They} was told to break a leg, and the props department took it down.',
    ],
  },
  {
    of: list('fairground'),
    words: /\b(?:fun ?fair|fair|circus|carnival tent|theme park|amusement park|disneyland)\b/u,
    rows: [
      'On the big wheel {in_style} {they} got stuck at the top, with somebody who wanted to talk.',
      '{In_style} {they} threw three balls at tins, won a goldfish, and it won the rest.',
      'A clown car stopped {in_style}, nineteen got out, and {they} was asked to drive.',
      'Candyfloss is mostly air, and {they} has had to be held down by the strings.',
      'The knife thrower sneezed, and {they} has a very exact outline.',
    ],
  },
  {
    of: list('casino bank'),
    words: /\b(?:casino|poker|monte carlo|bank)\b/u,
    rows: [
      '{They} put all {they} had {in_style} on red, and the ball is on its third year of thinking.',
      'A man {in_style} has watched {their} hands since noon, and has only learned how to butter bread.',
      'The house always wins {in_style}, and {they} has asked whether it needs a room-mate.',
      '{They} has no poker face, but three quite good ones for bridge.',
      'Somebody’s lucky rabbit’s foot lay on the table, and next to it three rabbits, counting.',
    ],
  },
  {
    of: list('stadium baseball-stadium basketball-court tennis-court golf-course race-track skate-park bowling-alley'),
    words:
      /\b(?:stadium|football pitch|soccer field|arena|race track|world cup|(?:tennis|basketball) court|wimbledon|olympics|skate park)\b/u,
    rows: [
      'The wave {in_style} went round nine times, and {they} stood up between all of them.',
      '{They} bent down {in_style} for the sausage, and that was the goal.',
      'A man behind {them} {in_style} has explained for ninety minutes how he would have done it.',
      '{They} ran onto the pitch after a hat, and was marked by two defenders.',
      'Sixty thousand sang, and only {they} knew the second verse.',
    ],
  },
  {
    of: list('laundromat'),
    words: /\b(?:laundromat|laundrette|launderette|laundry)\b/u,
    rows: [
      'Two socks went in {in_style}, and {they} has drawn the one that came out for the police.',
      'Drum four {in_style} is the best programme on, and {they} never misses the spin.',
      '{They} has one coin of every country {in_style}, and the dryer takes the other one.',
      'A red sock was in with the whites, and since then {they} has been pink and quite liked.',
      'A sheet with elastic corners had to be folded, and two people have since moved in together.',
    ],
  },
  {
    of: list('prison courtroom'),
    words: /\b(?:prison|jail|alcatraz|courtroom|at court|dungeon)\b/u,
    rows: [
      '{They} has dug a tunnel {in_style} with a spoon for nine years, and it is in the canteen now.',
      'A cake came for {them} {in_style} with a file in it, and the file was about cakes.',
      '{In_style} {they} promised to tell the whole truth, and it is the fourth day.',
      'There are marks on the wall in bundles of five, and {they} has miscounted a Wednesday.',
      'A warder who whistles opera brings the soup, and {they} hums the tenor.',
    ],
  },
  {
    of: list('pool sauna hot-spring bathroom'),
    words: /\b(?:swimming pool|pool|sauna|hot springs?|onsen|bath|bathroom|spa|toilet)\b/u,
    rows: [
      'Someone {in_style} poured on another ladle, and {they} was the only one who had not said it was nice.',
      'After an hour {in_style} {their} fingers had gone like raisins, and one was nearly eaten.',
      'There is a plaster {in_style} that comes past every day at eleven, and {they} lifts {their} chin.',
      'A monkey sat in the warm water beside {them} with a towel on its head, and would not discuss it.',
      'No running, no jumping and no shouting, it says, and {they} had come by accident on all three.',
    ],
  },
  {
    of: list('playground'),
    words: /\b(?:playground|sandpit|sandbox)\b/u,
    rows: [
      'The slide {in_style} had been in the sun, and {they} went down it with a note that dogs heard.',
      '{In_style} {they} is still up on the seesaw, since the other one went home for tea.',
      'A three-year-old {in_style} sold {them} a sand cake, and watched until it was eaten.',
      'It was {their} turn on the swing, and {they} has witnesses aged four.',
      'The roundabout was given one good push, and {they} has not yet been able to read the sign.',
    ],
  },
  {
    of: list('living-room bedroom attic cabin elevator hotel-lobby'),
    words: /\b(?:living room|bedroom|attic|fridge|sofa|couch|hotel|elevator|lift)\b/u,
    rows: [
      'The remote control {in_style} is under {them}, and has been asked for since the news.',
      'Nobody may sit {in_style} on the good chair, and {they} has seen it only once, from the door.',
      'There is a box {in_style} that says “cables, probably”, and {they} may not throw it away.',
      'A lamp was left on all week, and {they} has read the whole wallpaper.',
      'Under the cushions are four coins, a pen, and somebody’s tooth.',
    ],
  },
  {
    of: list('museum art-gallery'),
    words: /\b(?:museum|art gallery|gallery|louvre)\b/u,
    rows: [
      '{They} sat down {in_style} for a moment, and eleven people walked round {them} and nodded.',
      'The guard {in_style} has stood next to {them} for years, and is the more valuable of the two.',
      'A small sign {in_style} says not to touch {them}, and there is a worn spot.',
      'The audio guide calls {them} “an early failure”, in six languages.',
      'A child asked loudly what it was supposed to be, and the curator would like to know as well.',
    ],
  },
  {
    of: list('building-site warehouse factory workshop junkyard'),
    words: /\b(?:building site|construction site|warehouse|factory|workshop|junkyard|scrapyard)\b/u,
    rows: [
      'Four men {in_style} watch {them} dig, and a fifth is coming.',
      'A sign {in_style} has gone 0 days without an accident, and {they} has said sorry to it.',
      '{They} was put on shelf nine {in_style}, and the forklift driver knows where, but is in Spain.',
      'The crane lifted {their} lunch to the eleventh floor, and then it was Friday.',
      'The plan was upside down, and everybody agrees the cellar has lovely light.',
    ],
  },
  {
    of: list('server-room'),
    words: /\b(?:server room|data cent(?:re|er)|arcade|internet|video game)\b/u,
    rows: [
      '{They} unplugged something {in_style} to charge a phone, and a small country went quiet.',
      'It is kept at eighteen degrees {in_style}, and {they} wears a scarf for the cloud.',
      'The high score {in_style} belongs to “AAA”, and {they} has been looking for that family since.',
      'A red light blinks in row nine, and {they} was told that as long as it blinks it is fine.',
      'A technician came, turned {them} off and on again, and left a bill.',
    ],
  },
  {
    of: list('zoo aquarium'),
    words: /\b(?:zoo|aquarium|petting zoo)\b/u,
    rows: [
      'A sign {in_style} says what {they} eats, how old {they} gets, and that {they} is behind the log.',
      'At feeding time {in_style} {they} was in front of the glass, and somebody had to decide.',
      'A school class {in_style} knocked on the pane, and {they} knocked back.',
      'The otters have a keeper, a slide and a fan club, and {they} has a bucket.',
      'The gift shop sells {them} in plush, in soap and as a rubber, and only the rubber is like.',
    ],
  },
  {
    of: list('barbershop'),
    words: /\b(?:barber ?shop|hair(?:dresser|salon)|salon|beauty)\b/u,
    rows: [
      '{They} asked {in_style} for just a little off the sides, and now there are no sides.',
      'A mirror was held up {in_style} behind {them}, and {they} said “lovely”, and wept at home.',
      'The magazine {in_style} still has the divorce of somebody who has since died.',
      'Talk there is of holidays, and {they} has had to invent a villa.',
      'The cape was tied at the neck, so {they} agreed to everything by blinking.',
    ],
  },
  {
    of: list('bus-stop bridge'),
    words: /\b(?:bus stop|bus|bridge)\b/u,
    rows: [
      'The board {in_style} has said “2 min” since the summer, and {they} does not want to leave now.',
      '{They} lit a cigar {in_style}, which is how one makes a bus come.',
      'An old lady {in_style} has told {them} the story of her hip in instalments.',
      'Three came at once, and all of them were “Not in Service”.',
      'Someone small has scratched a heart into the glass, and {they} has been waiting to hear how it went.',
    ],
  },
  {
    of: list('battlefield'),
    words: /\b(?:battlefield|trenches|war)\b/u,
    rows: [
      '{In_style} both sides stopped for tea, and {they} was asked by each whose side {they} was on.',
      'The general {in_style} pointed at a map with {them} on it, and it turned out to be jam.',
      '{They} waved a white flag {in_style}, and had only been doing the sheets.',
      'The trumpet gave the signal, and no one could remember for what.',
      'A cannon was pointed at {them}, and out came a flag that said “bang” in Latin.',
    ],
  },
  {
    words: /\bat (?:night|midnight)\b|\bnight$/u,
    rows: [
      'A tap drips {in_style}, and {they} has got up for it, shut it, and lain down to the other one.',
      'Every coat on a chair {in_style} is a burglar, and {they} has begged two of them for mercy.',
      '{In_style} the fridge is the brightest room, and {they} was only looking.',
      'Somewhere a dog barks at something, and {they} would rather not know what it answers.',
      'The stairs creaked one by one, from the top to the bottom, and then asked for water.',
    ],
  },
  {
    words: /\b(?:in the rain|rainy|monsoon|thunderstorm|in an? (?:heavy |big |bad )?storm|downpour)\b/u,
    rows: [
      '{They} brought an umbrella {in_style}, and the wind has it now and seems happier with it.',
      'Every car {in_style} aims for the one puddle, and {they} has never been dry on that side.',
      '{They} has one good shoe {in_style}, and the other one says “squelch” to strangers.',
      'It was going to clear up by noon, said somebody in a boat.',
      'A duck looked at {them} from under a bench and said nothing, happily.',
    ],
  },
];

/** Somewhere that has a name, and that no class knows more of. */
export const ANYWHERE_NAMED: readonly string[] = [
  '{They} learned one sentence for life {in_style}, and it orders another of the same.',
  'The way was asked of three people {in_style}, and {they} has now seen all of it but the hotel.',
  'From the room {in_style} there is a view of the sea, if {they} is held by the ankles.',
  'Somebody {in_style} said “you must try it”, and {they} still does not know what had the eyes.',
  'On the fridge magnet {in_style} {they} stands where the famous tower should be.',
  'The guide {in_style} held up a flag, and {they} followed the wrong flag into a wedding.',
  'Locals {in_style} never go to the sight, so {they} is one by now.',
  'The breakfast {in_style} ends at ten, and {they} has seen the tablecloth being folded nine times.',
  'To be taken for a local {they} carries a loaf, and has been asked the way by locals.',
  '{They} packed for the other weather, and is wearing all of it at once.',
];
