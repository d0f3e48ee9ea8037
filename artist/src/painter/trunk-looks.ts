/** How heads of the picture set look below the neck. */
import type { Tail } from './tails.ts';
import type { Worn } from './trunk-wear.ts';

export interface TrunkColors {
  color: string;
  belly?: string;
  worn?: Worn;
  tail?: Tail;
  /** Of what is worn, and of the tail's end. */
  mark?: string;
  /** Where they have another colour than the trunk. */
  limbs?: string;
}

export const TRUNKS: Readonly<Record<string, TrunkColors>> = {
  // cat
  '1f431': { color: '#f0a04c', belly: '#fff0dc', tail: 'thin' },
  // dog
  '1f436': { color: '#d99a5c', belly: '#fbe8cc', tail: 'thin' },
  // mouse
  '1f42d': { color: '#a4a4b4', belly: '#e2e0ea', tail: 'thin', mark: '#f0a0a8' },
  // rabbit
  '1f430': { color: '#eceaf2', belly: '#ffffff', tail: 'stub' },
  // pig
  '1f437': { color: '#f092ae', belly: '#fcc4d2', tail: 'thin' },
  // tiger
  '1f42f': { color: '#f0983c', belly: '#fff2e0', tail: 'ringed', mark: '#3a2c2a' },
  // monkey
  '1f435': { color: '#8a5a3c', belly: '#e0b48a', tail: 'thin' },
  // gorilla
  'kin-gorilla-face': { color: '#717a8c', belly: '#a2a9b8' },
  // wolf
  '1f43a': { color: '#8b93a6', belly: '#e2e6ee', tail: 'bushy' },
  // fox
  '1f98a': { color: '#e8742c', belly: '#fff0e0', tail: 'bushy', mark: '#fff0e0' },
  // raccoon
  '1f99d': { color: '#8c8c98', belly: '#cfcfd8', tail: 'ringed', mark: '#34323e' },
  // lion
  '1f981': { color: '#e8a840', belly: '#f8dc9a', tail: 'tufted', mark: '#9a4a1e' },
  // horse
  '1f434': { color: '#8a5a3e', belly: '#b08460', tail: 'bushy', mark: '#3a2820' },
  // dragon
  '1f432': { color: '#2fa878', belly: '#e8e0a0', tail: 'thick' },
  // moose
  '1face': { color: '#7a5238', belly: '#a47c58', tail: 'stub' },
  // unicorn
  '1f984': { color: '#f1ecf8', belly: '#ffffff', tail: 'bushy', mark: '#e86ac0' },
  // boar
  '1f417': { color: '#80604c', belly: '#a88a72', tail: 'thin' },
  // hamster
  '1f439': { color: '#e8a860', belly: '#fff3e0', tail: 'stub' },
  // bear
  '1f43b': { color: '#a8683a', belly: '#dcae80', tail: 'stub' },
  // polar bear
  '1f43b-200d-2744-fe0f': { color: '#f0f2f8', belly: '#ffffff', tail: 'stub' },
  // koala
  '1f428': { color: '#9aa0b0', belly: '#e8eaf0', tail: 'stub' },
  // panda
  '1f43c': { color: '#f4f2f4', belly: '#ffffff', tail: 'stub', mark: '#2e2c36', limbs: '#2e2c36' },
  // frog
  '1f438': { color: '#3fb868', belly: '#e2f2a8' },
  // chicken
  '1f414': { color: '#f4f2f6', belly: '#ffffff', tail: 'plume' },
  // cow
  '1f42e': { color: '#f2eff2', belly: '#ffd9dc', tail: 'tufted', mark: '#4a3a3a' },
  // robot
  '1f916': { color: '#a9b6c8', worn: 'panel' },
  // skull
  '1f480': { color: '#3c3748', worn: 'ribs', mark: '#efeaf6', limbs: '#efeaf6' },
  // ogre
  '1f479': { color: '#d8432c', worn: 'belt', mark: '#f2b632' },
  // goblin
  '1f47a': { color: '#7a5236', worn: 'belt', mark: '#3a2a28', limbs: '#6aa83a' },
  // clown
  '1f921': { color: '#3f7af0', worn: 'buttons', mark: '#ffd23c' },
  // alien
  '1f47d': { color: '#8fbf7a', worn: 'belt', mark: '#5a4a9a' },
  // badger
  '1f9a1': { color: '#6f7078', belly: '#2b2a31', tail: 'stub', limbs: '#2b2a31' },
  // otter
  '1f9a6': { color: '#80573c', belly: '#dcc0a0', tail: 'thick' },
  // capybara
  'own-capybara': { color: '#96694a', belly: '#bf9270' },
  // axolotl
  'own-axolotl': { color: '#f59ac0', belly: '#fdd2e2', tail: 'fin', mark: '#f2608a', limbs: '#f59ac0' },
  // walrus
  'own-walrus': { color: '#8a6248', belly: '#b08c6c', tail: 'fluke' },
  // platypus
  'own-platypus': { color: '#7a5238', belly: '#b08a64', tail: 'flat', mark: '#54382a' },
  // meerkat
  'own-meerkat': { color: '#d0aa72', belly: '#f2e0ba', tail: 'thin', mark: '#5a4030' },
  // ostrich
  'own-ostrich': { color: '#3c3a48', worn: 'plumage', tail: 'plume', mark: '#f4f2f6', limbs: '#d99a8c' },
  // hyena
  'own-hyena': { color: '#b8986a', worn: 'spots', tail: 'tufted', mark: '#4a3828' },
  // lemur
  'own-lemur': { color: '#aeb2c2', belly: '#f2f2f6', tail: 'ringed', mark: '#2e2c36' },
  // yeti
  'own-yeti': { color: '#e6eef8', belly: '#b8d4f2' },
  // bigfoot
  'own-bigfoot': { color: '#80502c', belly: '#a8744a' },
  // pirate
  'own-pirate': { color: '#f2efea', worn: 'stripes', mark: '#d8323c' },
  // knight
  'own-knight': { color: '#a4b0c2', worn: 'plate', mark: '#e8b83c' },
  // mummy
  'own-mummy': { color: '#e8dcc0', worn: 'bandages', mark: '#a88f60', limbs: '#e8dcc0' },
  // viking
  'own-viking': { color: '#7a5236', worn: 'belt', mark: '#e8b83c' },
  // samurai
  'own-samurai': { color: '#a8263a', worn: 'plate', mark: '#e8b83c' },
  // gnome
  'own-gnome': { color: '#3a6ad8', worn: 'belt', mark: '#3a2a28' },
  // scarecrow
  'own-scarecrow': { color: '#a8703c', worn: 'buttons', mark: '#4a78c8' },
  // baby
  '1f476': { color: '#bfe2f6', worn: 'buttons', mark: '#ffffff' },
  // cherub
  '1f47c': { color: '#ffffff', worn: 'belt', mark: '#e8b83c' },
  // grandma
  '1f475': { color: '#8a5ab8', worn: 'pearls', mark: '#f6eef2' },
  // grandpa
  '1f474': { color: '#7a6448', worn: 'braces', mark: '#c8323c' },
  // santa
  '1f385': { color: '#d8323c', worn: 'belt', mark: '#3a2a28' },
  // mother christmas
  '1f936': { color: '#d8323c', worn: 'belt', mark: '#3a2a28' },
};
