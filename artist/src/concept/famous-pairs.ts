/** Two whom everybody knows by both of their names, and what either is seen as: neither name says so by itself. */

const AND = '(?:and|und|y|e|ed|et|i|og|och|en|&|\\+|x)';

const PAIRS: readonly (readonly [first: string, second: string, one: string, other: string])[] = [
  ['romeo|roméo', 'juliet|julia|juliette|julieta|giulietta|julieta', 'prince with a rose', 'princess'],
  ['tristan|tristano', 'isolde|iseult|isotta', 'knight', 'princess'],
  ['adam|adán|adamo|adão', 'eve|eva|ève', 'man with a leaf', 'woman with an apple'],
  ['bonnie', 'clyde', 'female robber', 'male robber'],
  ['hansel|hänsel', 'gretel', 'boy with a cookie', 'girl with a lollipop'],
  ['jack', 'jill', 'boy with a bucket', 'girl'],
  [
    'the beauty|beauty|die schöne|la belle|la bella|a bela',
    'the beast|das biest|la bête|la bestia|la bestia|a fera',
    'princess',
    'ogre',
  ],
  ['antony|mark antony|caesar', 'cleopatra', 'julius caesar', 'cleopatra'],
  ['tom', 'jerry', 'cat', 'mouse'],
  ['sylvester', 'tweety', 'cat', 'chick'],
  ['wallace', 'gromit', 'man with cheese', 'dog'],
  ['calvin', 'hobbes', 'boy', 'tiger'],
  ['timon', 'pumbaa', 'meerkat', 'boar'],
  ['pooh|winnie the pooh|winnie', 'piglet', 'bear with a honey pot', 'pig'],
  ['chip', 'dale', 'chipmunk', 'chipmunk'],
  ['pinky', 'the brain', 'mouse', 'mouse'],
  ['lady', 'the tramp', 'dog with a bow', 'dog'],
  ['kermit', 'miss piggy', 'frog', 'pig'],
  ['lilo', 'stitch', 'girl', 'alien'],
  ['rick', 'morty', 'grandpa in a lab coat', 'boy'],
  ['max', 'moritz', 'boy', 'boy'],
  ['david', 'goliath', 'boy with a stone', 'ogre'],
  ['samson', 'delilah|dalila', 'strong man', 'woman with scissors'],
  ['batman', 'robin', 'superhero', 'superhero'],
  ['mario', 'luigi', 'super mario', 'luigi'],
  ['asterix', 'obelix', 'asterix', 'viking'],
  ['sherlock|sherlock holmes|holmes', 'watson|dr watson|dr\\.? watson', 'sherlock holmes', 'doctor'],
  ['thelma', 'louise', 'woman with sunglasses', 'woman with a scarf'],
  ['laurel|stan', 'hardy|ollie', 'man with a bowler hat', 'man with a bowler hat'],
  ['don quixote|don quijote|don quichotte|don chisciotte', 'sancho panza|sancho', 'knight', 'farmer'],
  ['shrek', 'fiona|princess fiona', 'shrek', 'princess'],
  ['shrek', 'donkey', 'shrek', 'donkey'],
  ['mickey', 'minnie', 'mouse', 'mouse'],
  ['donald', 'daisy', 'duck', 'duck'],
  ['barbie', 'ken', 'woman in a pink dress', 'man with sunglasses'],
  ['santa|santa claus', 'mrs\\.? claus', 'santa', 'grandma'],
  ['punch', 'judy', 'jester', 'woman'],
  ['simon', 'garfunkel', 'man with a guitar', 'man with a microphone'],
  ['bert|ernie', 'ernie|bert', 'man', 'man'],
  ['orpheus', 'eurydice', 'man with a lyre', 'woman'],
  ['hamlet', 'ophelia', 'prince with a skull', 'princess'],
];

const NAMED = PAIRS.map(
  ([first, second, one, other]) => [new RegExp(`^(?:${first}) ${AND} (?:${second})(?= |$)`, 'iu'), [one, other]] as const,
);

/** What is told of both, in English. */
const TOLD = /^ (?:in|on|at|who|with|without|from|under|\p{L}+ing)(?= )/iu;

/** Either of two as who is to be seen, and what is told of both behind their names. */
export function findFamousPair(text: string): { pair: readonly [string, string]; rest: string } | undefined {
  for (const [names, pair] of NAMED) {
    const [found] = names.exec(text) ?? [];
    const rest = text.slice(found?.length);
    if (found !== undefined) return { pair, rest: TOLD.test(rest) ? rest : '' };
  }
  return undefined;
}
