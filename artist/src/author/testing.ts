/** Concepts as the house would conceive them for a blank wish, and what is to be told of others, for tests of the author. */
import type { Wish } from '@chaos/shared/contract/characters';
import { conceive } from '../concept/conceive.ts';
import type { Concept, Idea } from '../concept/concept.ts';
import { BLANK } from '../concept/testing.ts';
import { createChance } from '../drawing/random.ts';
import { choosePronouns, type Pronouns } from './pronouns.ts';
import { describeSubject, type Subject } from './subjects.ts';

const words = (list: string): string[] => list.split(', ');
const THEMES = words(
  'crocodile, octopus, cat, shark, goose, frog, penguin, hamster, giraffe, raccoon, walrus, pigeon, lobster, capybara, camel, owl, hippo, flamingo, sloth, bear, monkey, fox, moose, unicorn, cow, pig, boar, mouse, rabbit, koala, panda, chicken, dragon, robot, alien, ghost, skull, pumpkin, clown, ogre, goblin, space invader, stone head, snail, turtle, whale, dolphin, crab, squid, hedgehog',
);
const BODIES = words(
  'bomber plane, toaster, washing machine, avocado, accordion, lighthouse, espresso machine, bicycle, pizza, cactus, toilet, tractor, violin, submarine, croissant, fire hydrant, suitcase, teapot, rocket, spaghetti, banana, pear, watermelon, pineapple, coconut, eggplant, broccoli, garlic, potato, loaf of bread, baguette, pretzel, cheese, egg, butter, bus, tram, helicopter, sailing boat, trumpet, drum, piano, guitar, telephone, lamp, bathtub, sofa, wardrobe, mailbox, trash can',
);
const TRAITS = words(
  'sneakers, top hat, guitar, crown, sunglasses, boxing gloves, roller skates, microphone, umbrella, skateboard, necktie, hiking boots, cowboy boots, high heels, sandals, ice skates, magic wand, hammer, axe, saw, goggles, graduation cap, baseball cap, sun hat, laser eyes',
);
const STYLES = words('vaporwave, haunted swamp, outer space, beach, neon city, jungle, disco, desert, snowy mountains, kitchen');
const PROPS = words('traffic cone, banana, balloon, trophy, rubber duck, alarm clock, candle, disco ball');

/** A plausible concept of a blank wish; the same seed gives the same one. */
export function conceiveBlank(seed: string): Concept {
  const chance = createChance(`concept ${seed}`);
  const idea = (list: readonly string[]): Idea => ({ word: chance.pick(list), given: false, piece: '1f40a' });
  return {
    seed,
    theme: idea(THEMES),
    body: idea(BODIES),
    trait: idea(TRAITS),
    style: { word: chance.pick(STYLES), given: false, backdrop: 'beach' },
    props: chance.happens(0.5) ? [idea(PROPS), idea(PROPS)] : [],
  };
}

export interface TypedWords {
  theme: string;
  body: string;
  trait: string;
  style: string;
  seed?: string;
}

/** A concept of which a person typed every word. */
export function conceiveTyped({ theme, body, trait, style, seed = 'typed' }: TypedWords): Concept {
  const idea = (word: string): Idea => ({ word, given: true, piece: '1f40a' });
  return {
    seed,
    theme: idea(theme),
    body: idea(body),
    trait: idea(trait),
    style: { word: style, given: true, backdrop: 'beach' },
    props: [],
  };
}

/** What a lore may say of whoever is wished for. */
export function subjectOf(wish: Partial<Wish>, pronouns: Pronouns = choosePronouns(createChance('s'))): Subject {
  return describeSubject(conceive({ ...BLANK, ...wish }, 's'), { name: 'Bob', pronouns, chance: createChance('s') });
}
