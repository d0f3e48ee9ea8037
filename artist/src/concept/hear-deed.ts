/** What a theme says that somebody does, has with them or is beside: nobody is half of that. */
import { isBoardToRide } from '../painter/stand-on-board.ts';
import { findPiece } from '../pieces/catalogue.ts';
import { findPair } from './find-pair.ts';
import type { Heard } from './heard.ts';

/** What is done with a thing that stays what it is, without "-ing". */
const DONE_TO =
  'watch|hoard|chas|collect|guard|push|pull|throw|fight|eat|drink|hav|cook|bak|water|carry|lift|deliver|feed|steal|hid|bury|juggl|paint|knit|wash|iron|build|fix|repair|clean|polish|sweep|robb|count|kick|catch|hunt|sell|mow|milk|shear|serv|pack|burn|break|smash|chew|lick|sniff';
/** Before what is there as well, of which nobody is made. */
const BESIDE = new RegExp(
  ` (?:beside|near|next to|in front of|at the sight of|between|full of|under|underneath|beneath|behind(?! (?:the|a|its|his|her) wheel)|(?:looking|searching|waiting) for|(?:${DONE_TO})ing(?: out of)?|trying to \\p{L}+|can(?:not|['’]t) \\p{L}+) (.+)$`,
  'u',
);

/** What somebody has with them or in a hand; a head, a shell or a tail of something is grown on. */
const WITH =
  / (?:with|holding|holds|carrying|carries|waving|waves) (?:(?:an?|the|his|her|its|their|some|two|three) )?(?!.*\b(?:heads?|body|face|legs?|arms?|hands?|feet|tails?|wings?|shell|hair|fur|skin|back|belly|nose|instead|for)\b)(.+)$/u;

/** Who became a sofa, looks like one or thinks so may be half of it, and who drives a bus sits in it; who ate, stole or waits for one is not. */
const DONE_WITH =
  / (?:that|who|which) (?:(?:always|only|just|secretly|really|still|once|accidentally|actually) )*(?!(?:is|are|was|were|be|been|being|am|has|have|had|became|becomes?|becoming|turn(?:s|ed)|think(?:s|ing)?|thought|believe[sd]?|identif\w+|pretend\w*|imagin\w+|dream\w*|want\w*|wish\w*|look(?:s|ed) like|dress\w*|disguis\w+|act(?:s|ed) like|transform\w*|morph\w*|mutat\w+|merg\w+|fus\w+|grew|grow(?:s|n)|can|could|will|would|drives?|drove|rides?|rode|flies|flew|steers?|pilots?|sails?|wears?|got|gets|carr(?:y|ies|ied)|uses?|used|swap\w*|replaced?|exchanged?)\b)\p{L}+(?! (?:into|as)\b).*$/u;

export interface HeardDeed {
  /** Does somebody have it with them or in hand? */
  isBrought: (one: Heard) => boolean;
  /** Is it done, or something done to it, or is somebody beside it? */
  isOfDeed: (one: Heard) => boolean;
}

/** @param hasHands whoever the theme is about is a creature. */
export function hearDeed(mainTheme: string, hasHands: boolean): HeardDeed {
  const text = mainTheme.toLowerCase();
  // Nobody is half of what they water, guard or carry, or are under.
  const deed = / (?:that|who|which|under|beneath|behind) .+$/u.exec(text)?.[0] ?? '';
  const verb = / (?:that|who|which) (\S+)/u.exec(deed)?.[1];
  const isDone = DONE_WITH.test(deed);
  const second = findPair(mainTheme)?.second.toLowerCase() ?? '';
  const beside = BESIDE.exec(text)?.[1] ?? second;
  // "A fox and an umbrella" has it in hand, as a fox with one has.
  const brought = hasHands ? (WITH.exec(text)?.[1] ?? second) : '';
  // Who has a skateboard is on it.
  const isBrought = ({ said, piece }: Heard) => said !== '' && brought.includes(said) && !isBoardToRide(piece);
  const isOfDeed = (one: Heard) => {
    const { said, piece } = one;
    return (
      said !== '' &&
      (said === verb ||
        isBrought(one) ||
        beside.includes(said) ||
        (deed.includes(said) && (isDone || /^(?:food|plant)$/.test(findPiece('body', piece)?.kind ?? ''))))
    );
  };
  return { isBrought, isOfDeed };
}
