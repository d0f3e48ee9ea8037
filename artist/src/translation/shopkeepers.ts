/** Of a beast a shop is the trade: 犬のパン屋 is a dog who bakes, and 町のパン屋 a shop. */

import { namesCreature } from '../pieces/names-creature.ts';
import { translate } from './translate.ts';
import type { TranslatedWish, TypedWish } from './translated-wish.ts';

const KEEPERS: Readonly<Record<string, string>> = {
  パン屋: 'baker',
  ラーメン屋: 'ramen chef',
  寿司屋: 'sushi chef',
  ケーキ屋: 'pastry chef',
  花屋: 'florist',
  魚屋: 'fishmonger',
  肉屋: 'butcher',
  本屋: 'bookseller',
};

export function shopkeeperOf({ mainTheme }: TypedWish): TranslatedWish {
  const [, who = '', shop = ''] = /^(.+)の(\p{L}+屋)(?:さん)?$/u.exec(mainTheme?.trim() ?? '') ?? [];
  const keeper = KEEPERS[shop];
  const beast = keeper === undefined ? undefined : translate(who, 'ja');
  return beast !== undefined && namesCreature(beast) ? { mainTheme: `${beast} ${keeper}` } : {};
}
