/** A body as what it is: whoever types one means a part of somebody, and many say so. "Part bomber plane", "half submarine", "mostly cheese". */
import type { Wish } from '@chaos/shared/contract/characters';

const SHARE =
  /^\s*(?:part(?:ly|ially)?|half|mostly|mainly|largely|halb|zur Hälfte|teils|à moitié|moitié|mitad|metà|metade)[\s-]+(?:of )?(?:an? )?(?=\p{L})/iu;
/** A half moon is no moon, and who is half asleep is not half of anything. */
const ONE_WORD =
  /^\s*(?:half[\s-]+(?:an? )?(?:moon|pipe|marathon|term|orc|elf|blood|giant|life|day|price|back|nelson|dozen|hour|pint|pound|mast|note|timer?|crown|dead|\p{L}+(?:ed|en))|part[\s-]+(?:time(?:r)?|song|exchange|of))(?!\p{L})|^\s*half asleep/iu;

export function withoutShare(wish: Wish): Wish {
  const body = wish.bodyInfluence;
  return body === null || ONE_WORD.test(body) ? wish : { ...wish, bodyInfluence: body.replace(SHARE, '') };
}
