/** Scores, chances and luck, all with one decimal. */
export function oneDecimal(value: number): string {
  return value.toFixed(1);
}

/** "+24.0" or "-4.0": what something adds to a strength. */
export function signed(value: number): string {
  // What rounds to nothing has no sign.
  const rounded = Math.round(value * 10) / 10;
  return rounded > 0 ? `+${oneDecimal(rounded)}` : oneDecimal(rounded + 0);
}
