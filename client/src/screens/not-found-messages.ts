/** By themselves: the screen comes with a file of its own, and the first page does without. */
export const notFoundMessages = { title: '404', text: 'Oops! Page not found', link: 'Return to Home' } as const;
