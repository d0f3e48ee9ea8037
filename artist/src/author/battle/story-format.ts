/** How a story is told: as a court report, as a weather report, as a letter home. */
export interface Shape {
  /** True: an ordinary narrator tells it, who may add a line. Others have a voice of their own and end with it. */
  readonly plain?: true;
  /** Who fights and where. In sight of both. */
  readonly opening: readonly string[];
  /** It gets worse. */
  readonly rising: readonly string[];
  /** After this one of them cannot lose any more. */
  readonly turn: readonly string[];
  /** Says in plain words that `{winner_name}` won; see `VERDICT` in the tests. */
  readonly finish: Readonly<Record<Margin, readonly string[]>>;
  /** How the loser leaves. */
  readonly aftermath: { readonly dignified: readonly string[]; readonly undignified: readonly string[] };
}

export type Margin = 'close' | 'clear' | 'crushing';
