/** What is told of a style that somebody asked for: rows that only this way of drawing, or this kind of place, could have. */
export interface StyleClass {
  /** Names of finishes or of backdrops. */
  of?: ReadonlySet<string>;
  /** Told styles that are of it whatever the picture shows of them, in lower case. */
  words?: RegExp;
  /**
   * With `{style}` or `{in_style}` a row tells the style itself; before one without, the opening does.
   * A way of drawing is told before a noun: "the {style} knees", of a watercolour and of what is cubist.
   */
  rows: readonly string[];
}
