/** Who is under, on, in, beside, before or after what: 桜の木の下の猫, 屋顶上的猫, 지붕 위의 고양이. */

import { readNounPhrase } from '../author/noun-phrases.ts';
import { singularOf } from './plural.ts';
import { tellsDeed, translate } from './translate.ts';
import { oneOf } from './translate-field.ts';
import type { TranslatedWish, TypedWish } from './translated-wish.ts';

/** 桜の木の下の猫, 屋顶上的猫, 지붕 위의 고양이: who is under, on, in or beside what. */
const PLACED: Readonly<Record<string, RegExp>> = {
  ja: /^(.+?)の?(後|(?<=の|試験|面接|テスト|締切|締め切り|会議)前|(?<=の)(?:下|上|中|隣|横))(?:の|で\p{L}+?る)(.+)$/u,
  zh: /^在?(.+)(上|里|下|旁边|后|前)的(.+)$/u,
  ko: /^(.+) (위|안|아래|밑|앞|옆|후|전)(?:의|에 있는|(?<=후|전)) (.+)$/u,
};

const PREPOSITIONS: Readonly<Record<string, string>> = {
  下: 'under',
  上: 'on',
  中: 'in',
  里: 'in',
  前: 'in front of',
  後: 'after',
  后: 'after',
  후: 'after',
  전: 'before',
  隣: 'next to',
  横: 'next to',
  旁边: 'next to',
  위: 'on',
  안: 'in',
  아래: 'under',
  밑: 'under',
  앞: 'in front of',
  옆: 'next to',
};

/** What somebody is before rather than in front of. */
const EVENTS = /(?:^| )(?:exam|test|work|wedding|holidays?|meeting|lunch|dinner|breakfast|party|match|deadline|birthday)$/;

/** Words of their own that end like a place: in love, at night, in the morning, at once. */
const NO_PLACE = /(?:爱|愛|晚|早|马|馬|线|線|世|以|穿|戴|坐|骑|騎|遇|迷|追|赶)上$|(?:天|年|日)下$/u;

const WHERE: Readonly<Record<string, string>> = { 城里: 'city', 手上: 'hand' };

export function positionOf({ mainTheme }: TypedWish): TranslatedWish {
  for (const [language, pattern] of Object.entries(PLACED)) {
    const [, what = '', where = '', who = ''] = pattern.exec(mainTheme?.trim() ?? '') ?? [];
    const [tree, somebody] = [what, who].map((text) =>
      text === '' ? undefined : translate(language === 'ja' ? text.replace(/^桜(?:の木)?$/u, '桜') : text, language),
    );
    if (!tree || !somebody || NO_PLACE.test(what + where) || tellsDeed(tree)) continue;
    const thing = WHERE[`${what}${where}`] ?? (tree === 'wooden' ? 'tree' : singularOf(tree));
    const isBefore = where === '前' && EVENTS.test(thing);
    const preposition = thing === 'tree' && where === '上' ? 'in' : isBefore ? 'before' : PREPOSITIONS[where];
    const one = oneOf(somebody);
    if (preposition === 'in' && /^(?:house|home)$/.test(thing)) return { mainTheme: `${one} at home` };
    if (preposition === 'in' && thing === 'school') return { mainTheme: `${one} at school` };
    const isWeather = /^(?:rain|snow|night|sea|sky|forest|moon|sun|world)$/.test(thing);
    const it = /blossom/.test(thing) ? 'the cherry blossoms' : isWeather ? `the ${thing}` : readNounPhrase(thing).object;
    return { mainTheme: `${one} ${preposition} ${it}` };
  }
  return {};
}
