/** What a username may consist of, and how often it may be changed. Which ones nobody can have is the server's to say. */

export const USERNAME_PATTERN = /^[A-Za-z0-9_]{3,24}$/;
export const USERNAME_FAULT = 'Username must have 3 to 24 characters: letters a to z, digits and _.';

/** A username can be changed once in so many days. */
export const USERNAME_DAYS = 30;
