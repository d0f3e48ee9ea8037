/**
 * How two halves of a wish are told of as one, behind the first: "a wombat with a retired boxer in the family". Nothing
 * is said of which half is where, which only the picture knows.
 */

/** Behind a noun that has no clause of its own yet. */
export const JOINED_BY_CLAUSE: readonly string[] = [
  '{a_such_theme} {theme_who} is half {body}',
  '{a_such_theme} {theme_who} is part {body}',
  '{a_such_theme} {theme_who} is also {a_body}',
  '{a_such_theme} {theme_who} is {a_body} as well',
  '{a_such_theme} {theme_who} is {a_body} at heart',
  '{a_such_theme} {theme_who} takes after {a_body}',
  '{a_such_theme} {theme_who} doubles as {a_body}',
  '{a_such_theme} {theme_who} is {a_body} on {their} mother’s side',
  '{a_such_theme} {theme_who} is {a_body} on {their} father’s side',
  '{a_such_theme} {theme_who} is one part {body}',
  '{a_such_theme} {theme_who} grew up as {a_body}',
  '{a_such_theme} {theme_who} is more than half {body}',
];

/** Without a clause: no verb is near that could be taken for theirs. */
export const JOINED_WITHOUT: readonly string[] = [
  '{a_such_theme} with {a_body} in the family',
  '{a_such_theme} crossed with {a_body}',
  '{a_such_theme} with the soul of {a_body}',
  '{a_such_theme} with the manners of {a_body}',
  '{a_such_theme} with a good deal of {body} in {them}',
  '{a_such_theme} with the dreams of {a_body}',
];

/** Behind a name, or a noun that has a clause: a second one would be taken for a part of it. */
export const JOINED_ASIDE: readonly string[] = [
  '{a_theme}, in the body of {a_body},',
  '{a_theme}, half {body},',
  '{a_theme}, and {a_body} besides,',
  '{a_theme}, with {a_body} in the family,',
  '{a_theme}, crossed with {a_body},',
];

/** The same of several, of which nobody is one. */
export const JOINED_WITH_SEVERAL: readonly string[] = [
  '{a_such_theme} with {body} in the family',
  '{a_such_theme} crossed with {body}',
  '{a_such_theme} made up of {body}',
];

/** Whoever has a trade is somebody besides. */
export const JOINED_BY_TRADE: readonly string[] = [
  '{a_theme} {theme_who} is {a_body_that_does}',
  '{a_theme} {theme_who} happens to be {a_body_that_does}',
  '{a_theme} {theme_who} was born {a_body_that_does}',
  '{a_theme} {theme_who} is at heart {a_body_that_does}',
];
