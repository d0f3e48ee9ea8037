/** What eyes, mouths and marks around somebody there are to tell what they feel, do and are like. */

export type EyeKind =
  | 'googly'
  | 'tall'
  | 'sleepy'
  | 'angry'
  | 'star'
  | 'heart'
  | 'dizzy'
  | 'sparkle'
  | 'smug'
  | 'money'
  | 'cool'
  | 'happy'
  | 'closed'
  | 'laughing'
  | 'wink'
  | 'tired'
  | 'sad'
  | 'aside'
  | 'jealous'
  | 'dark'
  | 'determined'
  | 'raised'
  | 'rolling'
  | 'wide'
  | 'uneven'
  | 'crossed'
  | 'spiral';
export type MouthKind =
  | 'laugh'
  | 'grin'
  | 'smirk'
  | 'wobble'
  | 'fangs'
  | 'tongue'
  | 'lips'
  | 'gasp'
  | 'snore'
  | 'frown'
  | 'underbite'
  | 'gold'
  | 'yawn'
  | 'gaps'
  | 'pucker'
  | 'smile'
  | 'flat'
  | 'clench'
  | 'drool'
  | 'full'
  | 'sick'
  | 'thermometer'
  | 'zip';

/** Pictures beside a head. */
export type Emblem =
  | 'food thought'
  | 'water thought'
  | 'gears'
  | 'dots'
  | 'quotes'
  | 'questions'
  | 'exclamation'
  | 'rain cloud'
  | 'gossip'
  | 'chatter'
  | 'shout'
  | 'monday'
  | 'likes'
  | 'wow'
  | 'stop'
  | 'bulb'
  | 'check'
  | 'hello'
  | 'moon'
  | 'scribble'
  | 'wanted'
  | 'no signal'
  | 'back arrow'
  | 'side arrows'
  | 'twin'
  | 'inbox'
  | 'endless';

export type Around =
  | 'sparkles'
  | 'stink'
  | 'hearts'
  | 'joy'
  | 'frenzy'
  | 'tremble'
  | 'hurry'
  | 'breeze'
  | 'ribbons'
  | 'webs'
  | 'ghosts'
  | 'drips'
  | 'sweat'
  | 'swirls';
export type Behind = 'cape' | 'rays' | 'spotlight';
export type OnHead = 'halo' | 'horns' | 'mask' | 'plasters' | 'leaves';
export type AtMouth = 'spit' | 'flame' | 'crumbs';
/** At one part of a body. */
export type Bodily =
  | 'laser beams'
  | 'dark glasses'
  | 'thick glasses'
  | 'hearing aid'
  | 'big ears'
  | 'bald head'
  | 'fleas'
  | 'long nose'
  | 'big nose'
  | 'red nose'
  | 'round nose'
  | 'pipe'
  | 'megaphone'
  | 'braces'
  | 'long tongue'
  | 'glitter'
  | 'fart'
  | 'bite'
  | 'rubber ring'
  | 'round belly'
  | 'plaster cast'
  | 'giant feet'
  | 'peel'
  | 'clown nose'
  | 'clown tufts'
  | 'round glasses'
  | 'grey bun'
  | 'grey brows'
  | 'grey tufts'
  | 'wrinkles';
export type AllOver =
  | 'mud'
  | 'flour'
  | 'tattoos'
  | 'blots'
  | 'fluff'
  | 'spots'
  | 'stripes'
  | 'scales'
  | 'spikes'
  | 'lumps'
  | 'barnacles';
type OnBody = 'abs' | 'cracks' | AllOver;
export type TraitMark = Emblem | Around | Behind | OnHead | AtMouth | OnBody | Bodily | 'snail';

export interface CharacterTrait {
  /** As `patternOf` reads them. */
  names: string;
  eyes?: EyeKind;
  mouth?: MouthKind;
  mark?: TraitMark | readonly TraitMark[];
  /** What is held, worn or radiated besides, unless something was named. Pieces are emoji or ids. */
  piece?: string;
  /** True: that is seen also where something else was named: a clock with the school that somebody is late for. */
  isLasting?: true;
  /** What is in a thought beside the head. */
  thinks?: string;
  /** What is struck through in one. */
  refuses?: string;
}
