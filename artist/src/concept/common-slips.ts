/** Words that are often mistyped, and are too short or too far off for a guess. Nobody can mean anything else by them. */
const SLIPS: Readonly<Record<string, string>> = Object.fromEntries(
  `becuase because, beacuse because, freind friend, freinds friends, recieve receive, jelous jealous, forgetfull forgetful, potatoe potato,
  potatos potatoes, tomatoe tomato, definately definitely, wierd weird, beutiful beautiful, beatiful beautiful, buisness business, skelton skeleton,
  vaccum vacuum, restaraunt restaurant, resturant restaurant, libary library, calender calendar, neigbor neighbor, neigbour neighbour,
  grammer grammar, rythm rhythm, wearng wearing, hungery hungry, thirsy thirsty, tierd tired, scarry scary, angery angry, sleepey sleepy,
  exited excited, suprised surprised, embarassed embarrassed, gaurd guard, soilder soldier, theif thief, cheif chief, docter doctor, stubbon stubborn, stuborn stubborn, stubburn stubborn, clumsey clumsy, clumzy clumsy, nervus nervous, anxius anxious, lasy lazy, hungy hungry,
  jelouse jealous, agressive aggressive, mischevious mischievous, allergik allergic, alergic allergic, vegitarian vegetarian, excitd excited, boared bored, parot parrot, monky monkey, monkee monkey, pengin penguin, penguine penguin, rabit rabbit, dolfin dolphin,
  grumppy grumpy, confuzed confused, nervus nervous, fotball football, pixle pixel, catoon cartoon, teh the`
    .split(',')
    .map((pair) => pair.trim().split(' ')),
);
/** Words as well, where nothing else is said: "teh" is tea in Malay, and somebody may be exited. */
const BESIDE_ENGLISH = new Set(['teh', 'exited']);

/** The text with such words as they are spelt; who shouts is left alone. */
export function correctSlips(text: string | null): string | null {
  if (text === null) return null;
  const words = text.split(' ');
  return words
    .map((word) => {
      const lower = word.toLowerCase();
      const meant = Object.hasOwn(SLIPS, lower) ? SLIPS[lower] : undefined;
      const isMeant =
        !BESIDE_ENGLISH.has(lower) ||
        (words.length > 1 && !/^(?:tarik|panas|manis|botol|hijau|susu|dan|ais|es)$/iu.test(words[1] ?? ''));
      return meant === undefined || !isMeant ? word : meant;
    })
    .join(' ');
}
