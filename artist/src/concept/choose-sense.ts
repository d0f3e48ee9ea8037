/** A theme that is a word for two things, of which the other fields say which one is meant: cricket in Mumbai is no insect. */
import type { Wish } from '@chaos/shared/contract/characters';

interface Sense {
  /** The whole theme, as it is typed. */
  said: RegExp;
  /** What the others say where this is meant. */
  beside: RegExp;
  /** What they say where it is not. */
  other?: RegExp;
  meant: string;
}

const SENSES: readonly Sense[] = [
  {
    said: /^(?:playing |the )?cricket$/i,
    beside:
      /\b(?:bats?|batting|balls?|bowl(?:s|er|ing)?|wickets?|stumps|innings|pitch|stadium|match|game|team|sports?|sporty|captain|umpire|champion|trophy|loser|competitive|offside|athletic|india|mumbai|delhi|kolkata|calcutta|chennai|bangalore|bengaluru|pakistan|karachi|lahore|sri lanka|colombo|bangladesh|dhaka|lord['’]?s|oval|england|london|australia|sydney|melbourne|perth|brisbane|adelaide|new zealand|jamaica|barbados|caribbean|johannesburg|cape town|south africa)\b/i,
    other:
      /\b(?:leaf|leaves|grass|chirp\w*|insects?|bugs?|hops?|hopping|song|sings?|singing|meadow|garden|forest|jungle|field|night|lullaby|violin|fiddle)\b/i,
    meant: 'cricket match',
  },
  {
    said: /^(?:a |the )?crane$/i,
    beside: /\b(?:construction|building site|builder|worker|harbou?r|port|steel|heavy|lifts?|skyscrapers?|docks?|dubai)\b/i,
    meant: 'building crane',
  },
];

/** The theme in words of one meaning, or nothing. */
export function chooseSense({ mainTheme, ...others }: Wish): { mainTheme?: string } {
  const beside = [others.bodyInfluence, others.characteristicInfluence, others.style].join(' ');
  const sense = SENSES.find(
    ({ said, beside: wanted, other }) => said.test(mainTheme?.trim() ?? '') && wanted.test(beside) && !other?.test(beside),
  );
  return sense ? { mainTheme: sense.meant } : {};
}
