/** What an animal is drawn from. Lengths are in units of which about two hundred fit into a picture. */
export interface Proportions {
  name: string;
  skin: string;
  /** The lighter side below, and in the ears; the skin's own where there is none. */
  under?: string;
  /** Colour of pattern, plates and horns. */
  mark?: string;
  /** Half the length and half the height of the body. */
  body: readonly [long: number, high: number];
  /** How long the legs are below the body, how thick, and how many pairs. */
  legs: readonly [long: number, thick: number, pairs?: number];
  /** How far the head is from the body, and how many degrees above it. */
  neck: readonly [long: number, up: number];
  head: number;
  headColor?: string;
  snout?: readonly [long: number, thick: number, kind?: 'round' | 'pointed' | 'beak' | 'tube' | 'pig' | 'jaws'];
  ears?: readonly [kind: 'round' | 'pointed' | 'floppy' | 'tufted' | 'long', size: number];
  horns?: 'nose and brows' | 'lyre' | 'back' | 'curl' | 'nose' | 'straight' | 'antlers' | 'palms' | 'knobs';
  tail?: readonly [kind: 'thin' | 'thick' | 'bushy' | 'curl' | 'over' | 'ringed' | 'stub' | 'plume', long: number];
  /** What grows on the back. */
  back?: 'plates' | 'spikes' | 'sail' | 'quills' | 'spines' | 'mane';
  pattern?: 'spots' | 'stripes' | 'scales' | 'patches' | 'rings' | 'lines' | 'tiles';
  /** A frill of bone behind the head. */
  frill?: true;
  tusks?: true;
  /** Colour of the skin that hangs below a jaw. */
  dewlap?: string;
  beard?: true;
  /** Another colour of cheeks and muzzle. */
  mask?: string;
  /** Colour of a stripe from the nose through the eye, and of hands with claws. */
  stripe?: string;
  paws?: string;
  nose?: string;
  /** How large its eyes are beside those of others. */
  eyes?: number;
  /** Two teeth that are seen with the mouth closed. */
  teeth?: true;
  whiskers?: true;
  /** The emoji whose picture it takes the place of. */
  insteadOf?: string;
}

/** What the head alone is drawn from, and the neck below it. */
export type HeadProportions = Omit<Proportions, 'name' | 'body' | 'legs'>;
