/** What people say of each other on the phone and on the net: that they ghost, overshare, are based. In the form of CHARACTER_TRAITS, before which it is read. */
import type { CharacterTrait } from './expression-kinds.ts';

export const ONLINE_TRAITS = {
  ghosting: {
    names: 'ghosting, ghosts (?:people|everyone|dates|all *|his *|her *), leaves (?:people |everyone )?on read',
    eyes: 'aside',
    mouth: 'smirk',
    piece: '📱',
    thinks: '👻',
  },
  oversharing: {
    names: 'over ?shar*, tmi, too much information, no filter',
    eyes: 'wide',
    mouth: 'laugh',
    mark: 'chatter',
    piece: '📱',
  },
  lagging: {
    names: 'lag(?:s|ging|gy), buffering, still loading, loading(?! (?:an?|the|up)), slow internet, bad connection',
    eyes: 'spiral',
    mouth: 'flat',
    mark: 'dots',
    thinks: '⏳',
  },
  glitching: {
    names: 'glitch(?:ing|es|y|ed), has a bug, buggy, malfunctioning, short circuit*',
    eyes: 'uneven',
    mouth: 'wobble',
    mark: 'scribble',
  },
  unplugged: {
    names: 'unplugged, offline, digital detox, off the grid, no phone, phone free',
    eyes: 'closed',
    mouth: 'smile',
    refuses: '📱',
  },
  cringe: { names: 'cring(?:e|ey|y|ing), awkward silence', eyes: 'aside', mouth: 'clench', mark: 'sweat' },
  slay: {
    names: 'slay(?:s|ing)?, slay queen, iconic, main character*, so extra',
    eyes: 'star',
    mouth: 'smirk',
    mark: 'spotlight',
  },
  'has rizz': {
    names: '(?:has )?rizz, rizzler, rizzed up, smooth talker, pick up lines, charmer',
    eyes: 'wink',
    mouth: 'smirk',
    mark: 'hearts',
    piece: '🌹',
  },
  delusional: { names: 'delulu, delusional', eyes: 'star', mouth: 'grin', mark: 'swirls', thinks: '👑' },
  based: { names: 'based(?! (?:in|on|at|off))', eyes: 'cool', mouth: 'smirk', mark: 'likes' },
} as const satisfies Readonly<Record<string, CharacterTrait>>;
