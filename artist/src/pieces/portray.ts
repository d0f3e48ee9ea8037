/** The head of an animal, drawn apart from the rest, with a neck of its own. */
import { at, type Spot, soft } from './animal-shapes.ts';
import { frameAnimal, type Look } from './frame-animal.ts';

/** It looks to the left, on a neck that goes straight down to the lower edge of the piece. */
export interface Portrait extends Look {
  /** The middle of the neck's lower end and how wide it is, in percent of the piece. */
  neck: Spot & { width: number };
}

/** What a portrait is put together from, in the units of the whole animal; the neck is below 0. */
interface Sitter {
  id: string;
  neck: { color: string; width: number; chin: number };
  /** Between neck and head. */
  behind?: string;
  head: string;
  box: { left: number; right: number; top: number };
  middle: Spot;
  eyes: Spot;
  radius: number;
}

const PREFIX = 'head-of-';
export const idOfPortrait = (animal: string): string => `${PREFIX}${animal}`;
/** Whose head a piece shows. */
export const animalOfPortrait = (id: string): string => (id.startsWith(PREFIX) ? id.slice(PREFIX.length) : id);

export function portray({ id, neck, behind = '', head, box, middle, eyes, radius }: Sitter): Portrait {
  const [half, low] = [neck.width / 2, neck.chin];
  const throat = `<path d="M${at(-half * 0.86, middle.y)}L${at(half * 0.86, middle.y)}L${at(half, low)}L${at(-half, low)}Z" fill="${neck.color}"/>`;
  const look = frameAnimal({
    id: idOfPortrait(id),
    name: id,
    markup: `${soft(throat)}${behind}${head}`,
    box: { left: Math.min(box.left, -half) - 4, right: Math.max(box.right, half) + 4, top: box.top - 4, bottom: low },
    eyes,
    top: { x: middle.x + radius * 0.1, y: middle.y - radius * 0.83, width: radius * 1.5 },
    head: { ...middle, radius },
  });
  const { eyes: eye, head: seen } = look.piece;
  const percent = seen.radius / radius;
  return { ...look, neck: { x: eye.x - eyes.x * percent, y: seen.y + (low - middle.y) * percent, width: neck.width * percent } };
}
