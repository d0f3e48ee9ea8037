/** One more sentence where it is earned. Each fits behind any paragraph of any shape. */

/** The winner had hardly a chance: `{chance}` is a number of percent. */
export const UPSET_REMARKS = [
  'The bookmakers had given {winner} {chance} percent and are now living with relatives.',
  'With odds of {chance} percent, only one person had bet on {winner}, and that was a printing error.',
  'Experts had put the chances at {chance} percent. The experts have gone back to predicting weather.',
  'The computer had said {chance} percent. The computer has been unplugged and put to bed.',
  'Nobody had seen it coming, least of all {winner}, who had only {chance} percent and no change for the bus.',
  'At {chance} percent it had been considered a formality. It was: it went the other way, with a stamp.',
  'A betting shop in {town} had laughed at the {chance} percent. It is now a shop for umbrellas.',
] as const;

/** One of the two, `{fused}`, is a fusion of others. */
export const FUSION_REMARKS = [
  '{Fused}, being a fusion, had to sign every form twice.',
  'As a fusion, {fused} was entitled to two chairs and sat between them.',
  'There were complaints that {fused}, a fusion, was technically a group booking.',
  '{Fused}, being a fusion, had warmed up in two places at once.',
  'A fusion like {fused} brings more than one opinion, and all of them needed the bathroom.',
  'Being a fusion, {fused} shook hands twice, to be fair to everybody inside.',
] as const;

/** A last line after the last line, for stories that no particular voice tells. */
export const EPILOGUES = [
  'The prize was {prize}. It is on loan to a museum that did not ask for it.',
  'For the record: no {crowd} were harmed, though {count} had to sit down.',
  'The rematch is set for {weekday}, unless {referee} finds the whistle first, in which case it is called off.',
  'The official photograph shows only a thumb. Both sides have ordered prints.',
  'Cleaning up took until {time}. Whoever owns the {snack} is asked to come forward.',
  '“{Exclaim},” said somebody at the back, and that is how it stands in the archive.',
  'The {crowd} went home by bus. For once, nobody argued about the window seats.',
  '{Office} has opened a file on the matter. It contains a napkin.',
  'Entry was free. Leaving cost three bus tokens, and there was a queue.',
  'A plaque is planned. It will be small, and it will be wrong.',
] as const;
