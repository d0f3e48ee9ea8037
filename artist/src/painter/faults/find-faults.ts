/** What is wrong with how a picture is put together, found by its geometry: nothing is painted. */
import { type Concept, type Idea, isInCompany, lookOf, traitsOf } from '../../concept/concept.ts';
import { clothesOf, showsTop } from '../../concept/outfit.ts';
import { coversPoint, type Part, partBox, partsBox } from '../../drawing/parts.ts';
import { toPicture } from '../../drawing/place.ts';
import { SIDE } from '../../drawing/raster.ts';
import { anchorAt } from '../../drawing/sprite.ts';
import { readLook } from '../../lettering/carriers.ts';
import { findPiece } from '../../pieces/catalogue.ts';
import { ANIMAL_OF_HEAD, HEAD_OF_ANIMAL } from '../../pieces/heads-of-animals.ts';
import { isBareFace, isPerson } from '../../pieces/people.ts';
import { animalOfPortrait } from '../../pieces/portray.ts';
import { isHuman } from '../compositions.ts';
import { signsOf } from '../costumes.ts';
import { type Detail, lettersOf } from '../details.ts';
import { findDrawnHead, withoutTeeth } from '../drawn-heads.ts';
import { HEADBAND } from '../dress.ts';
import { plainFaceOf } from '../faces-by-chance.ts';
import { type Figure, type Prop, Z } from '../figure.ts';
import { HEADPHONES, isHeadphones } from '../headphones.ts';
import { bearsMarksOf } from '../known-by.ts';
import { isShirt } from '../trunk-wear.ts';
import { headsOf, isHalf, shareCovered, shareHidden } from '../uncover-faces.ts';
import { clutterOf } from './clutter.ts';
import { touchesOf } from './touches.ts';

/** Held things may hide this much of a face, and hats this much. */
const HIDDEN_MAX = 0.1;
const HIDDEN_BY_HAT_MAX = 0.3;
const HIDDEN_BY_EYEWEAR_MAX = 0.6;
const INSIDE_MIN = 0.8;
const HALF_HIDDEN_MAX = 0.3;
const LOOKING_OUT_HIDDEN_MAX = 0.5;

/** @returns a sentence for each; none for a picture in which everything can be seen. */
export function findFaults(concept: Concept, scene: { figure: Figure; props: readonly Prop[] }): string[] {
  const { figure } = scene;
  const props = scene.props.map(({ part }) => part);
  const isGroup = isInCompany(concept);
  const faults = isGroup ? [] : [...hiddenFaces(figure, props), ...hiddenHalves(figure), ...lostHeads(figure)];
  faults.push(...uncalledFor(concept, figure), ...missingHalves(concept, figure, props), ...touchesOf(concept, figure, props));
  faults.push(...clutterOf(concept, figure, props));
  if ([...figure.parts, ...props].some((part) => lettersOf(part).some((letters) => !isInside(letters))))
    faults.push('letters outside');
  const inside = shareInside(partsBox(figure.parts));
  if (inside < INSIDE_MIN) faults.push(`only ${inside.toFixed(2)} inside`);
  if (figure.parts.some((part) => !Number.isFinite(partBox(part).left))) faults.push('a part nowhere');
  if (props.some((prop) => shareInside(partBox(prop)) < 0.5)) faults.push('a prop outside');
  // Who is in the air has shadows where the feet would stand.
  if (!figure.airborne && !figure.feet.every((foot) => standsOnLeg(figure, foot))) faults.push('a foot without a leg');
  return faults;
}

/** Whatever was asked for is there: as itself, or as its head, or in what an animal wears and holds. */
function missingHalves(concept: Concept, figure: Figure, props: readonly Part[]): string[] {
  const parts = [...figure.parts, ...props];
  const { theme, body } = concept;
  const shown = new Set(parts.flatMap((part) => (part.kind === 'sprite' ? [plainFaceOf(animalOfPortrait(part.sprite.id))] : [])));
  const read = new Set([...shown].map((id) => readLook(id)?.letters));
  const isDrawn = (look: string): boolean => {
    const drawn = findDrawnHead(look)?.markup;
    return (
      drawn !== undefined &&
      parts.some((part) => part.kind === 'svg' && [drawn, withoutTeeth(drawn)].some((head) => part.markup.startsWith(head)))
    );
  };
  const isThere = (look: string): boolean =>
    read.has(readLook(look)?.letters ?? '') ||
    [look, HEAD_OF_ANIMAL[look], ANIMAL_OF_HEAD[look]].some((id) => id !== undefined && shown.has(id)) ||
    isDrawn(look) ||
    // Of who is without a head, the rest is there.
    (concept.lacks?.includes('head') && isHeaded(look)) ||
    (look === HEADPHONES && parts.some(isHeadphones)) ||
    signsOf(look).some((id) => shown.has(id)) ||
    // Of who is but a face and was asked for as a body, a beast has the shirt.
    (look === lookOf(body) && isBareFace(look) && parts.some(isShirt)) ||
    // A drawn hat, or what goes with them in a hand or beside them.
    (isPerson(look) &&
      (isInCompany(concept) ||
        clothesOf(concept) !== undefined ||
        bearsMarksOf(parts, look) ||
        (concept.also ?? []).some((idea) => !idea.given && shown.has(lookOf(idea))) ||
        figure.brought.some((id) => !asked.has(id)) ||
        parts.some((part) => (part.kind === 'svg' && part.z === Z.hat) || (part.z === Z.held && !isCarried(part)))));
  const asked = new Set(traitsOf(concept).flatMap((trait) => (trait.given ? [lookOf(trait)] : [])));
  const isCarried = (part: Part): boolean => part.kind === 'sprite' && asked.has(part.sprite.id);
  // A word that hardly anybody would see in a picture is written beside it.
  const isWritten = ({ word }: Idea): boolean => read.has(word);
  return [theme, body].flatMap((idea) =>
    idea.given && !isThere(lookOf(idea)) && !isWritten(idea) ? [`no ${idea.word} to be seen`] : [],
  );
}

