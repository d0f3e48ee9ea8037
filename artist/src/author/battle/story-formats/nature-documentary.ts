import type { Shape } from '../story-format.ts';

export const NATURE_DOCUMENTARY: Shape = {
  opening: [
    'Dawn breaks over the wild car parks of {town}. Here, unseen by most, lives {first}, one of nature’s more confident mistakes. And here, approaching with {second_thing} and no plan, comes {second}. Our team has waited nine months for this, mostly in the wrong car park.',
    'In the animal kingdom there are hunters, there are the hunted, and there is {first}, who has come for the buffet. But the buffet already belongs to {second}. What follows has never been filmed before, because the cameraman used to run away.',
    'Softly now. Behind that bin, almost invisible if one does not look, sits {first}. The breathing is slow. The {first_soul} within is wide awake. Ten metres away, {second} is rubbing against a parking meter to mark it, and has marked it well.',
  ],
  rising: [
    'First comes the display. {Loser} inflates, turns a little pink, and presents {loser_thing} to the sky. It is meant to look enormous. {Winner} responds with {winner_thing} and a sound known among biologists as “the kettle”.',
    'The two circle a puddle. Neither may drink first; that is the law of the puddle. A flock of {crowd} has gathered at a safe distance to graze on {snack}. They will graze through anything.',
    'And now, a rare sight: {loser} attempts the dance. Two steps left, a hop, a glance to see whether anybody is watching. Sadly, everybody is. {Winner} has begun to take notes, in a small book, with {winner_thing} as a paperweight.',
    'In the wild, size is everything, and {loser} knows it: see how {loser_they} stands on {loser_thing}. {Winner}, on flat ground, appears smaller at first. But a low growl is travelling through the tarmac, and two car alarms have begun to answer it.',
  ],
  turn: [
    'But nature is patient, and {loser} is not. Having pounced too early, {loser_they} sails past {winner} at the height of a sofa and comes to rest in a shrub. The shrub, too, has waited nine months for this.',
    'Watch the ears. The {winner_soul} in {winner} has noticed that the wind has changed, and brings out {winner_other}, a behaviour so far seen only in captivity and at weddings. {Loser} has no answer to it. Evolution has not got that far.',
    'Then hunger decides. {Loser} has caught the scent of {snack} and turns the head, only for {spell}. In the wild, careers have ended over less. So have picnics.',
    'What happens next lasts less than a second, so we shall look at it slowly. Here is {loser}, in the air, delighted. Here is {winner}, no longer where {winner_they} was. And here is a stack of garden chairs, which has no natural enemies, until now.',
  ],
  finish: {
    close: [
      'They lock eyes, then antlers, though neither has any. For one breath it could go either way. Then, by a whisker and the whisker’s cousin, it is decided: {winner_name} wins, {points}. The whisker will be named after our producer.',
      'There can be only one owner of this parking meter. Slowly, very slowly, one of the two looks at the ground first. {Winner_name} wins, {points}. The meter blinks. It has eleven minutes left.',
    ],
    clear: [
      'And there it is, the gesture that settles such matters: {loser} rolls over and offers the stomach and a ticket for the tram. {Winner_name} wins, {points}. The territory now reaches as far as the bakery.',
      '{Winner_name} wins, {points}. With a cry that shakes the shopping trolleys, the victor takes possession of the nearest buffet. The order of the wild has been restored, and so has the order of the starters.',
    ],
    crushing: [
      'It is swift. One moment there is {loser}; the next there is a gap in a hedge, in the shape of {loser}. {Winner_name} wins {points}. The crew put down their cameras and bowed, which is why this part was drawn by hand.',
      '{Winner_name} wins {points}. Never before has our team needed so little film. The rest of this programme will therefore be about moss.',
    ],
  },
  aftermath: {
    dignified: [
      'And so {loser} walks back into the long grass beside the motorway, head high, {loser_thing} glinting in the evening sun. There will be other evenings. The herd of {crowd} parts to let {loser_them} through, which herds do for very few.',
      'Old foes in the wild sometimes share a meal. {Loser} has brought {winner} a leaf with some {snack} on it. {Winner} sniffs, considers, and moves over to make room. The moon rises. Even the narrator needs a moment.',
    ],
    undignified: [
      '{Loser} now pretends to have been looking for a contact lens. It is a well-known strategy and has never worked. A passing snail shakes its head, which takes until the credits.',
      'The defeated {loser} retreats up the nearest tree, discovers that it is a lamp post, and stays there out of pride. The fire brigade feeds in the area. It will be along towards dusk.',
    ],
  },
};
