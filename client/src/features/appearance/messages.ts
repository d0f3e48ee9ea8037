/** The fixed texts of how the product looks, moves and sounds in this browser. */
export const appearanceMessages = {
  title: 'Look and sound',
  hint: 'These choices stay in this browser, for everyone who uses it.',
  theme: 'Theme',
  themes: { system: 'Same as your device', light: 'Light', dark: 'Dark' },
  motion: 'Motion',
  motions: { system: 'Same as your device', less: 'Less: cards flip and battles end instantly' },
  dates: 'Dates',
  inEnglish: (example: string) => `In English: ${example}`,
  inMyLanguage: (example: string) => `In your browser’s language: ${example}`,
} as const;