/** What chance puts on a head leaves to be seen what that head is known by. */
function uncalledFor(concept: Concept, figure: Figure): string[] {
  const chosen = new Set(traitsOf(concept).flatMap((trait) => (trait.given ? [] : [lookOf(trait)])));
  if (traitsOf(concept).some(({ given }) => given)) return [];
  const worn = figure.parts.filter((part) => part.kind !== 'sprite' || chosen.has(part.sprite.id));
  const eyewear = worn.filter((part) => part.kind === 'sprite' && findPiece('eyewear', part.sprite.id) !== undefined);
  const covers = headsOf(figure).some((head) => shareCovered(head, eyewear) > HIDDEN_BY_EYEWEAR_MAX);
  const isHatted = worn.some(({ z }) => z === Z.hat) && showsTop(concept);
  return [
    ...(covers ? ['eyewear of chance over a face'] : []),
    ...(isHatted ? ['a hat of chance on what is known by its top'] : []),
  ];
}

const isWornOnFace = (part: Part): boolean => part.kind !== 'sprite' || findPiece('eyewear', part.sprite.id) !== undefined;

/** What is held leaves either half of a wish to be seen, and so do they each other. */
function hiddenHalves({ parts }: Figure): string[] {
  // Crumbs around a mouth fill less than their bounds.
  const held = parts.filter(({ z }) => z >= Z.held && z !== Z.mark);
  const loads = parts.filter(({ z, kind }) => kind === 'sprite' && (z === Z.back || z === Z.chest));
  const bodies = parts.filter(({ z, kind }) => kind === 'sprite' && z === Z.body);
  return [...parts.filter(isHalf), ...loads].flatMap((half) => {
    const share = shareHidden(half, half.z === Z.back ? [...held, ...bodies] : held);
    // Who looks out of something is seen from the chest up.
    return share > (half.z === Z.back ? LOOKING_OUT_HIDDEN_MAX : HALF_HIDDEN_MAX)
      ? [`half of the wish hidden: ${share.toFixed(2)}`]
      : [];
  });
}

/** No thing, and nobody human, takes the place of a beast's own head; another beast's head, a robot's or an alien's may. */
function lostHeads({ parts }: Figure): string[] {
  return parts.flatMap((part) => {
    const beast = part.kind === 'sprite' && part.z === Z.body ? findPiece('animal', part.sprite.id) : undefined;
    if (!beast || part.kind !== 'sprite') return [];
    const at = anchorAt(part.place, beast.head);
    const isOver = (each: Part): boolean =>
      each.kind === 'sprite' && each.z >= Z.chest && each.z <= Z.head && coversPoint(each, at) && !isBeing(each.sprite.id);
    return parts.some(isOver) ? ['a beast without its head'] : [];
  });
}

const isHeaded = (look: string): boolean => isPerson(look) || findPiece('head', look) !== undefined || look in HEAD_OF_ANIMAL;

const isBeing = (id: string): boolean =>
  findPiece('animal', id) !== undefined || id in ANIMAL_OF_HEAD || (findPiece('head', id) !== undefined && !isHuman(id));

function isInside({ place, box }: Detail): boolean {
  return [box.left, box.right].every((x) =>
    [box.top, box.bottom].every((y) => {
      const at = toPicture(place, { x, y });
      return at.x >= 0 && at.x <= SIDE && at.y >= 0 && at.y <= SIDE;
    }),
  );
}

function hiddenFaces(figure: Figure, props: readonly Part[]): string[] {
  return headsOf(figure).flatMap((head) => {
    const above = figure.parts.filter(({ z }) => z > head.z);
    const faults: string[] = [];
    const report = (what: string, parts: readonly Part[], most: number): void => {
      const share = shareCovered(head, parts);
      if (share > most) faults.push(`${what} hides ${share.toFixed(2)} of a face`);
    };
    report(
      'a hat',
      above.filter((part) => part.z === Z.hat && part.kind === 'sprite' && part.sprite.id !== HEADBAND),
      HIDDEN_BY_HAT_MAX,
    );
    report(
      'the body',
      above.filter((part) => part.z < Z.hat && !isWornOnFace(part)),
      HIDDEN_MAX,
    );
    report(
      'what is held',
      above.filter(({ z }) => z >= Z.arm && z !== Z.mark),
      HIDDEN_MAX,
    );
    report('a prop', props, 0);
    return faults;
  });
}

function shareInside({ left, right, top, bottom }: ReturnType<typeof partBox>): number {
  const width = Math.max(0, Math.min(SIDE, right) - Math.max(0, left));
  const height = Math.max(0, Math.min(SIDE, bottom) - Math.max(0, top));
  return (width * height) / ((right - left) * (bottom - top));
}

/** Something of the figure is just above the sole. */
const standsOnLeg = ({ parts }: Figure, { at, size }: Figure['feet'][number]): boolean =>
  [-10, 0, 15, 30, 45, 60, 75].some((up) =>
    // The legs of a crane are thin.
    [-60, -50, -40, -30, -20, -10, 0, 10, 20, 30, 40, 50, 60].some((aside) =>
      parts.some((part) => coversPoint(part, { x: at.x + aside * size, y: at.y - up * size })),
    ),
  );
