/**
 * The catalogue's vocabulary. Every position is in percent of the piece's square frame, measured after the piece has
 * been turned upright (`turn`, `flipY`): 0,0 is the upper left corner and 100,100 the lower right one.
 */
export interface Point {
  x: number;
  y: number;
}

/** Where a creature looks: pieces that look sideways all look to the left, as the picture set draws them. */
export type Facing = 'front' | 'left';

interface PieceBase {
  id: string;
  /** The plain name as it reads inside a sentence. */
  name: string;
  /** Degrees clockwise that set the piece upright. */
  turn: number;
  flipY: boolean;
}

/** A face that can sit on any body. */
export interface HeadPiece extends PieceBase {
  role: 'head';
  facing: Facing;
  /** The middle between the eyes, and the distance between them (0 when only one is seen). */
  eyes: Point & { span: number };
  /** Where a hat's brim sits, and how wide a hat may be there. */
  top: Point & { width: number };
  /** Where the head meets a body. */
  neck: Point;
  /** Half its height, where it is not all of the piece. */
  radius?: number;
}

/** A whole animal. */
export interface AnimalPiece extends PieceBase {
  role: 'animal';
  facing: Facing;
  eyes: Point & { span: number };
  top: Point & { width: number };
  /** The circle that another head must cover, or that is cut out to be set upon another body. */
  head: Point & { radius: number };
  /** False: it has no legs to stand on, so some are drawn. */
  hasLegs: boolean;
}

/** A thing that becomes somebody: it gets a face, or somebody else's head. */
export interface BodyPiece extends PieceBase {
  role: 'body';
  /** Where a drawn face fits, and how wide it may be. */
  face: Point & { width: number };
  /** Where another head is set on; the top of the silhouette when the table gives none. */
  neck: Point | null;
  kind: 'food' | 'thing' | 'vehicle' | 'plant' | 'clothes' | 'building';
  /** True: it stands on wheels, feet or a floor of its own. */
  stands: boolean;
  /** True: it points to the right, and a head belongs at its front end. */
  nose: boolean;
}

export interface HatPiece extends PieceBase {
  role: 'hat';
  /** The middle of the opening that touches the head, and the opening's width. */
  brim: Point & { width: number };
}

export interface EyewearPiece extends PieceBase {
  role: 'eyewear';
  /** The middle between the lenses, and the whole width. */
  lens: Point & { width: number };
}

/** Shoes look to the right, sole down. */
export interface ShoePiece extends PieceBase {
  role: 'shoe';
  ankle: Point;
  sole: number;
}

/** Something for a hand: from the grip to the tip. */
export interface HeldPiece extends PieceBase {
  role: 'held';
  grip: Point;
  tip: Point;
  /** Size in percent of a usual prop. */
  size: number;
}

/** Something that stands on the ground, floats in the air, or sits on a back, and needs no anchor. */
export interface PropPiece extends PieceBase {
  role: 'ground' | 'float' | 'back';
  size: number;
}

export type CataloguePiece = HeadPiece | AnimalPiece | BodyPiece | HatPiece | EyewearPiece | ShoePiece | HeldPiece | PropPiece;

export type PieceRole = CataloguePiece['role'];
