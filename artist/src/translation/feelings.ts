/** What somebody feels about something, in one word with it: "Knoblauchallergie", "spinnenangst". */

/** "Mit Knoblauchallergie" as "allergisch gegen Knoblauch", and "der eine Katzenallergie hat" as "der allergisch gegen Katzen ist". */
const COMPOUNDS: Readonly<Record<string, readonly (readonly [said: RegExp, plainly: string])[]>> = {
  de: [
    [/(?<!\p{L})mit (?:einer )?(\p{L}{3,})-?allergie(?!\p{L})/giu, 'allergisch gegen $1'],
    [/(?<!\p{L})(?:eine )?(\p{L}{3,})-?allergie hat(?!\p{L})/giu, 'allergisch gegen $1 ist'],
    [/(?<!\p{L})mit (?!höhen|flug|platz|prüfungs)(\p{L}{3,})(?:angst|phobie)(?!\p{L})/giu, 'hat angst vor $1'],
    [/(?<!\p{L})(?!höhen|flug|platz|prüfungs)(\p{L}{3,})(?:angst|phobie) hat(?!\p{L})/giu, 'angst vor $1 hat'],
  ],
  nl: [
    [/(?<!\p{L})met (?:een )?(\p{L}{3,})-?allergie(?!\p{L})/giu, 'allergisch voor $1'],
    [/(?<!\p{L})(?:een )?(\p{L}{3,})-?allergie heeft(?!\p{L})/giu, 'allergisch is voor $1'],
    [/(?<!\p{L})met (?!hoogte|vlieg)(\p{L}{3,})(?:angst|vrees)(?!\p{L})/giu, 'bang voor $1'],
  ],
};

/** The text with the feeling before what it is about. */
export const withFeelingFirst = (text: string, language: string): string =>
  (COMPOUNDS[language] ?? []).reduce((told, [said, plainly]) => told.replace(said, plainly), text);
