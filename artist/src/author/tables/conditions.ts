/** Weather, hours and states of a place, as they are said before its noun, and after its name. */
const read = (lines: string): ReadonlyMap<string, string> =>
  new Map(
    lines
      .trim()
      .split(/,\s+/u)
      .map((entry): [string, string] => {
        const [id = '', ...words] = entry.trim().split(': ');
        return [id, words.join(' ')];
      }),
  );

export const CONDITIONS_BEFORE = read(`rain: rainy, storm: stormy, snow: snowy, fog: foggy, wind: windy, dust: dusty, heat: sunny,
autumn: autumnal, christmas: Christmassy, flooded: flooded, frozen: frozen, burning: burning, ruined: ruined, haunted: haunted,
submerged: sunken, crowded: crowded, medieval: medieval, victorian: Victorian, neon: neon-lit, night: moonlit, party: festive`);

export const CONDITIONS_AFTER = read(`rain: in the rain, storm: in a storm, snow: in the snow, fog: in the fog, wind: in the wind,
heat: in the sun, sunset: at sunset, dawn: at dawn, night: at night, autumn: in autumn, spring: in spring, christmas: at Christmas,
halloween: at Halloween, carnival: during carnival, haunted: at the witching hour, crowded: at rush hour`);
